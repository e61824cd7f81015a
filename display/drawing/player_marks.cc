// SPDX-License-Identifier: MIT
#include "display/drawing/player_marks.h"

#include <fmt/format.h>

#include <span>

namespace tilewatch::drawing {
namespace {

std::string path_text(std::span<const Step> steps) {
  std::string text;
  for (const Step& step : steps) {
    text += step.verb;
    if (step.verb == 'Z') continue;
    if (step.verb == 'Q' || step.verb == 'C') text += fmt::format("{:g} {:g} ", step.x1, step.y1);
    if (step.verb == 'C') text += fmt::format("{:g} {:g} ", step.x2, step.y2);
    text += fmt::format("{:g} {:g}", step.x, step.y);
  }
  return text;
}

/// As a part of a path: two arcs.
std::string path_text(const Ellipse& ellipse) {
  return fmt::format("M{0:g} {1:g}A{2:g} {3:g} 0 1 0 {4:g} {1:g} {2:g} {3:g} 0 1 0 {0:g} {1:g}Z",
                     ellipse.x - ellipse.rx, ellipse.y, ellipse.rx, ellipse.ry, ellipse.x + ellipse.rx);
}

std::string pattern(std::string_view id, Colour colour, double scale) {
  return fmt::format(
      R"svg(<pattern id="{0}-{1}" width="{2:g}" height="{2:g}" patternUnits="userSpaceOnUse" patternTransform="scale({3:g})">{4}</pattern>)svg",
      id, to_string(colour), kPatternSide, scale, pattern_marks(colour, ink_of(colour)));
}

}  // namespace

std::string hex(Rgb colour) { return fmt::format("#{:06x}", colour); }
std::string fill_of(Colour colour) { return hex(player_paint(colour).fill); }
std::string ink_of(Colour colour) { return hex(player_paint(colour).ink); }

std::string pattern_marks(Colour colour, std::string_view ink) {
  const Pattern& pattern = pattern_of(colour);
  std::string text = fmt::format(R"svg(<g opacity="{:g}">)svg", kPatternOpacity);
  if (!pattern.strokes.empty()) {
    text +=
        fmt::format(R"svg(<path fill="none" stroke="{}" stroke-width="{:g}" d=")svg", ink, kPatternStroke);
    for (const Stroke& stroke : pattern.strokes)
      text += fmt::format("M{:g} {:g} {:g} {:g}", stroke.x1, stroke.y1, stroke.x2, stroke.y2);
    text += R"svg("/>)svg";
  }
  for (const Dot& dot : pattern.dots)
    text += fmt::format(R"svg(<circle cx="{:g}" cy="{:g}" r="{:g}" fill="{}"/>)svg", dot.x, dot.y,
                        kPatternDot, ink);
  return text + "</g>";
}

std::string outline_svg(FigureKind kind) {
  const Outline& outline = outline_of(kind);
  std::string path = path_text(outline.steps);
  for (const Ellipse& hole : outline.holes) path += path_text(hole);
  std::string text = fmt::format(R"svg(<path fill-rule="evenodd" d="{}"/>)svg", path);
  if (outline.mirrored) text += fmt::format(R"svg(<path d="{}" transform="matrix(-1 0 0 1 1 0)"/>)svg", path);
  if (const auto& head = outline.head) {
    text += fmt::format(R"svg(<ellipse cx="{:g}" cy="{:g}" rx="{:g}" ry="{:g}"/>)svg", head->x, head->y,
                        head->rx, head->ry);
  }
  return text;
}

std::string mark_definitions() {
  std::string text = "<defs>";
  for (int i = 0; i < kColourCount; ++i) {
    const auto colour = static_cast<Colour>(i);
    text += pattern("badge", colour, 1) + pattern("figure", colour, 1 / kPatternUnits);
  }
  return text + "</defs>";
}

std::string badge(double x, double y, double size, Colour colour, std::string_view letter) {
  const PlayerPaint& paint = player_paint(colour);
  const std::string fill = hex(paint.fill);
  std::string text = fmt::format(
      R"svg(<g transform="translate({:.3f} {:.3f}) scale({:.5f})">)svg"
      R"svg(<rect x="1" y="1" width="30" height="30" rx="7" fill="{}"/>)svg"
      R"svg(<rect x="1" y="1" width="30" height="30" rx="7" fill="url(#badge-{})"/>)svg"
      R"svg(<rect x="1.4" y="1.4" width="29.2" height="29.2" rx="6.6" fill="none" stroke="{}" stroke-width="1.8"/>)svg",
      x, y, size / 32, fill, to_string(colour), hex(paint.line));
  if (!letter.empty()) {
    text += fmt::format(
        R"svg(<circle cx="16" cy="16" r="10" fill="{}"/><text x="16" y="21.4" font-family="Lato, DejaVu Sans" )svg"
        R"svg(font-weight="900" font-size="15" text-anchor="middle" fill="{}">{}</text>)svg",
        fill, hex(paint.ink), escaped(letter));
  }
  return text + "</g>";
}

std::string figure(double x, double y, double height, const FigureMark& mark) {
  const auto nobodys = nobodys_fill(mark.kind);
  const bool pale = mark.kind == FigureKind::kGhost || (!nobodys && mark.colour == Colour::kWhite);
  const std::string fill = nobodys ? hex(*nobodys) : fill_of(mark.colour);
  const std::string shape = outline_svg(mark.kind);
  std::string text = fmt::format(
      R"svg(<g transform="translate({:.4f} {:.4f}) scale({:.5f})"><g transform="{}translate(-.5 -.5)" stroke-linejoin="round">)svg"
      R"svg(<g fill="none" stroke="#000" stroke-opacity=".66" stroke-width=".17">{}</g>)svg"
      R"svg(<g fill="none" stroke="{}" stroke-width=".09">{}</g><g fill="{}">{}</g>)svg",
      x, y, height * relative_height(mark.kind), mark.lying ? "rotate(90) " : "", shape,
      pale ? "#30363d" : "#fffdf7", shape, fill, shape);
  if (!nobodys)
    text += fmt::format(R"svg(<g fill="url(#figure-{})">{}</g>)svg", to_string(mark.colour), shape);
  text += "</g>";
  if (!nobodys && !mark.letter.empty()) {
    text += fmt::format(
        R"svg(<g transform="translate({})"><circle r=".2" fill="{}"/><text y=".12" font-family="Lato, DejaVu Sans" )svg"
        R"svg(font-weight="900" font-size=".34" text-anchor="middle" fill="{}">{}</text></g>)svg",
        mark.lying ? "-.06 0" : "0 .06", fill, ink_of(mark.colour), escaped(mark.letter));
  }
  return text + "</g>";
}

std::string escaped(std::string_view text) {
  std::string safe;
  for (const char letter : text) {
    switch (letter) {
      case '&':
        safe += "&amp;";
        break;
      case '<':
        safe += "&lt;";
        break;
      case '>':
        safe += "&gt;";
        break;
      case '"':
        safe += "&quot;";
        break;
      default:
        if (static_cast<unsigned char>(letter) >= 0x20U) safe += letter;  // XML has no control letters
    }
  }
  return safe;
}

}  // namespace tilewatch::drawing
