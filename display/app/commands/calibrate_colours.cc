// SPDX-License-Identifier: MIT
// tilewatch calibrate colours, calibrate place.
#include <fmt/format.h>

#include <cstdio>
#include <sstream>

#include "calibration/place/camera_controls.h"
#include "calibration/place/place.h"
#include "calibration/profile/evidence.h"
#include "calibration/profile/report.h"
#include "display/app/commands/calibrate.h"
#include "engine/catalogue/words.h"

namespace tilewatch::app {
namespace {

std::vector<std::string> parts_of(const std::string& list) {
  std::vector<std::string> parts;
  std::istringstream stream(list);
  // Players may be written as in `play`: red:Ana,blue:Ben.
  for (std::string part; std::getline(stream, part, ',');) parts.push_back(part.substr(0, part.find(':')));
  return parts;
}

void tell_all(const std::vector<std::string>& sentences) {
  for (const auto& words : sentences) std::fprintf(stderr, "%s\n", words.c_str());
}

}  // namespace

Result<void> calibrate_colours(const CalibrateArguments& arguments) {
  std::vector<std::string> names = parts_of(arguments.players);
  for (const std::string& name : names) {
    if (colour_from(name)) continue;
    return failure(ErrorKind::kUsage, fmt::format("--players: \"{}\" is no colour of a player", name),
                   "Colours: red, blue, green, yellow, black, pink, grey, white.");
  }
  for (const std::string& name : parts_of(arguments.also)) {
    if (name != "back" && !figure_kind_from(name)) {
      return failure(ErrorKind::kUsage, fmt::format("--also: \"{}\" is no figure", name),
                     "Figures: mage, witch, ghost, hound; and back for a tile that lies face down.");
    }
    names.push_back(name);
  }
  const auto taken = take_picture(arguments);
  if (!taken) return tl::unexpected(taken.error());
  auto profile = open_profile(arguments.profile, taken->camera, taken->bgr.size());
  if (!profile) return tl::unexpected(profile.error());
  const auto colours = calibration::measure_colours(taken->bgr, names);
  if (!colours) return tl::unexpected(colours.error());
  profile->colours = calibration::ColoursRecord{*colours, calibration::today()};
  const auto folder = calibration::profiles_folder();
  if (!folder) return tl::unexpected(folder.error());
  const calibration::Evidence evidence{{"colours.jpg", calibration::colours_evidence(taken->bgr, *colours)}};
  if (auto saved = calibration::save_profile(*folder, *profile, evidence); !saved) return saved;
  tell_all(calibration::colour_words(*profile->colours));
  std::printf("%s\n", (*folder / profile->name / "profile.toml").c_str());
  return {};
}

Result<void> calibrate_place(const CalibrateArguments& arguments) {
  const auto taken = take_picture(arguments);
  if (!taken) return tl::unexpected(taken.error());
  const auto report = calibration::assess_place(taken->bgr);
  std::printf(
      "focus: edges %.1f px wide\nlight: mean %.0f %%, %.1f %% too bright, %.1f %% too dark\nglare: %.1f %%\n"
      "table: about %.0f %% of the picture\n",
      report.edge_px, 100 * report.brightness, 100 * report.too_bright, 100 * report.too_dark,
      100 * report.glare, 100 * report.table_share);
  tell_all(report.advice());
  if (!arguments.camera.empty() && arguments.lock) {
    const auto controls = calibration::open_controls(arguments.camera);
    if (!controls) return tl::unexpected(controls.error());
    tell_all({calibration::words_for(calibration::lock_controls(*controls))});
  }
  return {};
}

}  // namespace tilewatch::app
