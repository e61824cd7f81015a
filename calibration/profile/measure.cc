// SPDX-License-Identifier: MIT
#include "calibration/profile/measure.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace tilewatch::calibration {
namespace {

std::string counted(std::size_t count, const char* thing) {
  return fmt::format("{} {}{}", count, thing, count == 1 ? "" : "s");
}

Result<MeasuredTable> measured_from(std::vector<Patch> patches, std::string from, const Lens& lens,
                                    bool lens_known, const TableSizes& sizes) {
  const auto plane = fit_table(lens, patches, {lens_known, sizes.tile_thickness_mm});
  if (!plane) return tl::unexpected(plane.error());
  return MeasuredTable{{*plane, lens_known, std::move(from), today(), sizes.tile_mm}, std::move(patches)};
}

}  // namespace

bool set_lens(Profile& profile, const LensResult& result, double square_mm) {
  LensRecord record;
  record.lens = result.lens;
  record.made = today();
  record.pictures = static_cast<int>(result.pictures);
  record.square_mm = square_mm;
  record.rms_px = result.rms_px;
  record.held_out_px = result.held_out_px;
  record.focal_sigma_px = result.focal_sigma_px;
  record.coverage = result.coverage.share();
  profile.lens = record;
  const bool had_table = profile.table.has_value();
  profile.table.reset();
  return had_table;
}

Result<MeasuredTable> measure_table(const cv::Mat& picture_bgr, const Lens* lens, const TableSizes& sizes,
                                    const FindTiles& find_tiles) {
  std::string from;
  std::vector<Patch> patches;
  if (auto markers = marker_patches(picture_bgr, sizes)) {
    patches = std::move(*markers);
    from = counted(patches.size(), "corner marker");
  } else if (markers.error().message.find("mirrored") != std::string::npos) {
    return tl::unexpected(markers.error());
  } else if (auto board = lens_board_patch(picture_bgr, sizes)) {
    patches.push_back(std::move(*board));
    from = "the lens board";
  } else {
    const auto tiles = find_tiles(picture_bgr);
    if (!tiles) return tl::unexpected(tiles.error());
    patches = tile_patches(picture_bgr, tiles->tiles, tiles->art.get(), sizes);
    from = counted(patches.size(), "tile");
  }
  const bool known = lens != nullptr;
  return measured_from(std::move(patches), std::move(from), known ? *lens : usual_lens(picture_bgr.size()),
                       known, sizes);
}

Result<MeasuredTable> measure_table_by_tiles(const cv::Mat& picture_bgr, const Lens& lens, bool lens_known,
                                             const TilesOnTable& tiles, const TableSizes& sizes) {
  auto patches = tile_patches(picture_bgr, tiles.tiles, tiles.art.get(), sizes);
  std::string from = counted(patches.size(), "tile");
  return measured_from(std::move(patches), std::move(from), lens, lens_known, sizes);
}

std::vector<TileCheck> check_table(const cv::Mat& picture_bgr, const TablePlane& plane,
                                   const TilesOnTable& tiles, double tile_mm) {
  std::vector<TileCheck> checks;
  for (const auto& tile : tiles.tiles) {
    const auto patch = tile_patches(picture_bgr, {tile}, tiles.art.get(), {.tile_mm = tile_mm, .board = {}});
    vision::Quad seen{};
    std::copy(patch.front().seen_px.begin(), patch.front().seen_px.end(), seen.begin());
    checks.push_back(check_tile(plane, seen, tile_mm));
  }
  return checks;
}

double worst_of(const std::vector<TileCheck>& checks) {
  double worst = 0;
  for (const TileCheck& check : checks) worst = std::max(worst, check.error_mm);
  return worst;
}

std::string words_for(const TileCheck& check) {
  return fmt::format(
      "A tile {:.0f} mm from where the table was measured: its outline is off by {:.1f} mm, it seems {:.1f} "
      "mm wide ({}).",
      check.away_mm, check.error_mm, check.side_mm, light_of(check.error_mm));
}

}  // namespace tilewatch::calibration
