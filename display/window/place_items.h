// SPDX-License-Identifier: MIT
// The same aids on the drawn board: places of the drawn tile, gaps, features in their owners' colours.
#pragma once

#include <QGraphicsItem>
#include <memory>
#include <vector>

#include "display/model/places_view.h"
#include "display/window/desk.h"

class QGraphicsScene;

namespace tilewatch::window {

/// All of it; nothing while nothing is drawn and every aid is off.
class PlaceMarks {
 public:
  PlaceMarks(Desk& desk, QGraphicsScene& scene) : desk_(desk), scene_(scene) {}
  /// Draws anew what the snapshot says, if that has changed.
  void update();
  /// Whether places of a drawn tile are marked.
  bool any_place() const { return !view_.places.empty(); }

 private:
  void add(QGraphicsItem* item);

  Desk& desk_;
  QGraphicsScene& scene_;
  std::vector<QGraphicsItem*> items_;  ///< the scene's
  model::PlacesView view_;
  std::shared_ptr<const catalogue::Catalogue> drawn_with_;
};

}  // namespace tilewatch::window
