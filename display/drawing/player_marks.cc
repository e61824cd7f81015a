// SPDX-License-Identifier: MIT
#include "display/drawing/player_marks.h"

#include <fmt/format.h>

#include <array>

namespace tilewatch::drawing {
namespace {

struct Paint {
  std::string_view name;
  std::string_view fill;
  std::string_view ink;
  std::string_view line;     ///< sets it off from the ground
  std::string_view pattern;  ///< in a square of 6 x 6
};
/// By Colour.
constexpr std::array<Paint, kColourCount> kPaints{{
    {"red", "#d63b3f", "#ffffff", "#ff7a7a", R"svg(<path d="M-1 5 5-1M1 7 7 1"/>)svg"},
    {"blue", "#2f6fd6", "#ffffff", "#7db2ff",
     R"svg(<circle cx="1.5" cy="1.5" r=".75"/><circle cx="4.5" cy="4.5" r=".75"/>)svg"},
    {"green", "#2f9e4f", "#06170b", "#6fdc8e", R"svg(<path d="M0 3H6"/>)svg"},
    {"yellow", "#f4c81f", "#221a00", "#ffe27a", R"svg(<path d="M3 0V6"/>)svg"},
    {"black", "#101216", "#ffffff", "#c9d0d8", R"svg(<path d="M-1 5 5-1M1 7 7 1M-1 1 5 7M1-1 7 5"/>)svg"},
    {"pink", "#f08bb4", "#2b0716", "#ffb9d3", R"svg(<path d="M0 4.5 3 1.5 6 4.5"/>)svg"},
    {"grey", "#949ca6", "#111418", "#c9d0d8", R"svg(<path d="M0 3H6M3 0V6"/>)svg"},
    {"white", "#f3f1ec", "#15181d", "#ffffff", R"svg(<path d="M-1 1 5 7M1-1 7 5"/>)svg"},
}};

const Paint& paint_of(Colour colour) { return kPaints.at(static_cast<std::size_t>(colour)); }

constexpr std::string_view kMeeple =
    "M.5.3C.6.33.66.36.74.4.86.45.97.5.97.58.97.65.86.65.73.63.76.74.83.85.89.93.92.98.89 1 .84 1H.62C.58 1 "
    ".56.97.54.92.52.87.51.84.5.84Z";
constexpr std::string_view kAbbot = "M.5 0C.58.06.66.13.67.24L.62.4C.76.46.84.58.8.66H.72L.86 1H.5Z";
constexpr std::string_view kMage = "M.5-.08.65.36.64.5C.8.54.86.64.8.7H.73L.82 1H.5Z";
constexpr std::string_view kWitch =
    "M.2 1 .36.52V.45L.06.42V.34L.31.31C.38.1.46 0 .62-.02.72-.02.84.04.86.12.78.14.7.14.66.16L.7.31.94.34V."
    "42L.64.45V.52L.8 1Z";
constexpr std::string_view kGhost =
    "M.16.96V.45C.16.02.84.02.84.45V.96Q.73.8.62.96.5.8.38.96.27.8.16.96ZM.31.42A.07.09 0 1 0 .45.42.07.09 0 "
    "1 0 .31.42ZM.55.42A.07.09 0 1 0 .69.42.07.09 0 1 0 .55.42Z";
constexpr std::string_view kHound =
    "M.08.95.12.6C.06.56.02.44.02.32H.09C.1.44.16.48.22.48L.62.46.7.22.79.3.98.4.95.5.8.54.78.95H.64L.62.72H."
    "26L.23.95Z";

/// The outline in a box of 1 x 1, foot at the bottom.
std::string outline(FigureKind kind) {
  const auto whole = [](std::string_view path) {
    return fmt::format(R"svg(<path fill-rule="evenodd" d="{}"/>)svg", path);
  };
  const auto mirrored = [](std::string_view half) {
    return fmt::format(R"svg(<path d="{0}"/><path d="{0}" transform="matrix(-1 0 0 1 1 0)"/>)svg", half);
  };
  switch (kind) {
    case FigureKind::kAbbot:
      return mirrored(kAbbot);
    case FigureKind::kMage:
      return mirrored(kMage);
    case FigureKind::kWitch:
      return whole(kWitch);
    case FigureKind::kGhost:
      return whole(kGhost);
    case FigureKind::kHound:
      return whole(kHound);
    default:
      return mirrored(kMeeple) + R"svg(<ellipse cx=".5" cy=".21" rx=".19" ry=".2"/>)svg";
  }
}

double relative_height(FigureKind kind) {
  switch (kind) {
    case FigureKind::kBigMeeple:
      return 1.35;
    case FigureKind::kAbbot:
    case FigureKind::kMage:
    case FigureKind::kWitch:
      return 1.2;
    case FigureKind::kGhost:
      return 0.85;
    case FigureKind::kHound:
      return 0.8;
    default:
      return 1;
  }
}

/// Empty for a player's figure.
std::string_view nobodys_fill(FigureKind kind) {
  switch (kind) {
    case FigureKind::kMage:
      return "#7a3ba6";
    case FigureKind::kWitch:
      return "#e8791e";
    case FigureKind::kGhost:
      return "#f4f7fb";
    case FigureKind::kHound:
      return "#86562e";
    default:
      return {};
  }
}

std::string pattern(std::string_view id, const Paint& paint, double scale) {
  const bool dots = paint.name == "blue";
  return fmt::format(
      R"svg(<pattern id="{}-{}" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="scale({})">)svg"
      R"svg(<g fill="{}" stroke="{}" stroke-width="1.1" stroke-opacity="{}" fill-opacity=".5">{}</g></pattern>)svg",
      id, paint.name, scale, dots ? paint.ink : "none", paint.ink, dots ? 0 : 0.5, paint.pattern);
}

}  // namespace

std::string_view fill_of(Colour colour) { return paint_of(colour).fill; }
std::string_view ink_of(Colour colour) { return paint_of(colour).ink; }

std::string mark_definitions() {
  std::string text = "<defs>";
  for (const Paint& paint : kPaints) text += pattern("badge", paint, 1) + pattern("figure", paint, 0.033);
  return text + "</defs>";
}

std::string badge(double x, double y, double size, Colour colour, std::string_view letter) {
  const Paint& paint = paint_of(colour);
  std::string text = fmt::format(
      R"svg(<g transform="translate({:.3f} {:.3f}) scale({:.5f})">)svg"
      R"svg(<rect x="1" y="1" width="30" height="30" rx="7" fill="{}"/>)svg"
      R"svg(<rect x="1" y="1" width="30" height="30" rx="7" fill="url(#badge-{})"/>)svg"
      R"svg(<rect x="1.4" y="1.4" width="29.2" height="29.2" rx="6.6" fill="none" stroke="{}" stroke-width="1.8"/>)svg",
      x, y, size / 32, paint.fill, paint.name, paint.line);
  if (!letter.empty()) {
    text += fmt::format(
        R"svg(<circle cx="16" cy="16" r="10" fill="{}"/><text x="16" y="21.4" font-family="Lato, DejaVu Sans" )svg"
        R"svg(font-weight="900" font-size="15" text-anchor="middle" fill="{}">{}</text>)svg",
        paint.fill, paint.ink, escaped(letter));
  }
  return text + "</g>";
}

std::string figure(double x, double y, double height, const FigureMark& mark) {
  const std::string_view nobodys = nobodys_fill(mark.kind);
  const bool pale = mark.kind == FigureKind::kGhost || (nobodys.empty() && mark.colour == Colour::kWhite);
  const Paint& paint = paint_of(mark.colour);
  const std::string shape = outline(mark.kind);
  std::string text = fmt::format(
      R"svg(<g transform="translate({:.4f} {:.4f}) scale({:.5f})"><g transform="{}translate(-.5 -.5)" stroke-linejoin="round">)svg"
      R"svg(<g fill="none" stroke="#000" stroke-opacity=".66" stroke-width=".17">{}</g>)svg"
      R"svg(<g fill="none" stroke="{}" stroke-width=".09">{}</g><g fill="{}">{}</g>)svg",
      x, y, height * relative_height(mark.kind), mark.lying ? "rotate(90) " : "", shape,
      pale ? "#30363d" : "#fffdf7", shape, nobodys.empty() ? paint.fill : nobodys, shape);
  if (nobodys.empty()) text += fmt::format(R"svg(<g fill="url(#figure-{})">{}</g>)svg", paint.name, shape);
  text += "</g>";
  if (nobodys.empty() && !mark.letter.empty()) {
    text += fmt::format(
        R"svg(<g transform="translate({})"><circle r=".2" fill="{}"/><text y=".12" font-family="Lato, DejaVu Sans" )svg"
        R"svg(font-weight="900" font-size=".34" text-anchor="middle" fill="{}">{}</text></g>)svg",
        mark.lying ? "-.06 0" : "0 .06", paint.fill, paint.ink, escaped(mark.letter));
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
