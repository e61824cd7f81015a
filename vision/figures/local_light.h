// SPDX-License-Identifier: MIT
// What the board would look like without figures: every tile's face in its place, under the light that falls
// on it.
#pragma once

#include <array>
#include <opencv2/core.hpp>
#include <vector>

#include "vision/reading.h"
#include "vision/tiles/art_library.h"

namespace tilewatch::vision::figures {

/// Light on one tile, per channel (B G R): picture = gain * face + offset, both in grey levels of the
/// picture. The gain may slope across the tile (a lamp near by).
struct TileLight {
  cv::Vec3f gain{1, 1, 1};
  cv::Vec3f slope_x{0, 0, 0};  ///< change of gain per pixel from the centre of the tile
  cv::Vec3f slope_y{0, 0, 0};
  cv::Vec3f offset{0, 0, 0};
  float noise = 8;  ///< typical difference that remains, grey levels
};

/// One tile as it lies in the working picture.
struct TileView {
  int tile = -1;  ///< index in the list of readings
  int face = -1;  ///< index in the library, -1 when the face is unknown
  Rotation rotation = 0;
  Quad quad{};                ///< working pixels
  cv::Matx33f uv_from_image;  ///< working pixel -> u, v on the tile as it lies
  TileLight light;
  cv::Vec3f mean{0, 0, 0};         ///< its mean colour in the picture
  cv::Vec3f paint_gain{1, 1, 1};   ///< the light for judging paint: colour cast of the neighbourhood
  cv::Vec3f board_light{1, 1, 1};  ///< the same, guessed from the mean colour of the tiles about it
  bool wanted = true;        ///< figures are looked for here; else it is only background for a neighbour
  bool print_known = false;  ///< its face is known and of this box's printing
};

/// The part of the picture that is looked at, scaled so that a tile is at most about kTilePx wide, and what
/// is expected there. All pictures have the same size.
struct ExpectedPicture {
  static constexpr double kTilePx = 60;

  double scale = 1;
  double tile_px = kTilePx;  ///< about how wide a tile is in `picture`
  cv::Point2d origin;        ///< full-size pixel of the part's top-left corner (edge of the pixel)
  cv::Mat picture;           ///< 8UC3, what the camera shows
  cv::Mat seen_mean;         ///< 8UC3, `picture` averaged over a few pixels
  cv::Mat low, high;         ///< 8UC3, the range of colours expected about each pixel
  cv::Mat expected_mean;     ///< 8UC3, what is expected, averaged alike
  cv::Mat owner;             ///< 16SC1, index in `tiles` of the tile that lies there, -1 on the table
  cv::Mat beside;            ///< 16SC1, the same, and on a strip of table around the board the tile near by
  cv::Mat table_noise;  ///< 32FC1, on that strip: how much the table differs from its local mean, grey levels
  std::vector<TileView> tiles;

  cv::Point2f work_of(cv::Point2f full) const {
    return {static_cast<float>((full.x + 0.5 - origin.x) * scale - 0.5),
            static_cast<float>((full.y + 0.5 - origin.y) * scale - 0.5)};
  }
  cv::Point2f full_of(cv::Point2f work) const {
    return {static_cast<float>((work.x + 0.5) / scale + origin.x - 0.5),
            static_cast<float>((work.y + 0.5) / scale + origin.y - 0.5)};
  }
};

/// `only` empty: all tiles. Tiles whose best candidate has no face take part without an expectation (low 0,
/// high 255).
ExpectedPicture expect_picture(const cv::Mat& picture_bgr, const std::vector<TileReading>& tiles,
                               const ArtLibrary& art, const std::vector<Cell>& only);

}  // namespace tilewatch::vision::figures
