// SPDX-License-Identifier: MIT
// Mist on the drawn board: every area open, closed or never to be closed, the edges that still have to close,
// its ghosts; what castles and cemeteries miss.
#pragma once

#include <QGraphicsItem>
#include <QPainterPath>
#include <optional>
#include <vector>

#include "display/model/fog_view.h"
#include "display/window/desk.h"

class QGraphicsScene;

namespace tilewatch::window {

class FogItem : public QGraphicsItem {
 public:
  /// `path` in scene units.
  FogItem(const model::FogArea& area, QPainterPath path);
  QRectF boundingRect() const override;
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

 private:
  model::FogState state_;
  QPainterPath path_;
  std::vector<QLineF> open_;
  std::vector<QLineF> blind_;
};

/// All of it; nothing in games without mist.
class FogMarks {
 public:
  FogMarks(Desk& desk, QGraphicsScene& scene) : desk_(desk), scene_(scene) {}
  /// Draws anew what the snapshot says, if that has changed.
  void update();

 private:
  void add(QGraphicsItem* item);

  Desk& desk_;
  QGraphicsScene& scene_;
  std::vector<QGraphicsItem*> items_;  ///< the scene's
  std::vector<model::FogArea> areas_;
  std::vector<model::FogPlace> places_;
  std::vector<QPointF> figures_;  ///< where they stand, in cells: signs keep away from them
  std::shared_ptr<const catalogue::Catalogue> drawn_with_;
};

}  // namespace tilewatch::window
