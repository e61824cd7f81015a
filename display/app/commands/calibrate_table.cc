// SPDX-License-Identifier: MIT
// tilewatch calibrate table, calibrate check: where the table lies, and how exactly that is known.
#include <fmt/format.h>

#include <cstdio>

#include "calibration/profile/evidence.h"
#include "calibration/profile/measure.h"
#include "calibration/profile/report.h"
#include "display/app/commands/calibrate.h"
#include "display/app/tile_finder.h"
#include "vision/tiles/picture_file.h"

namespace tilewatch::app {
namespace {

void tell(const std::string& words) { std::fprintf(stderr, "%s\n", words.c_str()); }

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
  sizes.tile_mm = tile_mm_of(arguments, *profile);
  sizes.marker_mm = arguments.marker_mm;
  sizes.board.square_mm = arguments.square_mm;

  TileFinder finder(arguments.art, arguments.sets);
  const auto measured =
      calibration::measure_table(taken->bgr, profile->lens ? &profile->lens->lens : nullptr, sizes,
                                 [&](const cv::Mat& picture) { return finder.find(picture); });
  if (!measured) return tl::unexpected(measured.error());
  profile->table = measured->record;
  const cv::Mat drawn = calibration::table_evidence(taken->bgr, measured->record.plane, measured->patches);
  const auto folder = calibration::profiles_folder();
  if (!folder) return tl::unexpected(folder.error());
  if (auto saved = calibration::save_profile(*folder, *profile, {{"table.jpg", drawn}}); !saved) return saved;
  if (auto written = write_annotated(arguments.to, drawn); !written) return written;
  for (const auto& words : calibration::table_words(measured->record)) tell(words);
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
  const auto tiles = TileFinder(arguments.art, arguments.sets).find(taken->bgr);
  if (!tiles) return tl::unexpected(tiles.error());
  const auto checks =
      calibration::check_table(taken->bgr, profile->table->plane, *tiles, tile_mm_of(arguments, *profile));
  for (const auto& check : checks) tell(calibration::words_for(check));
  const double worst = calibration::worst_of(checks);
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
