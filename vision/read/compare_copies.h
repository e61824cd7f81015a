// SPDX-License-Identifier: MIT
// Tiles of one type look alike: what was read with certainty on this board helps with what was not.
#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "engine/catalogue/catalogue.h"
#include "vision/reading.h"

namespace tilewatch::vision {

/// Cuts the tiles of `decided` that were read with certainty out of the picture, as faces, and compares the
/// doubtful ones with them, where all types that a doubtful one may be of are among those faces. `pixels` is
/// what the readers said before the decision; where something was learned, `decided` becomes that anew, so
/// that the decision must be made again. True if anything was learned.
bool compare_copies(const cv::Mat& picture_bgr, const std::vector<TileReading>& pixels,
                    const catalogue::Catalogue& catalogue, std::vector<TileReading>& decided);

}  // namespace tilewatch::vision
