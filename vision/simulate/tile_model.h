// SPDX-License-Identifier: MIT
// Cardboard tiles: a printed face with rounded corners, a thickness and a soft shadow.
#pragma once

#include <opencv2/core.hpp>
#include <string_view>

#include "vision/simulate/canvas.h"

namespace tilewatch::vision {

inline constexpr double kTileThicknessMm = 2.0;
inline constexpr double kTileSideMm = 45.0;

/// A drawing as a printed face, premultiplied BGRA, `px` pixels a side and a transparent border around.
cv::Mat printed_face(std::string_view svg, int px);

/// Where a tile is.
struct TilePlace {
  cv::Point2d centre_mm;  ///< on the table
  double yaw = 0;         ///< radians, clockwise in the picture, the face's own rotation included
  double bottom_mm = 0;   ///< height of its underside
};

/// Everything about a tile in one place that does not change while it lies there.
class SeenTileModel {
 public:
  SeenTileModel(cv::Mat face, const TilePlace& place, const FilmCamera& camera, const cv::Vec3d& to_light);

  /// The part of the picture that it and its shadow can touch.
  cv::Rect rect() const { return rect_; }
  cv::Rect top_rect() const { return top_rect_; }
  void paint_shadow(Canvas& canvas) const;
  void paint_sides(Canvas& canvas) const;
  void paint_top(Canvas& canvas) const;
  /// The printed face as it appears, for tiles that move and are smeared.
  Patch top(cv::Rect limit) const;

 private:
  cv::Mat face_;
  cv::Matx33d image_from_face_;
  cv::Matx33d image_from_shadow_;
  double shadow_strength_ = 0;
  std::vector<SolidFace> sides_;
  std::vector<std::vector<cv::Point>> side_pixels_;
  cv::Rect rect_;
  cv::Rect top_rect_;
};

}  // namespace tilewatch::vision
