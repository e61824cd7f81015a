// SPDX-License-Identifier: MIT
// The two patterns that we print and find again: the lens board (a ChArUco board) and the corner markers.
// Patterns of the same name differ between versions of OpenCV, so only sheets of our own are looked for.
#pragma once

#include <array>
#include <opencv2/aruco/charuco.hpp>
#include <opencv2/core.hpp>

namespace tilewatch::calibration {

/// A chessboard with markers in its white squares. Board frame: origin at the outer corner of the top-left
/// square, x right, y down, mm.
struct LensBoard {
  int columns = 8;
  int rows = 6;
  double square_mm = 30;  ///< as measured on the paper
  double marker_mm = 22;  ///< as it would be on paper printed at 100 %

  /// The markers shrink with the squares when paper is printed at another size.
  double printed_marker_mm() const { return marker_mm * square_mm / 30; }
  int inner_corners() const { return (columns - 1) * (rows - 1); }
  int markers() const { return columns * rows / 2; }
  cv::Point2d corner_mm(int id) const {
    return {square_mm * (id % (columns - 1) + 1), square_mm * (id / (columns - 1) + 1)};
  }
  cv::Ptr<cv::aruco::CharucoBoard> board() const;
};

/// All our markers: 5 x 5 modules and a black border.
cv::Ptr<cv::aruco::Dictionary> marker_dictionary();

/// The numbers of the four corner markers; the lens board's are 0 to 23.
inline constexpr std::array<int, 4> kCornerMarkers{90, 91, 92, 93};
/// Their side, the black border included.
inline constexpr double kCornerMarkerMm = 60;

}  // namespace tilewatch::calibration
