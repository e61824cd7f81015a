// SPDX-License-Identifier: MIT
// What one look at the table gives: where the board lies, which tiles, which figures. Pixels follow OpenCV:
// the centre of the top-left pixel is (0,0), x right, y down.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <opencv2/core.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/catalogue/tile.h"

namespace tilewatch::vision {

/// A tile's corners in the picture: north-west, north-east, south-east, south-west as it lies on the board
/// (north is the board's north, not the drawing's).
using Quad = std::array<cv::Point2f, 4>;

/// Where the board lies: one homography for the whole, a pose of its own for every tile.
struct BoardGeometry {
  cv::Size picture;
  /// (x, y, 1) in cells (the corner shared by cells (-1,-1) and (0,0) is the origin, one unit = one tile
  /// pitch, y south) -> picture pixel, for points on the tiles' top faces.
  cv::Matx33d image_from_board = cv::Matx33d::eye();
  /// Focal length in pixels, estimated from the homography or known from a profile; square pixels.
  double focal_px = 0;
  /// Where the optical axis meets the picture; none = in its middle.
  std::optional<cv::Point2d> axis_px;
  /// Radial distortion k1 of x_distorted = x (1 + k1 r^2) in units of focal_px; 0 when it was not estimated.
  double k1 = 0;

  cv::Point2f image_of(cv::Point2d p_in_board) const;
  cv::Point2d board_of(cv::Point2f p_in_image) const;
  /// Picture of the point `height` (in tile pitches) above `p_in_board`: where the top of a standing figure
  /// appears.
  cv::Point2f image_of_raised(cv::Point2d p_in_board, double height) const;
  /// A tile's side length in pixels about that cell (square root of its area).
  double tile_px(Cell cell) const;
  Quad quad_of(Cell cell) const;
};

struct TileCandidate {
  catalogue::TypeIndex type = catalogue::kNoType;  ///< kNoType: it lies face down
  Rotation rotation = 0;                           ///< clockwise as it lies on the board (board north)
  int face = -1;                                   ///< index in the ArtLibrary
  double probability =
      0;  ///< calibrated, over all types and rotations, from pixels and (after the decision) the rules
};

/// Who said what a tile is.
enum class ReaderName : std::uint8_t {
  kArt,       ///< it looks like a face of the library
  kTopology,  ///< what tiles look like in general
  kBoth,      ///< neither alone was sure
};
std::string_view to_string(ReaderName reader);  // "art" "topology" "both" "board"

struct TileReading {
  Cell cell;
  Quad corners{};
  std::vector<TileCandidate> candidates;  ///< best first
  double is_tile = 1;
  ReaderName reader = ReaderName::kArt;
  /// How much of it the picture shows if that is less than half (else 1): its candidates are so much less
  /// likely.
  double in_picture = 1;
  bool looking = false;  ///< followed on a live table: unclear so far, more pictures are looked at
};

struct FeatureCandidate {
  catalogue::Piece piece;
  double probability = 0;
};

struct KindCandidate {
  FigureKind kind = FigureKind::kMeeple;
  double probability = 0;
};

struct FigureReading {
  FigureKind kind = FigureKind::kMeeple;
  Colour colour = Colour::kRed;
  Pose pose = Pose::kStanding;
  Cell cell;
  cv::Point2f foot;                  ///< picture pixel; lying: the middle of the body
  cv::Point2d foot_on_tile;          ///< u, v on the tile as it lies (board north up)
  std::vector<FeatureCandidate> on;  ///< most likely first
  double confidence = 0;
  std::vector<KindCandidate> kinds;  ///< most likely (`kind`) first; empty when there is no doubt
  std::vector<cv::Point> outline;    ///< in picture pixels, for the annotated picture
  cv::Vec3f tone;  ///< its colour (B G R) in the light of the faces; 0 where it is not known
};

/// Something that disagrees with the rules or the catalogue, in plain words, with the cells it is about.
struct Problem {
  std::string kind;  ///< "edges_disagree" "too_many_copies" "unreadable_tile" "two_boards" ...
  std::string text;
  std::vector<Cell> cells;
};

struct BoardReading {
  BoardGeometry geometry;
  std::vector<TileReading> tiles;
  std::vector<TileReading> shown;  ///< apart from the board, in no cell: drawn and not laid yet
  std::vector<FigureReading> figures;
  std::vector<Problem> problems;
  std::map<std::string, double> timings_ms;
};

}  // namespace tilewatch::vision
