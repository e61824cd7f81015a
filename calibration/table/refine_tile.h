// SPDX-License-Identifier: MIT
// A tile's corners to a fraction of a pixel, from its own pixels alone: by its known face, or by its outline.
#pragma once

#include <opencv2/core.hpp>
#include <optional>

#include "vision/reading.h"

namespace tilewatch::calibration {

struct RefinedTile {
  vision::Quad corners{};  ///< in the order of the quad that was given
  double quality = 0;      ///< by face: correlation; by outline: share of the outline that was seen
};

/// Lays the face over the picture freely (all eight numbers of a perspective). `face_bgr` must lie as the
/// quad says: its top-left corner at quad[0]. Pictures of faces are often cut a little inside or outside of
/// the tile's edge: `tile_over_face` says by how much the tile is larger, 0 = see it by the tile's outline (a
/// tile without neighbours). Nothing when picture and face do not agree.
std::optional<RefinedTile> refine_by_face(const cv::Mat& picture_bgr, const vision::Quad& quad,
                                          const cv::Mat& face_bgr, double tile_over_face = 0);

/// Fits a line to each side where tile and table meet, leaving out the rounded corners. Only for a tile
/// without neighbours. Nothing when a side cannot be seen.
std::optional<RefinedTile> refine_by_outline(const cv::Mat& picture_bgr, const vision::Quad& quad);

}  // namespace tilewatch::calibration
