// SPDX-License-Identifier: MIT
// Photos of a table painted by the test: tiles of a library laid a little askew, seen by a known camera.
#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "vision/reading.h"
#include "vision/table/plane_fit.h"
#include "vision/tiles/art_library.h"

namespace tilewatch::test {

struct PaintedTableOptions {
  cv::Size size{960, 540};
  double tilt_deg = 20;
  double turn_deg = 10;  ///< the board's north, clockwise from the picture's up
  double tile_px = 60;   ///< about what a tile in the middle measures
  double focal = 0.75;   ///< of the picture's width
  double blur = 0.7;     ///< sigma, pixels
  double noise = 3;      ///< sigma, grey levels
  double askew = 1;      ///< 1: up to 1.5 mm and 2 degrees
  int tiles = 12;
  bool hand = false;  ///< an arm lies over a part of the board
  std::uint32_t seed = 1;
};

struct PaintedTable {
  cv::Mat picture;
  vision::PlaneCamera camera;
  std::vector<vision::TileReading> tiles;  ///< one candidate each: the truth
};

PaintedTable paint_table(const vision::ArtLibrary& art, const PaintedTableOptions& options);

/// A camera `distance` tiles from the board's point (0,0), which it sees in the middle of the picture.
vision::PlaneCamera camera_over(cv::Size picture, double focal_px, double distance, double tilt_deg,
                                double turn_deg);

/// Wood, seen from near enough.
cv::Mat painted_wood(cv::Size size, std::uint32_t seed);

}  // namespace tilewatch::test
