// SPDX-License-Identifier: MIT
#include "engine/catalogue/svg_writer.h"

#include <fmt/format.h>

#include <cmath>
#include <iterator>

namespace tilewatch::catalogue {
namespace {

long units(double length) { return std::lround(length * 1000); }

}  // namespace

Ink mixed(Ink a, Ink b, double share) {
  const auto mix = [share](std::uint8_t from, std::uint8_t to) {
    return static_cast<std::uint8_t>(std::lround(from + (to - from) * share));
  };
  return {mix(a.red, b.red), mix(a.green, b.green), mix(a.blue, b.blue)};
}

Ink lighter(Ink a, double share) { return mixed(a, ink(0xfff6dc), share); }
Ink darker(Ink a, double share) { return mixed(a, ink(0x2a1c10), share); }

Look filled(Ink fill, double opacity) {
  return {.fill = fill, .filled = true, .opacity = opacity, .line = {}, .width = 0};
}
Look outlined(Ink fill, double width) { return outlined(fill, SvgWriter::kOutline, width); }
Look outlined(Ink fill, Ink line, double width) {
  return {.fill = fill, .filled = true, .opacity = 1, .line = line, .width = width};
}
Look stroked(Ink line, double width, double opacity) {
  return {.fill = {}, .filled = false, .opacity = opacity, .line = line, .width = width};
}

void SvgWriter::add_data(const Path& path) {
  // Steps from point to point are shorter to write than places.
  long x = 0;
  long y = 0;
  for (std::size_t i = 0; i < path.size(); ++i) {
    const long to_x = units(path[i].x);
    const long to_y = units(path[i].y);
    if (i > 1 && to_x == x && to_y == y) continue;
    fmt::format_to(std::back_inserter(body_), "{}{}{}{}",
                   i == 0 ? "M" : (i == 1 ? "l" : (to_x < x ? "" : " ")), i == 0 ? to_x : to_x - x,
                   (i == 0 ? to_y : to_y - y) < 0 ? "" : " ", i == 0 ? to_y : to_y - y);
    x = to_x;
    y = to_y;
  }
}

void SvgWriter::add_look(const Look& look) {
  auto out = std::back_inserter(body_);
  if (look.filled) {
    fmt::format_to(out, " fill=\"#{:02x}{:02x}{:02x}\"", look.fill.red, look.fill.green, look.fill.blue);
  } else {
    body_ += " fill=\"none\"";
  }
  if (look.width > 0) {
    // The document's own stroke is kOutline with no width.
    if (look.line != kOutline) {
      fmt::format_to(out, " stroke=\"#{:02x}{:02x}{:02x}\"", look.line.red, look.line.green, look.line.blue);
    }
    fmt::format_to(out, " stroke-width=\"{}\"", units(look.width));
  }
  if (look.opacity < 1) fmt::format_to(out, " opacity=\"{:.2f}\"", look.opacity);
}

void SvgWriter::polygon(const Path& corners, const Look& look) {
  body_ += "<path d=\"";
  add_data(corners);
  body_ += "Z\"";
  add_look(look);
  body_ += "/>\n";
}

void SvgWriter::line(const Path& path, const Look& look) { strokes({path}, look); }

void SvgWriter::dashes(const Path& path, const Look& look, double on, double off) {
  body_ += "<path d=\"";
  add_data(path);
  body_ += "\"";
  add_look(look);
  fmt::format_to(std::back_inserter(body_), " stroke-linecap=\"butt\" stroke-dasharray=\"{} {}\"/>\n",
                 units(on), units(off));
}

void SvgWriter::strokes(const std::vector<Path>& paths, const Look& look) {
  if (paths.empty()) return;
  body_ += "<path d=\"";
  for (const Path& path : paths) add_data(path);
  body_ += "\"";
  add_look(look);
  body_ += "/>\n";
}

void SvgWriter::circle(Point middle, double radius, const Look& look) {
  fmt::format_to(std::back_inserter(body_), "<circle cx=\"{}\" cy=\"{}\" r=\"{}\"", units(middle.x),
                 units(middle.y), units(radius));
  add_look(look);
  body_ += "/>\n";
}

void SvgWriter::ellipse(Point middle, double rx, double ry, const Look& look) {
  fmt::format_to(std::back_inserter(body_), "<ellipse cx=\"{}\" cy=\"{}\" rx=\"{}\" ry=\"{}\"",
                 units(middle.x), units(middle.y), units(rx), units(ry));
  add_look(look);
  body_ += "/>\n";
}

void SvgWriter::rectangle(Point corner, double width, double height, const Look& look) {
  fmt::format_to(std::back_inserter(body_), "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"",
                 units(corner.x), units(corner.y), units(width), units(height));
  add_look(look);
  body_ += "/>\n";
}

void SvgWriter::begin_turned(Point about, double degrees) {
  fmt::format_to(std::back_inserter(body_), "<g transform=\"rotate({:.0f} {} {})\">\n", degrees,
                 units(about.x), units(about.y));
}

void SvgWriter::end_group() { body_ += "</g>\n"; }

std::string SvgWriter::document() const {
  return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1000 1000\" width=\"1000\" height=\"1000\" "
         "stroke=\"#4b3826\" stroke-width=\"0\" stroke-linejoin=\"round\" stroke-linecap=\"round\">\n" +
         body_ + "</svg>\n";
}

}  // namespace tilewatch::catalogue
