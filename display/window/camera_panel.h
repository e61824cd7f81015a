// SPDX-License-Identifier: MIT
// What the camera sees, with what was recognised drawn over it.
#pragma once

#include "display/window/camera_marks.h"
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
  const CameraMarks& marks() const { return marks_; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void take_picture();
  /// The camera has moved: says so, and one click measures the table anew.
  void update_moved();
  void take_state();
  void draw_hint(QPainter& painter, QRectF box) const;
  void draw_badge(QPainter& painter, QRectF box) const;

  CameraMarks marks_;
  QPushButton* moved_;
  QPixmap scaled_;  ///< the picture at the panel's size
  QSize scaled_from_;
};

}  // namespace tilewatch::window
