// SPDX-License-Identifier: MIT
// tilewatch calibrate list, show, delete.
#include <fmt/format.h>

#include <cstdio>

#include "calibration/profile/report.h"
#include "display/app/commands/calibrate.h"

namespace tilewatch::app {
namespace {

std::string summary_of(const calibration::Profile& profile) {
  std::string parts;
  if (profile.lens) parts += "lens ";
  if (profile.table) parts += "table ";
  if (profile.colours) parts += "colours ";
  return fmt::format("{}, {} x {}, {}, {}", profile.made, profile.picture.width, profile.picture.height,
                     profile.camera.empty() ? "picture files" : profile.camera,
                     parts.empty() ? "empty" : parts.substr(0, parts.size() - 1));
}

}  // namespace

Result<void> list_profiles(const CalibrateArguments&) {
  const auto folder = calibration::profiles_folder();
  if (!folder) return tl::unexpected(folder.error());
  const auto names = calibration::profile_names(*folder);
  if (names.empty()) {
    std::fprintf(stderr,
                 "No profiles yet. They are never needed to play; see `tilewatch calibrate --help`.\n");
  }
  for (const std::string& name : names) {
    const auto profile = calibration::load_profile(*folder, name);
    std::printf("%s: %s\n", name.c_str(), (profile ? summary_of(*profile) : profile.error().message).c_str());
  }
  return {};
}

Result<void> show_profile(const CalibrateArguments& arguments) {
  const auto folder = calibration::profiles_folder();
  if (!folder) return tl::unexpected(folder.error());
  const auto profile = calibration::load_profile(*folder, arguments.profile);
  if (!profile) return tl::unexpected(profile.error());
  std::printf("%s: %s\n", profile->name.c_str(), summary_of(*profile).c_str());
  const auto print = [](const char* heading, const std::vector<std::string>& sentences) {
    std::printf("%s\n", heading);
    for (const auto& words : sentences) std::printf("  %s\n", words.c_str());
  };
  if (profile->lens) print("Lens", calibration::lens_words(*profile->lens));
  if (profile->table) print("Table", calibration::table_words(*profile->table));
  if (profile->colours) print("Colours", calibration::colour_words(*profile->colours));
  std::printf("Report: %s\n", (*folder / profile->name / "report.pdf").c_str());
  return {};
}

Result<void> forget_profile(const CalibrateArguments& arguments) {
  const auto folder = calibration::profiles_folder();
  if (!folder) return tl::unexpected(folder.error());
  return calibration::delete_profile(*folder, arguments.profile);
}

}  // namespace tilewatch::app
