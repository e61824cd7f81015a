// SPDX-License-Identifier: MIT
// Where the types of the tiles say that fields and cities are printed, whatever the edition.
#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "engine/catalogue/catalogue.h"
#include "vision/figures/local_light.h"
#include "vision/figures/palette.h"

namespace tilewatch::vision::figures {

/// 8UC1, a Ground for each pixel of `expected`: field or city where the map of the tile's likeliest type has
/// nothing else as near as art may differ from it; kAnything elsewhere, and on tiles that may be of a type
/// with another ground there. `tiles` are those that `expected` was made of.
cv::Mat grounds_of(const ExpectedPicture& expected, const std::vector<TileReading>& tiles,
                   const catalogue::Catalogue& catalogue);

}  // namespace tilewatch::vision::figures
