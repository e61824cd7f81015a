// SPDX-License-Identifier: MIT
// The same tile on two pictures: known by its face.
#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "engine/catalogue/catalogue.h"
#include "vision/reading.h"
#include "vision/tiles/art_library.h"

namespace tilewatch::calibration {

/// One of the faces seen before, as a tile of this picture shows it.
struct SameTile {
  int face = -1;          ///< index in `known`; -1: not seen before
  Rotation rotation = 0;  ///< quarter turns clockwise that the face lies turned in the quad
};

/// For each quad of one picture the face of `known` that it shows, each face at most once.
std::vector<SameTile> same_tiles(const cv::Mat& picture_bgr, const std::vector<vision::Quad>& quads,
                                 const std::vector<vision::Face>& known,
                                 const catalogue::Catalogue& catalogue);

}  // namespace tilewatch::calibration
