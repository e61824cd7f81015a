// SPDX-License-Identifier: MIT
#include "engine/catalogue/drawing.h"

#include <algorithm>

#include "engine/catalogue/painting.h"

namespace tilewatch::catalogue {

std::vector<Point> scatter(Painting& painting, const std::function<bool(Piece)>& wanted, int count,
                           double radius, double gap) {
  const LabelGrid& labels = painting.labels;
  return scatter_in(
      painting, [&](std::size_t cell) { return wanted(labels.pieces[labels.cells[cell]]); }, count, radius,
      gap);
}

std::vector<Point> scatter_in(Painting& painting, const std::function<bool(std::size_t)>& wanted, int count,
                              double radius, double gap) {
  constexpr int kSize = LabelGrid::kSize;
  std::vector<std::uint8_t> blocked(painting.labels.cells.size());
  for (std::size_t i = 0; i < blocked.size(); ++i) {
    blocked[i] = wanted(i) ? 0 : 1;
  }
  const std::vector<double> clear = distance_field(blocked, kSize);
  std::vector<Point> points;
  constexpr int kTriesEach = 40;
  for (int i = 0; i < count * kTriesEach && static_cast<int>(points.size()) < count; ++i) {
    const Point p{painting.random.between(0, 1), painting.random.between(0, 1)};
    const auto cell = static_cast<std::size_t>(p.y * kSize) * kSize + static_cast<std::size_t>(p.x * kSize);
    if (clear[cell] < radius * kSize || std::min({p.x, p.y, 1 - p.x, 1 - p.y}) < radius * 0.8) continue;
    const bool free = std::none_of(painting.taken.begin(), painting.taken.end(), [&](const Spot& spot) {
      return distance(spot.at, p) < spot.radius + radius;
    });
    const bool apart =
        std::none_of(points.begin(), points.end(), [&](Point q) { return distance(p, q) < gap; });
    if (free && apart) points.push_back(p);
  }
  for (const Point p : points) painting.taken.push_back({p, gap * 0.4});
  return points;
}

std::string tile_svg(const TileType& type, const DrawingOptions& options) {
  const TileShapes shapes = make_shapes(type, options.variant, options.seed);
  const bool garden = options.garden && shapes.garden.has_value();
  const LabelGrid labels = label_shapes(type, shapes, garden);
  Painting painting{type, shapes, labels, garden, Random(type.face, options.variant, options.seed, 3),
                    {},   {}};
  painting.taken = standing_objects(shapes);
  if (garden) painting.taken.push_back(*shapes.garden);
  painting.taken.insert(painting.taken.end(), shapes.inns.begin(), shapes.inns.end());
  for (const Spot& spot : shapes.shields) painting.taken.push_back({spot.at, 0.075});
  for (const RoadShape& road : shapes.roads) {
    if (road.gate) painting.taken.push_back({road.gate->at, 0.06});
  }

  paint_grass(painting);
  paint_rivers(painting);
  paint_roads(painting);
  paint_misty_plants(painting);
  paint_mists(painting);
  for (std::size_t i = 0; i < shapes.cities.size(); ++i) paint_city(painting, i);
  for (std::size_t i = 0; i < shapes.cities.size(); ++i) paint_walls(painting, i);
  paint_gates(painting);
  paint_plants(painting);
  for (const Spot& spot : shapes.inns) paint_inn(painting, spot);
  if (shapes.village) paint_village(painting, *shapes.village);
  if (shapes.monastery) paint_monastery(painting, *shapes.monastery);
  if (shapes.cathedral) paint_cathedral(painting, *shapes.cathedral);
  if (shapes.tent) paint_tent(painting, *shapes.tent);
  if (shapes.tower) paint_tower(painting, *shapes.tower);
  if (shapes.crop_circle) paint_crop_circle(painting, *shapes.crop_circle);
  if (shapes.castle) paint_castle(painting, *shapes.castle);
  if (shapes.cemetery) paint_cemetery(painting, *shapes.cemetery);
  if (shapes.ruin) paint_ruin(painting, *shapes.ruin);
  if (garden) paint_garden(painting, *shapes.garden);
  if (shapes.magic) paint_magic(painting, *shapes.magic);
  for (const Spot& spot : shapes.shields) paint_shield(painting, spot);
  paint_ghosts(painting);
  paint_rim(painting);
  return painting.svg.document();
}

std::string tile_back_svg() {
  SvgWriter svg;
  const Ink cloth = ink(0x4f6b45);
  svg.rectangle({-0.01, -0.01}, 1.02, 1.02, filled(cloth));
  svg.rectangle({0.05, 0.05}, 0.9, 0.9, stroked(lighter(cloth, 0.45), 0.012));
  svg.rectangle({0.08, 0.08}, 0.84, 0.84, stroked(lighter(cloth, 0.25), 0.006));
  // A watching eye over a road that winds to a tower: our own sign.
  const Path road = smooth({{0.5, 0.86}, {0.42, 0.76}, {0.56, 0.68}, {0.47, 0.58}, {0.5, 0.5}});
  svg.line(road, stroked(darker(cloth, 0.4), 0.09));
  svg.line(road, stroked(ink(0xe9dcb6), 0.065));
  svg.polygon({{0.4, 0.56}, {0.6, 0.56}, {0.58, 0.3}, {0.42, 0.3}}, outlined(ink(0xd8d0be), 0.010));
  svg.polygon({{0.38, 0.32},
               {0.38, 0.22},
               {0.43, 0.22},
               {0.43, 0.255},
               {0.475, 0.255},
               {0.475, 0.22},
               {0.525, 0.22},
               {0.525, 0.255},
               {0.57, 0.255},
               {0.57, 0.22},
               {0.62, 0.22},
               {0.62, 0.32}},
              outlined(ink(0xe8e1d2), 0.010));
  svg.ellipse({0.5, 0.42}, 0.055, 0.032, outlined(ink(0xfdf6e3), 0.008));
  svg.circle({0.5, 0.42}, 0.021, filled(ink(0x2a5fb8)));
  svg.rectangle({0, 0}, 1, 1, stroked(ink(0x3a2a18), 0.022, 0.55));
  return svg.document();
}

}  // namespace tilewatch::catalogue
