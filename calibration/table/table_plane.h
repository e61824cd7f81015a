// SPDX-License-Identifier: MIT
// Where the table lies before the camera, from flat things of known size that lie on it: a tile, several
// tiles, corner markers, the lens board.
#pragma once

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

#include "calibration/lens/lens.h"
#include "engine/catalogue/result.h"

namespace tilewatch::calibration {

/// A tile's side: usual, and what is believed when a person types it.
inline constexpr double kUsualTileMm = 45;
inline constexpr double kSmallestTileMm = 15;
inline constexpr double kLargestTileMm = 120;

/// A flat thing on the table. Its own frame is in mm, x right, y down.
struct Patch {
  std::vector<cv::Point2d> shape_mm;
  std::vector<cv::Point2d> seen_px;  ///< where the camera shows these points, as the picture has them
  double height_mm = 0;              ///< of the points over the table's top: a tile's thickness, 0 for paper
  double noise_px = 0.3;             ///< how well the points were found
  /// Where its frame's origin lies on the table and how it is turned, if that is known about (a tile in its
  /// cell).
  struct Place {
    cv::Point2d at_mm;
    double turn_rad = 0;
    double sigma_mm = 0.7;  ///< people lay tiles so exactly
    double sigma_rad = 0.015;
  };
  std::optional<Place> place;
};

/// The corners of a square whose middle is the origin: north-west, north-east, south-east, south-west.
std::vector<cv::Point2d> square_mm(double side_mm);

struct TableOptions {
  /// False: the lens is only the usual one, so the focal length is looked for as well.
  bool lens_known = true;
  double tile_thickness_mm = 2;
};

/// The plane of the tiles' top faces and the camera over it. Table frame: mm, x right, y down along the first
/// patch (or along the places that the patches have), z away from the camera; z = 0 is the top faces' plane.
struct TablePlane {
  Lens lens;
  cv::Vec3d rotation;     ///< camera from table, Rodrigues
  cv::Vec3d translation;  ///< mm
  double tile_thickness_mm = 2;
  double rms_px = 0;
  /// How far off a thing 300 mm from what was measured may be shown: one standard deviation, mm.
  double sigma_300_mm = 0;
  std::size_t patches = 0;

  /// (x, y, 1) mm on the top faces -> straightened pixel, and back.
  cv::Matx33d image_from_table() const;
  cv::Matx33d table_from_image() const;
  /// Picture pixels, as the camera gives them -> mm on the top faces, and back.
  std::vector<cv::Point2d> on_table(const std::vector<cv::Point2d>& p_in_image) const;
  std::vector<cv::Point2d> in_image(const std::vector<cv::Point2d>& p_in_table) const;

  cv::Point3d camera_mm() const;    ///< in the table frame; its z is below zero
  double camera_height_mm() const;  ///< over the table's top
  double tilt_deg() const;          ///< between the optical axis and the vertical
  double mm_per_px() const;         ///< in the middle of the picture
};

/// kFailed when the patches do not tell (fewer than four points, all on a line) or nothing fits them.
Result<TablePlane> fit_table(const Lens& lens, const std::vector<Patch>& patches,
                             const TableOptions& options = {});

}  // namespace tilewatch::calibration
