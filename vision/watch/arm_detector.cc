// SPDX-License-Identifier: MIT
#include "vision/watch/arm_detector.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <set>

namespace tilewatch::vision {
namespace {

// An arm covers at least this share of a tile and comes this close (in tile widths) to the board.
constexpr double kArmArea = 0.4;
constexpr double kArmReach = 0.6;
constexpr double kTouch = 0.1;  // share of a tile by which it must reach into that zone
constexpr double kPieceArea = 1.5;
// Nothing that is played is so large (in tiles, beside those that lie there): an arm whose sleeve is seen to
// its end, or that is cut in two by something of the table's colour.
constexpr double kTooLarge = 3;
// Patience until an unmoved thing is furniture.
constexpr int kFurnitureLooks = 3;
constexpr double kFurnitureSeconds = 8;
// The rim of a foreign thing is blurred: so many pixels about it are not the table either.
constexpr int kRimPx = 7;

cv::Mat1b filled(const std::vector<std::vector<cv::Point2f>>& tiles, cv::Size size) {
  cv::Mat1b mask(size, std::uint8_t{0});
  for (const auto& polygon : tiles) {
    std::vector<cv::Point> corners;
    for (const cv::Point2f& p : polygon) corners.emplace_back(cvRound(p.x), cvRound(p.y));
    cv::fillConvexPoly(mask, corners, cv::Scalar(255));
  }
  return mask;
}

cv::Mat1b zone_of(const std::vector<std::vector<cv::Point2f>>& tiles, cv::Size size, double tile_area) {
  cv::Mat1b zone = filled(tiles, size);
  // New tiles are laid within one tile of the board, so the zone is that much wider.
  const int reach = 1 + 2 * cvRound((1.0 + kArmReach) * std::sqrt(tile_area));
  cv::dilate(zone, zone, cv::getStructuringElement(cv::MORPH_ELLIPSE, {reach, reach}));
  return zone;
}

/// Has (nearly) every tile changed? Then the board is gone or elsewhere, and its new place is no arm.
bool all_changed(const ChangeMap& change, const std::vector<std::vector<cv::Point2f>>& tiles) {
  constexpr std::size_t kBoard = 5;
  constexpr double kTileChanged = 0.3;
  constexpr double kNearlyAll = 0.8;
  if (tiles.size() < kBoard) return false;
  const auto changed = std::count_if(tiles.begin(), tiles.end(), [&](const auto& polygon) {
    return change.share_in(polygon) > kTileChanged;
  });
  return static_cast<double>(changed) > kNearlyAll * static_cast<double>(tiles.size());
}

}  // namespace

double mean_area(const std::vector<std::vector<cv::Point2f>>& polygons) {
  double sum = 0;
  for (const auto& polygon : polygons) sum += std::abs(cv::contourArea(polygon));
  return polygons.empty() ? 0 : sum / static_cast<double>(polygons.size());
}

bool ArmDetector::sees_arm(const ChangeMap& change, const std::vector<std::vector<cv::Point2f>>& tiles,
                           double time_s) {
  const double tile_area = mean_area(tiles);
  const cv::Size size = change.mask.size();
  cv::Mat1b things(size, std::uint8_t{0});
  bool near_board = false;
  cv::Mat1b zone;
  std::set<int> too_large;
  for (const ChangeRegion& region : change.regions) {
    if (edge_only_ || region.area < kTooLarge * tile_area || all_changed(change, tiles))
      break;  // the largest come first
    const cv::Mat beside = (change.labels == region.label) & ~filled(tiles, size);
    if (cv::countNonZero(beside) >= kTooLarge * tile_area) too_large.insert(region.label);
  }
  const bool large_at_edge =
      std::any_of(change.regions.begin(), change.regions.end(), [&](const ChangeRegion& region) {
        return (region.touches_border && region.area >= kArmArea * tile_area) ||
               too_large.contains(region.label);
      });
  for (const ChangeRegion& region : change.regions) {
    // An arm may fall into pieces where its colour is the table's: with something large at the edge, other
    // large pieces belong to it.
    const bool piece = large_at_edge && region.area >= kPieceArea * tile_area;
    if (!region.touches_border && !piece && !too_large.contains(region.label)) continue;
    if (zone.empty()) zone = zone_of(tiles, size, tile_area);
    const cv::Mat own = change.labels == region.label;
    if (region.area >= kArmArea * tile_area && cv::countNonZero(own & zone) > kTouch * tile_area)
      near_board = true;
    things |= own;
  }
  const int pixels = cv::countNonZero(things);
  foreign_.release();
  if (pixels == 0) {
    last_.release();
    return false;
  }
  const bool unmoved = last_.size() == size && cv::countNonZero(things ^ last_) < 0.05 * pixels;
  if (!unmoved) {
    unmoved_looks_ = 0;
    unmoved_since_s_ = time_s;
  }
  ++unmoved_looks_;
  last_ = things;
  const bool furniture =
      stills_ ? unmoved_looks_ >= kFurnitureLooks : time_s - unmoved_since_s_ >= kFurnitureSeconds;
  if (furniture) return false;
  cv::dilate(things, foreign_, cv::getStructuringElement(cv::MORPH_RECT, {kRimPx, kRimPx}));
  return near_board;
}

}  // namespace tilewatch::vision
