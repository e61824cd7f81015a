// SPDX-License-Identifier: MIT
#include "calibration/sheets/patterns.h"

namespace tilewatch::calibration {

cv::Ptr<cv::aruco::Dictionary> marker_dictionary() {
  return cv::aruco::getPredefinedDictionary(cv::aruco::DICT_5X5_100);
}

cv::Ptr<cv::aruco::CharucoBoard> LensBoard::board() const {
  return cv::aruco::CharucoBoard::create(columns, rows, static_cast<float>(square_mm),
                                         static_cast<float>(printed_marker_mm()), marker_dictionary());
}

}  // namespace tilewatch::calibration
