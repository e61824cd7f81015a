// SPDX-License-Identifier: MIT
#include "vision/simulate/tile_model.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <stdexcept>
#include <utility>

#include "vision/simulate/svg_raster.h"

namespace tilewatch::vision {
namespace {

constexpr int kPad = 2;             // transparent pixels around a face
constexpr double kCornerMm = 1.4;   // radius of a punched tile's corners
constexpr int kShadowPx = 64;       // side of the shadow's own little picture ...
constexpr double kShadowMm = 61.0;  // ... and what it spans
constexpr int kShift = 4;           // fixed-point bits of polygon corners

/// Signed distance to a square with rounded corners, inside negative.
double square_distance(double x, double y, double half, double round) {
  const double dx = std::abs(x) - half + round;
  const double dy = std::abs(y) - half + round;
  return std::hypot(std::max(dx, 0.0), std::max(dy, 0.0)) + std::min(std::max(dx, dy), 0.0) - round;
}

const cv::Mat& soft_square() {
  static const cv::Mat mask = [] {
    cv::Mat square(kShadowPx, kShadowPx, CV_8U);
    for (int y = 0; y < kShadowPx; ++y) {
      for (int x = 0; x < kShadowPx; ++x) {
        const double mm = kShadowMm / kShadowPx;
        const double d = square_distance((x + 0.5) * mm - kShadowMm / 2, (y + 0.5) * mm - kShadowMm / 2,
                                         kTileSideMm / 2, 2);
        const double t = std::clamp(1 - (d + 2.0) / 8.0, 0.0, 1.0);
        square.at<std::uint8_t>(y, x) = cv::saturate_cast<std::uint8_t>(255 * t * t * (3 - 2 * t));
      }
    }
    return square;
  }();
  return mask;
}

}  // namespace

cv::Mat printed_face(std::string_view svg, int px) {
  const Result<Raster> raster = rasterise_svg(svg, px, px);
  if (!raster) throw std::logic_error("a tile's drawing does not render: " + raster.error().message);
  const cv::Mat drawing(px, px, CV_8UC4, const_cast<std::uint8_t*>(raster->bgra.data()));
  cv::Mat face = cv::Mat::zeros(px + 2 * kPad, px + 2 * kPad, CV_8UC4);
  const double mm = kTileSideMm / px;
  for (int y = 0; y < px; ++y) {
    for (int x = 0; x < px; ++x) {
      const double d = square_distance((x + 0.5) * mm - kTileSideMm / 2, (y + 0.5) * mm - kTileSideMm / 2,
                                       kTileSideMm / 2, kCornerMm);
      const double alpha = std::clamp(0.5 - d / mm, 0.0, 1.0);
      // Punching bends the rim down a little, so it catches less light.
      const double rim = 1 - 0.22 * std::clamp(1 + d / 0.9, 0.0, 1.0);
      const auto& from = drawing.at<cv::Vec4b>(y, x);
      auto& to = face.at<cv::Vec4b>(y + kPad, x + kPad);
      for (int c = 0; c < 3; ++c) to[c] = cv::saturate_cast<std::uint8_t>(from[c] * rim * alpha);
      to[3] = cv::saturate_cast<std::uint8_t>(255 * alpha);
    }
  }
  return face;
}

SeenTileModel::SeenTileModel(cv::Mat face, const TilePlace& place, const FilmCamera& camera,
                             const cv::Vec3d& to_light)
    : face_(std::move(face)) {
  const cv::Vec3d u(std::cos(place.yaw), std::sin(place.yaw), 0);
  const cv::Vec3d v(-std::sin(place.yaw), std::cos(place.yaw), 0);
  const TablePoint top(place.centre_mm.x, place.centre_mm.y, place.bottom_mm + kTileThicknessMm);
  const double half = kTileSideMm / 2;
  const double mm = kTileSideMm / (face_.cols - 2 * kPad);
  const double offset = (0.5 - kPad) * mm - half;  // plane coordinate of the face's pixel (0, 0)
  image_from_face_ = camera.image_from_plane(top, u, v, {-half, -half, 2 * half, 2 * half}) *
                     cv::Matx33d(mm, 0, offset, 0, mm, offset, 0, 0, 1);

  // Lying, the shadow is a dark rim; lifted, it moves away from the light, gets wider and fainter.
  const double lift = place.bottom_mm;
  const TablePoint under(top[0] - to_light[0] / to_light[2] * (lift + 0.7 * kTileThicknessMm),
                         top[1] - to_light[1] / to_light[2] * (lift + 0.7 * kTileThicknessMm), 0);
  const double spread = (kShadowMm / kShadowPx) * (1 + lift / 160);
  const double shadow_offset = -spread * (kShadowPx - 1) / 2;
  image_from_shadow_ = camera.image_from_plane(under, u, v, {-half, -half, 2 * half, 2 * half}) *
                       cv::Matx33d(spread, 0, shadow_offset, 0, spread, shadow_offset, 0, 0, 1);
  shadow_strength_ = 0.5 / (1 + lift / 60);

  const double inset = half - 0.3;
  const std::array<cv::Vec3d, 4> corners{-inset * u - inset * v, inset * u - inset * v, inset * u + inset * v,
                                         -inset * u + inset * v};
  const cv::Vec3d down(0, 0, -kTileThicknessMm);
  for (std::size_t i = 0; i < 4; ++i) {
    const cv::Vec3d& a = corners[i];
    const cv::Vec3d& b = corners[(i + 1) % 4];
    const cv::Vec3d normal = (a + b) * (1 / cv::norm(a + b));
    if (normal.dot(camera.position() - top) <= inset) continue;
    const double light = 0.42 + 0.4 * std::max(0.0, normal.dot(to_light));
    sides_.push_back({{top + a, top + b, top + b + down, top + a + down}, cv::Vec3d(150, 172, 188) * light});
    auto& pixels = side_pixels_.emplace_back();
    for (const TablePoint& p : sides_.back().outline) {
      const cv::Point2d q = camera.project(p);
      pixels.emplace_back(cvRound(q.x * (1 << kShift)), cvRound(q.y * (1 << kShift)));
    }
  }
  top_rect_ = covered(face_.size(), image_from_face_, 4);
  rect_ = top_rect_ | covered(soft_square().size(), image_from_shadow_, 2);
}

void SeenTileModel::paint_shadow(Canvas& canvas) const {
  shade(canvas, warped_shadow(soft_square(), image_from_shadow_, canvas.rect()), shadow_strength_);
}

void SeenTileModel::paint_sides(Canvas& canvas) const {
  for (std::size_t i = 0; i < sides_.size(); ++i) {
    std::vector<cv::Point> pixels = side_pixels_[i];
    for (cv::Point& p : pixels) p -= canvas.origin * (1 << kShift);
    const cv::Vec3d& c = sides_[i].bgr;
    cv::fillConvexPoly(canvas.bgr, pixels, cv::Scalar(c[0], c[1], c[2]), cv::LINE_AA, kShift);
  }
}

void SeenTileModel::paint_top(Canvas& canvas) const { paint(canvas, top(canvas.rect())); }

Patch SeenTileModel::top(cv::Rect limit) const { return warped_sprite(face_, image_from_face_, limit); }

}  // namespace tilewatch::vision
