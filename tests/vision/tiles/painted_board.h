// SPDX-License-Identifier: MIT
// A photo of tiles that nobody took: own drawings laid on a table through a known homography, then lamp
// light, blur and noise; the truth is known exactly.
#pragma once

#include <filesystem>
#include <memory>
#include <opencv2/core.hpp>
#include <vector>

#include "engine/catalogue/catalogue.h"
#include "vision/reading.h"
#include "vision/tiles/art_library.h"

namespace tilewatch::test {

/// The base game, loaded once.
std::shared_ptr<const catalogue::Catalogue> base_catalogue();
/// Our own drawings of it, made once.
std::shared_ptr<const vision::ArtLibrary> base_drawings();

struct LaidFace {
  int face = 0;
  Rotation rotation = 0;
  Cell cell;
};

struct PhotoOptions {
  cv::Size size{900, 700};
  double tile_px = 90;  ///< about
  double tilt = 0.0;    ///< 0 from above, 0.6 strongly from the side
  double turn_deg = 0;  ///< of the board in the picture
  double blur_px = 0.7;
  double noise = 2;
  cv::Scalar tint{1, 1, 1};  ///< gain of blue, green, red
  double gradient = 0;       ///< how much darker the right side is
  std::uint64_t seed = 1;
};

struct Photo {
  cv::Mat picture;
  cv::Matx33d image_from_board;  ///< of cells
  vision::Quad quad_of(Cell cell) const;
};

Photo take_photo(const vision::ArtLibrary& art, const std::vector<LaidFace>& tiles,
                 const PhotoOptions& options);

/// `count` tiles that fit together, grown from the start tile; faces are each used once.
std::vector<LaidFace> legal_board(const catalogue::Catalogue& catalogue, const vision::ArtLibrary& art,
                                  int count, std::uint64_t seed);

/// The quad moved by up to `shift` tile widths, resized by up to `scale`, turned by up to `degrees`.
vision::Quad disturbed(const vision::Quad& quad, cv::RNG& random, double shift, double scale, double degrees);

/// Writes every face of the library as NAME.png.
void write_art(const vision::ArtLibrary& art, const std::filesystem::path& folder);

}  // namespace tilewatch::test
