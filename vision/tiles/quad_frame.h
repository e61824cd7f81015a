// SPDX-License-Identifier: MIT
// A quad as a frame to measure in: its middle at (0,0), its sides one long.
#pragma once

#include "vision/reading.h"

namespace tilewatch::vision {

/// A point of the quad's frame (-0.5 to 0.5 from its first corner's sides) -> picture pixel.
cv::Matx33d image_from_frame(const Quad& quad);

cv::Point2d mapped(const cv::Matx33d& homography, cv::Point2d point);

/// Square root of the quad's area, pixels.
double quad_side(const Quad& quad);

/// The quad that covers, in the frame that `image_from_frame` is of, a square of side `scale`, turned
/// clockwise by `angle` (radians) about its middle, which lies at `middle`.
Quad moved_square(const cv::Matx33d& image_from_frame, cv::Point2d middle, double angle, double scale);

}  // namespace tilewatch::vision
