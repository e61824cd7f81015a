// SPDX-License-Identifier: MIT
// What lies on the table in one picture and tells where the table is: corner markers, the lens board, tiles.
#pragma once

#include <opencv2/core.hpp>
#include <optional>
#include <string>
#include <vector>

#include "calibration/sheets/patterns.h"
#include "calibration/table/table_plane.h"
#include "engine/catalogue/result.h"
#include "vision/reading.h"
#include "vision/tiles/art_library.h"

namespace tilewatch::calibration {

struct TableSizes {
  double tile_mm = kUsualTileMm;
  double tile_thickness_mm = 2;
  double marker_mm = kCornerMarkerMm;
  LensBoard board;
};

/// One patch a corner marker. kFailed in plain words when there is none, or when the picture is mirrored.
Result<std::vector<Patch>> marker_patches(const cv::Mat& picture_bgr, const TableSizes& sizes);

/// The lens board lying on the table. kFailed as find_lens_board().
Result<Patch> lens_board_patch(const cv::Mat& picture_bgr, const TableSizes& sizes);

/// The tiles of a reading. Few of them are looked at again by their own pixels (with `art`, else by their
/// outline); many know each other's places in the lattice.
std::vector<Patch> tile_patches(const cv::Mat& picture_bgr, const std::vector<vision::TileReading>& tiles,
                                const vision::ArtLibrary* art, const TableSizes& sizes);

/// A single tile on a plain table, by its outline alone, whatever is drawn on it. Nothing when there is none,
/// or more than one thing that could be it.
std::optional<vision::Quad> find_lone_tile(const cv::Mat& picture_bgr);

/// A tile laid anywhere, seen through the plane: how far its outline is from a square of its size.
struct TileCheck {
  cv::Point2d middle_mm;  ///< on the table
  double away_mm = 0;     ///< from the table frame's origin
  double side_mm = 0;     ///< as the plane says; the tile's own is known
  double error_mm = 0;    ///< root mean square of its corners against the best-lying square of its true size
  vision::Quad seen{};
  vision::Quad expected{};  ///< that square's outline, in picture pixels
};
TileCheck check_tile(const TablePlane& plane, const vision::Quad& seen, double tile_mm);
/// "green" up to 1 mm, "amber" up to 3, "red" beyond.
std::string light_of(double error_mm);

}  // namespace tilewatch::calibration
