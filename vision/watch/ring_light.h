// SPDX-License-Identifier: MIT
// How bright the ring light over the table ought to be: brighter while the picture is too dark to read,
// darker while it is too bright, left alone in between.
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
  /// 0 to 255; nothing as long as the picture was never too dark or too bright.
  std::optional<int> wanted() const { return wanted_; }

 private:
  std::optional<int> wanted_;
};

}  // namespace tilewatch::vision
