// SPDX-License-Identifier: MIT
// The camera that explains where tile corners were seen: pose, focal length and lens of one photo, by robust
// least squares with mild beliefs about ordinary cameras, so that one tile is enough to begin with and many
// tiles decide alone.
#pragma once

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

#include "vision/known_table.h"
#include "vision/reading.h"

namespace tilewatch::vision {

/// A point of the board (cells) and where it was seen (pixels). `scale_px` is the local tile side: errors are
/// counted in tiles, because tiles are laid a little askew by the same amount near and far.
struct PlanePoint {
  cv::Point2d p_in_board;
  cv::Point2f p_in_image;
  double scale_px = 1;
  double weight = 1;
};

/// A camera over the board. `rotation` (Rodrigues) and `translation` (cells) map board points to the camera's
/// frame; `stretch` is the log of the pixels' aspect, which takes up what a cropped or rescaled photo does to
/// the axis.
struct PlaneCamera {
  cv::Size picture;
  cv::Vec3d rotation;
  cv::Vec3d translation{0, 0, 10};
  double log_focal = 0;
  double stretch = 0;
  double k1 = 0;
  std::optional<cv::Point2d> axis_px;  ///< none = the picture's middle

  BoardGeometry geometry() const;
};

struct PlaneFit {
  PlaneCamera camera;
  double cost = 0;       ///< robust, in units of the noise, beliefs included
  double rms_tiles = 0;  ///< robust spread of the points about the model, in tiles
};

/// The focal length believed in while the picture says nothing: an ordinary phone or webcam.
double usual_focal_px(cv::Size picture);

/// Fits pose, focal length and stretch; the lens (k1) only if `lens` allows it and it clearly helps. With a
/// known camera only the pose is free; a known table is believed the more the fewer points there are. `start`
/// is where the search begins if it is known. Empty when there are fewer than four points or they lie on a
/// line.
std::optional<PlaneFit> fit_plane(cv::Size picture, const std::vector<PlanePoint>& points, bool lens,
                                  const KnownTable& known = {},
                                  const std::optional<PlaneCamera>& start = std::nullopt);

/// The corners of a tile that lies straight in its cell, in board coordinates: tiles are a little smaller
/// than their pitch (45.0 of 45.3 mm).
std::array<cv::Point2d, 4> tile_corners_in_board(Cell cell);

/// Square root of a quadrilateral's area.
double side_px(const Quad& quad);

}  // namespace tilewatch::vision
