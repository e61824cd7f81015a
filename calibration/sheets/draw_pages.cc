// SPDX-License-Identifier: MIT
#include "calibration/sheets/draw_pages.h"

#include <cairo-pdf.h>
#include <cairo.h>
#include <fmt/format.h>
#include <librsvg/rsvg.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <memory>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

namespace tilewatch::calibration {
namespace {

constexpr double kPointsPerMm = 72 / 25.4;
constexpr const char* kFont = "DejaVu Sans";

struct FreeObject {
  void operator()(void* object) const { g_object_unref(object); }
  void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
  void operator()(cairo_t* context) const { cairo_destroy(context); }
};
using Surface = std::unique_ptr<cairo_surface_t, FreeObject>;
using Context = std::unique_ptr<cairo_t, FreeObject>;

/// Draws shapes one after the other; the context's unit is the millimetre.
class Painter {
 public:
  explicit Painter(cairo_t* context) : cr_(context) {}

  void operator()(const Boxes& boxes) {
    use(boxes.ink);
    cairo_new_path(cr_);
    for (const cv::Rect2d& box : boxes.places) cairo_rectangle(cr_, box.x, box.y, box.width, box.height);
    cairo_fill(cr_);
  }

  void operator()(const Line& line) {
    use(line.ink);
    cairo_set_line_width(cr_, line.width_mm);
    if (line.dashed) {
      const double dash = 1.5;
      cairo_set_dash(cr_, &dash, 1, 0);
    }
    cairo_new_path(cr_);  // text before it leaves a point behind
    for (const cv::Point2d& p : line.points) cairo_line_to(cr_, p.x, p.y);
    cairo_stroke(cr_);
    cairo_set_dash(cr_, nullptr, 0, 0);
  }

  void operator()(const Ring& ring) {
    use(ring.ink);
    cairo_new_path(cr_);
    cairo_arc(cr_, ring.middle.x, ring.middle.y, ring.radius_mm, 0, 2 * M_PI);
    if (ring.width_mm > 0) {
      cairo_set_line_width(cr_, ring.width_mm);
      cairo_stroke(cr_);
    } else {
      cairo_fill(cr_);
    }
  }

  void operator()(const Words& words) {
    use(words.ink);
    cairo_select_font_face(cr_, kFont, CAIRO_FONT_SLANT_NORMAL,
                           words.bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
    cairo_set_font_size(cr_, words.size_mm);
    cairo_text_extents_t extents;
    cairo_text_extents(cr_, words.text.c_str(), &extents);
    const double shift = words.align == Align::kLeft
                             ? 0
                             : (words.align == Align::kMiddle ? extents.x_advance / 2 : extents.x_advance);
    cairo_move_to(cr_, words.place.x - shift, words.place.y);
    cairo_show_text(cr_, words.text.c_str());
  }

  void operator()(const Drawing& drawing) {
    GError* error = nullptr;
    const std::unique_ptr<RsvgHandle, FreeObject> handle(rsvg_handle_new_from_data(
        reinterpret_cast<const guint8*>(drawing.svg.data()), drawing.svg.size(), &error));
    cairo_save(cr_);
    cairo_rectangle(cr_, drawing.place.x, drawing.place.y, drawing.place.width, drawing.place.height);
    cairo_clip(cr_);
    const RsvgRectangle viewport{drawing.place.x, drawing.place.y, drawing.place.width, drawing.place.height};
    if (!handle || rsvg_handle_render_document(handle.get(), cr_, &viewport, &error) == FALSE) {
      problem_ = error != nullptr ? error->message : "no reason given";
      g_clear_error(&error);
    }
    cairo_restore(cr_);
  }

  void operator()(const Photo& photo) {
    if (photo.bgr.empty()) return;
    cv::Mat bgra;
    cv::cvtColor(photo.bgr, bgra, cv::COLOR_BGR2BGRA);
    const Surface surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, bgra.cols, bgra.rows));
    const auto stride = static_cast<std::size_t>(cairo_image_surface_get_stride(surface.get()));
    unsigned char* data = cairo_image_surface_get_data(surface.get());
    for (int y = 0; y < bgra.rows; ++y) {
      std::memcpy(data + static_cast<std::size_t>(y) * stride, bgra.ptr(y),
                  static_cast<std::size_t>(bgra.cols) * 4);
    }
    cairo_surface_mark_dirty(surface.get());
    // A PDF keeps the photo as JPEG, a twentieth of its pixels' size.
    auto jpeg = std::make_unique<std::vector<unsigned char>>();
    if (cv::imencode(".jpg", photo.bgr, *jpeg, {cv::IMWRITE_JPEG_QUALITY, 88})) {
      auto* kept = jpeg.release();
      cairo_surface_set_mime_data(
          surface.get(), CAIRO_MIME_TYPE_JPEG, kept->data(), kept->size(),
          [](void* bytes) { delete static_cast<std::vector<unsigned char>*>(bytes); }, kept);
    }
    const double scale = std::min(photo.place.width / bgra.cols, photo.place.height / bgra.rows);
    cairo_save(cr_);
    cairo_translate(cr_, photo.place.x + (photo.place.width - scale * bgra.cols) / 2,
                    photo.place.y + (photo.place.height - scale * bgra.rows) / 2);
    cairo_scale(cr_, scale, scale);
    cairo_set_source_surface(cr_, surface.get(), 0, 0);
    cairo_paint(cr_);
    cairo_restore(cr_);
  }

  Result<void> done() const {
    if (problem_.empty() && cairo_status(cr_) != CAIRO_STATUS_SUCCESS) {
      return failure(ErrorKind::kFailed,
                     fmt::format("the page cannot be drawn: {}", cairo_status_to_string(cairo_status(cr_))));
    }
    if (problem_.empty()) return {};
    return failure(ErrorKind::kFailed, "a drawing on the page cannot be drawn: " + problem_);
  }

 private:
  void use(const Tint& ink) { cairo_set_source_rgb(cr_, ink.red, ink.green, ink.blue); }

  cairo_t* cr_;
  std::string problem_;
};

Result<void> draw_page(const Page& page, cairo_t* context) {
  Painter painter(context);
  for (const Shape& shape : page.shapes) std::visit(painter, shape);
  return painter.done();
}

cairo_status_t append_bytes(void* to, const unsigned char* bytes, unsigned int count) {
  static_cast<std::string*>(to)->append(reinterpret_cast<const char*>(bytes), count);
  return CAIRO_STATUS_SUCCESS;
}

}  // namespace

Result<std::string> pages_to_pdf(const std::vector<Page>& pages, const std::string& title) {
  std::string bytes;
  {
    const cv::Size2d first = pages.empty() ? size_mm(Paper::kA4) : pages.front().size_mm;
    const Surface surface(cairo_pdf_surface_create_for_stream(
        append_bytes, &bytes, first.width * kPointsPerMm, first.height * kPointsPerMm));
    cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_TITLE, title.c_str());
    cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATOR, "Tilewatch");
    const Context context(cairo_create(surface.get()));
    for (const Page& page : pages) {
      cairo_pdf_surface_set_size(surface.get(), page.size_mm.width * kPointsPerMm,
                                 page.size_mm.height * kPointsPerMm);
      cairo_identity_matrix(context.get());
      cairo_scale(context.get(), kPointsPerMm, kPointsPerMm);
      if (auto drawn = draw_page(page, context.get()); !drawn) return tl::unexpected(drawn.error());
      cairo_show_page(context.get());
    }
    cairo_surface_finish(surface.get());
  }
  return bytes;
}

Result<cv::Mat> page_to_picture(const Page& page, double dpi) {
  const double scale = dpi / 25.4;
  cv::Mat bgra(static_cast<int>(std::lround(page.size_mm.height * scale)),
               static_cast<int>(std::lround(page.size_mm.width * scale)), CV_8UC4, cv::Scalar::all(255));
  {
    const Surface surface(cairo_image_surface_create_for_data(bgra.data, CAIRO_FORMAT_RGB24, bgra.cols,
                                                              bgra.rows, static_cast<int>(bgra.step)));
    const Context context(cairo_create(surface.get()));
    cairo_scale(context.get(), scale, scale);
    if (auto drawn = draw_page(page, context.get()); !drawn) return tl::unexpected(drawn.error());
    cairo_surface_flush(surface.get());
  }
  cv::Mat bgr;
  cv::cvtColor(bgra, bgr, cv::COLOR_BGRA2BGR);
  return bgr;
}

}  // namespace tilewatch::calibration
