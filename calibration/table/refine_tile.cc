// SPDX-License-Identifier: MIT
#include "calibration/table/refine_tile.h"

#include <algorithm>
#include <cmath>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>
#include <opencv2/video/tracking.hpp>
#include <vector>

#include "vision/table/plane_fit.h"

namespace tilewatch::calibration {
namespace {

/// Less than this is chance, or another face.
constexpr double kAgree = 0.7;
/// A corner that moves by more than this part of the tile was not found but lost.
constexpr double kMostMoved = 0.12;
/// Places along a side where its edge is looked for.
constexpr int kSamples = 40;

cv::Mat grey_of(const cv::Mat& bgr) {
  cv::Mat grey;
  cv::cvtColor(bgr, grey, cv::COLOR_BGR2GRAY);
  return grey;
}

bool moved_too_far(const vision::Quad& before, const vision::Quad& after) {
  const double side = vision::side_px(before);
  for (std::size_t i = 0; i < 4; ++i) {
    if (cv::norm(before[i] - after[i]) > kMostMoved * side) return true;
  }
  return false;
}

/// Where brightness or colour changes most along a short line across the tile's edge; position along it in
/// pixels from its middle, and how sharp the change is.
struct EdgePoint {
  double at = 0;
  double sharp = 0;
};
EdgePoint strongest_edge(const cv::Mat& picture, cv::Point2d middle, cv::Point2d across, double reach) {
  const int steps = std::max(5, static_cast<int>(std::lround(reach * 4)));
  std::vector<cv::Vec3f> samples;
  for (int i = -steps; i <= steps; ++i) {
    const cv::Point2d p = middle + across * (reach * i / steps);
    cv::Mat patch;
    cv::getRectSubPix(picture, {1, 1}, cv::Point2f(p), patch);
    samples.emplace_back(patch.at<cv::Vec3b>(0, 0));
  }
  EdgePoint best;
  std::vector<double> change(samples.size(), 0);
  for (std::size_t i = 2; i + 2 < samples.size(); ++i) change[i] = cv::norm(samples[i + 2] - samples[i - 2]);
  for (std::size_t i = 3; i + 3 < samples.size(); ++i) {
    if (change[i] <= best.sharp) continue;
    best.sharp = change[i];
    // The top of the parabola through three neighbours.
    const double bend = change[i - 1] - 2 * change[i] + change[i + 1];
    const double shift = bend < -1e-9 ? 0.5 * (change[i - 1] - change[i + 1]) / bend : 0;
    best.at = reach * (static_cast<double>(i) + std::clamp(shift, -1.0, 1.0) - steps) / steps;
  }
  return best;
}

/// Points of one side of the tile where it meets the table, without those that are much less sharp than most.
std::vector<cv::Point2f> side_points(const cv::Mat& smooth, cv::Point2d a, cv::Point2d b, double reach) {
  constexpr double kCornerShare = 0.08;  // rounded, and where the other side begins
  const cv::Point2d along = (b - a) * (1 / cv::norm(b - a));
  const cv::Point2d across(-along.y, along.x);
  std::vector<cv::Point2f> points;
  std::vector<double> sharpness;
  for (int i = 0; i < kSamples; ++i) {
    const double share = kCornerShare + (1 - 2 * kCornerShare) * (i + 0.5) / kSamples;
    const cv::Point2d p = a + (b - a) * share;
    const EdgePoint edge = strongest_edge(smooth, p, across, reach);
    points.emplace_back(p + across * edge.at);
    sharpness.push_back(edge.sharp);
  }
  std::vector<double> sorted = sharpness;
  std::nth_element(sorted.begin(), sorted.begin() + kSamples / 2, sorted.end());
  std::vector<cv::Point2f> kept;
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (sharpness[i] > std::max(12.0, 0.4 * sorted[kSamples / 2])) kept.push_back(points[i]);
  }
  return kept;
}

/// How much larger the tile is than the face's picture, which may have been cut a little inside or outside of
/// it: by where the tile's outline lies when it is seen through the face's own perspective. 1 where the
/// outline is hidden.
double size_by_outline(const cv::Mat& picture_bgr, const vision::Quad& face_quad) {
  constexpr double kMost = 0.06;
  cv::Mat smooth;
  cv::GaussianBlur(picture_bgr, smooth, {}, 0.8);
  const std::array<cv::Point2f, 4> unit{{{0, 0}, {1, 0}, {1, 1}, {0, 1}}};
  const cv::Mat unit_from_image = cv::getPerspectiveTransform(face_quad, unit);
  const double reach = std::max(3.0, kMost * vision::side_px(face_quad));
  std::array<double, 4> where{};
  for (std::size_t s = 0; s < 4; ++s) {
    std::vector<cv::Point2f> points = side_points(smooth, face_quad[s], face_quad[(s + 1) % 4], reach);
    if (points.size() < kSamples / 3) return 1;
    cv::perspectiveTransform(points, points, unit_from_image);
    std::vector<float> offsets;
    for (const auto& p : points) offsets.push_back(s % 2 == 0 ? p.y : p.x);
    std::nth_element(offsets.begin(), offsets.begin() + static_cast<std::ptrdiff_t>(offsets.size() / 2),
                     offsets.end());
    where[s] = offsets[offsets.size() / 2];
  }
  return std::clamp(((where[2] - where[0]) + (where[1] - where[3])) / 2, 1 - kMost, 1 + kMost);
}

}  // namespace

std::optional<RefinedTile> refine_by_face(const cv::Mat& picture_bgr, const vision::Quad& quad,
                                          const cv::Mat& face_bgr, double tile_over_face) {
  const double side = vision::side_px(quad);
  if (side < 16) return std::nullopt;
  const int size = std::clamp(static_cast<int>(side), 32, 128);
  cv::Mat face;
  cv::resize(face_bgr, face, {size, size}, 0, 0, size < face_bgr.cols ? cv::INTER_AREA : cv::INTER_CUBIC);
  cv::Rect around = cv::boundingRect(std::vector<cv::Point2f>(quad.begin(), quad.end()));
  const int margin = static_cast<int>(side * 0.25) + 2;
  around -= cv::Point(margin, margin);
  around += cv::Size(2 * margin, 2 * margin);
  around &= cv::Rect({0, 0}, picture_bgr.size());
  if (around.width < 16 || around.height < 16) return std::nullopt;
  const cv::Point2f origin(around.tl());

  const auto edge = static_cast<float>(size - 0.5);
  const std::array<cv::Point2f, 4> on_face{{{-0.5F, -0.5F}, {edge, -0.5F}, {edge, edge}, {-0.5F, edge}}};
  vision::Quad local = quad;
  for (auto& p : local) p -= origin;
  cv::Mat warp;
  cv::getPerspectiveTransform(on_face, local).convertTo(warp, CV_32F);
  // The outermost twentieth shows the rounded corners and the table.
  const int rim = std::max(1, size / 20);
  RefinedTile refined;
  try {
    const cv::TermCriteria criteria(cv::TermCriteria::COUNT | cv::TermCriteria::EPS, 80, 1e-6);
    const cv::Mat inner = grey_of(face)(cv::Rect(rim, rim, size - 2 * rim, size - 2 * rim));
    const cv::Matx33f to_face(1, 0, static_cast<float>(rim), 0, 1, static_cast<float>(rim), 0, 0, 1);
    cv::Mat inner_warp = warp * cv::Mat(to_face);
    const cv::Mat picture = grey_of(picture_bgr(around));
    // First what little detail says about shift, turn and size, then all detail about the perspective.
    cv::Mat affine = inner_warp(cv::Rect(0, 0, 3, 2)) / inner_warp.at<float>(2, 2);
    const int coarse = std::max(5, size / 10) | 1;
    cv::findTransformECC(inner, picture, affine, cv::MOTION_AFFINE, criteria, cv::noArray(), coarse);
    affine.copyTo(inner_warp(cv::Rect(0, 0, 3, 2)));
    inner_warp.row(2) = (cv::Mat_<float>(1, 3) << 0, 0, 1);
    refined.quality =
        cv::findTransformECC(inner, picture, inner_warp, cv::MOTION_HOMOGRAPHY, criteria, cv::noArray(), 3);
    warp = inner_warp * cv::Mat(to_face).inv();
  } catch (const cv::Exception&) {
    return std::nullopt;  // it did not converge
  }
  if (!(refined.quality >= kAgree)) return std::nullopt;
  const auto place = [&](double scale) {
    const float half = static_cast<float>(scale) * static_cast<float>(size) / 2;
    const float middle = static_cast<float>(size) / 2 - 0.5F;
    std::vector<cv::Point2f> corners{{middle - half, middle - half},
                                     {middle + half, middle - half},
                                     {middle + half, middle + half},
                                     {middle - half, middle + half}};
    cv::perspectiveTransform(corners, corners, warp);
    for (std::size_t i = 0; i < 4; ++i) refined.corners[i] = corners[i] + origin;
  };
  place(1);
  if (moved_too_far(quad, refined.corners)) return std::nullopt;
  place(tile_over_face > 0 ? tile_over_face : size_by_outline(picture_bgr, refined.corners));
  if (moved_too_far(quad, refined.corners)) return std::nullopt;
  return refined;
}

std::optional<RefinedTile> refine_by_outline(const cv::Mat& picture_bgr, const vision::Quad& quad) {
  const double side = vision::side_px(quad);
  const double reach = std::max(3.0, 0.06 * side);
  cv::Mat smooth;
  cv::GaussianBlur(picture_bgr, smooth, {}, 0.8);
  std::array<cv::Vec3d, 4> lines;  // a x + b y + c = 0
  double seen = 0;
  for (std::size_t s = 0; s < 4; ++s) {
    std::vector<cv::Point2f> kept = side_points(smooth, quad[s], quad[(s + 1) % 4], reach);
    if (kept.size() < kSamples / 3) return std::nullopt;
    // Two rounds: the second without what lies far from the first line.
    cv::Vec4f line;
    for (int round = 0; round < 2; ++round) {
      cv::fitLine(kept, line, cv::DIST_HUBER, 0, 0.01, 0.001);
      const cv::Point2f n(-line[1], line[0]);
      const cv::Point2f q(line[2], line[3]);
      std::vector<double> off;
      for (const auto& p : kept) off.push_back(std::abs(n.dot(p - q)));
      std::vector<double> middle = off;
      std::nth_element(middle.begin(), middle.begin() + static_cast<std::ptrdiff_t>(middle.size() / 2),
                       middle.end());
      const double limit = std::max(0.5, 3 * middle[middle.size() / 2]);
      std::vector<cv::Point2f> good;
      for (std::size_t i = 0; i < kept.size(); ++i) {
        if (off[i] < limit) good.push_back(kept[i]);
      }
      if (good.size() < kSamples / 4) return std::nullopt;
      kept = good;
    }
    seen += static_cast<double>(kept.size()) / (4.0 * kSamples);
    lines[s] = {-line[1], line[0], line[1] * line[2] - line[0] * line[3]};
  }
  RefinedTile refined;
  refined.quality = seen;
  for (std::size_t s = 0; s < 4; ++s) {
    const cv::Vec3d p = lines[(s + 3) % 4].cross(lines[s]);
    if (std::abs(p[2]) < 1e-9) return std::nullopt;
    refined.corners[s] = {static_cast<float>(p[0] / p[2]), static_cast<float>(p[1] / p[2])};
  }
  if (moved_too_far(quad, refined.corners)) return std::nullopt;
  return refined;
}

}  // namespace tilewatch::calibration
