// SPDX-License-Identifier: MIT
// The colours of this table's figures in this evening's light, and whether they can be told apart.
#pragma once

#include <opencv2/core.hpp>
#include <string>
#include <vector>

#include "engine/catalogue/result.h"

namespace tilewatch::calibration {

struct FigureColour {
  std::string name;  ///< "red", "mage", "back", ...
  /// As it would be if the paper under it were white (235 in every channel).
  cv::Vec3d bgr;
  double spread = 0;  ///< between its light and its dark parts, CIELAB
  cv::Rect where;     ///< in the picture
};

struct ColourPair {
  std::string first;
  std::string second;
  double apart = 0;  ///< CIELAB, lightness counted half: shade changes it
};

struct ColourReport {
  std::vector<FigureColour> colours;
  std::vector<ColourPair> too_close;   ///< closest first
  std::vector<std::string> leave_out;  ///< what to leave out so that all others are told apart
};

/// Finds the things that lie in a row on plain paper (or a plain table), left to right, and gives them the
/// `names` in that order. kFailed when there are more or fewer things than names, or they touch.
Result<std::vector<FigureColour>> measure_colours(const cv::Mat& picture_bgr,
                                                  const std::vector<std::string>& names);

/// Two colours nearer than this cannot be told apart safely in changing light.
inline constexpr double kTooClose = 18;

/// Names in `keep` (mage, witch, ghost, back: they belong to the game) are not suggested for leaving out
/// unless nothing else helps.
ColourReport compare_colours(std::vector<FigureColour> colours, const std::vector<std::string>& keep);

/// Distance of two colours in CIELAB with lightness counted half.
double colour_distance(const cv::Vec3d& a_bgr, const cv::Vec3d& b_bgr);

}  // namespace tilewatch::calibration
