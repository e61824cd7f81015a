// SPDX-License-Identifier: MIT
#include "display/window/desk.h"

#include <utility>

#include "display/model/camera_cells.h"
#include "display/model/engine_words.h"

namespace tilewatch::window {

Desk::Desk(model::TableClient& client, bool animations, QObject* parent)
    : QObject(parent), client_(client), animations_(animations) {
  table_.follow(client);
  connect(&table_, &model::TableModel::statusChanged, this, &Desk::load_catalogue);
  connect(&table_, &model::TableModel::statusChanged, this,
          &Desk::update_seen);  // the camera's frame is part of it
  connect(&client, &model::TableClient::replied, this, [this](const bus::Reply& reply) {
    const QString words = model::engine_words(QString::fromStdString(reply.message));
    if (!words.isEmpty() || !reply.ok) say(words, !reply.ok);
  });
}

model::Aids Desk::aids() const {
  return switches_ != nullptr ? switches_->of(audience_)
                              : model::usual_aids().at(static_cast<std::size_t>(audience_));
}

void Desk::follow(const model::AidSwitches* switches, model::Audience audience) {
  if (switches_ != nullptr) switches_->disconnect(this);
  switches_ = switches;
  audience_ = audience;
  if (switches_ != nullptr) connect(switches_, &model::AidSwitches::changed, this, &Desk::aidsChanged);
  emit aidsChanged();
}

void Desk::send(const bus::Request& request) { client_.send(request); }

void Desk::set_scale(double scale) {
  if (qFuzzyCompare(scale, scale_)) return;
  scale_ = scale;
  emit scaleChanged();
}

void Desk::tell_all() {
  emit scaleChanged();
  table_.tell_all();
  emit pictureChanged();
  emit aidsChanged();
  emit chosenChanged();
  emit outlineChanged();
  emit askedChanged();
}

void Desk::set_outline(model::Outline outline) {
  if (outline == outline_) return;
  outline_ = std::move(outline);
  emit outlineChanged();
}

void Desk::set_asked(std::optional<Cell> cell) {
  if (cell == asked_) return;
  asked_ = cell;
  emit askedChanged();
}

void Desk::set_chosen(std::optional<Cell> cell) {
  if (cell == chosen_) return;
  chosen_ = cell;
  emit chosenChanged();
}

void Desk::set_picture(const QImage& picture, model::PreviewPtr preview) {
  picture_ = picture;
  picture_preview_ = std::move(preview);
  update_seen();
}

void Desk::update_seen() {
  if (picture_preview_ == nullptr) return;
  seen_ = model::in_board_cells(*picture_preview_, snapshot());
  emit pictureChanged();
}

void Desk::say(const QString& text, bool trouble) { emit said(text, trouble); }

void Desk::load_catalogue() {
  if (snapshot().sets == sets_) return;
  sets_ = snapshot().sets;
  auto loaded = catalogue::Catalogue::load(sets_);
  if (!loaded) {
    say(QString::fromStdString(loaded.error().message), true);
    art_.use(nullptr);
    shapes_.use(nullptr);
    return;
  }
  art_.use(*loaded);
  shapes_.use(*loaded);
}

}  // namespace tilewatch::window
