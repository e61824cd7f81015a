// SPDX-License-Identifier: MIT
// What the table is made of: planks, cloth or a plain top.
#pragma once

#include <cstdint>
#include <opencv2/core.hpp>

#include "vision/simulate/film_camera.h"

namespace tilewatch::vision {

/// The empty table as the camera sees it in even white light (CV_8UC3): material and tone come from the seed.
/// Beyond `top_mm` (in table millimetres) lies the floor.
cv::Mat painted_table(const FilmCamera& camera, const cv::Rect2d& top_mm, std::uint32_t seed);

}  // namespace tilewatch::vision
