// SPDX-License-Identifier: MIT
// Is the camera well placed? Focus, light, glare, how much of the picture the table fills.
#pragma once

#include <opencv2/core.hpp>
#include <string>
#include <vector>

namespace tilewatch::calibration {

struct PlaceReport {
  /// How wide the sharpest edges of the picture are, px (10 to 90 % of their height); about 2 when in focus.
  double edge_px = 0;
  double brightness = 0;   ///< mean, 0 to 1
  double too_dark = 0;     ///< share of pixels without detail in the dark
  double too_bright = 0;   ///< share of pixels without detail in the light
  double glare = 0;        ///< share of the picture in spots that are white and larger than a speck
  cv::Mat glare_map;       ///< CV_8U, 255 where there is glare; of the picture's size
  double table_share = 0;  ///< of the picture that the table fills, an estimate

  bool in_focus() const { return edge_px > 0 && edge_px < 4; }
  bool well_lit() const {
    return brightness > 0.18 && brightness < 0.8 && too_bright < 0.06 && too_dark < 0.4;
  }
  bool without_glare() const { return glare < 0.01; }
  bool fills() const { return table_share > 0.6; }
  /// One plain sentence for each thing that could be better; empty when all is well.
  std::vector<std::string> advice() const;
};

PlaceReport assess_place(const cv::Mat& picture_bgr);

}  // namespace tilewatch::calibration
