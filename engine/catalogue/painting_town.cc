// SPDX-License-Identifier: MIT
// Cities, their walls and gates, and villages.
#include <algorithm>
#include <array>
#include <cmath>

#include "engine/catalogue/painting.h"

namespace tilewatch::catalogue {
namespace {

constexpr Ink kGround = ink(0xc9975c);
constexpr Ink kTownWall = ink(0xd8d0be);
constexpr Ink kTownWallLine = ink(0x544a3d);
constexpr std::array<Ink, 7> kRoofs{ink(0xc5432d), ink(0xd8603a), ink(0xe08a3e), ink(0xb23a2c),
                                    ink(0xd9a441), ink(0xa5502f), ink(0xcf5244)};
constexpr std::array<Ink, 4> kHallRoofs{ink(0x5f7a6c), ink(0x6d4350), ink(0x56535f), ink(0x8a6a34)};
constexpr std::array<Ink, 4> kFronts{ink(0xf3e6c8), ink(0xead6ae), ink(0xf7eeda), ink(0xe0cda4)};

void paint_round_tower(Painting& painting, Point at, double radius) {
  painting.svg.circle(at + Point{0.008, 0.010}, radius, filled(ink(0x241a10), 0.3));
  painting.svg.circle(at, radius, outlined(kTownWall, kTownWallLine, 0.007));
  if (painting.random.chance(0.35)) {
    const Ink roof = painting.random.chance(0.5) ? ink(0x8a4030) : ink(0x5d7388);
    painting.svg.circle(at, radius * 0.74, outlined(roof, 0.004));
    painting.svg.polygon(
        {at, at + Point{-radius * 0.7, -radius * 0.2}, at + Point{-radius * 0.1, -radius * 0.72}},
        filled(lighter(roof, 0.4)));
  } else {
    painting.svg.circle(at, radius * 0.55, outlined(ink(0xb3a891), kTownWallLine, 0.004));
  }
}

}  // namespace

Ink roof_ink(Random& random) {
  const Ink roof = one_of(random, kRoofs);
  return random.chance(0.5) ? lighter(roof, random.between(0, 0.15)) : darker(roof, random.between(0, 0.12));
}

void paint_house(Painting& painting, Point foot, double width, Ink roof) {
  Random& random = painting.random;
  const double flip = random.chance(0.5) ? 1 : -1;
  const double height = width * random.between(0.95, 1.15);
  const double gable = random.between(0.40, 0.5);
  const auto at = [&](double x, double y) { return foot + Point{flip * (x - 0.5) * width, -y * height}; };
  const Ink front = one_of(random, kFronts);
  painting.svg.polygon({at(gable, 0), at(1, 0), at(1, 0.42), at(gable, 0.42)},
                       outlined(darker(front, 0.18), 0.004));
  painting.svg.polygon({at(0, 0), at(gable, 0), at(gable, 0.42), at(gable / 2, 0.92), at(0, 0.42)},
                       outlined(front, 0.004));
  painting.svg.polygon({at(gable / 2, 0.95), at(1 - gable / 2, 0.95), at(1.04, 0.38), at(gable + 0.02, 0.38)},
                       outlined(roof, 0.005));
  painting.svg.line({at(-0.04, 0.36), at(gable / 2, 0.95)}, stroked(darker(roof, 0.3), 0.009));
  painting.svg.line({at(gable / 2, 0.02), at(gable / 2, 0.2)}, stroked(ink(0x6a4629), width * 0.11));
}

void paint_city(Painting& painting, std::size_t index) {
  Random& random = painting.random;
  const CityShape& city = painting.shapes.cities[index];
  painting.svg.polygon(city.outline, filled(kGround));
  const auto here = [index](Piece piece) { return piece.kind == FeatureKind::kCity && piece.index == index; };
  // Trodden ground, then houses from back to front.
  for (const Point p : scatter(painting, here, 5, 0.06, 0.12)) {
    painting.taken.pop_back();
    painting.svg.ellipse(p, random.between(0.05, 0.09), random.between(0.03, 0.05),
                         filled(random.chance(0.5) ? ink(0xdcb27a) : ink(0xb07f48), 0.6));
  }
  // One or two halls with dark roofs, by which a person tells one copy from another.
  std::vector<Point> halls = scatter(painting, here, 1 + static_cast<int>(random.below(2)), 0.085, 0.26);
  const double gap = random.between(0.090, 0.108);
  std::vector<Point> feet = scatter(painting, here, 90, 0.050, gap);
  feet.insert(feet.end(), halls.begin(), halls.end());
  std::sort(feet.begin(), feet.end(), [](Point a, Point b) { return a.y < b.y; });
  const auto is_hall = [&halls](Point p) {
    return std::any_of(halls.begin(), halls.end(), [p](Point q) { return distance(p, q) == 0; });
  };
  for (const Point p : feet) {
    if (is_hall(p)) {
      paint_house(painting, p + Point{0, 0.065}, random.between(0.145, 0.165), one_of(random, kHallRoofs));
      continue;
    }
    if (random.chance(0.09)) {
      const Ink leaf = mixed(ink(0x5b8238), ink(0x8a9a3a), random.between(0, 1));
      painting.svg.circle(p, random.between(0.020, 0.028), outlined(leaf, ink(0x3a5522), 0.005));
      painting.svg.circle(p + Point{-0.007, -0.008}, 0.009, filled(lighter(leaf, 0.35)));
    } else {
      paint_house(painting, p + Point{0, 0.038}, random.between(0.080, 0.104), roof_ink(random));
    }
  }
}

void paint_walls(Painting& painting, std::size_t index) {
  for (const Path& wall : painting.shapes.cities[index].walls) {
    Path shadow;
    for (const Point p : wall) shadow.push_back(p + Point{0.008, 0.012});
    painting.svg.line(shadow, stroked(ink(0x241a10), 0.05, 0.25));
    painting.svg.line(wall, stroked(kTownWallLine, 0.046));
    painting.svg.line(wall, stroked(kTownWall, 0.034));
    painting.svg.dashes(wall, stroked(ink(0x9c917c), 0.034), 0.005, 0.024);
    painting.svg.line(wall, stroked(lighter(kTownWall, 0.55), 0.010));
  }
  // Towers over the walls, so that a wall never crosses one.
  for (const Path& wall : painting.shapes.cities[index].walls) {
    const int towers = 3 + static_cast<int>(painting.random.below(3));
    for (int i = 1; i <= towers; ++i) {
      const double share = (i - painting.random.between(0.35, 0.65)) / towers;
      const Point at = along(wall, share);
      const bool at_a_gate =
          std::any_of(painting.shapes.roads.begin(), painting.shapes.roads.end(),
                      [at](const RoadShape& road) { return road.gate && distance(road.gate->at, at) < 0.1; });
      const bool at_a_building = painting.shapes.tower && distance(painting.shapes.tower->at, at) < 0.13;
      if (!at_a_gate && !at_a_building)
        paint_round_tower(painting, at, painting.random.between(0.030, 0.038));
    }
  }
}

void paint_gates(Painting& painting) {
  for (const RoadShape& road : painting.shapes.roads) {
    if (!road.gate) continue;
    const Point at = road.gate->at;
    const Point into = direction_at(road.lines.front(), 1);
    const Point across = right_of(into);
    painting.svg.line({at - into * 0.05, at + into * 0.03}, stroked(ink(0xf0e5c6), 0.066));
    painting.svg.line({at + into * 0.034 - across * 0.03, at + into * 0.034 + across * 0.03},
                      stroked(ink(0x5a3c22), 0.022));
    painting.svg.line({at + into * 0.008 - across * 0.034, at + into * 0.008 + across * 0.034},
                      stroked(ink(0x3a2817), 0.014));
    for (const double side : {-0.055, 0.055}) {
      const Point tower = at + across * side;
      painting.svg.circle(tower + Point{0.008, 0.010}, 0.034, filled(ink(0x241a10), 0.3));
      painting.svg.circle(tower, 0.034, outlined(kTownWall, kTownWallLine, 0.007));
      painting.svg.circle(tower, 0.021, outlined(ink(0xb04a34), 0.004));
    }
  }
}

void paint_village(Painting& painting, const Spot& spot) {
  Random& random = painting.random;
  painting.svg.circle(spot.at, spot.radius * 0.98, outlined(ink(0xb7b568), ink(0x7d8a45), 0.006));
  // One house in the middle stops the roads; the others stand around it.
  const int around = 3 + static_cast<int>(random.below(2));
  const double turn = random.between(0, 6.28);
  std::vector<Point> feet{spot.at + Point{0, 0.02}};
  for (int i = 0; i < around; ++i) {
    const double angle = turn + 6.2832 * i / around;
    feet.push_back(spot.at +
                   Point{std::cos(angle) * spot.radius * 0.66, std::sin(angle) * spot.radius * 0.6 + 0.03});
  }
  std::sort(feet.begin(), feet.end(), [](Point a, Point b) { return a.y < b.y; });
  for (const Point p : feet) paint_house(painting, p, random.between(0.084, 0.100), roof_ink(random));
}

}  // namespace tilewatch::catalogue
