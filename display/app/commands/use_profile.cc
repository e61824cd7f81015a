// SPDX-License-Identifier: MIT
#include "display/app/commands/use_profile.h"

#include <utility>

#include "calibration/lens/straight_source.h"
#include "calibration/place/camera_controls.h"

namespace tilewatch::app {

std::vector<Colour> player_colours(const calibration::Profile& profile) {
  std::vector<Colour> colours;
  if (!profile.colours) return colours;
  for (const auto& figure : profile.colours->colours) {
    if (const auto colour = colour_from(figure.name)) colours.push_back(*colour);
  }
  return colours;
}

Result<calibration::Profile> load_named_profile(const std::string& name) {
  const auto folder = calibration::profiles_folder();
  if (!folder) return tl::unexpected(folder.error());
  return calibration::load_profile(*folder, name);
}

Result<void> use_profile(const std::string& name, const SourceOptions& from, vision::WatchOptions& watch,
                         std::unique_ptr<vision::Source>& source) {
  if (name.empty()) return {};
  const auto profile = load_named_profile(name);
  if (!profile) return tl::unexpected(profile.error());
  if (!from.camera.empty()) {
    if (const auto controls = calibration::open_controls(from.camera)) {
      if (auto fits = profile->fits(calibration::name_of_camera(*controls).id(), {}); !fits) return fits;
    }
  }
  if (watch.colours.empty()) watch.colours = player_colours(*profile);
  if (profile->lens) source = calibration::straight_source(std::move(source), profile->lens->lens);
  return {};
}

}  // namespace tilewatch::app
