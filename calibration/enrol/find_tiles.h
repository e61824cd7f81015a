// SPDX-License-Identifier: MIT
// Tiles laid out in any order on a picture, apart, touching or still in their sheets: where each of them
// lies, and what it looks like to somebody who has never seen this box.
#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "engine/catalogue/result.h"
#include "vision/reading.h"
#include "vision/tiles/topology_reader.h"

namespace tilewatch::calibration {

/// A tile that was found on a picture.
struct LooseTile {
  vision::Quad corners{};  ///< picture pixels, going round clockwise from any corner
  double side_px = 0;
  /// Every type and turn that it may be, likeliest first; turns are counted from `corners`.
  std::vector<vision::TileCandidate> candidates;
  double is_tile = 0;  ///< probability that a tile lies there, face up
};

/// Finds all tiles that lie face up on a photo taken from roughly above; they must all be of one size. From
/// the top of the picture to its bottom, row by row as far as there are rows. Fails (kFailed) with a plain
/// sentence when there is none: nothing like a tile, too small, or blurred. The same picture gives the same
/// tiles.
Result<std::vector<LooseTile>> find_loose_tiles(const cv::Mat& picture_bgr,
                                                const vision::TopologyReader& reader);

/// Tiles narrower than this (pixels) are too small to be read or to be kept as art.
inline constexpr double kLeastTilePx = 32;

}  // namespace tilewatch::calibration
