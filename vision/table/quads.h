// SPDX-License-Identifier: MIT
// Small arithmetic of quadrilaterals and the way they face.
#pragma once

#include "vision/reading.h"

namespace tilewatch::vision {

/// The mean of the corners.
cv::Point2f middle_of(const Quad& quad);

/// Where the diagonals meet: the picture of the tile's middle, whatever the perspective.
cv::Point2f centre_of(const Quad& quad);

/// How many corners a quad must be turned by for the side that faces most nearly up to come first.
int most_upward(const Quad& quad);

/// How much of the quad's area lies in a picture of this size, 0 to 1.
double share_in_picture(const Quad& quad, cv::Size picture);

/// The quad beginning with its corner k.
Quad turned(const Quad& quad, int k);

}  // namespace tilewatch::vision
