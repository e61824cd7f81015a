// SPDX-License-Identifier: MIT
#include "display/window/audience/spotlight.h"

#include <QGraphicsItem>
#include <QPainter>
#include <QVariantAnimation>
#include <utility>

#include "display/window/audience/hall_type.h"
#include "display/window/board_items.h"

namespace tilewatch::window {
namespace {

/// As far as people can see.
constexpr double kFar = 60 * kCellSize;
constexpr double kSignPixels = 34;

class LightItem : public QGraphicsItem {
 public:
  explicit LightItem(const SpotlightLook& look)
      : path_(look.path), line_(look.line), box_(path_.boundingRect().adjusted(-kFar, -kFar, kFar, kFar)) {
    dark_.addRect(box_);
    dark_ = dark_.subtracted(path_);
    setZValue(layer::kOutline);
  }
  QRectF boundingRect() const override { return box_; }
  void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override {
    painter->setRenderHint(QPainter::Antialiasing);
    painter->fillPath(dark_, QColor(8, 10, 13, 158));
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(QColor(0, 0, 0, 190), 13, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPath(path_);
    painter->setPen(QPen(line_, 7.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPath(path_);
  }

 private:
  QPainterPath path_;
  QColor line_;
  QRectF box_;
  QPainterPath dark_;
};

/// The points, as large on a large board as on a small one.
class SignItem : public QGraphicsItem {
 public:
  explicit SignItem(const SpotlightLook& look) : look_(look), pixels_(kSignPixels * look.scale) {
    setFlag(ItemIgnoresTransformations);
    setPos(look.sign_at);
    setZValue(layer::kChosen);
    const double wide = line_width(look.sign, HallWeight::kHeavy, pixels_) + pixels_ * 0.8;
    box_ = QRectF(-wide / 2, -pixels_ * 0.7, wide, pixels_ * 1.4);
  }
  QRectF boundingRect() const override { return box_.adjusted(-pixels_, -pixels_, pixels_, pixels_); }
  void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override {
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(look_.line, pixels_ / 11));
    painter->setBrush(look_.fill);
    painter->drawRoundedRect(box_, box_.height() / 2, box_.height() / 2);
    painter->setPen(look_.ink);
    draw_line(*painter, box_, look_.sign, HallWeight::kHeavy, pixels_, Qt::AlignHCenter);
  }

 private:
  SpotlightLook look_;
  double pixels_;
  QRectF box_;
};

}  // namespace

Spotlight::Spotlight(QGraphicsScene& scene, bool animated, QObject* parent)
    : QObject(parent), scene_(scene), animated_(animated), turning_(new QVariantAnimation(this)) {
  constexpr int kTurnMs = 500;
  turning_->setDuration(kTurnMs);
  connect(turning_, &QVariantAnimation::valueChanged, this,
          [this](const QVariant& value) { turn(value.toDouble()); });
}

void Spotlight::turn(double light) {
  for (QGraphicsItem* item : items_) item->setOpacity(light);
  if (light > 0 || turning_->endValue().toDouble() > 0) return;
  for (QGraphicsItem* item : std::exchange(items_, {})) delete item;
}

void Spotlight::show(SpotlightLook look) {
  turning_->stop();
  for (QGraphicsItem* item : std::exchange(items_, {})) delete item;
  items_ = {new LightItem(look), new SignItem(look)};
  for (QGraphicsItem* item : items_) scene_.addItem(item);
  turning_->setStartValue(0.0);
  turning_->setEndValue(1.0);
  turn(animated_ ? 0 : 1);
  if (animated_) turning_->start();
}

void Spotlight::hide() {
  if (items_.empty()) return;
  turning_->stop();
  turning_->setStartValue(items_.front()->opacity());
  turning_->setEndValue(0.0);
  if (!animated_) return turn(0);
  turning_->start();
}

}  // namespace tilewatch::window
