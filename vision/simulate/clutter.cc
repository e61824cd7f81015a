// SPDX-License-Identifier: MIT
#include "vision/simulate/clutter.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <optional>
#include <utility>

#include "engine/catalogue/drawing.h"
#include "vision/simulate/figure_model.h"
#include "vision/simulate/noise_field.h"
#include "vision/simulate/tile_model.h"

namespace tilewatch::vision {
namespace {

constexpr double kClearanceMm = 34;  // between the board and whatever stands beside it

cv::Rect2d grown(const cv::Rect2d& r, double by) {
  return {r.x - by, r.y - by, r.width + 2 * by, r.height + 2 * by};
}

/// Free places: a round thing of this radius and height that stands there hides no part of the board.
class Ground {
 public:
  Ground(const ClutterPlan& plan, const FilmCamera& camera, Dice& dice)
      : tiles_(plan.tiles_mm), top_(plan.top_mm), camera_(camera), dice_(dice) {}

  std::optional<cv::Point2d> find(double radius, double height, double edge_px) {
    const cv::Size size = camera_.size();
    for (int attempt = 0; attempt < 60; ++attempt) {
      const cv::Point2d pixel(dice_.between(edge_px, size.width - edge_px),
                              dice_.between(edge_px, size.height - edge_px));
      if (auto p = take(camera_.on_table(pixel), radius, height)) return p;
    }
    return std::nullopt;
  }

  std::optional<cv::Point2d> take(cv::Point2d p, double radius, double height) {
    if (!grown(top_, -radius - 15).contains(p)) return std::nullopt;
    if (near_tiles(p, radius + kClearanceMm)) return std::nullopt;
    // Its top leans outwards in the picture; where it would lean over the board it may not stand.
    const cv::Point2d top = camera_.on_table(camera_.project({p.x, p.y, height}));
    if (near_tiles(top, radius + 8)) return std::nullopt;
    for (const auto& [other, its_radius] : taken_) {
      if (std::hypot(other.x - p.x, other.y - p.y) < radius + its_radius + 4) return std::nullopt;
    }
    taken_.emplace_back(p, radius);
    return p;
  }

 private:
  bool near_tiles(cv::Point2d p, double distance) const {
    return std::ranges::any_of(tiles_,
                               [&](const cv::Rect2d& tile) { return grown(tile, distance).contains(p); });
  }

  const std::vector<cv::Rect2d>& tiles_;
  cv::Rect2d top_;
  const FilmCamera& camera_;
  Dice& dice_;
  std::vector<std::pair<cv::Point2d, double>> taken_;
};

std::vector<TablePoint> circle(cv::Point2d centre, double radius, double height) {
  std::vector<TablePoint> points;
  for (int i = 0; i < 48; ++i) {
    const double angle = 2 * CV_PI * i / 48;
    points.emplace_back(centre.x + radius * std::cos(angle), centre.y + radius * std::sin(angle), height);
  }
  return points;
}

void paint_mug(Canvas& canvas, cv::Point2d at, const FilmCamera& camera, const cv::Vec3d& to_light,
               Dice& dice) {
  constexpr std::array<std::array<double, 3>, 4> kGlazes{
      {{214, 220, 222}, {150, 112, 62}, {78, 84, 178}, {106, 126, 96}}};
  const auto& g = kGlazes[static_cast<std::size_t>(dice.below(4))];
  const cv::Vec3d glaze(g[0], g[1], g[2]);
  constexpr double kRadius = 40, kHeight = 88, kWall = 3.6, kCoffee = 70;
  const double handle = dice.between(0, 2 * CV_PI);
  const auto bottom = circle(at, kRadius - 3, 0);
  const auto top = circle(at, kRadius, kHeight);
  std::vector<SolidFace> shadow_faces{{bottom, {}}, {top, {}}};
  std::vector<std::pair<double, SolidFace>> sorted;
  for (std::size_t i = 0; i < top.size(); ++i) {
    const std::size_t j = (i + 1) % top.size();
    const double angle = 2 * CV_PI * (static_cast<double>(i) + 0.5) / 48;
    const cv::Vec3d normal(std::cos(angle), std::sin(angle), 0);
    SolidFace face{{bottom[i], bottom[j], top[j], top[i]},
                   glaze * (0.50 + 0.42 * std::max(0.0, normal.dot(to_light)))};
    shadow_faces.push_back(face);
    if (normal.dot(camera.position() - top[i]) > 0)
      sorted.emplace_back(cv::norm(camera.position() - top[i]), face);
  }
  // The handle: a bent square bar in the upright plane of its angle.
  const cv::Vec3d out(std::cos(handle), std::sin(handle), 0);
  const cv::Vec3d aside(-std::sin(handle), std::cos(handle), 0);
  const TablePoint foot(at.x, at.y, 0);
  for (int i = 0; i < 14; ++i) {
    const auto ring = [&](int k, double thick) {
      const double a = CV_PI * (k / 14.0 - 0.5);
      return foot + out * (kRadius - 3 + (20 + thick) * std::cos(a)) +
             cv::Vec3d(0, 0, 46 + (25 + thick) * std::sin(a));
    };
    for (const double side : {-4.5, 4.5}) {
      SolidFace face{{ring(i, -4) + side * aside, ring(i + 1, -4) + side * aside,
                      ring(i + 1, 4) + side * aside, ring(i, 4) + side * aside},
                     glaze * (0.55 + 0.35 * std::max(0.0, (side > 0 ? 1.0 : -1.0) * aside.dot(to_light)))};
      shadow_faces.push_back(face);
      sorted.emplace_back(cv::norm(camera.position() - face.outline[0]), face);
    }
    SolidFace back{{ring(i, 4) - 4.5 * aside, ring(i + 1, 4) - 4.5 * aside, ring(i + 1, 4) + 4.5 * aside,
                    ring(i, 4) + 4.5 * aside},
                   glaze * (0.50 + 0.10 * i / 14 + 0.35 * std::max(0.0, out.dot(to_light)))};
    sorted.emplace_back(cv::norm(camera.position() - back.outline[0]) - 6, back);
  }
  std::ranges::sort(sorted, std::greater<>(), [](const auto& f) { return f.first; });
  std::vector<SolidFace> faces;
  for (auto& f : sorted) faces.push_back(std::move(f.second));
  faces.push_back({top, glaze * 1.05});
  faces.push_back({circle(at, kRadius - kWall, kHeight), glaze * 0.52});
  // Inside: the wall that the camera sees over the near rim, then the coffee as far as the rim does not hide
  // it.
  const auto rim = circle(at, kRadius - kWall, kHeight);
  const auto coffee = circle(at, kRadius - kWall - 1, kCoffee);
  std::vector<TablePoint> visible;
  for (const TablePoint& p : coffee) {
    // Pull each point of the coffee's border back under the rim's opening as the camera sees it.
    const cv::Vec3d ray = camera.position() - p;
    const TablePoint at_rim = p + ray * ((kHeight - p[2]) / ray[2]);
    const cv::Vec3d from_axis(at_rim[0] - at.x, at_rim[1] - at.y, 0);
    const double r = cv::norm(from_axis);
    visible.push_back(r <= kRadius - kWall
                          ? at_rim
                          : TablePoint(at.x, at.y, kHeight) + from_axis * ((kRadius - kWall) / r));
  }
  faces.push_back({visible, {26, 38, 62}});
  shade(canvas, thrown_shadow(shadow_faces, camera, to_light, 0, 7), 0.5);
  shade(canvas, thrown_shadow({{circle(at, kRadius + 1, 0), {}}}, camera, to_light, 0, 4), 0.4);
  paint(canvas, painted_solid(faces, camera));
}

void paint_stack(Canvas& canvas, cv::Point2d at, int tiles, const FilmCamera& camera,
                 const cv::Vec3d& to_light, Dice& dice) {
  const double yaw = dice.between(-0.6, 0.6);
  const int px =
      std::clamp(static_cast<int>(camera.scale_at({at.x, at.y, 20}) * kTileSideMm * 1.15), 24, 400);
  const cv::Mat back = printed_face(catalogue::tile_back_svg(), px);
  // The whole stack's shadow first, then the tiles from the table up: each hides the one below.
  std::vector<SolidFace> block;
  const double top = tiles * kTileThicknessMm;
  const cv::Vec3d u = cv::Vec3d(std::cos(yaw), std::sin(yaw), 0) * (kTileSideMm / 2);
  const cv::Vec3d v = cv::Vec3d(-std::sin(yaw), std::cos(yaw), 0) * (kTileSideMm / 2);
  const std::array<cv::Vec3d, 4> corners{-u - v, u - v, u + v, -u + v};
  const TablePoint foot(at.x, at.y, 0);
  const cv::Vec3d up(0, 0, top);
  for (std::size_t i = 0; i < 4; ++i) {
    block.push_back({{foot + corners[i], foot + corners[(i + 1) % 4], foot + corners[(i + 1) % 4] + up,
                      foot + corners[i] + up},
                     {}});
  }
  shade(canvas, thrown_shadow(block, camera, to_light, 0, 4), 0.5);
  for (int i = 0; i < tiles; ++i) {
    const TilePlace place{{at.x + dice.about_zero(0.5), at.y + dice.about_zero(0.5)},
                          yaw + dice.about_zero(0.02),
                          i * kTileThicknessMm};
    const SeenTileModel tile(back, place, camera, to_light);
    if (i == 0) tile.paint_shadow(canvas);
    tile.paint_sides(canvas);
    if (i + 1 == tiles) tile.paint_top(canvas);
  }
}

void paint_spares(Canvas& canvas, Colour colour, cv::Point2d towards, Ground& ground,
                  const FilmCamera& camera, const cv::Vec3d& to_light, Dice& dice) {
  // On the player's side, a handful together: the first place along that border with room for them.
  const cv::Size size = camera.size();
  const cv::Point2d seat = camera.project({towards.x, towards.y, 0});
  const double edge = 0.05 * size.height;
  std::vector<FigurePlacement> placements;
  for (int attempt = 0; attempt < 40 && placements.size() < 4; ++attempt) {
    const double spread = 0.04 + 0.012 * attempt;
    const cv::Point2d pixel(
        std::clamp(seat.x + dice.about_zero(spread) * size.width, edge, size.width - edge),
        std::clamp(seat.y + dice.about_zero(spread) * size.width, edge, size.height - edge));
    const cv::Point2d centre = camera.on_table(pixel);
    for (int i = 0; i < 12 && placements.size() < 6; ++i) {
      const auto p = ground.take(centre + cv::Point2d(dice.about_zero(24), dice.about_zero(18)), 11, 20);
      if (!p) continue;
      placements.push_back({FigureKind::kMeeple, colour, dice.below(3) == 0 ? Pose::kLying : Pose::kStanding,
                            *p, 0, dice.between(0, 2 * CV_PI)});
    }
  }
  std::ranges::sort(placements, {}, [](const FigurePlacement& p) { return p.at.y; });
  for (const FigurePlacement& p : placements) {
    const auto faces = figure_faces(p, camera, to_light);
    shade(canvas, thrown_shadow(faces, camera, to_light, 0, 1.6), 0.5);
    paint(canvas, painted_solid(faces, camera));
  }
}

}  // namespace

void paint_clutter(Canvas& canvas, const ClutterPlan& plan, const FilmCamera& camera,
                   const cv::Vec3d& to_light, std::uint32_t seed) {
  Dice dice(mixed(seed, 91));
  Ground ground(plan, camera, dice);
  for (std::size_t i = 0; i < plan.colours.size(); ++i) {
    paint_spares(canvas, plan.colours[i], plan.seats_mm[i % plan.seats_mm.size()], ground, camera, to_light,
                 dice);
  }
  for (int i = 0; i < 2; ++i) {
    const int tiles = 4 + dice.below(9);
    if (const auto at = ground.find(34, tiles * kTileThicknessMm, 30)) {
      paint_stack(canvas, *at, tiles, camera, to_light, dice);
    }
  }
  // A mug may stand half out of the picture, as mugs do.
  if (const auto at = ground.find(64, 88, -20)) paint_mug(canvas, *at, camera, to_light, dice);
}

}  // namespace tilewatch::vision
