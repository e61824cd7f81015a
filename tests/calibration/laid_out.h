// SPDX-License-Identifier: MIT
// Pictures of tiles laid out for enrolment, with known truth: any faces, any ground, apart or touching.
#pragma once

#include <array>
#include <cstdint>
#include <opencv2/core.hpp>
#include <vector>

namespace tilewatch::test {

enum class Ground { kPlain, kWood, kCloth };

struct LayOut {
  Ground ground = Ground::kPlain;
  std::uint32_t seed = 1;
  bool touching = false;  ///< else apart and turned anyhow
  cv::Size size{1920, 1080};
  double tilt_deg = 6;  ///< of the camera off the vertical
  double blur_px = 0.6;
  double noise = 2;
};

struct LaidTile {
  int face = -1;                       ///< index in the faces that were laid
  std::array<cv::Point2f, 4> corners;  ///< in the picture, the face's own top left first
};

struct LaidOut {
  cv::Mat picture;  ///< BGR bytes
  std::vector<LaidTile> tiles;
};

/// Lays all faces (BGR, square) out in any order on a table seen by a camera above it. Everything follows
/// from the seed.
LaidOut lay_out(const std::vector<cv::Mat>& faces, const LayOut& how);

}  // namespace tilewatch::test
