// SPDX-License-Identifier: MIT
// Where a body explains most pixels.
#pragma once

#include <opencv2/core.hpp>

#include "vision/figures/body.h"

namespace tilewatch::vision::figures {

/// One body laid over the picture.
struct Fit {
  const BodyMask* mask = nullptr;
  cv::Point foot;  ///< working pixel
  float score = 0;
};

/// Running sums along rows, so that a span costs two reads.
class RowSums {
 public:
  /// `scores` 32FC1; `origin` is the working pixel of its top-left element.
  RowSums(const cv::Mat& scores, cv::Point origin);
  /// Sum over the mask with its foot at `foot`; what lies outside adds nothing.
  float over(const BodyMask& mask, cv::Point foot) const;

 private:
  cv::Mat sums_;
  cv::Point origin_;
};

/// The best place of one mask with its foot in `feet`: a coarse walk, then a fine one about the best.
Fit best_place(const BodyMask& mask, const RowSums& sums, cv::Rect feet);

}  // namespace tilewatch::vision::figures
