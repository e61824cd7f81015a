// SPDX-License-Identifier: MIT
// What a camera does to straight lines: focal length, axis, distortion. Pixels follow OpenCV: the centre of
// the top-left pixel is (0,0).
#pragma once

#include <array>
#include <opencv2/core.hpp>
#include <string>
#include <vector>

#include "engine/catalogue/result.h"

namespace tilewatch::calibration {

struct Lens {
  cv::Size picture;  ///< the size it was measured at; it holds for no other
  cv::Matx33d camera = cv::Matx33d::eye();
  std::array<double, 5> distortion{};  ///< k1 k2 p1 p2 k3, as OpenCV has them

  double focal_px() const { return (camera(0, 0) + camera(1, 1)) / 2; }
  /// Angle between the left and the right edge of the picture, in degrees: a number that the camera's box
  /// states too.
  double across_deg() const;

  /// Picture pixels -> where a lens without distortion (same focal length and axis) would show them.
  std::vector<cv::Point2d> straightened(const std::vector<cv::Point2d>& p_in_image) const;
  /// The other way.
  std::vector<cv::Point2d> bent(const std::vector<cv::Point2d>& p_straight) const;
};

/// The lens that is believed in while nobody measured one: an ordinary webcam, straight.
Lens usual_lens(cv::Size picture);

/// Straightens pictures of one lens, one after the other; what can be prepared is prepared once.
class Straightener {
 public:
  explicit Straightener(const Lens& lens);
  /// The picture as a lens without distortion would show it. kInput when it has another size than the lens's.
  Result<cv::Mat> straighten(const cv::Mat& picture_bgr) const;

 private:
  Lens lens_;
  cv::Mat map_x_;
  cv::Mat map_y_;
};

/// "the camera gives 1280 x 720, the lens was measured at 1920 x 1080", with what to do; nothing when they
/// agree.
Result<void> check_size(const Lens& lens, cv::Size picture);

}  // namespace tilewatch::calibration
