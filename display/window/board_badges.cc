// SPDX-License-Identifier: MIT
#include "display/window/board_badges.h"

#include <QPainter>
#include <QStyleOptionGraphicsItem>
#include <algorithm>
#include <utility>

#include "display/window/board_items.h"
#include "display/window/marks.h"
#include "display/window/theme.h"

namespace tilewatch::window {
namespace {

constexpr double kBadgeHeight = 23;
constexpr double kBadgeGlyph = 16;
/// A board that is drawn small keeps its signs readable, up to this much larger.
constexpr double kMostGrowth = 1.7;

QFont badge_font() {
  QFont font = type_font(Type::kStrong, 1);
  font.setPixelSize(16);
  return font;
}

QColor badge_border(BadgeLook::Tone tone) {
  switch (tone) {
    case BadgeLook::Tone::kPlain:
      return shade::kDim;
    case BadgeLook::Tone::kGood:
      return shade::kGood;
    case BadgeLook::Tone::kAsk:
      return shade::kAsk;
    case BadgeLook::Tone::kTrouble:
      return shade::kTrouble;
  }
  return shade::kDim;
}

}  // namespace

BadgeItem::BadgeItem(BadgeLook look, QPointF middle) : look_(std::move(look)) {
  width_ = 12 + QFontMetricsF(badge_font()).horizontalAdvance(look_.text) +
           (look_.figure ? kBadgeGlyph + (look_.text.isEmpty() ? 0 : 3) : 0);
  width_ = std::max(width_, kBadgeHeight);
  setPos(middle);
  setZValue(layer::kBadge);
  setToolTip(look_.tip);
  setAcceptedMouseButtons(Qt::NoButton);
}

QRectF BadgeItem::boundingRect() const {
  const double w = kMostGrowth * (width_ / 2 + 2);
  const double h = kMostGrowth * (kBadgeHeight / 2 + 2);
  return {-w, -h, 2 * w, 2 * h};
}

void BadgeItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
  const double zoom = QStyleOptionGraphicsItem::levelOfDetailFromTransform(painter->worldTransform());
  const double growth = std::clamp(0.85 / zoom, 1.0, kMostGrowth);
  painter->setRenderHint(QPainter::Antialiasing);
  painter->save();
  painter->scale(growth, growth);
  const QRectF box(-width_ / 2, -kBadgeHeight / 2, width_, kBadgeHeight);
  painter->setPen(QPen(badge_border(look_.tone), 2));
  painter->setBrush(QColor(shade::kGround));
  painter->drawRoundedRect(box, kBadgeHeight / 2, kBadgeHeight / 2);
  double left = box.left() + 6;
  if (look_.figure) {
    FigureLook figure;
    figure.kind = *look_.figure;
    draw_figure(*painter, {left + kBadgeGlyph / 2, 0}, kBadgeGlyph, figure);
    left += kBadgeGlyph + 3;
  }
  painter->setPen(QColor(shade::kText));
  painter->setFont(badge_font());
  const QRectF rest(left, box.top(), box.right() - 6 - left, box.height());
  painter->drawText(look_.figure ? rest : box, Qt::AlignCenter | Qt::TextDontClip, look_.text);
  painter->restore();
}

}  // namespace tilewatch::window
