// SPDX-License-Identifier: MIT
// What a table's calibration tells the eyes before they look. Every part may be missing; nothing here is
// needed.
#pragma once

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

#include "engine/catalogue/words.h"

namespace tilewatch::vision {

/// The paint of a player's figures, or of a figure that belongs to the game.
struct KnownPaint {
  FigureKind kind = FigureKind::kMeeple;
  Colour colour = Colour::kRed;  ///< the players' figures alone have one
  cv::Vec3d bgr;                 ///< as if on white paper
};

struct KnownTable {
  /// Focal lengths and axis in pixels of the pictures that are given, which then have no distortion.
  std::optional<cv::Matx33d> camera;
  /// Unit vector square to the table, away from the camera, in the camera's frame (x right, y down, z ahead).
  /// A belief, not a law: where many tiles say otherwise (the camera was moved), they are right.
  std::optional<cv::Vec3d> down;
  std::vector<KnownPaint> paints;
  double tile_mm = 45;  ///< a tile's side; figures are as large as they are whatever the tiles
};

}  // namespace tilewatch::vision
