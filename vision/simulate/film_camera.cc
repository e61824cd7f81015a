// SPDX-License-Identifier: MIT
#include "vision/simulate/film_camera.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/core/utility.hpp>
#include <opencv2/imgproc.hpp>

namespace tilewatch::vision {
namespace {

constexpr double kMargin = 0.045;  // of the picture's side that stays free around what must be seen

double radians(double degrees) { return degrees * CV_PI / 180; }

}  // namespace

FilmCamera::FilmCamera(const CameraAim& aim, const std::vector<TablePoint>& keep_in_view, double nearest_mm)
    : size_(aim.size), focal_px_(aim.size.width / (2 * std::tan(radians(aim.view_deg) / 2))), k1_(aim.k1) {
  const double tilt = radians(aim.tilt_deg);
  const double yaw = radians(aim.yaw_deg);
  const double roll = radians(aim.roll_deg);
  const auto about_vertical = [yaw](const cv::Vec3d& v) {
    return cv::Vec3d(std::cos(yaw) * v[0] - std::sin(yaw) * v[1], std::sin(yaw) * v[0] + std::cos(yaw) * v[1],
                     v[2]);
  };
  forward_ = about_vertical({0, -std::sin(tilt), -std::cos(tilt)});
  const cv::Vec3d level_right = about_vertical({1, 0, 0});
  const cv::Vec3d level_down = about_vertical({0, std::cos(tilt), -std::sin(tilt)});
  right_ = std::cos(roll) * level_right + std::sin(roll) * level_down;
  down_ = -std::sin(roll) * level_right + std::cos(roll) * level_down;

  TablePoint aimed_at(0, 0, 0);
  for (const TablePoint& p : keep_in_view) aimed_at += p * (1.0 / static_cast<double>(keep_in_view.size()));
  aimed_at[2] = 0;
  double distance = nearest_mm;
  // Each round centres what must be seen and takes the distance that makes it fit; it settles within a few.
  for (int round = 0; round < 25; ++round) {
    position_ = aimed_at - distance * forward_;
    cv::Point2d low(1e9, 1e9), high(-1e9, -1e9);
    for (const TablePoint& p : keep_in_view) {
      const cv::Point2d pixel = project(p);
      low = {std::min(low.x, pixel.x), std::min(low.y, pixel.y)};
      high = {std::max(high.x, pixel.x), std::max(high.y, pixel.y)};
    }
    const double fill =
        std::max((high.x - low.x) / size_.width, (high.y - low.y) / size_.height) / (1 - 2 * kMargin);
    const cv::Point2d off = (low + high) / 2 - cv::Point2d((size_.width - 1) / 2.0, (size_.height - 1) / 2.0);
    const double mm_per_px = distance / focal_px_;
    aimed_at +=
        off.x * mm_per_px * level_right + off.y * mm_per_px / std::cos(tilt) * about_vertical({0, 1, 0});
    distance = std::max(nearest_mm, distance * fill);
  }
  position_ = aimed_at - distance * forward_;
}

cv::Vec3d FilmCamera::in_camera(const TablePoint& p) const {
  const cv::Vec3d d = p - position_;
  return {d.dot(right_), d.dot(down_), d.dot(forward_)};
}

cv::Point2d FilmCamera::project(const TablePoint& p) const {
  const cv::Vec3d c = in_camera(p);
  const double x = c[0] / c[2];
  const double y = c[1] / c[2];
  const double stretch = 1 + k1_ * (x * x + y * y);
  return {focal_px_ * x * stretch + (size_.width - 1) / 2.0,
          focal_px_ * y * stretch + (size_.height - 1) / 2.0};
}

cv::Matx33d FilmCamera::ideal_image_from_plane(const TablePoint& origin, const TablePoint& u,
                                               const TablePoint& v) const {
  const cv::Matx33d k(focal_px_, 0, (size_.width - 1) / 2.0, 0, focal_px_, (size_.height - 1) / 2.0, 0, 0, 1);
  const cv::Vec3d o = in_camera(origin);
  const cv::Vec3d a(u.dot(right_), u.dot(down_), u.dot(forward_));
  const cv::Vec3d b(v.dot(right_), v.dot(down_), v.dot(forward_));
  return k * cv::Matx33d(a[0], b[0], o[0], a[1], b[1], o[1], a[2], b[2], o[2]);
}

cv::Matx33d FilmCamera::image_from_plane(const TablePoint& origin, const TablePoint& u, const TablePoint& v,
                                         const cv::Rect2d& region) const {
  const std::array<cv::Point2d, 4> corners{region.tl(), cv::Point2d(region.x + region.width, region.y),
                                           region.br(), cv::Point2d(region.x, region.y + region.height)};
  std::array<cv::Point2f, 4> from, to;
  for (std::size_t i = 0; i < 4; ++i) {
    from[i] = corners[i];
    to[i] = project(origin + corners[i].x * u + corners[i].y * v);
  }
  return cv::Matx33d(cv::getPerspectiveTransform(from.data(), to.data()));
}

cv::Point2d FilmCamera::on_table(cv::Point2d pixel) const {
  const double xd = (pixel.x - (size_.width - 1) / 2.0) / focal_px_;
  const double yd = (pixel.y - (size_.height - 1) / 2.0) / focal_px_;
  double x = xd;
  double y = yd;
  for (int i = 0; i < 6; ++i) {  // the distortion is small: the fixed point is reached at once
    const double stretch = 1 + k1_ * (x * x + y * y);
    x = xd / stretch;
    y = yd / stretch;
  }
  const cv::Vec3d ray = x * right_ + y * down_ + forward_;
  const double reach = -position_[2] / std::min(ray[2], -1e-3);
  return {position_[0] + reach * ray[0], position_[1] + reach * ray[1]};
}

double FilmCamera::scale_at(const TablePoint& p) const { return focal_px_ / in_camera(p)[2]; }

}  // namespace tilewatch::vision
