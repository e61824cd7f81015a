// SPDX-License-Identifier: MIT
// Grass, water, roads, trees and the rim of the cardboard.
#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "engine/catalogue/painting.h"

namespace tilewatch::catalogue {
namespace {

constexpr Ink kGrass = ink(0x9ab95a);
constexpr Ink kWater = ink(0x6db1d2);
constexpr Ink kBank = ink(0x4f7f86);
constexpr Ink kRoad = ink(0xf0e5c6);
constexpr Ink kRoadRim = ink(0x94774a);
constexpr Ink kBridgeStone = ink(0xd6cdba);

bool is_field(Piece piece) { return piece.kind == FeatureKind::kField; }

/// An uneven round outline.
Path blob(Random& random, Point middle, double rx, double ry) {
  Path knots;
  constexpr int kKnots = 9;
  const double turn = random.between(0, 1);
  for (int i = 0; i < kKnots; ++i) {
    const double angle = 2 * std::numbers::pi * (i + turn) / kKnots;
    const double swell = random.between(0.8, 1.15);
    knots.push_back(middle + Point{std::cos(angle) * rx * swell, std::sin(angle) * ry * swell});
  }
  knots.push_back(knots.front());
  return smooth(knots, 4);
}

/// The line a little past the side that it begins (and ends) at, so that no gap shows there.
Path over_the_side(const Path& line) {
  Path result = line;
  const auto stretch = [](Point end, Point before) { return end + unit(end - before) * 0.05; };
  const auto on_side = [](Point p) { return std::min({p.x, p.y, 1 - p.x, 1 - p.y}) < 1e-6; };
  if (on_side(line.front())) result.insert(result.begin(), stretch(line.front(), line[1]));
  if (on_side(line.back())) result.push_back(stretch(line.back(), line[line.size() - 2]));
  return result;
}

/// `line` moved sideways.
Path beside(const Path& line, double by) {
  Path result;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const Point ahead = line[std::min(i + 1, line.size() - 1)] - line[i > 0 ? i - 1 : 0];
    result.push_back(line[i] + right_of(unit(ahead)) * by);
  }
  return result;
}

void paint_rows(Painting& painting, Point middle) {
  Random& random = painting.random;
  const double half = random.between(0.06, 0.095);
  const Ink soil = random.chance(0.5) ? ink(0xc9c765) : ink(0x789a48);
  painting.svg.begin_turned(middle, random.between(0, 180));
  const Path plot{middle + Point{-half * 1.3, -half}, middle + Point{half * 1.2, -half * 0.9},
                  middle + Point{half * 1.35, half}, middle + Point{-half * 1.2, half * 0.95}};
  painting.svg.polygon(plot, outlined(soil, darker(kGrass, 0.25), 0.004));
  std::vector<Path> rows;
  const int count = 4 + static_cast<int>(random.below(3));
  for (int i = 1; i < count; ++i) {
    const double y = -half + 2 * half * i / count;
    rows.push_back({middle + Point{-half * 1.1, y}, middle + Point{half * 1.1, y}});
  }
  painting.svg.strokes(rows, stroked(darker(soil, 0.35), 0.007));
  painting.svg.end_group();
}

void paint_round_tree(Painting& painting, Point foot, double size) {
  const Ink leaf = mixed(ink(0x4f7d34), ink(0x7b9a35), painting.random.between(0, 1));
  painting.svg.ellipse(foot + Point{size * 0.25, 0}, size * 0.8, size * 0.3, filled(ink(0x2b3a16), 0.3));
  painting.svg.line({foot, foot + Point{0, -size * 0.8}}, stroked(ink(0x6b4a2b), size * 0.22));
  painting.svg.polygon(blob(painting.random, foot + Point{0, -size * 1.3}, size * 0.85, size * 0.9),
                       outlined(leaf, ink(0x33511f), 0.005));
  painting.svg.circle(foot + Point{-size * 0.22, -size * 1.55}, size * 0.35, filled(lighter(leaf, 0.3)));
}

void paint_pine(Painting& painting, Point foot, double size) {
  const Ink leaf = mixed(ink(0x2f6140), ink(0x4b7a3d), painting.random.between(0, 1));
  painting.svg.ellipse(foot + Point{size * 0.25, 0}, size * 0.7, size * 0.25, filled(ink(0x2b3a16), 0.3));
  painting.svg.line({foot, foot + Point{0, -size * 0.5}}, stroked(ink(0x6b4a2b), size * 0.2));
  painting.svg.polygon({foot + Point{-size * 0.7, -size * 0.4}, foot + Point{size * 0.7, -size * 0.4},
                        foot + Point{0.02 * size, -size * 2.3}},
                       outlined(leaf, ink(0x1f4027), 0.005));
  painting.svg.polygon({foot + Point{-size * 0.62, -size * 0.45}, foot + Point{-size * 0.1, -size * 0.45},
                        foot + Point{0, -size * 2.1}},
                       filled(lighter(leaf, 0.22)));
}

void paint_bush(Painting& painting, Point foot, double size) {
  const Ink leaf = mixed(ink(0x5d8a39), ink(0x93a53c), painting.random.between(0, 1));
  painting.svg.polygon(blob(painting.random, foot + Point{0, -size * 0.4}, size * 0.8, size * 0.55),
                       outlined(leaf, ink(0x3d5c24), 0.004));
  const Ink berry = painting.random.chance(0.5) ? ink(0xd7503c) : ink(0xf4e7a0);
  for (int i = 0; i < 3; ++i) {
    painting.svg.circle(
        foot + Point{size * painting.random.between(-0.5, 0.5), -size * painting.random.between(0.2, 0.7)},
        0.006, filled(berry));
  }
}

void paint_rocks(Painting& painting, Point foot, double size) {
  for (int i = 0; i < 2; ++i) {
    const Point at = foot + Point{size * (i == 0 ? -0.35 : 0.4), size * (i == 0 ? -0.1 : 0.1)};
    painting.svg.polygon(blob(painting.random, at, size * 0.5, size * 0.36),
                         outlined(ink(0xb9b2a4), ink(0x655d50), 0.004));
  }
}

void paint_sheep(Painting& painting, Point foot, double size) {
  painting.svg.ellipse(foot + Point{0, -size * 0.1}, size * 0.75, size * 0.2, filled(ink(0x2b3a16), 0.3));
  painting.svg.strokes({{foot + Point{-size * 0.3, 0}, foot + Point{-size * 0.3, -size * 0.3}},
                        {foot + Point{size * 0.3, 0}, foot + Point{size * 0.3, -size * 0.3}}},
                       stroked(ink(0x3c3128), 0.006));
  painting.svg.polygon(blob(painting.random, foot + Point{0, -size * 0.55}, size * 0.65, size * 0.42),
                       outlined(ink(0xfbf6ea), ink(0x7c7264), 0.004));
  painting.svg.circle(foot + Point{size * (painting.random.chance(0.5) ? 0.6 : -0.6), -size * 0.7},
                      size * 0.22, filled(ink(0x3c3128)));
}

void paint_hay(Painting& painting, Point foot, double size) {
  painting.svg.polygon(smooth({foot + Point{-size * 0.7, 0}, foot + Point{-size * 0.45, -size * 0.8},
                               foot + Point{0, -size * 1.15}, foot + Point{size * 0.45, -size * 0.8},
                               foot + Point{size * 0.7, 0}},
                              4),
                       outlined(ink(0xe2bf55), ink(0x8a6a25), 0.005));
  painting.svg.strokes({{foot + Point{-size * 0.2, -size * 0.9}, foot + Point{-size * 0.35, -size * 0.15}},
                        {foot + Point{size * 0.1, -size * 0.95}, foot + Point{size * 0.1, -size * 0.15}}},
                       stroked(ink(0xb38c34), 0.005));
}

/// Stones and planks where `road` passes over `river`.
void paint_bridge(Painting& painting, const Path& road, const Path& river) {
  Path deck;
  for (const Point p : road) {
    if (distance(river, p) < kRiverHalfWidth + 0.02) deck.push_back(p);
  }
  // A road that only comes near, or where the river rises, needs none.
  if (deck.size() < 3 || distance(river.back(), along(deck, 0.5)) < 0.09) return;
  painting.svg.line(deck, stroked(ink(0xc8b48a), 0.074));
  painting.svg.dashes(deck, stroked(ink(0x8f7a52), 0.07), 0.005, 0.017);
  for (const double side : {-0.042, 0.042}) {
    painting.svg.line(beside(deck, side), stroked(SvgWriter::kOutline, 0.024));
    painting.svg.line(beside(deck, side), stroked(kBridgeStone, 0.014));
  }
}

}  // namespace

/// The land under a start piece, painted once for all its tiles, so that it runs on from one to the next:
/// what lies within a tile of the corner where they meet.
void paint_shared_grass(Painting& painting, Point meeting) {
  Random random(painting.type.set, 0, 1, 4);
  painting.svg.rectangle({-0.01, -0.01}, 1.02, 1.02, filled(kGrass));
  for (int i = 0; i < 44; ++i) {
    const Point at = meeting + Point{random.between(-1, 1), random.between(-1, 1)};
    const Ink patch = random.chance(0.5) ? lighter(kGrass, 0.28) : mixed(kGrass, ink(0x6f9440), 0.5);
    painting.svg.polygon(blob(random, at, random.between(0.07, 0.17), random.between(0.05, 0.11)),
                         filled(patch, 0.55));
  }
}

void paint_grass(Painting& painting) {
  if (painting.shapes.ruin) return paint_shared_grass(painting, painting.shapes.ruin->at);
  Random& random = painting.random;
  const Ink grass = mixed(kGrass, random.chance(0.5) ? ink(0xb3c069) : ink(0x83ab55), random.between(0, 0.7));
  painting.svg.rectangle({-0.01, -0.01}, 1.02, 1.02, filled(grass));
  for (int i = 0; i < 12; ++i) {
    const Point at{random.between(0, 1), random.between(0, 1)};
    const Ink patch = random.chance(0.5) ? lighter(grass, 0.28) : mixed(grass, ink(0x6f9440), 0.5);
    painting.svg.polygon(blob(random, at, random.between(0.07, 0.17), random.between(0.05, 0.11)),
                         filled(patch, 0.55));
  }
  std::vector<Path> dark;
  std::vector<Path> light;
  for (int i = 0; i < 110; ++i) {
    const Point p{random.between(0, 1), random.between(0, 1)};
    const double size = random.between(0.010, 0.018);
    (random.chance(0.65) ? dark : light)
        .push_back({p + Point{-size * 0.7, -size}, p, p + Point{size * 0.6, -size * 1.2}});
  }
  painting.svg.strokes(dark, stroked(darker(mixed(grass, ink(0x5f8a33), 0.6), 0.1), 0.005));
  painting.svg.strokes(light, stroked(lighter(grass, 0.5), 0.005));
}

void paint_rivers(Painting& painting) {
  for (const RiverShape& river : painting.shapes.rivers) {
    std::vector<Path> lines;
    for (const Path& line : river.lines) lines.push_back(over_the_side(line));
    for (const Path& line : lines) painting.svg.line(line, stroked(kBank, 2 * kRiverHalfWidth));
    Path shore;
    if (river.pond) {
      const double radius = river.pond->radius;
      shore = blob(painting.random, river.pond->at, radius, radius * 0.95);
      painting.svg.polygon(shore, outlined(kBank, kBank, 0.02));
    }
    for (const Path& line : lines) painting.svg.line(line, stroked(kWater, 2 * kRiverHalfWidth - 0.03));
    if (river.pond) painting.svg.polygon(shore, filled(kWater));
    for (const Path& line : lines) {
      painting.svg.dashes(beside(line, 0.018), stroked(lighter(kWater, 0.55), 0.007), 0.05, 0.06);
      painting.svg.dashes(beside(line, -0.02), stroked(darker(kWater, 0.2), 0.006), 0.035, 0.075);
    }
    if (river.pond) {
      for (const double r : {0.35, 0.65}) {
        const double size = river.pond->radius * r;
        painting.svg.ellipse(river.pond->at, size, size * 0.7, stroked(lighter(kWater, 0.6), 0.006, 0.8));
      }
      painting.taken.push_back({river.pond->at, river.pond->radius + 0.02});
    }
  }
}

void paint_roads(Painting& painting) {
  std::vector<Path> lines;
  for (const RoadShape& road : painting.shapes.roads) {
    for (const Path& line : road.lines) lines.push_back(over_the_side(line));
  }
  for (const Path& line : lines) painting.svg.line(line, stroked(kRoadRim, 2 * kRoadHalfWidth));
  for (const Path& line : lines) painting.svg.line(line, stroked(kRoad, 2 * kRoadHalfWidth - 0.022));
  for (const Path& line : lines) {
    painting.svg.dashes(beside(line, 0.013), stroked(darker(kRoad, 0.18), 0.005), 0.05, 0.02);
    painting.svg.dashes(beside(line, -0.013), stroked(darker(kRoad, 0.18), 0.005), 0.04, 0.024);
  }
  for (const Path& line : lines) {
    for (const RiverShape& river : painting.shapes.rivers) {
      for (const Path& water : river.lines) paint_bridge(painting, line, water);
    }
  }
}

void paint_misty_plants(Painting& painting) {
  if (painting.type.mists.empty()) return;
  const LabelGrid& labels = painting.labels;
  const auto in_mist = [&labels](std::size_t cell) {
    return labels.mist[cell] != 0 && is_field(labels.pieces[labels.cells[cell]]);
  };
  std::vector<Point> feet = scatter_in(painting, in_mist, 7, 0.05, 0.1);
  std::sort(feet.begin(), feet.end(), [](Point a, Point b) { return a.y < b.y; });
  for (const Point p : feet) {
    const double size = painting.random.between(0.03, 0.04);
    paint_pine(painting, p + Point{0, size * 1.1}, size);
  }
}

void paint_plants(Painting& painting) {
  Random& random = painting.random;
  const LabelGrid& labels = painting.labels;
  const auto is_clear = [&labels](std::size_t cell) {
    return labels.mist[cell] == 0 && is_field(labels.pieces[labels.cells[cell]]);
  };
  const auto scatter = [&is_clear](Painting& on, int count, double radius, double gap) {
    return scatter_in(on, is_clear, count, radius, gap);
  };
  for (const Point p : scatter(painting, 1 + static_cast<int>(random.below(3)), 0.13, 0.27)) {
    paint_rows(painting, p);
  }
  const bool mostly_pines = random.chance(0.4);
  std::vector<Point> feet = scatter(painting, 4 + static_cast<int>(random.below(6)), 0.055, 0.075);
  if (random.chance(0.7)) {
    // A grove: trees that stand close together.
    for (const Point middle : scatter(painting, 1, 0.12, 0.25)) {
      const int trees = 5 + static_cast<int>(random.below(4));
      for (int i = 0; i < trees; ++i) {
        const double angle = 6.2832 * i / trees + random.between(0, 0.6);
        feet.push_back(middle + Point{std::cos(angle), std::sin(angle)} * random.between(0.02, 0.085));
      }
    }
  }
  const std::vector<Point> small = scatter(painting, 5 + static_cast<int>(random.below(6)), 0.048, 0.055);
  std::sort(feet.begin(), feet.end(), [](Point a, Point b) { return a.y < b.y; });
  for (const Point p : small) {
    const double size = random.between(0.020, 0.027);
    switch (random.below(6)) {
      case 0:
        paint_rocks(painting, p + Point{0, size * 0.3}, size);
        break;
      case 1:
        paint_sheep(painting, p + Point{0, size * 0.4}, size);
        break;
      case 2:
        paint_hay(painting, p + Point{0, size * 0.5}, size);
        break;
      default:
        paint_bush(painting, p + Point{0, size * 0.4}, size);
    }
  }
  for (const Point p : feet) {
    const double size = random.between(0.028, 0.038);
    if (random.chance(mostly_pines ? 0.75 : 0.2)) {
      paint_pine(painting, p + Point{0, size * 1.1}, size);
    } else {
      paint_round_tree(painting, p + Point{0, size * 1.1}, size);
    }
  }
}

void paint_rim(Painting& painting) {
  if (painting.shapes.ruin) {
    // The tiles of a start piece are one cardboard: a rim outside only.
    const int meeting = static_cast<int>(*painting.type.ruin);
    const Path outside{corner(meeting + 1), corner(meeting + 2), corner(meeting + 3)};
    painting.svg.line(outside, stroked(ink(0x3a2a18), 0.022, 0.55));
    return;
  }
  painting.svg.rectangle({0, 0}, 1, 1, stroked(ink(0x3a2a18), 0.022, 0.55));
  painting.svg.rectangle({0.014, 0.014}, 0.972, 0.972, stroked(ink(0xfff3d0), 0.005, 0.35));
}

}  // namespace tilewatch::catalogue
