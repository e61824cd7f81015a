// SPDX-License-Identifier: MIT
// Has the table come back? When the picture that everything is compared with had an arm in it, its absence
// looks like an arm for ever after. But an arm never comes back to where it was, and the bare table does.
#pragma once

#include <deque>
#include <opencv2/core.hpp>

namespace tilewatch::vision {

class TableAgain {
 public:
  /// A (small) picture in which an arm seems to be over the board. True when it shows what an earlier one
  /// showed, while one between them showed something else at the picture's edge. Things smaller than
  /// `tile_area` pixels, or apart from the edge, count as the same.
  bool look(const cv::Mat& small_bgr, double tile_area);

  /// A picture while something moves: only what lies between others.
  void glimpse(const cv::Mat& small_bgr);

  void forget() { before_.clear(); }

 private:
  struct Seen {
    cv::Mat picture;
    bool still = true;
  };
  std::deque<Seen> before_;
};

}  // namespace tilewatch::vision
