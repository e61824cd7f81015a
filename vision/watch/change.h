// SPDX-License-Identifier: MIT
// What differs between two pictures of the same table, forgiving light that changes and the last pixel of
// place.
#pragma once

#include <opencv2/core.hpp>
#include <vector>

namespace tilewatch::vision {

struct ChangeOptions {
  /// Grey levels by which a pixel must leave the range of its neighbourhood in the reference, in any channel.
  /// Sensor noise and re-compression of a webcam stay under 7 (99.5 % of the pixels), paint on a tile is far
  /// above.
  float threshold = 18.0F;
};

/// One connected region of change.
struct ChangeRegion {
  int label = 0;  ///< its value in ChangeMap::labels
  int area = 0;   ///< pixels of the compared pictures
  cv::Rect box;
  bool touches_border = false;  ///< reaches the edge of the picture: an arm does, a tile does not
};

struct ChangeMap {
  cv::Mat1b mask;                     ///< 255 where something changed
  cv::Mat1i labels;                   ///< connected regions of the mask, 0 = none
  std::vector<ChangeRegion> regions;  ///< largest first

  /// Share of a quadrilateral (in the pixels of the compared pictures) that changed.
  double share_in(const std::vector<cv::Point2f>& polygon) const;
};

/// The same for a mask from elsewhere (255 where something is). Small gaps and specks are smoothed away.
ChangeMap change_map(cv::Mat1b mask);

/// Compares two pictures of the same size (BGR, 8 bit). The current picture's light may differ by a smooth
/// gain for each channel (exposure, white balance, a lamp that dims), which is estimated robustly and taken
/// out first.
ChangeMap compare_pictures(const cv::Mat& reference, const cv::Mat& current,
                           const ChangeOptions& options = {});

}  // namespace tilewatch::vision
