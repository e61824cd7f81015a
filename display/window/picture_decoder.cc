// SPDX-License-Identifier: MIT
#include "display/window/picture_decoder.h"

#include <QCoreApplication>
#include <utility>

namespace tilewatch::window {

PictureDecoder::PictureDecoder(QObject* parent) : QObject(parent) { worker_.setMaxThreadCount(1); }

PictureDecoder::~PictureDecoder() { worker_.waitForDone(); }

void PictureDecoder::decode(model::PreviewPtr preview) {
  if (busy_) {
    next_ = std::move(preview);
    return;
  }
  begin(std::move(preview));
}

void PictureDecoder::begin(model::PreviewPtr preview) {
  busy_ = true;
  worker_.start([this, preview = std::move(preview)] {
    QImage picture;
    picture.loadFromData(preview->jpeg.data(), static_cast<int>(preview->jpeg.size()));
    // The format that painting needs, made here rather than in the user interface's thread.
    if (!picture.isNull()) picture.convertTo(QImage::Format_RGB32);
    QMetaObject::invokeMethod(
        this, [this, picture, preview] { done(picture, preview); }, Qt::QueuedConnection);
  });
}

void PictureDecoder::done(const QImage& picture, const model::PreviewPtr& preview) {
  busy_ = false;
  ++decoded_;
  emit ready(picture, preview);
  if (model::PreviewPtr next = std::exchange(next_, nullptr); next != nullptr) begin(std::move(next));
}

void PictureDecoder::finish() {
  while (busy_) {
    worker_.waitForDone();
    QCoreApplication::sendPostedEvents(this);
  }
}

}  // namespace tilewatch::window
