// SPDX-License-Identifier: MIT
#include "display/drawing/page_marks.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "display/drawing/mark_shapes.h"
#include "display/drawing/player_marks.h"

namespace tilewatch::drawing {

std::string page_shapes() {
  nlohmann::ordered_json patterns;
  for (int i = 0; i < kColourCount; ++i) {
    const auto colour = static_cast<Colour>(i);
    patterns[std::string(to_string(colour))] = pattern_marks(colour, "currentColor");
  }
  nlohmann::ordered_json outlines;
  nlohmann::ordered_json nobodys;
  nlohmann::ordered_json heights;
  for (std::size_t i = 0; i < kFigureKinds; ++i) {
    const auto kind = static_cast<FigureKind>(i);
    const std::string name(to_string(kind));
    outlines[name] = outline_svg(kind);
    heights[name] = relative_height(kind);
    if (const auto fill = nobodys_fill(kind)) nobodys[name] = hex(*fill);
  }
  return fmt::format(
      "export const patterns = {};\nexport const outlines = {};\nexport const nobodys = {};\nexport const "
      "heights = "
      "{};\n",
      patterns.dump(1), outlines.dump(1), nobodys.dump(1), heights.dump(1));
}

std::string page_colours() {
  std::string css;
  for (int i = 0; i < kColourCount; ++i) {
    const auto colour = static_cast<Colour>(i);
    const PlayerPaint& paint = player_paint(colour);
    css += fmt::format(".c-{} {{ --fill: {}; --on-fill: {}; --line: {}; }}\n", to_string(colour),
                       hex(paint.fill), hex(paint.ink), hex(paint.line));
  }
  return css;
}

}  // namespace tilewatch::drawing
