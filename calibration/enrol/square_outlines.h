// SPDX-License-Identifier: MIT
// Things with four straight sides of about equal length: what separate tiles on a table look like from afar.
#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "vision/reading.h"

namespace tilewatch::calibration {

/// Outlines that may be tiles, whatever the ground; many of them are something else, and a tile may be there
/// several times. Corners go round clockwise in the picture.
std::vector<vision::Quad> square_outlines(const cv::Mat& picture_bgr);

}  // namespace tilewatch::calibration
