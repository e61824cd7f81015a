// SPDX-License-Identifier: MIT
// What the camera sees, with what was recognised drawn over it.
#pragma once

#include "display/window/camera_aids.h"
#include "display/window/panel.h"

class QPainter;
class QPushButton;

namespace tilewatch::window {

class CameraPanel : public Panel {
  Q_OBJECT

 public:
  explicit CameraPanel(Desk& desk, QWidget* parent = nullptr);

  bool hasHeightForWidth() const override { return true; }
  /// The picture's own shape, 16:9 before the first.
  int heightForWidth(int width) const override;
  QSize sizeHint() const override;
  const CameraAids& aids() const { return aids_; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void take_picture();
  /// The camera has moved: says so, and one click measures the table anew.
  void update_moved();
  void take_state();
  void draw_hint(QPainter& painter, QRectF box) const;
  void draw_tiles(QPainter& painter, const bus::Preview& preview) const;
  void draw_figures(QPainter& painter, const bus::Preview& preview) const;
  /// How sure the reader is of tiles that it is not sure of, over everything else.
  void draw_doubts(QPainter& painter, const bus::Preview& preview) const;
  void draw_cells(QPainter& painter, const bus::Preview& preview) const;
  void draw_badge(QPainter& painter, QRectF box) const;

  CameraAids aids_;
  QPushButton* moved_;
  QRectF picture_box_;  ///< where in the panel the picture was drawn last
  double zoom_ = 1;     ///< panel pixels for one picture pixel
  QPixmap scaled_;      ///< the picture at the panel's size
  QSize scaled_from_;
};

}  // namespace tilewatch::window
