// SPDX-License-Identifier: MIT
// What was recognised and the aids, as one transparent layer over the camera's picture. Pictures come many
// times a second and mostly show the same table: the layer is drawn anew only when something on it changes.
#pragma once

#include <QPixmap>

#include "display/window/camera_aids.h"

class QPainter;

namespace tilewatch::window {

class CameraMarks {
 public:
  explicit CameraMarks(Desk& desk);

  /// The game or an aid's switch has changed.
  void update();
  /// Something else that is drawn has: what is chosen, asked, how large things are.
  void redraw() { layer_ = {}; }

  /// The layer for a picture shown `size` large, `zoom` panel pixels for one of the preview's and `ratio`
  /// device pixels for one of the panel's. The one drawn before, if nothing on it has moved as far as anybody
  /// sees.
  const QPixmap& layer(const bus::Preview& preview, QSizeF size, double zoom, double ratio);

  const CameraAids& aids() const { return aids_; }
  int layers_made() const { return layers_made_; }

 private:
  /// Whether the layer shows what is in `preview`.
  bool shows(const bus::Preview& preview) const;
  void draw_tiles(QPainter& painter, const bus::Preview& preview) const;
  void draw_figures(QPainter& painter, const bus::Preview& preview) const;
  /// How sure the reader is of tiles that it is not sure of, over everything else.
  void draw_doubts(QPainter& painter, const bus::Preview& preview) const;
  void draw_cells(QPainter& painter, const bus::Preview& preview) const;

  Desk& desk_;
  CameraAids aids_;
  QPixmap layer_;
  bus::Preview drawn_;  ///< what is on it, without the JPEG
  double zoom_ = 1;
  int layers_made_ = 0;
};

}  // namespace tilewatch::window
