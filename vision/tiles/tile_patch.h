// SPDX-License-Identifier: MIT
// A quadrilateral of the picture, straightened and freed of the light's colour: what faces are compared with.
#pragma once

#include <array>
#include <opencv2/core.hpp>
#include <vector>

#include "vision/reading.h"

namespace tilewatch::vision {

/// Three planes that a lamp's colour and strength only shift, not change: brightness, red against green,
/// yellow against blue, all in logarithms. Values are planar: plane c, row y, column x at [(c * size + y) *
/// size + x].
inline constexpr int kPlanes = 3;

/// Colour features of a straightened picture of one tile (and, for a patch, of what lies round it).
struct Features {
  int size = 0;               ///< pixels a side
  std::vector<float> planes;  ///< kPlanes * size * size
  std::vector<float> valid;   ///< size * size: 1 inside the picture, 0 outside

  const float* plane(int c) const { return planes.data() + static_cast<std::size_t>(c) * area(); }
  std::size_t area() const { return static_cast<std::size_t>(size) * static_cast<std::size_t>(size); }
};

/// How far the colours of printed faces lie from a face's middle colour, plane by plane. What lies outside is
/// paint, skin or cloth, but no tile.
struct Gamut {
  std::array<float, kPlanes> low{};
  std::array<float, kPlanes> high{};
};

/// The gamut of faces (features without a margin), with some room to spare.
Gamut gamut_of(const std::vector<const Features*>& faces);

/// Features of an upright BGR picture of a whole tile, `size` pixels a side, no margin.
Features features_of(const cv::Mat& upright_bgr, int size);

/// The picture about a quad at two scales. One tile is kTilePx wide at scale 0 and half of that at scale 1; a
/// margin of a quarter tile lies round it, so that the true tile may lie a little beside the quad.
class TilePatch {
 public:
  static constexpr int kTilePx = 48;
  static constexpr int kMarginPx = 12;
  static constexpr int kScales = 2;

  /// Pixels outside the gamut hardly count.
  TilePatch(const cv::Mat& picture_bgr, const Quad& quad, const Gamut& gamut);

  const Features& scale(int s) const { return scales_.at(static_cast<std::size_t>(s)); }
  static constexpr int tile_px(int s) { return kTilePx >> s; }
  static constexpr int margin_px(int s) { return kMarginPx >> s; }
  /// Share of the quad that lies inside the picture.
  double inside() const { return inside_; }
  /// A point of the tile (u 0..1 to the quad's second corner, v 0..1 to its fourth) in picture pixels.
  cv::Point2f image_of(cv::Point2d uv) const;

 private:
  std::array<Features, kScales> scales_;
  cv::Matx33d image_from_tile_;
  double inside_ = 1;
};

}  // namespace tilewatch::vision
