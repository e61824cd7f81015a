// SPDX-License-Identifier: MIT
// What lies on the table, told from the table itself by one picture alone: the ground is what most of the
// wider neighbourhood shows.
#pragma once

#include <opencv2/core.hpp>

namespace tilewatch::vision {

class OffGround {
 public:
  /// A small picture (BGR, some 600 to 1000 pixels wide).
  explicit OffGround(const cv::Mat& picture_bgr);

  /// How far every pixel differs from the ground, in units of what the ground differs from itself.
  cv::Mat1f by_all() const { return off(true); }
  /// The same by colour alone: shadows have little of it.
  cv::Mat1f by_colour() const { return off(false); }

 private:
  cv::Mat1f off(bool lightness) const;

  cv::Mat3f difference_;  ///< Lab
  cv::Vec3f usual_;
};

}  // namespace tilewatch::vision
