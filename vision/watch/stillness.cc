// SPDX-License-Identifier: MIT
#include "vision/watch/stillness.h"

#include <opencv2/imgproc.hpp>

namespace tilewatch::vision {

bool Stillness::moved(const cv::Mat& small_bgr) {
  cv::Mat1b grey;
  cv::cvtColor(small_bgr, grey, cv::COLOR_BGR2GRAY);
  cv::Mat1b smooth;
  cv::blur(grey, smooth, {5, 5});  // averages sensor noise away before the comparison
  const bool first = previous_.size() != smooth.size();
  bool result = true;
  if (!first) {
    // A lamp that flickers or an exposure that steps changes everything alike: take the common part out.
    const double step = cv::mean(smooth)[0] - cv::mean(previous_)[0];
    cv::Mat1s difference;
    cv::subtract(smooth, previous_, difference, cv::noArray(), CV_16S);
    cv::Mat far = cv::abs(difference - step) > options_.level;
    result = cv::countNonZero(far) >= options_.pixels;
  }
  previous_ = smooth;
  return result;
}

}  // namespace tilewatch::vision
