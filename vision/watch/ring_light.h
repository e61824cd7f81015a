// SPDX-License-Identifier: MIT
// How much brighter or darker the ring light over the table ought to be than people set it: brighter while
// the picture is too dark to read, darker while it is too bright, left alone in between.
#pragma once

#include <opencv2/core.hpp>
#include <optional>

namespace tilewatch::vision {

/// Mean brightness of the picture, 0 to 1.
double brightness_of(const cv::Mat& picture_bgr);

class RingLight {
 public:
  /// One look at the still table. The light goes step by step, so that the camera's own exposure can follow.
  void look(double brightness);
  /// Of 255 steps, to be added to what people set; nothing as long as that is well.
  std::optional<int> change() const { return change_ == 0 ? std::nullopt : std::optional(change_); }

 private:
  int change_ = 0;
};

}  // namespace tilewatch::vision
