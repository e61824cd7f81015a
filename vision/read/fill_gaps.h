// SPDX-License-Identifier: MIT
// Tiles that the search for the board passed over: partly covered ones, in cells that its neighbours point
// to.
#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "engine/catalogue/catalogue.h"
#include "vision/reading.h"
#include "vision/tiles/art_reader.h"

namespace tilewatch::vision {

/// Looks at every empty cell that touches the board, at the place where a tile would lie, and adds what is
/// read there beyond doubt, lies where it should, and meets all its neighbours' edges.
void fill_gaps(const cv::Mat& picture_bgr, const ArtReader& reader, const catalogue::Catalogue& catalogue,
               const BoardGeometry& geometry, std::vector<TileReading>& tiles);

}  // namespace tilewatch::vision
