// SPDX-License-Identifier: MIT
// The single things that count in play: monastery, cathedral, garden, tent, watchtower, magic, inn and
// shield.
#include <array>
#include <cmath>
#include <numbers>

#include "engine/catalogue/painting.h"

namespace tilewatch::catalogue {
namespace {

constexpr Ink kWall = ink(0xf4ead2);
constexpr Ink kRed = ink(0xc63c2b);

Path star(Point at, double radius, int points, double inner) {
  Path path;
  for (int i = 0; i < 2 * points; ++i) {
    const double angle = std::numbers::pi * (i - points * 0.5) / points;
    const double r = i % 2 == 0 ? radius : radius * inner;
    path.push_back(at + Point{std::cos(angle) * r, std::sin(angle) * r});
  }
  return path;
}

Path shield_outline(Point at, double half_width, double height) {
  const auto p = [&](double x, double y) { return at + Point{x * half_width, y * height}; };
  return {p(-1, -0.5),  p(-0.5, -0.46), p(0, -0.52), p(0.5, -0.46),  p(1, -0.5),    p(0.98, -0.1),
          p(0.78, 0.2), p(0.42, 0.42),  p(0, 0.54),  p(-0.42, 0.42), p(-0.78, 0.2), p(-0.98, -0.1)};
}

/// A church seen from the front right: nave with `roof`, a tower with a spire and a cross at its left.
void paint_church(Painting& painting, Point foot, double size, Ink roof) {
  const auto at = [&](double x, double y) { return foot + Point{x * size, -y * size}; };
  SvgWriter& svg = painting.svg;
  svg.ellipse(at(0.1, 0.0), size * 1.05, size * 0.2, filled(ink(0x241a10), 0.25));
  // Nave.
  svg.polygon({at(-0.35, 0), at(0.9, 0), at(0.9, 0.48), at(-0.35, 0.48)}, outlined(kWall, 0.006));
  svg.polygon({at(-0.35, 0.95), at(0.72, 0.95), at(0.98, 0.42), at(-0.35, 0.42)}, outlined(roof, 0.007));
  svg.strokes({{at(-0.3, 0.6), at(0.86, 0.6)}, {at(-0.3, 0.78), at(0.78, 0.78)}},
              stroked(darker(roof, 0.22), 0.006));
  for (const double x : {0.02, 0.32, 0.62}) {
    svg.line({at(x, 0.12), at(x, 0.27)}, stroked(ink(0x5b7a92), size * 0.09));
  }
  // Tower.
  svg.polygon({at(-0.82, 0), at(-0.3, 0), at(-0.3, 1.05), at(-0.82, 1.05)},
              outlined(lighter(kWall, 0.4), 0.007));
  svg.polygon({at(-0.92, 1.0), at(-0.2, 1.0), at(-0.56, 1.75)}, outlined(roof, 0.007));
  svg.polygon({at(-0.82, 1.05), at(-0.62, 1.05), at(-0.56, 1.6)}, filled(lighter(roof, 0.3)));
  svg.strokes({{at(-0.56, 1.75), at(-0.56, 2.02)}, {at(-0.66, 1.92), at(-0.46, 1.92)}},
              stroked(SvgWriter::kOutline, 0.009));
  svg.line({at(-0.56, 0.06), at(-0.56, 0.24)}, stroked(ink(0x5a3c22), size * 0.16));
  svg.circle(at(-0.56, 0.76), size * 0.11, outlined(ink(0x5b7a92), 0.004));
}

void paint_flower_bed(Painting& painting, Point at, double radius) {
  constexpr std::array<Ink, 5> kFlowers{ink(0xe8567f), ink(0xf7d34a), ink(0xf6f1f4), ink(0xb45bc4),
                                        ink(0xf08a3c)};
  painting.svg.circle(at, radius, outlined(ink(0x6f9a3d), ink(0x3e5f24), 0.004));
  for (int i = 0; i < 5; ++i) {
    const double angle = 1.2566 * i + painting.random.between(0, 0.8);
    painting.svg.circle(at + Point{std::cos(angle), std::sin(angle)} * (radius * 0.55), radius * 0.34,
                        filled(one_of(painting.random, kFlowers)));
  }
}

/// What a watchtower counts, as a small picture of about `size` around `at`.
void paint_counted(SvgWriter& svg, TowerCounts what, Point at, double size) {
  const auto p = [&](double x, double y) { return at + Point{x * size, y * size}; };
  switch (what) {
    case TowerCounts::kMeeples:
      svg.polygon({p(-0.25, -0.45), p(0.25, -0.45), p(0.9, -0.15), p(0.85, 0.15), p(0.4, 0.1), p(0.75, 0.9),
                   p(0.15, 0.9), p(0, 0.55), p(-0.15, 0.9), p(-0.75, 0.9), p(-0.4, 0.1), p(-0.85, 0.15),
                   p(-0.9, -0.15)},
                  filled(ink(0x2d2a60)));
      svg.circle(p(0, -0.6), size * 0.38, filled(ink(0x2d2a60)));
      break;
    case TowerCounts::kMonasteries:
      svg.polygon({p(-0.65, 0.9), p(-0.65, 0.05), p(0, -0.5), p(0.65, 0.05), p(0.65, 0.9)}, filled(kRed));
      svg.strokes({{p(0, -0.45), p(0, -1)}, {p(-0.25, -0.78), p(0.25, -0.78)}}, stroked(kRed, size * 0.18));
      svg.line({p(0, 0.85), p(0, 0.45)}, stroked(kWall, size * 0.3));
      break;
    case TowerCounts::kShields:
      svg.polygon(shield_outline(at, size * 0.75, size * 1.7),
                  outlined(ink(0x2f62b5), ink(0x1b2c55), size * 0.12));
      break;
    case TowerCounts::kRoads:
      svg.line(smooth({p(-0.45, 0.95), p(-0.3, 0.35), p(0.35, 0.05), p(0.3, -0.5), p(-0.15, -0.95)}, 5),
               stroked(ink(0x7a5c34), size * 0.62));
      svg.line(smooth({p(-0.45, 0.95), p(-0.3, 0.35), p(0.35, 0.05), p(0.3, -0.5), p(-0.15, -0.95)}, 5),
               stroked(ink(0xfbf3da), size * 0.34));
      break;
    case TowerCounts::kCities:
      svg.polygon({p(-0.9, 0.85), p(-0.9, -0.7), p(-0.5, -0.7), p(-0.5, -0.35), p(-0.2, -0.35), p(-0.2, -0.7),
                   p(0.2, -0.7), p(0.2, -0.35), p(0.5, -0.35), p(0.5, -0.7), p(0.9, -0.7), p(0.9, 0.85)},
                  filled(ink(0x8a5a2c)));
      svg.line({p(0, 0.8), p(0, 0.35)}, stroked(ink(0xf3e3ba), size * 0.42));
      break;
  }
}

}  // namespace

void paint_monastery(Painting& painting, const Spot& spot) {
  const double r = spot.radius;
  SvgWriter& svg = painting.svg;
  svg.circle(spot.at, r, outlined(ink(0xd8cf96), ink(0x6e7f3c), 0.016));
  svg.circle(spot.at, r * 0.9, stroked(ink(0xa8b662), 0.008));
  Random& random = painting.random;
  for (int i = 0; i < 3; ++i) {
    const double angle = random.between(-1.4, 0.2);
    paint_flower_bed(painting, spot.at + Point{std::cos(angle), std::sin(angle)} * (r * 0.74), r * 0.12);
  }
  paint_church(painting, spot.at + Point{-r * 0.02, r * 0.62}, r * 0.92,
               mixed(kRed, ink(0xa92f22), random.between(0, 0.6)));
}

void paint_cathedral(Painting& painting, const Spot& spot) {
  const double r = spot.radius;
  SvgWriter& svg = painting.svg;
  const Ink roof = ink(0x4b7f8c);
  svg.circle(spot.at, r * 0.95, outlined(ink(0xe5d6b0), ink(0x9a8458), 0.010));
  const auto at = [&](double x, double y) { return spot.at + Point{x * r, (0.55 - y) * r}; };
  svg.ellipse(at(0.05, 0), r * 0.8, r * 0.16, filled(ink(0x241a10), 0.25));
  svg.polygon({at(-0.45, 0), at(0.45, 0), at(0.45, 0.7), at(0, 1.12), at(-0.45, 0.7)},
              outlined(kWall, 0.008));
  svg.polygon({at(-0.5, 0.66), at(0, 1.18), at(0.5, 0.66), at(0.5, 0.82), at(0, 1.34), at(-0.5, 0.82)},
              outlined(roof, 0.008));
  for (const double x : {-0.62, 0.62}) {
    svg.polygon({at(x - 0.18, 0), at(x + 0.18, 0), at(x + 0.18, 0.95), at(x - 0.18, 0.95)},
                outlined(lighter(kWall, 0.4), 0.008));
    svg.polygon({at(x - 0.23, 0.92), at(x + 0.23, 0.92), at(x, 1.48)}, outlined(roof, 0.008));
    svg.line({at(x, 0.5), at(x, 0.7)}, stroked(ink(0x38546a), r * 0.08));
  }
  svg.circle(at(0, 0.68), r * 0.15, outlined(ink(0xd7a63c), ink(0x38546a), 0.012));
  svg.polygon({at(-0.14, 0), at(0.14, 0), at(0.14, 0.24), at(0, 0.4), at(-0.14, 0.24)},
              outlined(ink(0x6a4629), 0.005));
}

void paint_garden(Painting& painting, const Spot& spot) {
  const double r = spot.radius;
  SvgWriter& svg = painting.svg;
  svg.circle(spot.at, r, outlined(ink(0xf4e8bf), ink(0x2f5a22), 0.026));
  for (int i = 0; i < 4; ++i) {
    const double angle = std::numbers::pi * (0.25 + 0.5 * i);
    paint_flower_bed(painting, spot.at + Point{std::cos(angle), std::sin(angle)} * (r * 0.55), r * 0.3);
  }
  svg.circle(spot.at, r * 0.22, outlined(ink(0x8fc4dc), ink(0x5c5346), 0.008));
}

void paint_tent(Painting& painting, const Spot& spot) {
  const double r = spot.radius;
  SvgWriter& svg = painting.svg;
  const auto at = [&](double x, double y) { return spot.at + Point{x * r, y * r}; };
  svg.circle(spot.at, r * 0.98, outlined(ink(0xcdb978), ink(0x8b7a42), 0.006));
  svg.ellipse(at(0.05, 0.72), r * 0.85, r * 0.2, filled(ink(0x241a10), 0.25));
  constexpr Ink kViolet = ink(0x6b3f9c);
  constexpr Ink kGold = ink(0xf2c84b);
  svg.polygon({at(-0.8, 0.72), at(0.8, 0.72), at(0.62, -0.05), at(-0.62, -0.05)}, outlined(kViolet, 0.006));
  for (const double x : {-0.45, 0.45}) {
    svg.polygon(
        {at(x * 1.25 - 0.14, 0.72), at(x * 1.25 + 0.14, 0.72), at(x + 0.1, -0.05), at(x - 0.1, -0.05)},
        filled(kGold));
  }
  svg.polygon({at(-0.72, 0.02), at(0.72, 0.02), at(0, -0.78)}, outlined(kGold, 0.006));
  svg.polygon({at(-0.4, 0.02), at(-0.12, 0.02), at(0, -0.78)}, filled(kViolet));
  svg.polygon({at(0.4, 0.02), at(0.12, 0.02), at(0, -0.78)}, filled(kViolet));
  svg.polygon({at(-0.2, 0.72), at(0.2, 0.72), at(0, 0.05)}, filled(ink(0x2c1a3d)));
  svg.line({at(0, -0.78), at(0, -0.98)}, stroked(SvgWriter::kOutline, 0.006));
  svg.polygon(star(at(0, -0.92), r * 0.2, 5, 0.45), outlined(ink(0xfff2b0), 0.004));
}

void paint_tower(Painting& painting, const Spot& spot) {
  const double r = spot.radius;
  SvgWriter& svg = painting.svg;
  const auto at = [&](double x, double y) { return spot.at + Point{x * r, y * r}; };
  const Ink stone = ink(0xcfc5b0);
  svg.circle(spot.at, r, outlined(ink(0xb9a97a), ink(0x6d6140), 0.008));
  // The tower, tall, at the left.
  svg.polygon({at(-0.82, 0.8), at(-0.1, 0.8), at(-0.18, -0.55), at(-0.74, -0.55)}, outlined(stone, 0.007));
  svg.polygon({at(-0.88, -0.45), at(-0.88, -0.9), at(-0.68, -0.9), at(-0.68, -0.75), at(-0.56, -0.75),
               at(-0.56, -0.9), at(-0.36, -0.9), at(-0.36, -0.75), at(-0.24, -0.75), at(-0.24, -0.9),
               at(-0.04, -0.9), at(-0.04, -0.45)},
              outlined(lighter(stone, 0.4), 0.007));
  svg.strokes(
      {{at(-0.7, 0.1), at(-0.45, 0.1)}, {at(-0.4, 0.35), at(-0.2, 0.35)}, {at(-0.68, 0.55), at(-0.5, 0.55)}},
      stroked(ink(0x958a74), 0.006));
  svg.line({at(-0.46, -0.2), at(-0.46, -0.05)}, stroked(ink(0x3a2f26), r * 0.13));
  if (!painting.type.watchtower) return;
  // A plaque with what it counts, and a dot for each point.
  svg.circle(at(0.42, -0.08), r * 0.55, outlined(ink(0xfaf0d2), ink(0x6a4629), 0.008));
  paint_counted(svg, painting.type.watchtower->per, at(0.42, -0.08), r * 0.36);
  const int points = painting.type.watchtower->points;
  for (int i = 0; i < points; ++i) {
    svg.circle(at(0.42 + (i - (points - 1) * 0.5) * 0.3, 0.72), r * 0.13,
               outlined(ink(0xd8392b), ink(0x5a1810), 0.004));
  }
}

void paint_magic(Painting& painting, const Spot& spot) {
  const double r = spot.radius;
  painting.svg.circle(spot.at, r, outlined(ink(0x563a92), ink(0xf1d36b), 0.012));
  painting.svg.circle(spot.at, r * 0.8, stroked(ink(0x9d83d6), 0.005));
  painting.svg.polygon(star(spot.at, r * 0.78, 8, 0.42), filled(ink(0xf7d858)));
  painting.svg.circle(spot.at, r * 0.2, filled(ink(0x563a92)));
}

void paint_crop_circle(Painting& painting, const Spot& spot) {
  const double r = spot.radius;
  SvgWriter& svg = painting.svg;
  const auto p = [&](double x, double y) { return spot.at + Point{x * r, y * r}; };
  constexpr Ink kWheat = ink(0xf0cf4e);
  constexpr Ink kTrodden = ink(0xa9812a);
  svg.circle(spot.at, r * 1.04, outlined(kWheat, ink(0x7d6220), 0.010));
  svg.circle(spot.at, r * 0.86, stroked(kTrodden, 0.012));
  // The sign says whom it calls: a shield knights, a club thieves, a pitchfork farmers.
  switch (painting.type.crop_circle.value_or(FeatureKind::kField)) {
    case FeatureKind::kCity:
      svg.polygon(shield_outline(spot.at, r * 0.46, r * 1.1), outlined(ink(0xfbeeb4), kTrodden, r * 0.14));
      break;
    case FeatureKind::kRoad:
      svg.polygon(smooth({p(-0.1, 0.62), p(0.1, 0.62), p(0.12, 0.1), p(0.3, -0.4), p(0.12, -0.62),
                          p(-0.12, -0.62), p(-0.3, -0.4), p(-0.12, 0.1), p(-0.1, 0.62)},
                         4),
                  outlined(ink(0xfbeeb4), kTrodden, r * 0.12));
      break;
    default:
      svg.strokes({{p(0, 0.65), p(0, -0.6)}, {p(-0.34, -0.6), p(-0.34, -0.1), p(0.34, -0.1), p(0.34, -0.6)}},
                  stroked(kTrodden, r * 0.16));
  }
}

void paint_inn(Painting& painting, const Spot& spot) {
  const double r = spot.radius;
  SvgWriter& svg = painting.svg;
  svg.ellipse(spot.at + Point{0, r * 0.15}, r * 0.98, r * 0.78,
              outlined(ink(0x5ca6cc), ink(0x3f6f7c), 0.012));
  svg.ellipse(spot.at + Point{r * 0.15, r * 0.6}, r * 0.4, r * 0.1, stroked(ink(0xcfeaf5), 0.006));
  svg.ellipse(spot.at + Point{-r * 0.3, r * 0.15}, r * 0.62, r * 0.36, filled(ink(0x93b557)));
  paint_house(painting, spot.at + Point{-r * 0.2, r * 0.3}, r * 1.15, ink(0x8f2f45));
  svg.line({spot.at + Point{r * 0.62, r * 0.3}, spot.at + Point{r * 0.62, -r * 0.5}},
           stroked(ink(0x5a3c22), 0.010));
  svg.rectangle(spot.at + Point{r * 0.5, -r * 0.55}, r * 0.42, r * 0.36, outlined(ink(0xf6d861), 0.006));
}

void paint_shield(Painting& painting, const Spot& spot) {
  const double half = 0.082;
  const double height = 0.19;
  SvgWriter& svg = painting.svg;
  svg.polygon(shield_outline(spot.at + Point{0.008, 0.012}, half * 1.12, height * 1.1),
              filled(ink(0x241a10), 0.35));
  svg.polygon(shield_outline(spot.at, half * 1.1, height * 1.08), outlined(ink(0xfdf6e3), 0.008));
  svg.polygon(shield_outline(spot.at, half * 0.88, height * 0.88), filled(ink(0x2a5fb8)));
  switch (painting.random.below(3)) {
    case 0:
      svg.strokes({{spot.at + Point{0, -0.068}, spot.at + Point{0, 0.07}},
                   {spot.at + Point{-0.05, -0.02}, spot.at + Point{0.05, -0.02}}},
                  stroked(ink(0xfdf6e3), 0.022));
      break;
    case 1:
      svg.line({spot.at + Point{-0.045, 0.03}, spot.at + Point{0, -0.035}, spot.at + Point{0.045, 0.03}},
               stroked(ink(0xf4cf52), 0.024));
      break;
    default:
      svg.polygon(star(spot.at, 0.05, 6, 0.5), filled(ink(0xf4cf52)));
  }
}

}  // namespace tilewatch::catalogue
