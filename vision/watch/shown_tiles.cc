// SPDX-License-Identifier: MIT
#include "vision/watch/shown_tiles.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <optional>

namespace tilewatch::vision {
namespace {

// Of a tile's area: a tile's drawing differs from the table in most places, its shadow adds to it.
constexpr double kLeastArea = 0.3;
constexpr double kMostArea = 1.9;
// Sides of the smallest rectangle round what changed, in tile pitches.
constexpr double kLeastSide = 0.7;
constexpr double kMostSide = 1.35;
constexpr double kTileSide = 0.98;
// Nearer to a tile of the board than this it would be laid, carelessly.
constexpr double kApart = 1.3;
constexpr double kDoubtedChange = 0.08;
constexpr double kStillTheSame = 0.5;
constexpr double kLooksLikeATile = 0.5;
constexpr std::size_t kMostRegions = 12;

std::vector<cv::Point2f> in_small(const Quad& quad, int factor) {
  std::vector<cv::Point2f> result;
  const auto f = static_cast<float>(factor);
  for (const cv::Point2f& p : quad) result.emplace_back((p.x + 0.5F) / f - 0.5F, (p.y + 0.5F) / f - 0.5F);
  return result;
}

cv::Point2d middle_in_board(const BoardGeometry& geometry, const Quad& quad) {
  cv::Point2d sum;
  for (const cv::Point2f& corner : quad) sum += geometry.board_of(corner);
  return sum * 0.25;
}

/// The square that a tile would cover if it is what changed there; nothing when that is of another shape, or
/// too near to the board.
std::optional<Quad> tile_quad(const ShownTilesLook& look, const ChangeRegion& region) {
  std::vector<cv::Point> pixels;
  cv::findNonZero(look.change.labels(region.box) == region.label, pixels);
  if (pixels.empty()) return {};
  std::vector<cv::Point> hull;
  cv::convexHull(pixels, hull);
  const BoardGeometry& geometry = look.board.geometry;
  const auto f = static_cast<float>(look.factor);
  std::vector<cv::Point2f> outline;  // in tile pitches
  for (const cv::Point& p : hull) {
    const cv::Point2f small(static_cast<float>(p.x + region.box.x), static_cast<float>(p.y + region.box.y));
    const cv::Point2d at = geometry.board_of((small + cv::Point2f(0.5F, 0.5F)) * f - cv::Point2f(0.5F, 0.5F));
    outline.emplace_back(static_cast<float>(at.x), static_cast<float>(at.y));
  }
  const cv::RotatedRect box = cv::minAreaRect(outline);
  if (std::min(box.size.width, box.size.height) < kLeastSide ||
      std::max(box.size.width, box.size.height) > kMostSide)
    return {};
  for (const TileReading& tile : look.board.tiles) {
    const cv::Point2d away =
        middle_in_board(geometry, tile.corners) - cv::Point2d(box.center.x, box.center.y);
    if (std::hypot(away.x, away.y) < kApart) return {};
  }
  // As a tile lies on the board: corners clockwise, the first at its north-west.
  double angle = box.angle * CV_PI / 180;
  angle -= std::round(angle / (CV_PI / 2)) * CV_PI / 2;
  const cv::Point2d east(std::cos(angle) * kTileSide / 2, std::sin(angle) * kTileSide / 2);
  const cv::Point2d south(-east.y, east.x);
  const cv::Point2d middle(box.center.x, box.center.y);
  return Quad{geometry.image_of(middle - east - south), geometry.image_of(middle + east - south),
              geometry.image_of(middle + east + south), geometry.image_of(middle - east + south)};
}

}  // namespace

void ShownTiles::check_known(const ShownTilesLook& look, const ArtReader& reader) {
  std::erase_if(tiles_, [&](TileReading& tile) {
    if (look.change.share_in(in_small(tile.corners, look.factor)) <= kDoubtedChange) return false;
    const TileCandidate& known = tile.candidates.front();
    const ArtMatch match = reader.verify(look.picture, known.face, known.rotation, tile.corners);
    if (match.similarity < kStillTheSame) return true;
    tile.corners = match.corners;
    return false;
  });
}

void ShownTiles::look(const ShownTilesLook& look, const ArtReader& reader) {
  check_known(look, reader);
  if (look.board.tiles.empty()) return;
  std::size_t looked_at = 0;
  for (const ChangeRegion& region : look.change.regions) {
    if (region.touches_border) continue;
    if (++looked_at > kMostRegions) break;
    const double side = look.board.geometry.tile_px(look.board.tiles.front().cell) / look.factor;
    if (region.area < kLeastArea * side * side || region.area > kMostArea * side * side) continue;
    const std::optional<Quad> quad = tile_quad(look, region);
    if (!quad) continue;
    const cv::Point2d middle = middle_in_board(look.board.geometry, *quad);
    const bool known = std::any_of(tiles_.begin(), tiles_.end(), [&](const TileReading& tile) {
      const cv::Point2d away = middle_in_board(look.board.geometry, tile.corners) - middle;
      return std::hypot(away.x, away.y) < 0.5;
    });
    if (known) continue;
    ArtReaderOptions options;
    options.shift = 0.2;
    options.covered = false;
    TileReading tile = reader.read(look.picture, {}, *quad, options);
    if (tile.is_tile >= kLooksLikeATile && !tile.candidates.empty() && tile.candidates.front().face >= 0)
      tiles_.push_back(std::move(tile));
  }
}

}  // namespace tilewatch::vision
