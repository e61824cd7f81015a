// SPDX-License-Identifier: MIT
// Our own drawings of all tiles of some sets, to scale, to cut out and play with.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

#include "calibration/sheets/sheets.h"
#include "engine/catalogue/drawing.h"

namespace tilewatch::calibration {
namespace {

constexpr double kPrinterMarginMm = 8;
constexpr double kFooterMm = 16;  // ruler and words
constexpr double kCutMarkMm = 4;

/// Rows and columns of tiles on one page, and where they begin.
struct TileGrid {
  cv::Size2d page;
  double tile_mm;
  int columns;
  int rows;
  cv::Point2d origin;

  TileGrid(Paper paper, double tile) : page(size_mm(paper)), tile_mm(tile) {
    const double wide = page.width - 2 * kPrinterMarginMm;
    const double tall = page.height - kPrinterMarginMm - kFooterMm;
    columns = std::max(1, static_cast<int>(wide / tile));
    rows = std::max(1, static_cast<int>(tall / tile));
    origin = {(page.width - columns * tile) / 2, kPrinterMarginMm + (tall - rows * tile) / 2};
  }

  int places() const { return columns * rows; }
  cv::Rect2d place(int i) const {
    return {origin.x + (i % columns) * tile_mm, origin.y + (i / columns) * tile_mm, tile_mm, tile_mm};
  }
};

// Lines outside the tiles only, so that no line is left on a cut tile.
void add_cut_marks(Page& page, const TileGrid& grid, int used) {
  const int rows = (used + grid.columns - 1) / grid.columns;
  const double right = grid.origin.x + grid.columns * grid.tile_mm;
  const double bottom = grid.origin.y + rows * grid.tile_mm;
  for (int i = 0; i <= grid.columns; ++i) {
    const double x = grid.origin.x + i * grid.tile_mm;
    page.shapes.emplace_back(Line{{{x, grid.origin.y - 0.5}, {x, grid.origin.y - 0.5 - kCutMarkMm}}, 0.15});
    page.shapes.emplace_back(Line{{{x, bottom + 0.5}, {x, bottom + 0.5 + kCutMarkMm}}, 0.15});
  }
  for (int i = 0; i <= rows; ++i) {
    const double y = grid.origin.y + i * grid.tile_mm;
    page.shapes.emplace_back(Line{{{grid.origin.x - 0.5, y}, {grid.origin.x - 0.5 - kCutMarkMm, y}}, 0.15});
    page.shapes.emplace_back(Line{{{right + 0.5, y}, {right + 0.5 + kCutMarkMm, y}}, 0.15});
  }
}

}  // namespace

std::vector<Page> tile_sheets(const catalogue::Catalogue& catalogue, const TileSheetOptions& options) {
  std::vector<std::string> drawings;
  for (const catalogue::TileType& type : catalogue.types()) {
    for (int copy = 0; copy < type.count; ++copy) {
      catalogue::DrawingOptions drawing;
      drawing.variant = copy;
      drawing.garden = copy < type.count_with_garden;
      drawings.push_back(catalogue::tile_svg(type, drawing));
    }
  }
  const TileGrid grid(options.paper, options.tile_mm);
  const auto per_page = static_cast<std::size_t>(grid.places());
  const std::size_t pages = (drawings.size() + per_page - 1) / per_page;
  std::vector<Page> result;
  for (std::size_t p = 0; p < pages; ++p) {
    Page page{grid.page, {}};
    const std::size_t from = p * per_page;
    const auto used = static_cast<int>(std::min(per_page, drawings.size() - from));
    for (int i = 0; i < used; ++i) {
      page.shapes.emplace_back(Drawing{grid.place(i), drawings[from + static_cast<std::size_t>(i)]});
    }
    add_cut_marks(page, grid, used);
    const double bottom = grid.page.height - 6.5;
    add_ruler(page, {grid.origin.x, bottom - 2});
    page.shapes.emplace_back(
        Words{{grid.page.width - kPrinterMarginMm, bottom - 2},
              fmt::format("{}, page {} of {}, tiles {:g} mm, print at 100 %",
                          fmt::join(catalogue.set_names(), ", "), p + 1, pages, options.tile_mm),
              2.6,
              Align::kRight,
              false,
              kGreyInk});
    result.push_back(std::move(page));
    if (options.backs) {
      Page backs{grid.page, {}};
      // Turned over along its long side, the page's left column lies behind the right one.
      for (int i = 0; i < used; ++i) {
        cv::Rect2d place = grid.place(i);
        place.x = grid.page.width - place.x - place.width;
        backs.shapes.emplace_back(Drawing{place, catalogue::tile_back_svg()});
      }
      result.push_back(std::move(backs));
    }
  }
  return result;
}

}  // namespace tilewatch::calibration
