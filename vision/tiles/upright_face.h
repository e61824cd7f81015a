// SPDX-License-Identifier: MIT
// A tile on the table as a face of a library.
#pragma once

#include <opencv2/core.hpp>

#include "vision/reading.h"

namespace tilewatch::vision {

/// Cuts a tile out of a picture (BGR) as Face::picture wants it: ArtLibrary::kPicturePx square, in the
/// catalogue's reference orientation. `corners` in picture pixels, `rotation` as it lies (TileReading).
cv::Mat upright_face(const cv::Mat& picture_bgr, const Quad& corners, Rotation rotation);

}  // namespace tilewatch::vision
