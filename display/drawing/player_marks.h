// SPDX-License-Identifier: MIT
// How a player is told from the others, as SVG: colour and pattern and letter, and the figures' outlines.
#pragma once

#include <string>
#include <string_view>

#include "display/drawing/mark_shapes.h"
#include "engine/catalogue/words.h"

namespace tilewatch::drawing {

/// "#d63b3f".
std::string hex(Rgb colour);
/// A player's, and the ink that reads on it.
std::string fill_of(Colour colour);
std::string ink_of(Colour colour);

/// The pattern of a colour in its square, in `ink` (any colour of SVG).
std::string pattern_marks(Colour colour, std::string_view ink);
/// The outline in a box of 1 x 1, foot at the bottom, to be filled or drawn by a group around it.
std::string outline_svg(FigureKind kind);

/// What badges and figures refer to; once in a document, before them.
std::string mark_definitions();

/// A badge of `size` units with its top-left corner at (x, y): colour, pattern, the letter on a plain plate.
std::string badge(double x, double y, double size, Colour colour, std::string_view letter);

struct FigureMark {
  FigureKind kind = FigureKind::kMeeple;
  Colour colour = Colour::kRed;  ///< says nothing for what belongs to nobody
  std::string letter;
  bool lying = false;
};
/// A figure with its middle at (x, y); a meeple is `height` tall.
std::string figure(double x, double y, double height, const FigureMark& mark);

/// Text for an SVG document.
std::string escaped(std::string_view text);

}  // namespace tilewatch::drawing
