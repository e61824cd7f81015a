// SPDX-License-Identifier: MIT
// How a player is told from the others, as SVG: colour and pattern and letter, and the figures' outlines. As
// in display/window/marks.h and overlay/web/marks.js.
#pragma once

#include <string>
#include <string_view>

#include "engine/catalogue/words.h"

namespace tilewatch::drawing {

/// "#d63b3f", and the ink that reads on it.
std::string_view fill_of(Colour colour);
std::string_view ink_of(Colour colour);

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
