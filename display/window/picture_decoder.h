// SPDX-License-Identifier: MIT
// JPEG previews into pictures on a thread of their own; when they come too fast, only the newest counts.
#pragma once

#include <QImage>
#include <QObject>
#include <QThreadPool>

#include "display/model/table_client.h"

namespace tilewatch::window {

class PictureDecoder : public QObject {
  Q_OBJECT

 public:
  explicit PictureDecoder(QObject* parent = nullptr);
  ~PictureDecoder() override;

  void decode(model::PreviewPtr preview);
  /// How many pictures have been decoded.
  int decoded() const { return decoded_; }
  /// Waits for the picture under way and everything after it (tests, pictures of the window).
  void finish();

 signals:
  /// A null image means that the preview held no readable picture.
  void ready(const QImage& picture, tilewatch::model::PreviewPtr preview);

 private:
  void begin(model::PreviewPtr preview);
  void done(const QImage& picture, const model::PreviewPtr& preview);

  QThreadPool worker_;
  bool busy_ = false;
  model::PreviewPtr next_;
  int decoded_ = 0;
};

}  // namespace tilewatch::window
