// SPDX-License-Identifier: MIT
#include "vision/figures/body_search.h"

#include <algorithm>

namespace tilewatch::vision::figures {

RowSums::RowSums(const cv::Mat& scores, cv::Point origin) : origin_(origin) {
  sums_ = cv::Mat(scores.rows, scores.cols + 1, CV_32FC1, cv::Scalar(0));
  for (int y = 0; y < scores.rows; ++y) {
    const auto* from = scores.ptr<float>(y);
    auto* to = sums_.ptr<float>(y);
    for (int x = 0; x < scores.cols; ++x) to[x + 1] = to[x] + from[x];
  }
}

float RowSums::over(const BodyMask& mask, cv::Point foot) const {
  float sum = 0;
  const int last = sums_.cols - 1;
  for (const auto& span : mask.spans) {
    const int y = foot.y + span.y - origin_.y;
    if (y < 0 || y >= sums_.rows) continue;
    const auto* row = sums_.ptr<float>(y);
    sum += row[std::clamp(foot.x + span.to - origin_.x, 0, last)] -
           row[std::clamp(foot.x + span.from - origin_.x, 0, last)];
  }
  return sum;
}

Fit best_place(const BodyMask& mask, const RowSums& sums, cv::Rect feet) {
  Fit best{&mask, {}, -1e9F};
  const auto try_at = [&](cv::Point foot) {
    const float score = sums.over(mask, foot);
    if (score > best.score) best = {&mask, foot, score};
  };
  constexpr int kCoarse = 3;
  for (int y = feet.y; y < feet.br().y; y += kCoarse)
    for (int x = feet.x; x < feet.br().x; x += kCoarse) try_at({x, y});
  const cv::Point centre = best.foot;
  for (int dy = -2; dy <= 2; ++dy)
    for (int dx = -2; dx <= 2; ++dx) try_at(centre + cv::Point(dx, dy));
  return best;
}

}  // namespace tilewatch::vision::figures
