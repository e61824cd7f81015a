// SPDX-License-Identifier: MIT
// Does anything move? Compares small pictures of consecutive frames, forgiving noise.
#pragma once

#include <opencv2/core.hpp>

namespace tilewatch::vision {

struct StillnessOptions {
  /// Mean change of a small neighbourhood, in grey levels, that counts as movement.
  double level = 6.0;
  /// How many such pixels (of a picture about 640 wide) it takes: a meeple's worth.
  int pixels = 12;
};

class Stillness {
 public:
  explicit Stillness(StillnessOptions options = {}) : options_(options) {}

  /// Takes the next frame's small picture (BGR); true if something moved since the frame before. The first
  /// frame counts as movement.
  bool moved(const cv::Mat& small_bgr);
  void reset() { previous_.release(); }

 private:
  StillnessOptions options_;
  cv::Mat1b previous_;
};

}  // namespace tilewatch::vision
