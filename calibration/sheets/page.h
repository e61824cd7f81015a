// SPDX-License-Identifier: MIT
// A page of paper as a list of shapes in millimetres: what is printed, before anybody draws it. The origin is
// the page's top-left corner, x right, y down.
#pragma once

#include <array>
#include <cstdint>
#include <opencv2/core.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tilewatch::calibration {

enum class Paper : std::uint8_t { kA4, kLetter };
std::string_view to_string(Paper paper);  // "a4" "letter"
std::optional<Paper> paper_from(std::string_view text);

/// Size in mm, upright.
cv::Size2d size_mm(Paper paper);

/// Red, green, blue, 0 to 1.
struct Tint {
  double red = 0;
  double green = 0;
  double blue = 0;
};
inline constexpr Tint kBlackInk{0, 0, 0};
inline constexpr Tint kGreyInk{0.42, 0.42, 0.42};

/// Filled rectangles, drawn as one: where they touch there is no hair line between them.
struct Boxes {
  std::vector<cv::Rect2d> places;
  Tint ink = kBlackInk;
};

/// An open line through points.
struct Line {
  std::vector<cv::Point2d> points;
  double width_mm = 0.2;
  Tint ink = kBlackInk;
  bool dashed = false;
};

struct Ring {
  cv::Point2d middle;
  double radius_mm = 1;
  double width_mm = 0.2;  ///< 0: a filled disc
  Tint ink = kBlackInk;
};

enum class Align : std::uint8_t { kLeft, kMiddle, kRight };

/// One line of text; `place` is on its base line.
struct Words {
  cv::Point2d place;
  std::string text;
  double size_mm = 3.5;
  Align align = Align::kLeft;
  bool bold = false;
  Tint ink = kBlackInk;
};

/// An SVG document, drawn as vectors into the rectangle and cut off at its edges.
struct Drawing {
  cv::Rect2d place;
  std::string svg;
};

/// A photo (8UC3, BGR), drawn as large as it fits into the rectangle.
struct Photo {
  cv::Rect2d place;
  cv::Mat bgr;
};

using Shape = std::variant<Boxes, Line, Ring, Words, Drawing, Photo>;

struct Page {
  cv::Size2d size_mm;
  std::vector<Shape> shapes;
};

/// A 100 mm ruler with a mark every 10 mm, its left end at `left`, with the sentence that says how long it
/// must be.
void add_ruler(Page& page, cv::Point2d left);

}  // namespace tilewatch::calibration
