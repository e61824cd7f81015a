// SPDX-License-Identifier: MIT
#include "vision/tiles/quad_frame.h"

#include <cmath>
#include <opencv2/imgproc.hpp>

namespace tilewatch::vision {

cv::Matx33d image_from_frame(const Quad& quad) {
  const std::array<cv::Point2f, 4> frame{cv::Point2f(-0.5F, -0.5F), cv::Point2f(0.5F, -0.5F),
                                         cv::Point2f(0.5F, 0.5F), cv::Point2f(-0.5F, 0.5F)};
  return cv::Matx33d(cv::getPerspectiveTransform(frame.data(), quad.data()));
}

cv::Point2d mapped(const cv::Matx33d& h, cv::Point2d p) {
  const cv::Vec3d q = h * cv::Vec3d(p.x, p.y, 1);
  return {q[0] / q[2], q[1] / q[2]};
}

double quad_side(const Quad& q) {
  double twice_area = 0;
  for (std::size_t i = 0; i < 4; ++i) twice_area += q[i].cross(q[(i + 1) % 4]);
  return std::sqrt(std::abs(twice_area) / 2);
}

Quad moved_square(const cv::Matx33d& h, cv::Point2d middle, double angle, double scale) {
  const double c = std::cos(angle) * scale / 2;
  const double s = std::sin(angle) * scale / 2;
  return {cv::Point2f(mapped(h, middle + cv::Point2d(-c + s, -s - c))),
          cv::Point2f(mapped(h, middle + cv::Point2d(c + s, s - c))),
          cv::Point2f(mapped(h, middle + cv::Point2d(c - s, s + c))),
          cv::Point2f(mapped(h, middle + cv::Point2d(-c - s, -s + c)))};
}

}  // namespace tilewatch::vision
