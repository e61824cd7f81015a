// SPDX-License-Identifier: MIT
// What the calibration wizard draws itself: the picture, the gauges with their lights, the coverage map.
#pragma once

#include <QImage>
#include <QWidget>
#include <array>
#include <vector>

#include "display/model/calibration_view.h"

namespace tilewatch::window {

/// The picture as large as there is room, in its own proportions.
class LivePicture : public QWidget {
  Q_OBJECT

 public:
  explicit LivePicture(QWidget* parent = nullptr);
  void show_picture(const QImage& picture);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QImage picture_;
};

/// One line a gauge: a light, its name, its value. A light differs by shape too, not by colour alone.
class GaugeList : public QWidget {
  Q_OBJECT

 public:
  explicit GaugeList(QWidget* parent = nullptr);
  void show_gauges(std::vector<model::CalibrationGauge> gauges, double scale);
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  int line_height() const;

  std::vector<model::CalibrationGauge> gauges_;
  double scale_ = 1;
};

/// Which parts of the picture the lens board was seen in.
class CoverageMap : public QWidget {
  Q_OBJECT

 public:
  using Views = std::array<std::array<int, model::CalibrationFacts::kCells>, model::CalibrationFacts::kCells>;

  explicit CoverageMap(QWidget* parent = nullptr);
  void show_views(const Views& views, double scale);
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Views views_{};
  double scale_ = 1;
};

}  // namespace tilewatch::window
