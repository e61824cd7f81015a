// SPDX-License-Identifier: MIT
// What else stands on the table, beside the board: a mug, face-down tiles, spare figures.
#pragma once

#include <cstdint>
#include <opencv2/core.hpp>
#include <vector>

#include "engine/catalogue/words.h"
#include "vision/simulate/canvas.h"

namespace tilewatch::vision {

struct ClutterPlan {
  std::vector<cv::Rect2d> tiles_mm;   ///< where tiles will lie in the end: nothing stands there or hides it
  cv::Rect2d top_mm;                  ///< the table top
  std::vector<Colour> colours;        ///< whose spare figures lie about
  std::vector<cv::Point2d> seats_mm;  ///< where the players sit, one for each colour
};

/// Paints it into the picture of the empty table.
void paint_clutter(Canvas& canvas, const ClutterPlan& plan, const FilmCamera& camera,
                   const cv::Vec3d& to_light, std::uint32_t seed);

}  // namespace tilewatch::vision
