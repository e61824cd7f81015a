// SPDX-License-Identifier: MIT
#include "vision/table/off_ground.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <vector>

namespace tilewatch::vision {
namespace {

cv::Mat ground_of(const cv::Mat& lab) {
  constexpr int kCoarser = 8;
  cv::Mat coarse;
  cv::resize(lab, coarse, {std::max(3, lab.cols / kCoarser), std::max(3, lab.rows / kCoarser)}, 0, 0,
             cv::INTER_AREA);
  const int wide = std::clamp(std::min(coarse.cols, coarse.rows) / 3 | 1, 3, 255);
  cv::medianBlur(coarse, coarse, wide);
  cv::GaussianBlur(coarse, coarse, {}, 3);
  cv::Mat ground;
  cv::resize(coarse, ground, lab.size(), 0, 0, cv::INTER_LINEAR);
  return ground;
}

}  // namespace

OffGround::OffGround(const cv::Mat& picture_bgr) {
  cv::Mat lab;
  cv::cvtColor(picture_bgr, lab, cv::COLOR_BGR2Lab);
  const cv::Mat ground = ground_of(lab);
  cv::GaussianBlur(lab, lab, {}, 1.0);
  cv::subtract(lab, ground, difference_, cv::noArray(), CV_32F);
  // The ground's own grain: the median of what it differs by.
  constexpr std::array<float, 3> kLeastGrain{8, 2.5, 2.5};
  for (int c = 0; c < 3; ++c) {
    cv::Mat channel;
    cv::extractChannel(difference_, channel, c);
    std::vector<float> all;
    cv::Mat(cv::abs(channel)).reshape(1, 1).copyTo(all);
    const auto middle = all.begin() + static_cast<std::ptrdiff_t>(all.size() / 2);
    std::nth_element(all.begin(), middle, all.end());
    usual_[c] = std::max(kLeastGrain[static_cast<std::size_t>(c)], 1.48F * *middle);
  }
}

cv::Mat1f OffGround::off(bool lightness) const {
  cv::Mat1f result(difference_.size());
  for (int y = 0; y < result.rows; ++y) {
    for (int x = 0; x < result.cols; ++x) {
      float sum = 0;
      for (int c = lightness ? 0 : 1; c < 3; ++c) {
        const float d = difference_(y, x)[c] / usual_[c];
        sum += d * d;
      }
      result(y, x) = std::sqrt(sum);
    }
  }
  return result;
}

}  // namespace tilewatch::vision
