// SPDX-License-Identifier: MIT
// tilewatch calibrate table, calibrate check: where the table lies, and how exactly that is known.
#include <fmt/format.h>

#include <cstdio>

#include "calibration/profile/evidence.h"
#include "calibration/profile/report.h"
#include "calibration/table/find_table.h"
#include "display/app/commands/calibrate.h"
#include "vision/read_board.h"
#include "vision/tiles/picture_file.h"

namespace tilewatch::app {
namespace {

void tell(const std::string& words) { std::fprintf(stderr, "%s\n", words.c_str()); }

/// The tiles on the picture: by the reader (with art, else in general), or else one lone tile by its outline.
struct TilesOnTable {
  std::vector<vision::TileReading> tiles;
  std::shared_ptr<vision::ArtLibrary> art;  ///< null when a tile was found by its outline
};

Result<TilesOnTable> find_tiles(const cv::Mat& picture, const CalibrateArguments& arguments) {
  const auto catalogue = catalogue::Catalogue::load(arguments.sets, Edition::kC3);
  if (!catalogue) return tl::unexpected(catalogue.error());
  TilesOnTable found;
  found.art = std::make_shared<vision::ArtLibrary>();
  if (!arguments.art.empty()) {
    auto art = vision::ArtLibrary::from_folders(**catalogue, {arguments.art.begin(), arguments.art.end()});
    if (!art) return tl::unexpected(art.error());
    *found.art = std::move(*art);
  }
  const auto network = vision::TopologyNetwork::load({.cores = cv::getNumThreads()});
  if (network || !arguments.art.empty()) {
    const vision::BoardReader reader(*catalogue, found.art, network ? *network : nullptr);
    auto reading = reader.read(picture, {.figures = false, .colours = {}});
    if (reading) {
      found.tiles = std::move(reading->tiles);
      return found;
    }
  }
  const auto lone = calibration::find_lone_tile(picture);
  if (!lone) {
    return failure(
        ErrorKind::kFailed, "nothing of known size can be seen on the table",
        "Lay one tile (the start tile) alone on it, or the printed corner markers, or the lens board.");
  }
  vision::TileReading tile;
  tile.corners = *lone;
  found.tiles.push_back(tile);
  found.art.reset();
  return found;
}

Result<void> write_annotated(const std::string& to, const cv::Mat& picture) {
  if (to.empty()) return {};
  if (auto error = vision::save_picture(to, picture)) return tl::unexpected(*error);
  return {};
}

}  // namespace

Result<void> calibrate_table(const CalibrateArguments& arguments) {
  const auto taken = take_picture(arguments);
  if (!taken) return tl::unexpected(taken.error());
  auto profile = open_profile(arguments.profile, taken->camera, taken->bgr.size());
  if (!profile) return tl::unexpected(profile.error());
  calibration::TableSizes sizes;
  sizes.tile_mm = arguments.tile_mm;
  sizes.marker_mm = arguments.marker_mm;
  sizes.board.square_mm = arguments.square_mm;

  calibration::TableRecord record;
  record.made = calibration::today();
  record.lens_known = profile->lens.has_value();
  const calibration::Lens lens =
      profile->lens ? profile->lens->lens : calibration::usual_lens(taken->bgr.size());
  std::vector<calibration::Patch> patches;
  if (auto markers = calibration::marker_patches(taken->bgr, sizes)) {
    patches = std::move(*markers);
    record.from = fmt::format("{} corner marker{}", patches.size(), patches.size() == 1 ? "" : "s");
  } else if (markers.error().message.find("mirrored") != std::string::npos) {
    return tl::unexpected(markers.error());
  } else if (auto board = calibration::lens_board_patch(taken->bgr, sizes)) {
    patches.push_back(std::move(*board));
    record.from = "the lens board";
  } else {
    auto tiles = find_tiles(taken->bgr, arguments);
    if (!tiles) return tl::unexpected(tiles.error());
    patches = calibration::tile_patches(taken->bgr, tiles->tiles, tiles->art.get(), sizes);
    record.from = fmt::format("{} tile{}", patches.size(), patches.size() == 1 ? "" : "s");
  }
  const auto plane = calibration::fit_table(lens, patches, {record.lens_known, sizes.tile_thickness_mm});
  if (!plane) return tl::unexpected(plane.error());
  record.plane = *plane;
  profile->table = record;
  const cv::Mat drawn = calibration::table_evidence(taken->bgr, *plane, patches);
  const auto folder = calibration::profiles_folder();
  if (!folder) return tl::unexpected(folder.error());
  if (auto saved = calibration::save_profile(*folder, *profile, {{"table.jpg", drawn}}); !saved) return saved;
  if (auto written = write_annotated(arguments.to, drawn); !written) return written;
  for (const auto& words : calibration::table_words(record)) tell(words);
  std::printf("%s\n", (*folder / profile->name / "profile.toml").c_str());
  return {};
}

Result<void> calibrate_check(const CalibrateArguments& arguments) {
  const auto taken = take_picture(arguments);
  if (!taken) return tl::unexpected(taken.error());
  const auto folder = calibration::profiles_folder();
  if (!folder) return tl::unexpected(folder.error());
  const auto profile = calibration::load_profile(*folder, arguments.profile);
  if (!profile) return tl::unexpected(profile.error());
  if (auto fits = profile->fits(taken->camera, taken->bgr.size()); !fits) return fits;
  if (!profile->table) {
    return failure(ErrorKind::kInput,
                   fmt::format("profile \"{}\" does not know the table yet", profile->name),
                   fmt::format("First: tilewatch calibrate table PICTURE --profile {}", profile->name));
  }
  const auto tiles = find_tiles(taken->bgr, arguments);
  if (!tiles) return tl::unexpected(tiles.error());
  std::vector<calibration::TileCheck> checks;
  double worst = 0;
  for (const auto& tile : tiles->tiles) {
    // Each by its own pixels: corners that know the whole board would agree with each other, not with the
    // table.
    const auto patch = calibration::tile_patches(taken->bgr, {tile}, tiles->art.get(),
                                                 {.tile_mm = arguments.tile_mm, .board = {}});
    vision::Quad seen{};
    std::copy(patch.front().seen_px.begin(), patch.front().seen_px.end(), seen.begin());
    checks.push_back(calibration::check_tile(profile->table->plane, seen, arguments.tile_mm));
    worst = std::max(worst, checks.back().error_mm);
    tell(fmt::format(
        "A tile {:.0f} mm from where the table was measured: its outline is off by {:.1f} mm, it seems "
        "{:.1f} mm wide ({}).",
        checks.back().away_mm, checks.back().error_mm, checks.back().side_mm,
        calibration::light_of(checks.back().error_mm)));
  }
  if (auto written = write_annotated(arguments.to, calibration::check_evidence(taken->bgr, checks));
      !written) {
    return written;
  }
  std::printf("%s %.2f mm\n", calibration::light_of(worst).c_str(), worst);
  if (worst > 3) {
    return failure(
        ErrorKind::kFailed, "the table is not where the profile has it",
        fmt::format("Measure it again: tilewatch calibrate table PICTURE --profile {}", profile->name));
  }
  return {};
}

}  // namespace tilewatch::app
