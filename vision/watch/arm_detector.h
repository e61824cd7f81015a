// SPDX-License-Identifier: MIT
// Is somebody's arm over the board? While it is, nothing is read.
#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "vision/watch/change.h"

namespace tilewatch::vision {

/// What comes from outside reaches the edge of the picture, or is larger than anything that is played; a
/// tile, a figure or a bump is neither. When it also comes close to the board it is an arm. All pictures are
/// the small ones.
class ArmDetector {
 public:
  /// `stills`: every picture is a state of its own, so that patience is counted in pictures instead of
  /// seconds.
  /// `edge_only`: what does not reach the edge is none, however large (a mug that has always stood there).
  explicit ArmDetector(bool stills, bool edge_only = false) : stills_(stills), edge_only_(edge_only) {}

  /// `change` is against a picture in which nothing foreign was at the edge. A thing that has not moved for a
  /// long time is furniture (somebody put a cup there) and no arm any more.
  bool sees_arm(const ChangeMap& change, const std::vector<std::vector<cv::Point2f>>& tiles, double time_s);

  /// What was taken for foreign is the table after all.
  void nothing_foreign() { foreign_.release(); }

  /// Where something foreign reached the edge in the picture that sees_arm() saw last, near the board or not:
  /// these pixels are not the table. Empty if there was nothing, or only furniture.
  const cv::Mat1b& foreign() const { return foreign_; }

 private:
  bool stills_;
  bool edge_only_;
  cv::Mat1b foreign_;
  cv::Mat1b last_;         ///< foreign things of the look before, furniture or not
  int unmoved_looks_ = 0;  ///< looks in a row in which they have not moved
  double unmoved_since_s_ = 0;
};

/// Mean area of the tiles in pixels.
double mean_area(const std::vector<std::vector<cv::Point2f>>& polygons);

}  // namespace tilewatch::vision
