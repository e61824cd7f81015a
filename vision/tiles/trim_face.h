// SPDX-License-Identifier: MIT
// Cuts a tile's face out of a picture that shows it with a white margin and a soft shadow round it.
#pragma once

#include <opencv2/core.hpp>

namespace tilewatch::vision {

/// The part of an upright picture (BGR) that is the tile. A scan without a margin comes back whole.
cv::Rect face_in(const cv::Mat& picture);

}  // namespace tilewatch::vision
