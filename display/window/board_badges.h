// SPDX-License-Identifier: MIT
// Small signs on the drawn board: a glyph and a few letters, the rest in the tool tip.
#pragma once

#include <QGraphicsItem>
#include <QString>
#include <optional>

#include "engine/catalogue/words.h"

namespace tilewatch::window {

struct BadgeLook {
  enum class Tone { kPlain, kGood, kAsk, kTrouble };
  Tone tone = Tone::kPlain;          ///< of its border
  std::optional<FigureKind> figure;  ///< drawn before the text
  QString text;                      ///< a few letters
  QString tip;                       ///< a sentence
  bool operator==(const BadgeLook&) const = default;
};

class BadgeItem : public QGraphicsItem {
 public:
  /// `middle` in scene units.
  BadgeItem(BadgeLook look, QPointF middle);
  QRectF boundingRect() const override;
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

 private:
  BadgeLook look_;
  double width_;
};

}  // namespace tilewatch::window
