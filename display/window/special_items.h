// SPDX-License-Identifier: MIT
// Mage and witch, watchtowers and tents on the drawn board: the feature under a spell outlined, and small
// signs.
#pragma once

#include <QGraphicsItem>
#include <QPainterPath>
#include <memory>
#include <vector>

#include "display/model/specials_view.h"
#include "display/window/desk.h"

class QGraphicsScene;

namespace tilewatch::window {

class SpellItem : public QGraphicsItem {
 public:
  /// `path` in scene units.
  SpellItem(FigureKind figure, QPainterPath path);
  QRectF boundingRect() const override { return path_.boundingRect().adjusted(-6, -6, 6, 6); }
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

 private:
  FigureKind figure_;
  QPainterPath path_;
};

/// All of it; nothing in games without them.
class SpecialMarks {
 public:
  SpecialMarks(Desk& desk, QGraphicsScene& scene) : desk_(desk), scene_(scene) {}
  /// Draws anew what the snapshot says, if that has changed.
  void update();

 private:
  void add(QGraphicsItem* item);

  Desk& desk_;
  QGraphicsScene& scene_;
  std::vector<QGraphicsItem*> items_;  ///< the scene's
  model::SpecialsView view_;
  std::shared_ptr<const catalogue::Catalogue> drawn_with_;
};

}  // namespace tilewatch::window
