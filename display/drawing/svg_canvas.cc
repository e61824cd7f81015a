// SPDX-License-Identifier: MIT
#include "display/drawing/svg_canvas.h"

#include <fmt/format.h>

#include <algorithm>

#include "display/drawing/player_marks.h"
#include "display/drawing/text_width.h"

namespace tilewatch::drawing {

void SvgCanvas::text(double x, double y, std::string_view words, const TextLook& look) {
  if (words.empty()) return;
  double size = look.size;
  std::string shown(words);
  if (look.room > 0) {
    const double wide = text_width(words, size, look.bold);
    if (wide > look.room) size *= std::max(0.75, look.room / wide);
    shown = shortened(words, size, look.bold, look.room + 0.01);
  }
  const std::string_view anchor = look.anchor == Anchor::kStart    ? "start"
                                  : look.anchor == Anchor::kMiddle ? "middle"
                                                                   : "end";
  body_ += fmt::format(
      R"(<text x="{:.3f}" y="{:.3f}" font-size="{:.3f}" font-weight="{}" text-anchor="{}" fill="{}">{}</text>)",
      x, y, size, look.bold ? 700 : 400, anchor, look.ink, escaped(shown));
}

double SvgCanvas::paragraph(double x, double y, double room, std::string_view words, const TextLook& look,
                            double line_height) {
  std::string line;
  const auto put = [&] {
    TextLook fitted = look;
    fitted.room = room;
    text(x, y, line, fitted);
    y += line_height;
    line.clear();
  };
  while (!words.empty()) {
    const std::size_t end = std::min(words.find(' '), words.size());
    const std::string longer =
        line.empty() ? std::string(words.substr(0, end)) : line + " " + std::string(words.substr(0, end));
    if (!line.empty() && text_width(longer, look.size, look.bold) > room) {
      put();
      continue;
    }
    line = longer;
    words.remove_prefix(std::min(end + 1, words.size()));
  }
  if (!line.empty()) put();
  return y;
}

void SvgCanvas::box(double x, double y, double width, double height, std::string_view fill, double radius) {
  body_ +=
      fmt::format(R"(<rect x="{:.3f}" y="{:.3f}" width="{:.3f}" height="{:.3f}" rx="{:.3f}" fill="{}"/>)", x,
                  y, width, height, radius, fill);
}

void SvgCanvas::line(const std::vector<std::pair<double, double>>& points, double thickness,
                     std::string_view ink, std::string_view dashes) {
  body_ += fmt::format(
      R"(<polyline fill="none" stroke="{}" stroke-width="{:.3f}" stroke-linejoin="round" stroke-linecap="round")",
      ink, thickness);
  if (!dashes.empty()) body_ += fmt::format(R"( stroke-dasharray="{}")", dashes);
  body_ += " points=\"";
  for (const auto& [x, y] : points) body_ += fmt::format("{:.3f},{:.3f} ", x, y);
  body_ += "\"/>";
}

std::string SvgCanvas::document() const {
  return fmt::format(
             R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} {1}" width="{0}mm" height="{1}mm" font-family="Lato, DejaVu Sans">)",
             width_, height_) +
         mark_definitions() + body_ + "</svg>";
}

}  // namespace tilewatch::drawing
