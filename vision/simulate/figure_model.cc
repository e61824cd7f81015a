// SPDX-License-Identifier: MIT
#include "vision/simulate/figure_model.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <utility>

namespace tilewatch::vision {
namespace {

/// An outline in millimetres, x to the side, y up from what it stands on.
using Outline = std::vector<cv::Point2d>;

struct Shape {
  Outline outline;  ///< counter-clockwise: along the bottom to the right, up, and back on the left
  double thick_mm = 9;
};

/// The whole outline from its right half, given from the bottom's middle to the top's middle.
Outline mirrored(Outline half) {
  for (std::size_t i = half.size(); i-- > 0;) {
    if (half[i].x > 0) half.emplace_back(-half[i].x, half[i].y);
  }
  return half;
}

const Shape& meeple() {
  static const Shape shape{mirrored({{0, 4.4},
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
                                     {0, 16.1}}),
                           9};
  return shape;
}

const Shape& abbot() {
  static const Shape shape{mirrored({{0, 0},
                                     {6.6, 0},
                                     {7.0, 0.8},
                                     {5.6, 5},
                                     {6.9, 7},
                                     {6.6, 9},
                                     {3.2, 10.6},
                                     {3.6, 12.6},
                                     {3.9, 15.2},
                                     {1.8, 18.4},
                                     {0, 20}}),
                           9};
  return shape;
}

/// A long robe and a tall straight hat without a brim.
const Shape& mage() {
  static const Shape shape{mirrored({{0, 0},
                                     {6.4, 0},
                                     {6.9, 0.8},
                                     {5.6, 5},
                                     {6.6, 8.2},
                                     {5.2, 9.4},
                                     {3.7, 10.2},
                                     {3.9, 13.2},
                                     {3.0, 14.4},
                                     {0.8, 23},
                                     {0, 23.6}}),
                           9};
  return shape;
}

/// A wide brim and a hat whose tip is bent.
const Shape& witch() {
  static const Shape shape{{{0, 0},      {5.6, 0},    {6.4, 0.9},   {4.6, 6},     {3.4, 9.6},   {3.5, 11.8},
                            {8.3, 12.6}, {8.5, 13.9}, {4.2, 14.9},  {3.1, 17.4},  {6.3, 19.6},  {5.6, 20.9},
                            {0.6, 20.6}, {-2.6, 18},  {-4.0, 14.9}, {-8.5, 13.9}, {-8.3, 12.6}, {-3.5, 11.8},
                            {-3.4, 9.6}, {-4.6, 6},   {-6.4, 0.9},  {-5.6, 0}},
                           9};
  return shape;
}

/// A sheet with a wavy hem.
const Shape& ghost() {
  static const Shape shape{
      mirrored(
          {{0, 0.9}, {1.6, 0}, {3.2, 0.9}, {4.8, 0}, {5.6, 1.2}, {5.8, 8}, {4.6, 12}, {2.4, 14}, {0, 14.6}}),
      8};
  return shape;
}

/// A dog from the side, its nose to the right.
const Shape& hound() {
  static const Shape shape{{{-8.2, 0},
                            {-5.4, 0},
                            {-5.0, 3.4},
                            {3.2, 3.4},
                            {3.6, 0},
                            {6.4, 0},
                            {6.6, 5.2},
                            {7.6, 7.6},
                            {10.6, 8},
                            {10.8, 9.8},
                            {8.0, 11.4},
                            {7.0, 13.2},
                            {5.6, 12},
                            {4.2, 8.8},
                            {-5.4, 8.6},
                            {-7.4, 12},
                            {-9.0, 11.6},
                            {-8.0, 7}},
                           7};
  return shape;
}

Shape shape_of(FigureKind kind) {
  switch (kind) {
    case FigureKind::kBigMeeple: {
      Shape big = meeple();
      for (cv::Point2d& p : big.outline) p *= 1.28;
      big.thick_mm = 11;
      return big;
    }
    case FigureKind::kAbbot:
      return abbot();
    case FigureKind::kMage:
      return mage();
    case FigureKind::kWitch:
      return witch();
    case FigureKind::kGhost:
      return ghost();
    case FigureKind::kHound:
      return hound();
    default:
      break;
  }
  return meeple();
}

/// Every corner cut twice: saw and sandpaper leave no sharp ones.
Outline rounded(Outline outline) {
  for (int round = 0; round < 2; ++round) {
    Outline cut;
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

/// Figures of nobody have their own paint, whatever the colour.
cv::Vec3d paint_of(FigureKind kind, Colour colour) {
  if (kind == FigureKind::kMage) return {138, 52, 104};
  if (kind == FigureKind::kWitch) return {34, 116, 232};
  if (kind == FigureKind::kGhost) return {228, 234, 238};
  if (kind == FigureKind::kHound) return {44, 74, 116};

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
  const Outline outline = rounded(shape.outline);
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

  const cv::Vec3d paint = paint_of(placement.kind, placement.colour);
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
