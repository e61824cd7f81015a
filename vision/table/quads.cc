// SPDX-License-Identifier: MIT
#include "vision/table/quads.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <vector>

namespace tilewatch::vision {

cv::Point2f middle_of(const Quad& q) { return (q[0] + q[1] + q[2] + q[3]) * 0.25F; }

cv::Point2f centre_of(const Quad& q) {
  const cv::Point2f a = q[2] - q[0];
  const cv::Point2f b = q[3] - q[1];
  const auto d = static_cast<float>(a.cross(b));
  if (std::abs(d) < 1e-3F) return middle_of(q);
  return q[0] + a * (static_cast<float>((q[1] - q[0]).cross(b)) / d);
}

double share_in_picture(const Quad& quad, cv::Size picture) {
  const std::vector<cv::Point2f> outline(quad.begin(), quad.end());
  const double area = cv::contourArea(outline);
  if (!(area > 0)) return 0;
  // From pixel edge to pixel edge.
  const float right = static_cast<float>(picture.width) - 0.5F;
  const float bottom = static_cast<float>(picture.height) - 0.5F;
  const std::vector<cv::Point2f> frame{{-0.5F, -0.5F}, {right, -0.5F}, {right, bottom}, {-0.5F, bottom}};
  std::vector<cv::Point2f> seen;
  return std::min(1.0, cv::intersectConvexConvex(outline, frame, seen) / area);
}

int most_upward(const Quad& q) {
  int best = 0;
  float highest = 2;
  for (int k = 0; k < 4; ++k) {
    const auto i = static_cast<std::size_t>(k);
    const cv::Point2f outward = q[i] + q[(i + 1) % 4] - q[(i + 2) % 4] - q[(i + 3) % 4];
    const float y = outward.y / std::max(1e-6F, static_cast<float>(cv::norm(outward)));
    if (y < highest - 1e-3F) {
      highest = y;
      best = k;
    }
  }
  return best;
}

Quad turned(const Quad& q, int k) {
  Quad result;
  for (std::size_t i = 0; i < 4; ++i) result[i] = q[(i + static_cast<std::size_t>(k)) % 4];
  return result;
}

}  // namespace tilewatch::vision
