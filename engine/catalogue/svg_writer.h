// SPDX-License-Identifier: MIT
// Writes the few kinds of SVG elements that our drawings are made of. Lengths are tile widths; the file has
// 1000 units.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/catalogue/geometry.h"

namespace tilewatch::catalogue {

struct Ink {
  std::uint8_t red = 0;
  std::uint8_t green = 0;
  std::uint8_t blue = 0;
  bool operator==(const Ink&) const = default;
};

constexpr Ink ink(std::uint32_t rgb) {
  return {static_cast<std::uint8_t>(rgb >> 16U), static_cast<std::uint8_t>(rgb >> 8U & 255U),
          static_cast<std::uint8_t>(rgb & 255U)};
}
/// `a` mixed with `b`: share 0 is a, 1 is b.
Ink mixed(Ink a, Ink b, double share);
Ink lighter(Ink a, double share);
Ink darker(Ink a, double share);

/// How a shape looks. A width of 0 means no outline.
struct Look {
  Ink fill{};
  bool filled = true;
  double opacity = 1;
  Ink line{};
  double width = 0;
};

Look filled(Ink fill, double opacity = 1);
Look outlined(Ink fill, double width);
Look outlined(Ink fill, Ink line, double width);
Look stroked(Ink line, double width, double opacity = 1);

class SvgWriter {
 public:
  /// The colour of all outlines that name none.
  static constexpr Ink kOutline = ink(0x4b3826);

  void polygon(const Path& corners, const Look& look);
  void line(const Path& path, const Look& look);
  /// A line of dashes: `on` and `off` are their lengths.
  void dashes(const Path& path, const Look& look, double on, double off);
  /// Many short strokes as one element.
  void strokes(const std::vector<Path>& paths, const Look& look);
  void circle(Point middle, double radius, const Look& look);
  void ellipse(Point middle, double rx, double ry, const Look& look);
  void rectangle(Point corner, double width, double height, const Look& look);
  void begin_turned(Point about, double degrees);
  void end_group();

  /// The whole document.
  std::string document() const;

 private:
  void add_data(const Path& path);
  void add_look(const Look& look);

  std::string body_;
};

}  // namespace tilewatch::catalogue
