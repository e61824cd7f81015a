// SPDX-License-Identifier: MIT
// Aids drawn over the camera's picture, in perspective: where the drawn tile may lie and what it would
// finish, gaps that nothing fits, features in their owners' colours.
#pragma once

#include <QPolygonF>
#include <optional>
#include <vector>

#include "display/model/places_view.h"
#include "display/model/players_view.h"
#include "display/window/desk.h"

class QPainter;

namespace tilewatch::window {

class CameraAids {
 public:
  explicit CameraAids(Desk& desk) : desk_(desk) {}

  /// Takes what the snapshot says; called when that has changed, not for every picture.
  void update();
  /// Under what was recognised. The painter's units are pixels of `preview`, `zoom` of which make one of the
  /// screen.
  void draw_ground(QPainter& painter, const bus::Preview& preview, double zoom);
  /// Over it: what places would bring.
  void draw_signs(QPainter& painter, const bus::Preview& preview, double zoom) const;

  /// How often outlines were made anew: a picture alone makes none.
  int outlines_made() const { return outlines_made_; }

 private:
  struct Owned {
    std::vector<Colour> colours;
    bool field = false;
    std::vector<QPolygonF> outline;  ///< in cells
  };

  Desk& desk_;
  model::PlacesView view_;
  std::vector<model::PlayerView> players_;
  std::shared_ptr<const catalogue::Catalogue> drawn_with_;
  std::vector<Owned> owned_;
  int outlines_made_ = 0;
};

}  // namespace tilewatch::window
