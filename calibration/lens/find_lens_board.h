// SPDX-License-Identifier: MIT
// The lens board in one picture.
#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "calibration/sheets/patterns.h"
#include "engine/catalogue/result.h"

namespace tilewatch::calibration {

/// Where the inner corners of the board were seen.
struct BoardView {
  cv::Size picture;
  std::vector<int> ids;              ///< of the corners, ascending
  std::vector<cv::Point2f> corners;  ///< picture pixels, one an id
  std::vector<int> markers;          ///< that were read, ascending
};

/// A view of fewer corners tells too little about where the board lies.
inline constexpr std::size_t kLeastCorners = 8;

/// Finds the board, or a part of it. kFailed says what is wrong in plain words: no board, only a scrap of it,
/// a mirrored picture, another board, the corner markers instead.
Result<BoardView> find_lens_board(const cv::Mat& picture_bgr, const LensBoard& board);

}  // namespace tilewatch::calibration
