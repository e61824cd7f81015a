// SPDX-License-Identifier: MIT
// One photo -> the board on it: the whole reader, from pixels to tiles and figures.
#pragma once

#include <opencv2/core.hpp>

#include "engine/catalogue/result.h"
#include "vision/reading.h"
#include "vision/tiles/art_library.h"

namespace tilewatch::vision {

struct ReadOptions {
  bool figures = true;
  std::vector<Colour> colours;  ///< that may occur; empty = all
  std::uint32_t seed = 1;
};

/// Finds the board on a photo taken from any reasonable angle (up to 60 degrees off the vertical), reads every tile and
/// figure. Fails (kFailed) with a plain sentence when there is no board to be found.
Result<BoardReading> read_board(const cv::Mat& picture_bgr, const catalogue::Catalogue& catalogue,
                                const ArtLibrary& art, const ReadOptions& options = {});

}  // namespace tilewatch::vision
