// SPDX-License-Identifier: MIT
#include "vision/simulate/figure_model.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <utility>

namespace tilewatch::vision {
namespace {

/// Right half of an outline in millimetres, from the bottom's middle to the top's middle: x outwards, y up.
using HalfOutline = std::vector<cv::Point2d>;

struct Shape {
  HalfOutline half;
  double thick_mm = 9;
};

const Shape& meeple() {
  static const Shape shape{{{0, 4.4},
                            {1.2, 3.4},
                            {2.4, 0.4},
                            {3.2, 0},
                            {7.2, 0},
                            {7.8, 0.8},
                            {6.6, 3.2},
                            {4.9, 5.7},
                            {6.4, 6.2},
                            {8.1, 6.9},
                            {8.2, 8.4},
                            {7.6, 9.4},
                            {5.2, 10.3},
                            {3.1, 10.9},
                            {2.9, 11.4},
                            {3.4, 12.8},
                            {3.1, 14.7},
                            {1.9, 15.8},
                            {0, 16.1}},
                           9};
  return shape;
}

const Shape& abbot() {
  static const Shape shape{{{0, 0},
                            {6.6, 0},
                            {7.0, 0.8},
                            {5.6, 5},
                            {6.9, 7},
                            {6.6, 9},
                            {3.2, 10.6},
                            {3.6, 12.6},
                            {3.9, 15.2},
                            {1.8, 18.4},
                            {0, 20}},
                           9};
  return shape;
}

const Shape& wizard() {
  static const Shape shape{{{0, 0},
                            {7.0, 0},
                            {7.2, 0.8},
                            {4.6, 8},
                            {3.4, 10.8},
                            {4.0, 12.6},
                            {6.0, 13.4},
                            {5.6, 14.4},
                            {3.0, 14.8},
                            {1.4, 19},
                            {0, 22}},
                           9};
  return shape;
}

const Shape& ghost() {
  static const Shape shape{
      {{0, 0.9}, {1.6, 0}, {3.2, 0.9}, {4.8, 0}, {5.6, 1.2}, {5.8, 8}, {4.6, 12}, {2.4, 14}, {0, 14.6}}, 8};
  return shape;
}

Shape shape_of(FigureKind kind) {
  switch (kind) {
    case FigureKind::kBigMeeple: {
      Shape big = meeple();
      for (cv::Point2d& p : big.half) p *= 1.28;
      big.thick_mm = 11;
      return big;
    }
    case FigureKind::kAbbot:
      return abbot();
    case FigureKind::kMage:
    case FigureKind::kWitch:
      return wizard();
    case FigureKind::kGhost:
    case FigureKind::kHound:
      return ghost();
    default:
      break;
  }
  return meeple();
}

/// Both halves, with every corner cut twice: saw and sandpaper leave no sharp ones.
std::vector<cv::Point2d> rounded_outline(const HalfOutline& half) {
  std::vector<cv::Point2d> outline = half;
  for (std::size_t i = half.size(); i-- > 0;) {
    if (half[i].x > 0) outline.emplace_back(-half[i].x, half[i].y);
  }
  for (int round = 0; round < 2; ++round) {
    std::vector<cv::Point2d> cut;
    for (std::size_t i = 0; i < outline.size(); ++i) {
      const cv::Point2d& a = outline[i];
      const cv::Point2d& b = outline[(i + 1) % outline.size()];
      cut.push_back(a * 0.78 + b * 0.22);
      cut.push_back(a * 0.22 + b * 0.78);
    }
    outline = std::move(cut);
  }
  return outline;
}

cv::Vec3d paint_of(Colour colour) {
  constexpr std::array<std::array<double, 3>, kColourCount> kPaint{{
      {38, 34, 196},    // red
      {172, 86, 26},    // blue
      {62, 134, 36},    // green
      {38, 192, 232},   // yellow
      {46, 42, 42},     // black
      {172, 112, 228},  // pink
      {152, 150, 148},  // grey
      {228, 234, 238},  // white
  }};
  const auto& bgr = kPaint[static_cast<std::size_t>(colour)];
  return {bgr[0], bgr[1], bgr[2]};
}

cv::Vec3d lit(const cv::Vec3d& paint, const cv::Vec3d& normal, const cv::Vec3d& to_light) {
  const double towards = std::max(0.0, normal.dot(to_light));
  return paint * (0.52 + 0.14 * std::max(0.0, normal[2]) + 0.46 * towards) + cv::Vec3d::all(10 * towards);
}

}  // namespace

std::vector<SolidFace> figure_faces(const FigurePlacement& placement, const FilmCamera& camera,
                                    const cv::Vec3d& to_light) {
  const Shape shape = shape_of(placement.kind);
  const std::vector<cv::Point2d> outline = rounded_outline(shape.half);
  double top = 0;
  for (const cv::Point2d& p : outline) top = std::max(top, p.y);

  // The silhouette's own axes in space: across, along (foot to head), and through its thickness.
  const cv::Vec3d across(std::cos(placement.yaw), std::sin(placement.yaw), 0);
  const cv::Vec3d level(-std::sin(placement.yaw), std::cos(placement.yaw), 0);
  const bool standing = placement.pose == Pose::kStanding;
  const cv::Vec3d along = standing ? cv::Vec3d(0, 0, 1) : level;
  const cv::Vec3d through = standing ? level : cv::Vec3d(0, 0, 1);
  TablePoint origin(placement.at.x, placement.at.y, placement.base_mm);
  if (standing) {
    origin -= through * (shape.thick_mm / 2);
  } else {
    origin -= along * (top / 2);
  }
  const auto point = [&](const cv::Point2d& p, double depth) -> TablePoint {
    return origin + p.x * across + p.y * along + depth * through;
  };

  const cv::Vec3d paint = paint_of(placement.colour);
  std::vector<std::pair<double, SolidFace>> sides;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const cv::Point2d& a = outline[i];
    const cv::Point2d& b = outline[(i + 1) % outline.size()];
    const cv::Point2d edge = b - a;
    const double length = std::hypot(edge.x, edge.y);
    if (length < 1e-6) continue;
    // The outline runs counter-clockwise, so outside is to the right of its direction.
    const cv::Vec3d normal = (edge.y * across - edge.x * along) * (1 / length);
    const TablePoint middle = point((a + b) / 2, shape.thick_mm / 2);
    const cv::Vec3d to_camera = camera.position() - middle;
    if (normal.dot(to_camera) <= 0) continue;
    sides.emplace_back(cv::norm(to_camera), SolidFace{{point(a, 0), point(b, 0), point(b, shape.thick_mm),
                                                       point(a, shape.thick_mm)},
                                                      lit(paint, normal, to_light)});
  }
  std::ranges::sort(sides, std::greater<>(), [](const auto& side) { return side.first; });

  std::vector<SolidFace> faces;
  for (auto& side : sides) faces.push_back(std::move(side.second));
  // The cap that looks at the camera hides everything behind its plane, so it comes last.
  const bool far_cap = (camera.position() - point({0, top / 2}, shape.thick_mm)).dot(through) > 0;
  SolidFace cap{{}, lit(paint, far_cap ? through : -through, to_light)};
  for (const cv::Point2d& p : outline) cap.outline.push_back(point(p, far_cap ? shape.thick_mm : 0));
  faces.push_back(std::move(cap));
  return faces;
}

}  // namespace tilewatch::vision
