// SPDX-License-Identifier: MIT
// The camera that films the simulated table: a pinhole with a little radial distortion, hung so that the
// whole game fits.
#pragma once

#include <opencv2/core.hpp>
#include <vector>

namespace tilewatch::vision {

/// A point over the table in millimetres: x to the right, y towards the near side of the table, z up.
using TablePoint = cv::Vec3d;

struct CameraAim {
  cv::Size size;
  double tilt_deg = 20;  ///< off the vertical, leaning back towards the near side
  double yaw_deg = 0;    ///< how far the table looks turned in the picture
  double roll_deg = 0;
  double view_deg = 62;  ///< horizontal angle of view
  double k1 = 0;         ///< x_distorted = x (1 + k1 r^2), in units of the focal length
};

class FilmCamera {
 public:
  /// Hangs the camera so that all of `keep_in_view` is in the picture with a margin, but no nearer than
  /// `nearest_mm`.
  FilmCamera(const CameraAim& aim, const std::vector<TablePoint>& keep_in_view, double nearest_mm);

  cv::Size size() const { return size_; }
  double focal_px() const { return focal_px_; }
  double k1() const { return k1_; }
  const TablePoint& position() const { return position_; }

  /// Picture pixel of a point, with distortion.
  cv::Point2d project(const TablePoint& p) const;
  /// Homography from plane coordinates (a, b, 1), meaning origin + a * u + b * v, to pixels of a lens without
  /// distortion.
  cv::Matx33d ideal_image_from_plane(const TablePoint& origin, const TablePoint& u,
                                     const TablePoint& v) const;
  /// Homography from the same plane to real pixels, exact at the corners of `region` (in plane coordinates).
  cv::Matx33d image_from_plane(const TablePoint& origin, const TablePoint& u, const TablePoint& v,
                               const cv::Rect2d& region) const;
  /// Where the ray through a real pixel meets the table top.
  cv::Point2d on_table(cv::Point2d pixel) const;
  /// Pixels per millimetre at a point (across the view).
  double scale_at(const TablePoint& p) const;

 private:
  cv::Vec3d in_camera(const TablePoint& p) const;

  cv::Size size_;
  double focal_px_ = 0;
  double k1_ = 0;
  cv::Vec3d right_, down_, forward_;
  TablePoint position_;
};

}  // namespace tilewatch::vision
