// SPDX-License-Identifier: MIT
#include "vision/figures/feet.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>

namespace tilewatch::vision::figures {
namespace {

/// Less likely feet are not worth a look: one in thirty of them is one.
constexpr float kWorthALook = -4.2F;
/// Log odds where there is certainly none.
constexpr float kNone = -9;
/// The network is this exact, in tile widths.
constexpr double kExact = 0.07;

}  // namespace

Feet::Feet(const FigureMaps& maps, double tile_px)
    : log_odds_(maps.foot.clone()), reach_(std::max(2, static_cast<int>(kExact * tile_px))) {}

std::vector<cv::Point> Feet::likely(const cv::Mat& where) const {
  std::vector<cv::Point> feet;
  if (!known()) return feet;
  cv::Mat highest;
  cv::dilate(log_odds_, highest, cv::Mat::ones(2 * reach_ + 1, 2 * reach_ + 1, CV_8UC1));
  const cv::Mat peaks = (log_odds_ >= highest) & (log_odds_ > kWorthALook) & where;
  cv::findNonZero(peaks, feet);
  std::stable_sort(feet.begin(), feet.end(),
                   [&](cv::Point a, cv::Point b) { return log_odds_.at<float>(a) > log_odds_.at<float>(b); });
  return feet;
}

float Feet::at(cv::Point foot) const {
  const cv::Rect near = about(foot);
  if (near.area() <= 0) return kNone;
  double most = kNone;
  cv::minMaxLoc(log_odds_(near), nullptr, &most);
  return std::max(kNone, static_cast<float>(most));
}

void Feet::found(cv::Point foot, const cv::Mat& taken) {
  if (!known()) return;
  log_odds_.setTo(kNone, taken);
  const cv::Rect near = about(foot);
  if (near.area() > 0) log_odds_(near).setTo(kNone);
}

cv::Rect Feet::about(cv::Point foot) const {
  return cv::Rect(foot.x - reach_, foot.y - reach_, 2 * reach_ + 1, 2 * reach_ + 1) &
         cv::Rect({0, 0}, log_odds_.size());
}

}  // namespace tilewatch::vision::figures
