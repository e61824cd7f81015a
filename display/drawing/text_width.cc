// SPDX-License-Identifier: MIT
#include "display/drawing/text_width.h"

#include <cairo.h>

#include <memory>

namespace tilewatch::drawing {
namespace {

struct Destroy {
  void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
  void operator()(cairo_t* context) const { cairo_destroy(context); }
};

/// One letter less, whole letters of UTF-8 only.
void drop_last_letter(std::string& text) {
  while (!text.empty() && (static_cast<unsigned char>(text.back()) & 0xc0U) == 0x80U) text.pop_back();
  if (!text.empty()) text.pop_back();
}

}  // namespace

double text_width(std::string_view text, double size, bool bold) {
  // Measured large, where hinting moves nothing.
  constexpr double kMeasured = 100;
  thread_local const std::unique_ptr<cairo_surface_t, Destroy> surface(
      cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1));
  thread_local const std::unique_ptr<cairo_t, Destroy> context(cairo_create(surface.get()));
  cairo_select_font_face(context.get(), "Lato", CAIRO_FONT_SLANT_NORMAL,
                         bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
  cairo_set_font_size(context.get(), kMeasured);
  cairo_text_extents_t extents;
  cairo_text_extents(context.get(), std::string(text).c_str(), &extents);
  return extents.x_advance * size / kMeasured;
}

std::string shortened(std::string_view text, double size, bool bold, double room) {
  std::string shorter(text);
  if (text_width(shorter, size, bold) <= room) return shorter;
  while (!shorter.empty() && text_width(shorter + "…", size, bold) > room) drop_last_letter(shorter);
  while (!shorter.empty() && shorter.back() == ' ') shorter.pop_back();
  return shorter + "…";
}

}  // namespace tilewatch::drawing
