// SPDX-License-Identifier: MIT
#include "calibration/table/find_table.h"

#include <algorithm>
#include <cmath>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

#include "calibration/lens/find_lens_board.h"
#include "calibration/table/refine_tile.h"
#include "vision/table/plane_fit.h"

namespace tilewatch::calibration {
namespace {

/// From so many tiles on the lattice tells more than another look at each.
constexpr std::size_t kManyTiles = 4;
/// Tiles are laid with a gap of 0.3 mm between them, by hand (vision/table believes the same).
constexpr double kPitchOverSide = 45.3 / 45.0;

std::vector<int> corner_markers_in(const cv::Mat& grey, std::vector<std::vector<cv::Point2f>>& corners) {
  std::vector<std::vector<cv::Point2f>> all;
  std::vector<int> ids;
  auto parameters = cv::aruco::DetectorParameters::create();
  parameters->cornerRefinementMethod = cv::aruco::CORNER_REFINE_CONTOUR;
  cv::aruco::detectMarkers(grey, marker_dictionary(), all, ids, parameters);
  std::vector<int> ours;
  for (std::size_t i = 0; i < ids.size(); ++i) {
    if (std::find(kCornerMarkers.begin(), kCornerMarkers.end(), ids[i]) == kCornerMarkers.end()) continue;
    ours.push_back(ids[i]);
    corners.push_back(all[i]);
  }
  return ours;
}

std::vector<cv::Point2d> as_points(const vision::Quad& quad) { return {quad.begin(), quad.end()}; }

/// How much a region looks like one thing that is not the table: how far its colours are from those just
/// outside.
double stands_out(const cv::Mat& lab, const std::vector<cv::Point>& outline) {
  cv::Mat inside(lab.size(), CV_8U, cv::Scalar(0));
  cv::fillConvexPoly(inside, outline, 255);
  const int reach = std::max(3, static_cast<int>(std::sqrt(cv::contourArea(outline)) * 0.15));
  const cv::Mat kernel = cv::getStructuringElement(cv::MORPH_ELLIPSE, {2 * reach + 1, 2 * reach + 1});
  cv::Mat outside;
  cv::dilate(inside, outside, kernel);
  outside -= inside;
  cv::Scalar mean_in;
  cv::Scalar mean_out;
  cv::Scalar spread_in;
  cv::Scalar spread_out;
  cv::meanStdDev(lab, mean_in, spread_in, inside);
  cv::meanStdDev(lab, mean_out, spread_out, outside);
  return cv::norm(mean_in - mean_out) + cv::norm(spread_in) - cv::norm(spread_out);
}

}  // namespace

Result<std::vector<Patch>> marker_patches(const cv::Mat& picture_bgr, const TableSizes& sizes) {
  cv::Mat grey;
  cv::cvtColor(picture_bgr, grey, cv::COLOR_BGR2GRAY);
  std::vector<std::vector<cv::Point2f>> corners;
  std::vector<int> ids = corner_markers_in(grey, corners);
  if (ids.empty()) {
    cv::Mat mirrored;
    cv::flip(grey, mirrored, 1);
    std::vector<std::vector<cv::Point2f>> ignored;
    if (!corner_markers_in(mirrored, ignored).empty()) {
      return failure(ErrorKind::kFailed,
                     "the picture is mirrored: the markers are there, but left and right are swapped",
                     "Turn off the mirror (\"selfie view\") in the camera's own settings or program.");
    }
    return failure(ErrorKind::kFailed, "there are no corner markers to be seen",
                   "Print them with: tilewatch print markers --to markers.pdf");
  }
  std::vector<Patch> patches;
  for (std::size_t i = 0; i < ids.size(); ++i) {
    vision::Quad quad{};
    std::copy_n(corners[i].begin(), 4, quad.begin());
    Patch patch;
    patch.shape_mm = square_mm(sizes.marker_mm);
    // Lines along the sides: a blurred corner seems to lie inside of where it is, a blurred side does not.
    const auto refined = refine_by_outline(picture_bgr, quad);
    patch.seen_px = as_points(refined ? refined->corners : quad);
    patch.noise_px = refined ? 0.15 : 0.6;
    patches.push_back(std::move(patch));
  }
  return patches;
}

Result<Patch> lens_board_patch(const cv::Mat& picture_bgr, const TableSizes& sizes) {
  auto view = find_lens_board(picture_bgr, sizes.board);
  if (!view) return tl::unexpected(view.error());
  Patch patch;
  patch.noise_px = 0.15;
  for (std::size_t i = 0; i < view->ids.size(); ++i) {
    patch.shape_mm.push_back(sizes.board.corner_mm(view->ids[i]));
    patch.seen_px.emplace_back(view->corners[i]);
  }
  return patch;
}

std::vector<Patch> tile_patches(const cv::Mat& picture_bgr, const std::vector<vision::TileReading>& tiles,
                                const vision::ArtLibrary* art, const TableSizes& sizes) {
  std::vector<Patch> patches;
  const double pitch = sizes.tile_mm * kPitchOverSide;
  for (const vision::TileReading& tile : tiles) {
    Patch patch;
    patch.shape_mm = square_mm(sizes.tile_mm);
    patch.height_mm = sizes.tile_thickness_mm;
    patch.seen_px = as_points(tile.corners);
    patch.noise_px = 0.5;
    if (tiles.size() >= kManyTiles) {
      patch.place = Patch::Place{{tile.cell.x * pitch, tile.cell.y * pitch}};
    } else {
      std::optional<RefinedTile> refined;
      double noise_px = 0.3;
      if (art != nullptr && !tile.candidates.empty() && tile.candidates.front().face >= 0) {
        cv::Mat lying = art->face(tile.candidates.front().face).picture;
        for (int turn = 0; turn < tile.candidates.front().rotation; ++turn) {
          cv::rotate(lying, lying, cv::ROTATE_90_CLOCKWISE);
        }
        refined = refine_by_face(picture_bgr, tile.corners, lying);
      }
      if (!refined && tiles.size() == 1) {
        // A side where tile and table have the same colour is off by a pixel and looks no worse.
        noise_px = 0.8;
        refined = refine_by_outline(picture_bgr, tile.corners);
      }
      // What was neither found by its face nor by its outline may be off by some pixels.
      constexpr double kRoughPx = 1.5;
      if (refined) patch.seen_px = as_points(refined->corners);
      patch.noise_px = refined ? noise_px : kRoughPx;
    }
    patches.push_back(std::move(patch));
  }
  return patches;
}

std::optional<vision::Quad> find_lone_tile(const cv::Mat& picture_bgr) {
  constexpr double kWorkPx = 960;
  const double scale = std::min(1.0, kWorkPx / std::max(picture_bgr.cols, picture_bgr.rows));
  cv::Mat small;
  cv::resize(picture_bgr, small, {}, scale, scale, cv::INTER_AREA);
  cv::GaussianBlur(small, small, {}, 1);
  cv::Mat lab;
  cv::cvtColor(small, lab, cv::COLOR_BGR2Lab);
  struct Candidate {
    std::vector<cv::Point> outline;
    double score = 0;
  };
  std::vector<Candidate> candidates;
  cv::Mat grey;
  cv::cvtColor(small, grey, cv::COLOR_BGR2GRAY);
  for (const double high : {160.0, 100.0, 60.0}) {
    cv::Mat edges;
    cv::Canny(grey, edges, high / 2, high);
    cv::morphologyEx(edges, edges, cv::MORPH_CLOSE, cv::getStructuringElement(cv::MORPH_ELLIPSE, {7, 7}));
    std::vector<std::vector<cv::Point>> contours;
    cv::findContours(edges, contours, cv::RETR_EXTERNAL, cv::CHAIN_APPROX_SIMPLE);
    for (const auto& contour : contours) {
      std::vector<cv::Point> hull;
      cv::convexHull(contour, hull);
      const double area = cv::contourArea(hull);
      const double share = area / (small.cols * small.rows);
      if (share < 0.0008 || share > 0.2) continue;
      std::vector<cv::Point> quad;
      for (double slack = 0.02; slack < 0.09 && quad.size() != 4; slack += 0.01) {
        cv::approxPolyDP(hull, quad, slack * cv::arcLength(hull, true), true);
      }
      if (quad.size() != 4 || cv::contourArea(quad) < 0.85 * area) continue;
      double longest = 0;
      double shortest = 1e9;
      for (std::size_t i = 0; i < 4; ++i) {
        const double side = cv::norm(quad[(i + 1) % 4] - quad[i]);
        longest = std::max(longest, side);
        shortest = std::min(shortest, side);
      }
      if (longest > 2.2 * shortest) continue;
      const double score = stands_out(lab, quad);
      if (score < 12) continue;
      candidates.push_back({quad, score});
    }
    if (!candidates.empty()) break;
  }
  if (candidates.empty()) return std::nullopt;
  std::sort(candidates.begin(), candidates.end(),
            [](const Candidate& a, const Candidate& b) { return a.score > b.score; });
  // A mug and a tile would both be four-cornered enough; better ask than measure the mug.
  if (candidates.size() > 1 && candidates[1].score > 0.7 * candidates[0].score) return std::nullopt;
  std::vector<cv::Point>& best = candidates.front().outline;
  if (cv::contourArea(best, true) < 0) std::reverse(best.begin(), best.end());
  vision::Quad quad{};
  for (std::size_t i = 0; i < 4; ++i) {
    quad[i] = {static_cast<float>((best[i].x + 0.5) / scale - 0.5),
               static_cast<float>((best[i].y + 0.5) / scale - 0.5)};
  }
  // The corner that lies nearest to the top left comes first.
  const auto first = std::min_element(quad.begin(), quad.end(),
                                      [](const auto& a, const auto& b) { return a.x + a.y < b.x + b.y; });
  std::rotate(quad.begin(), first, quad.end());
  if (const auto refined = refine_by_outline(picture_bgr, quad)) return refined->corners;
  return quad;
}

TileCheck check_tile(const TablePlane& plane, const vision::Quad& seen, double tile_mm) {
  TileCheck check;
  check.seen = seen;
  const auto p = plane.on_table(as_points(seen));
  cv::Point2d middle(0, 0);
  for (const auto& q : p) middle += q * 0.25;
  check.middle_mm = middle;
  check.away_mm = cv::norm(middle);
  check.side_mm = std::sqrt(std::abs(cv::contourArea(std::vector<cv::Point2f>(p.begin(), p.end()))));
  // The best-lying square: same middle, turned as the corners ask for.
  const auto shape = square_mm(tile_mm);
  double along = 0;
  double across = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    along += shape[i].dot(p[i] - middle);
    across += shape[i].cross(p[i] - middle);
  }
  const double turn = std::atan2(across, along);
  double sum = 0;
  std::vector<cv::Point2d> square;
  for (std::size_t i = 0; i < 4; ++i) {
    const cv::Point2d q = middle + cv::Point2d(std::cos(turn) * shape[i].x - std::sin(turn) * shape[i].y,
                                               std::sin(turn) * shape[i].x + std::cos(turn) * shape[i].y);
    square.push_back(q);
    const cv::Point2d e = q - p[i];
    sum += e.dot(e);
  }
  check.error_mm = std::sqrt(sum / 4);
  const auto drawn = plane.in_image(square);
  for (std::size_t i = 0; i < 4; ++i) check.expected[i] = drawn[i];
  return check;
}

std::string light_of(double error_mm) {
  if (error_mm <= 1) return "green";
  return error_mm <= 3 ? "amber" : "red";
}

}  // namespace tilewatch::calibration
