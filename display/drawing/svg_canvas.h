// SPDX-License-Identifier: MIT
// A page of SVG in millimetres: shapes, and lines of text that keep to the room they have.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tilewatch::drawing {

enum class Anchor : unsigned char { kStart, kMiddle, kEnd };

struct TextLook {
  double size = 3.2;
  bool bold = false;
  Anchor anchor = Anchor::kStart;
  std::string_view ink = "#1b1f24";
  double room = 0;  ///< 0: as much as it takes; else it is made smaller (to three quarters), then shortened
};

class SvgCanvas {
 public:
  SvgCanvas(double width, double height) : width_(width), height_(height) {}

  /// A part made elsewhere.
  void add(std::string_view svg) { body_ += svg; }
  /// `y` is the base line.
  void text(double x, double y, std::string_view words, const TextLook& look = {});
  /// Several lines, broken between words; returns the base line after the last.
  double paragraph(double x, double y, double room, std::string_view words, const TextLook& look,
                   double line_height);
  void box(double x, double y, double width, double height, std::string_view fill, double radius = 0);
  void line(const std::vector<std::pair<double, double>>& points, double thickness, std::string_view ink,
            std::string_view dashes = {});

  double width() const { return width_; }
  double height() const { return height_; }
  /// The whole document, with the players' patterns.
  std::string document() const;

 private:
  double width_;
  double height_;
  std::string body_;
};

}  // namespace tilewatch::drawing
