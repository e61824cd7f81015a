// SPDX-License-Identifier: MIT
#include "vision/simulate/svg_raster.h"

#include <cairo.h>
#include <fmt/format.h>
#include <librsvg/rsvg.h>

#include <cstddef>
#include <memory>
#include <string>

namespace tilewatch::vision {
namespace {

// Larger than any picture this program makes; keeps a mistyped size from eating the memory.
constexpr int kLargestSide = 16384;

struct ObjectUnref {
  void operator()(void* object) const { g_object_unref(object); }
};
struct SurfaceDestroy {
  void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
};
struct ContextDestroy {
  void operator()(cairo_t* context) const { cairo_destroy(context); }
};

std::string text_and_free(GError* error) {
  std::string text = error != nullptr ? error->message : "no reason given";
  g_clear_error(&error);
  return text;
}

}  // namespace

Result<Raster> rasterise_svg(std::string_view svg, int width, int height) {
  if (width < 1 || height < 1 || width > kLargestSide || height > kLargestSide) {
    return failure(ErrorKind::kFailed,
                   fmt::format("a drawing cannot be {} x {} pixels large", width, height));
  }
  GError* error = nullptr;
  const std::unique_ptr<RsvgHandle, ObjectUnref> handle(
      rsvg_handle_new_from_data(reinterpret_cast<const guint8*>(svg.data()), svg.size(), &error));
  if (!handle) return failure(ErrorKind::kFailed, "this is not a drawing (SVG): " + text_and_free(error));

  Raster raster{width, height, {}};
  const int stride = width * 4;
  raster.bgra.assign(static_cast<std::size_t>(stride) * static_cast<std::size_t>(height), 0);
  // Cairo may want longer rows than width * 4 only for formats below 32 bits, so it can draw straight into
  // the result.
  const std::unique_ptr<cairo_surface_t, SurfaceDestroy> surface(
      cairo_image_surface_create_for_data(raster.bgra.data(), CAIRO_FORMAT_ARGB32, width, height, stride));
  const std::unique_ptr<cairo_t, ContextDestroy> context(cairo_create(surface.get()));
  const RsvgRectangle viewport{0, 0, static_cast<double>(width), static_cast<double>(height)};
  if (rsvg_handle_render_document(handle.get(), context.get(), &viewport, &error) == FALSE) {
    return failure(ErrorKind::kFailed, "the drawing (SVG) cannot be rendered: " + text_and_free(error));
  }
  cairo_surface_flush(surface.get());
  return raster;
}

}  // namespace tilewatch::vision
