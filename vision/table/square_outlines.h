// SPDX-License-Identifier: MIT
// Things with four straight sides of about equal length: what separate tiles on a table look like from afar.
#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "vision/reading.h"

namespace tilewatch::vision {

/// Outlines that may be tiles, whatever the ground; many of them are something else, and a tile may be there
/// several times. Corners go round clockwise in the picture.
std::vector<Quad> square_outlines(const cv::Mat& picture_bgr);

/// Outlines of things that lie alone on an even ground, whatever its pattern and light: fewer, and their
/// corners are the thing's own, also where the table is seen at an angle. Largest first, each once.
std::vector<Quad> outlines_apart(const cv::Mat& picture_bgr);

}  // namespace tilewatch::vision
