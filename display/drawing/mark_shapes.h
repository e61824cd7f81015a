// SPDX-License-Identifier: MIT
// How players and figures look, said once: colours, patterns, outlines. The window makes paths of it, sheets
// and pictures SVG (player_marks.h), pages a script and a style sheet (page_marks.h).
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "engine/catalogue/words.h"

namespace tilewatch::drawing {

/// 0xrrggbb.
using Rgb = std::uint32_t;

/// A player's colour, the ink that reads on it, a line that sets it off from a dark ground.
struct PlayerPaint {
  Rgb fill;
  Rgb ink;
  Rgb line;
};
const PlayerPaint& player_paint(Colour colour);

struct Stroke {
  double x1, y1, x2, y2;
};
struct Dot {
  double x, y;
};
/// What lies over a player's colour, so that players can be told apart without seeing colours: in a square of
/// kPatternSide, repeated in all directions without a seam.
struct Pattern {
  std::span<const Stroke> strokes;
  std::span<const Dot> dots;
};
const Pattern& pattern_of(Colour colour);
inline constexpr double kPatternSide = 6;
inline constexpr double kPatternStroke = 1.2;   ///< width
inline constexpr double kPatternDot = 0.95;     ///< radius
inline constexpr double kPatternOpacity = 0.5;  ///< in the player's ink
/// A badge is so many of the pattern's units wide, and so is a figure high.
inline constexpr double kPatternUnits = 32;

/// A step of a path: 'M' and 'L' go to (x, y), 'Q' by (x1, y1), 'C' by (x1, y1) and (x2, y2), 'Z' goes back.
struct Step {
  char verb;
  double x, y, x1, y1, x2, y2;
};
struct Ellipse {
  double x, y, rx, ry;
};
/// A standing figure in a box 0..1 x 0..1, foot at the bottom (hats may stand out of it).
struct Outline {
  std::span<const Step> steps;
  bool mirrored = false;             ///< `steps` are its right half
  std::optional<Ellipse> head = {};  ///< belongs to it
  std::span<const Ellipse> holes = {};
};
const Outline& outline_of(FigureKind kind);
/// How much taller than a meeple a figure is drawn.
double relative_height(FigureKind kind);
/// What belongs to nobody (mage, witch, ghosts, hounds) has a colour of its own, no pattern and no letter.
std::optional<Rgb> nobodys_fill(FigureKind kind);

}  // namespace tilewatch::drawing
