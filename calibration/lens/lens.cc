// SPDX-License-Identifier: MIT
#include "calibration/lens/lens.h"

#include <fmt/format.h>

#include <cmath>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

#include "vision/table/plane_fit.h"

namespace tilewatch::calibration {

double Lens::across_deg() const {
  const auto edges = straightened({{0, camera(1, 2)}, {picture.width - 1.0, camera(1, 2)}});
  const auto angle = [&](const cv::Point2d& p) { return std::atan((p.x - camera(0, 2)) / camera(0, 0)); };
  return (angle(edges[1]) - angle(edges[0])) * 180 / CV_PI;
}

std::vector<cv::Point2d> Lens::straightened(const std::vector<cv::Point2d>& p_in_image) const {
  if (p_in_image.empty()) return {};
  std::vector<cv::Point2d> out;
  // More steps than OpenCV takes by itself: five leave half a pixel at the corners of a wide lens.
  cv::undistortPoints(p_in_image, out, camera, distortion, cv::noArray(), camera,
                      cv::TermCriteria(cv::TermCriteria::COUNT | cv::TermCriteria::EPS, 40, 1e-5));
  return out;
}

std::vector<cv::Point2d> Lens::bent(const std::vector<cv::Point2d>& p_straight) const {
  if (p_straight.empty()) return {};
  std::vector<cv::Point3d> rays;
  rays.reserve(p_straight.size());
  for (const cv::Point2d& p : p_straight) {
    const double y = (p.y - camera(1, 2)) / camera(1, 1);
    rays.emplace_back((p.x - camera(0, 2) - camera(0, 1) * y) / camera(0, 0), y, 1);
  }
  std::vector<cv::Point2d> out;
  cv::projectPoints(rays, cv::Vec3d(), cv::Vec3d(), camera, distortion, out);
  return out;
}

Lens usual_lens(cv::Size picture) {
  Lens lens;
  lens.picture = picture;
  const double focal = vision::usual_focal_px(picture);
  lens.camera = {focal, 0, (picture.width - 1) / 2.0, 0, focal, (picture.height - 1) / 2.0, 0, 0, 1};
  return lens;
}

Straightener::Straightener(const Lens& lens) : lens_(lens) {
  cv::initUndistortRectifyMap(lens.camera, lens.distortion, cv::noArray(), lens.camera, lens.picture,
                              CV_16SC2, map_x_, map_y_);
}

Result<cv::Mat> Straightener::straighten(const cv::Mat& picture_bgr) const {
  if (auto fits = check_size(lens_, picture_bgr.size()); !fits) return tl::unexpected(fits.error());
  cv::Mat straight;
  cv::remap(picture_bgr, straight, map_x_, map_y_, cv::INTER_LINEAR, cv::BORDER_REPLICATE);
  return straight;
}

Result<void> check_size(const Lens& lens, cv::Size picture) {
  if (lens.picture == picture) return {};
  return failure(
      ErrorKind::kInput,
      fmt::format("the pictures are {} x {}, but the lens was measured at {} x {}", picture.width,
                  picture.height, lens.picture.width, lens.picture.height),
      fmt::format("Set the camera to {0}x{1} (--size {0}x{1}), or calibrate the lens at this size.",
                  lens.picture.width, lens.picture.height));
}

}  // namespace tilewatch::calibration
