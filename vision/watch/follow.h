// SPDX-License-Identifier: MIT
// How the board moved between two pictures: bumped, pushed, or the camera was.
#pragma once

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

#include "vision/reading.h"

namespace tilewatch::vision {

struct BoardMotion {
  /// Picture pixel of the reference -> picture pixel now, for points of the board.
  cv::Matx33d now_from_reference = cv::Matx33d::eye();
  int points = 0;         ///< that agree
  double agreement = 0;   ///< share of the followed points that agree
  double largest_px = 0;  ///< how far the farthest tile corner moved
};

/// Follows corners of the tiles' pictures (Lucas-Kanade with pyramids) and fits one motion to them robustly:
/// a similarity for a few tiles, a homography where many points support it. Nothing when too few points could
/// be followed (the board is covered, or gone).
std::optional<BoardMotion> follow_board(const cv::Mat1b& reference, const cv::Mat1b& now,
                                        const std::vector<Quad>& tiles);

/// Moves a point or a tile along.
cv::Point2f moved_along(const cv::Matx33d& motion, cv::Point2f p);
Quad moved_along(const cv::Matx33d& motion, const Quad& quad);

}  // namespace tilewatch::vision
