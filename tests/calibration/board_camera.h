// SPDX-License-Identifier: MIT
// A camera that photographs printed sheets: known lens, pose, blur, noise and light, so that what calibration
// finds can be compared with what was.
#pragma once

#include <functional>
#include <opencv2/core.hpp>
#include <random>
#include <utility>
#include <vector>

#include "calibration/lens/lens.h"
#include "calibration/sheets/page.h"

namespace tilewatch::calibration::photo {

/// A sheet as pixels; `origin_mm` is where the frame of what is printed on it begins.
struct PaperPicture {
  cv::Mat bgr;
  double px_per_mm = 1;
  cv::Point2d origin_mm;
  cv::Size2d size_mm;
};
PaperPicture paper_of(const Page& page, cv::Point2d origin_mm, double dpi = 130);

/// Where the sheet's frame lies before the camera: p_in_camera = rotation * p + translation (mm).
struct SheetPose {
  cv::Vec3d rotation;
  cv::Vec3d translation;
};

struct Spoiled {
  double blur_px = 0.8;
  double noise = 3;          ///< grey levels
  double light_slope = 0.3;  ///< how much darker one side is than the other
  bool mirrored = false;
  /// Height over the sheet's plane (mm, towards the camera) at a point of the sheet's frame; none = flat.
  std::function<double(cv::Point2d)> bend;
  /// The part of the sheet that is left, in its frame; empty = all of it.
  cv::Rect2d kept;
};

/// Looks at sheets with one lens; rays are computed once.
class SheetCamera {
 public:
  explicit SheetCamera(const Lens& lens);

  /// Lays the sheets over each other onto a plain table and photographs them.
  cv::Mat photo(const std::vector<std::pair<const PaperPicture*, SheetPose>>& sheets, const Spoiled& spoiled,
                std::mt19937& random) const;
  const Lens& lens() const { return lens_; }

 private:
  Lens lens_;
  cv::Mat rays_;  ///< CV_64FC2: x/z, y/z of every pixel
};

/// An ordinary camera by chance: 55 to 95 degrees across, barrel or pincushion, axis near the middle.
Lens random_lens(cv::Size picture, std::mt19937& random);

/// The lens board somewhere in the picture, near or far, tilted by up to 45 degrees; the n-th pose of a set
/// goes where a person would put it next (corners, edges, middle).
SheetPose random_board_pose(const Lens& lens, int n, std::mt19937& random);

/// A camera so far over the table's origin, leaning so much off the vertical, turned so much.
SheetPose table_pose(double height_mm, double tilt_deg, double turn_deg);
/// A thing that lies on that table with its frame's origin at `at_mm`, turned.
SheetPose moved(const SheetPose& table, cv::Point2d at_mm, double turn_rad);

/// The four corner markers, cut out; each card's frame begins in the middle of its marker.
std::vector<PaperPicture> marker_cards();
/// Where the cards' middles lie on the table in laid_cards(), mm.
std::vector<cv::Point2d> places_of_cards();
/// The cards at the corners of a table of 520 x 320 mm, each turned another way.
std::vector<std::pair<const PaperPicture*, SheetPose>> laid_cards(const std::vector<PaperPicture>& cards,
                                                                  const SheetPose& table);

/// A tile of 45 mm with that face (any square picture); its frame begins in its middle.
PaperPicture tile_card(const cv::Mat& face_bgr);

/// Figures as discs in a row on paper, under a tinted light that falls off.
cv::Mat row_of_figures(const std::vector<cv::Scalar>& paints, const cv::Scalar& light,
                       cv::Size size = {960, 540});

}  // namespace tilewatch::calibration::photo
