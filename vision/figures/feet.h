// SPDX-License-Identifier: MIT
// Where the network sees that figures stand or lie, and which of that has been found.
#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "vision/figures/figure_network.h"

namespace tilewatch::vision::figures {

class Feet {
 public:
  /// `tile_px`: a tile's side in the picture that the network looked at. `maps` may be empty: then there is
  /// no network.
  Feet(const FigureMaps& maps, double tile_px);

  bool known() const { return !log_odds_.empty(); }
  /// Pixels about which no other is likelier a figure's foot, where `where` (8UC1) is set; the likeliest
  /// first.
  std::vector<cv::Point> likely(const cv::Mat& where) const;
  /// The log odds of a foot at a pixel or close by.
  float at(cv::Point foot) const;
  /// How far a foot may be from where the network sees it, pixels each way.
  int reach() const { return reach_; }
  /// What is there has been found: nothing else stands on the same foot, or under `taken` (8UC1).
  void found(cv::Point foot, const cv::Mat& taken);

 private:
  cv::Rect about(cv::Point foot) const;

  cv::Mat log_odds_;  ///< 32FC1
  int reach_ = 2;
};

}  // namespace tilewatch::vision::figures
