// SPDX-License-Identifier: MIT
// A small board of our own drawings seen by a tilted camera, with figures made of a few blocks, in any light.
#pragma once

#include <opencv2/core.hpp>
#include <random>
#include <vector>

#include "engine/catalogue/tile_map.h"
#include "vision/reading.h"
#include "vision/tiles/art_library.h"

namespace tilewatch::test {

struct Light {
  const char* name;
  cv::Vec3f gain;   ///< B G R
  float slope = 0;  ///< gain grows by this from the left to the right rim of the picture
  float noise = 2;  ///< sigma, grey levels
};

/// Paints as the drawings' own colours would show them, B G R.
cv::Vec3f paint_of(Colour colour);

class DrawnTable {
 public:
  /// Lays `faces` in rows of `columns`; tilt in degrees off the vertical.
  DrawnTable(const vision::ArtLibrary& art, const std::vector<int>& faces, int columns, double tilt_deg,
             unsigned seed);

  /// A figure whose foot (lying: middle) is at u, v of the tile as it lies; u, v may lie outside 0..1.
  void put(std::size_t tile, catalogue::TilePoint at, Colour colour, Pose pose, double yaw) {
    put(tile, at, paint_of(colour), pose, yaw);
  }
  /// The same of another box: `paint` as the drawings' own colours would show it.
  void put(std::size_t tile, catalogue::TilePoint at, const cv::Vec3f& paint, Pose pose, double yaw);
  /// What the camera sees.
  cv::Mat picture(const Light& light);

  const vision::BoardGeometry& geometry() const { return geometry_; }
  const std::vector<vision::TileReading>& tiles() const { return tiles_; }
  cv::Point2f image_of(std::size_t tile, catalogue::TilePoint at) const;

 private:
  cv::Point2d board_of(std::size_t tile, catalogue::TilePoint at) const;

  std::mt19937 random_;
  vision::BoardGeometry geometry_;
  std::vector<vision::TileReading> tiles_;
  cv::Mat canvas_;  ///< 8UC3, in white light
};

}  // namespace tilewatch::test
