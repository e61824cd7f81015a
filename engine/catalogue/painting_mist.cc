// SPDX-License-Identifier: MIT
// What the Mists are about: the veil, its ghosts, castles, cemeteries and the ruin of the start piece.
#include <array>
#include <cmath>
#include <numbers>

#include "engine/catalogue/painting.h"

namespace tilewatch::catalogue {
namespace {

constexpr Ink kVeil = ink(0xd2bdfa);
constexpr Ink kViolet = ink(0x4d3c7c);
constexpr Ink kStone = ink(0xcbc6c4);
constexpr Ink kStoneLine = ink(0x484350);
constexpr Ink kShade = ink(0x1e1726);

/// A wall with teeth along its top, from `left` to `right`.
Path toothed(Point left, Point right, double bottom, double tooth, int teeth) {
  Path path{{left.x, bottom}};
  const int steps = 2 * teeth - 1;
  for (int i = 0; i < steps; ++i) {
    const double x0 = left.x + (right.x - left.x) * i / steps;
    const double x1 = left.x + (right.x - left.x) * (i + 1) / steps;
    const double y = i % 2 == 0 ? left.y - tooth : left.y;
    path.push_back({x0, y});
    path.push_back({x1, y});
  }
  path.push_back({right.x, bottom});
  return path;
}

/// A small friendly ghost that floats, arms out.
void paint_ghost(SvgWriter& svg, Point at, double r) {
  const auto p = [&](double x, double y) { return at + Point{x * r, y * r}; };
  svg.ellipse(p(0.08, 1.02), r * 0.6, r * 0.16, filled(kShade, 0.35));
  const Path body = smooth(
      {p(-0.62, 0.9), p(-0.6, 0.3), p(-0.98, 0.2), p(-0.92, -0.08), p(-0.58, -0.12), p(-0.5, -0.66),
       p(0, -1.0), p(0.5, -0.66), p(0.58, -0.12), p(0.92, -0.08), p(0.98, 0.2), p(0.6, 0.3), p(0.62, 0.9),
       p(0.38, 0.68), p(0.2, 0.92), p(0, 0.7), p(-0.2, 0.92), p(-0.38, 0.68), p(-0.62, 0.9)},
      4);
  svg.polygon(body, outlined(ink(0xfefdff), kViolet, r * 0.17));
  for (const double x : {-0.2, 0.22}) svg.ellipse(p(x, -0.42), r * 0.11, r * 0.17, filled(kViolet));
  svg.ellipse(p(0.01, 0.0), r * 0.14, r * 0.1, filled(kViolet));
}

void paint_grave(SvgWriter& svg, Point foot, double size, bool cross) {
  const auto p = [&](double x, double y) { return foot + Point{x * size, -y * size}; };
  svg.ellipse(p(0.15, 0), size * 0.55, size * 0.16, filled(kShade, 0.35));
  if (cross) {
    svg.strokes({{p(0, 0), p(0, 1.35)}, {p(-0.42, 0.92), p(0.42, 0.92)}}, stroked(kStoneLine, size * 0.42));
    svg.strokes({{p(0, 0.06), p(0, 1.28)}, {p(-0.34, 0.92), p(0.34, 0.92)}},
                stroked(ink(0xdedae0), size * 0.22));
    return;
  }
  svg.polygon({p(-0.42, 0), p(-0.42, 0.7), p(-0.3, 0.98), p(0, 1.12), p(0.3, 0.98), p(0.42, 0.7), p(0.42, 0)},
              outlined(ink(0xdedae0), kStoneLine, size * 0.11));
  svg.line({p(-0.18, 0.62), p(0.18, 0.62)}, stroked(ink(0x8d8795), size * 0.1));
}

}  // namespace

void paint_mists(Painting& painting) {
  const LabelGrid& labels = painting.labels;
  for (const MistShape& mist : painting.shapes.mists) {
    for (const Path& layer : mist.layers) painting.svg.polygon(layer, filled(kVeil, 0.25));
  }
  if (painting.shapes.mists.empty()) return;
  // Wisps, well inside, so that no wisp ends at a side.
  std::vector<Spot> before = painting.taken;
  const auto in_mist = [&labels](std::size_t cell) { return labels.mist[cell] != 0; };
  for (const Point p : scatter_in(painting, in_mist, 7, 0.07, 0.13)) {
    const double half = painting.random.between(0.07, 0.12);
    const double lift = painting.random.between(0.008, 0.02);
    painting.svg.line(smooth({p + Point{-half, lift}, p + Point{-half * 0.4, -lift},
                              p + Point{half * 0.3, lift}, p + Point{half, -lift}},
                             4),
                      stroked(ink(0xffffff), 0.022, 0.4));
  }
  painting.taken = std::move(before);
}

void paint_ghosts(Painting& painting) {
  for (const MistShape& mist : painting.shapes.mists) {
    for (const Spot& ghost : mist.ghosts) paint_ghost(painting.svg, ghost.at, ghost.radius);
  }
}

void paint_castle(Painting& painting, const Spot& spot) {
  const double r = spot.radius;
  SvgWriter& svg = painting.svg;
  const auto p = [&](double x, double y) { return spot.at + Point{x * r, y * r}; };
  const auto wall = [&](double x0, double x1, double top, double bottom, int teeth, Ink stone) {
    svg.polygon(toothed(p(x0, top), p(x1, top), p(0, bottom).y, r * 0.12, teeth),
                outlined(stone, kStoneLine, 0.008));
  };
  // A rock with a moat round it, by which it is told from a town.
  svg.ellipse(p(0, 0.08), r * 1.02, r * 0.94, outlined(ink(0x6f8fb8), ink(0x3d5677), 0.010));
  svg.ellipse(p(0, 0.1), r * 0.86, r * 0.78, outlined(ink(0xa7a37c), ink(0x6b694c), 0.006));
  wall(-0.34, 0.34, -0.72, 0.3, 4, ink(0xbdb7bd));
  svg.line({p(0, -0.84), p(0, -1.28)}, stroked(kStoneLine, 0.008));
  svg.polygon({p(0.02, -1.28), p(0.4, -1.16), p(0.02, -1.02)}, filled(ink(0xb3263a)));
  for (const double x : {-0.13, 0.13}) svg.line({p(x, -0.46), p(x, -0.28)}, stroked(kStoneLine, r * 0.09));
  wall(-0.6, 0.6, 0.02, 0.62, 6, kStone);
  for (const double x : {-0.66, 0.66}) {
    wall(x - 0.2, x + 0.2, -0.3, 0.7, 3, lighter(kStone, 0.35));
    svg.line({p(x, 0.02), p(x, 0.2)}, stroked(kStoneLine, r * 0.09));
  }
  svg.polygon({p(-0.17, 0.62), p(-0.17, 0.34), p(0, 0.2), p(0.17, 0.34), p(0.17, 0.62)},
              filled(ink(0x3a2a20)));
}

void paint_cemetery(Painting& painting, const Spot& spot) {
  const double r = spot.radius;
  SvgWriter& svg = painting.svg;
  const auto p = [&](double x, double y) { return spot.at + Point{x * r, y * r}; };
  const Path yard{p(-0.84, -0.62), p(0.84, -0.62), p(0.84, 0.84), p(-0.84, 0.84)};
  svg.polygon(yard, outlined(ink(0x6d7a52), ink(0x3c4431), 0.008));
  // The fence behind, the graves, the fence in front with its gate.
  const auto fence = [&](double y, bool gate) {
    std::vector<Path> posts;
    for (int i = 0; i <= 8; ++i) {
      const double x = -0.84 + 1.68 * i / 8;
      if (gate && i == 4) continue;
      posts.push_back({p(x, y), p(x, y - 0.3)});
    }
    svg.strokes(posts, stroked(ink(0x2b2430), 0.011));
    if (gate) {
      svg.strokes({{p(-0.84, y - 0.18), p(-0.2, y - 0.18)}, {p(0.2, y - 0.18), p(0.84, y - 0.18)}},
                  stroked(ink(0x2b2430), 0.008));
    } else {
      svg.line({p(-0.84, y - 0.18), p(0.84, y - 0.18)}, stroked(ink(0x2b2430), 0.008));
    }
  };
  fence(-0.62, false);
  // A bare tree.
  svg.strokes({{p(0.62, 0.0), p(0.6, -0.62)},
               {p(0.6, -0.3), p(0.8, -0.62)},
               {p(0.61, -0.42), p(0.4, -0.78)},
               {p(0.6, -0.6), p(0.7, -0.84)}},
              stroked(ink(0x40312c), 0.012));
  paint_grave(svg, p(-0.6, -0.06), r * 0.34, false);
  paint_grave(svg, p(-0.02, -0.1), r * 0.36, true);
  paint_grave(svg, p(-0.32, 0.52), r * 0.36, true);
  paint_grave(svg, p(0.28, 0.5), r * 0.36, false);
  paint_grave(svg, p(0.7, 0.42), r * 0.3, false);
  svg.strokes({{p(-0.84, -0.62), p(-0.84, 0.84)}, {p(0.84, -0.62), p(0.84, 0.84)}},
              stroked(ink(0x2b2430), 0.011));
  fence(0.86, true);
}

void paint_ruin(Painting& painting, const Spot& spot) {
  // Nothing here is left to chance: every quarter draws the same ruin, and shows its own part of it.
  const double r = spot.radius;
  SvgWriter& svg = painting.svg;
  const auto p = [&](double x, double y) { return spot.at + Point{x * r, y * r}; };
  svg.circle(spot.at, r * 1.02, outlined(ink(0xb0a888), ink(0x77705a), 0.008));
  svg.circle(spot.at, r * 0.62, filled(ink(0x8f9a63)));
  const auto arc = [&](double from, double to, double radius) {
    Path path;
    for (int i = 0; i <= 12; ++i) {
      const double angle = from + (to - from) * i / 12;
      path.push_back(p(std::cos(angle) * radius, std::sin(angle) * radius));
    }
    return path;
  };
  // What is left of the round wall: its shadow, its stones, the joints between them.
  constexpr std::array<std::array<double, 2>, 4> kParts{
      {{-2.9, -1.75}, {-1.35, 0.15}, {0.6, 1.3}, {1.75, 2.9}}};
  for (const auto& [from, to] : kParts) {
    const Path wall = arc(from, to, 0.8);
    Path shadow;
    for (const Point q : wall) shadow.push_back(q + Point{0.010, 0.014});
    svg.line(shadow, stroked(kShade, r * 0.36, 0.3));
    svg.line(wall, stroked(kStoneLine, r * 0.36));
    svg.line(wall, stroked(kStone, r * 0.27));
    svg.dashes(wall, stroked(ink(0x938c8c), r * 0.27), 0.006, 0.034);
    svg.line(wall, stroked(lighter(kStone, 0.5), r * 0.07));
  }
  // Fallen stones, and a broken tower in the middle.
  constexpr std::array<std::array<double, 3>, 9> kStones{{{0.98, 0.36, 0.1},
                                                          {0.86, 0.5, 0.07},
                                                          {-0.96, 0.12, 0.09},
                                                          {-0.84, -0.04, 0.07},
                                                          {-0.1, -0.98, 0.09},
                                                          {0.1, -0.84, 0.07},
                                                          {0.06, 1.0, 0.1},
                                                          {-0.36, 0.38, 0.08},
                                                          {0.42, 0.3, 0.07}}};
  for (const auto& [x, y, size] : kStones) {
    svg.polygon({p(x - size, y + size * 0.5), p(x - size * 0.5, y - size * 0.8),
                 p(x + size * 0.7, y - size * 0.6), p(x + size, y + size * 0.5), p(x, y + size * 0.9)},
                outlined(ink(0xb9b2b0), kStoneLine, 0.005));
  }
  svg.ellipse(p(0.06, 0.2), r * 0.34, r * 0.12, filled(kShade, 0.35));
  svg.polygon({p(-0.28, 0.2), p(-0.28, -0.42), p(-0.16, -0.34), p(-0.06, -0.58), p(0.06, -0.3),
               p(0.16, -0.38), p(0.28, -0.08), p(0.28, 0.2)},
              outlined(kStone, kStoneLine, 0.008));
  svg.line({p(-0.08, 0.2), p(-0.08, -0.02)}, stroked(ink(0x3a3038), r * 0.13));
  svg.strokes({{p(-0.2, -0.2), p(-0.04, -0.2)}, {p(0.06, 0.02), p(0.2, 0.02)}},
              stroked(ink(0x938c8c), 0.006));
}

}  // namespace tilewatch::catalogue
