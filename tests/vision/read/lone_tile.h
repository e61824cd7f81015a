// SPDX-License-Identifier: MIT
// Pictures of a table on which a game is about to begin: one tile lies there alone, beside a mug, a stack and
// spare figures. Everything follows from the seed, and where the tile lies is known.
#pragma once

#include <cstdint>
#include <opencv2/core.hpp>

#include "vision/reading.h"

namespace tilewatch::test {

struct LoneTileOptions {
  cv::Size size{1280, 720};
  double across_mm = 900;  ///< of the table, about, from the picture's left to its right
  double tilt_deg = 20;    ///< camera off the vertical
  double blur_px = 0.7;
  double noise = 3;  ///< sigma, grey levels
  std::uint32_t seed = 1;
};

struct LoneTilePicture {
  cv::Mat picture;
  vision::Quad corners{};  ///< of the face, its own north-west first
};

/// `face` is BGR and upright; an empty one leaves the table bare.
LoneTilePicture lone_tile(const cv::Mat& face, const LoneTileOptions& options);

/// Options of any size, distance and angle, by the seed.
LoneTileOptions any_lone_tile(std::uint32_t seed);

}  // namespace tilewatch::test
