// SPDX-License-Identifier: MIT
// A tile's face cut out of a picture, straight, and how sharp it is.
#pragma once

#include <opencv2/core.hpp>

#include "vision/reading.h"

namespace tilewatch::calibration {

/// The quad as a square picture, its first corner at the top left; about as many pixels as it has in the
/// picture, at most 320 a side.
cv::Mat cut_face(const cv::Mat& picture_bgr, const vision::Quad& quad);

/// How many of a face's finest details are there, about 1 for a picture in focus, near 0 for a blurred one.
double sharpness_of(const cv::Mat& face_bgr);

/// Below this sharpness a face is too blurred to serve as art.
inline constexpr double kBlurredFace = 0.12;

}  // namespace tilewatch::calibration
