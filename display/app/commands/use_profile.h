// SPDX-License-Identifier: MIT
// --profile NAME of `read`, `play` and `vision`: what a table's calibration changes for them.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "calibration/profile/profile.h"
#include "display/app/game_options.h"
#include "vision/source/source.h"
#include "vision/watch/watcher.h"

namespace tilewatch::app {

/// The colours of players that were measured; empty when none were.
std::vector<Colour> player_colours(const calibration::Profile& profile);

/// Loads the profile (from the user's config folder).
Result<calibration::Profile> load_named_profile(const std::string& name);

/// Nothing when `name` is empty. Else the source's pictures lose the lens's distortion, and colours are
/// looked for that were measured, if nothing else says which. kInput when the profile belongs to another
/// camera.
Result<void> use_profile(const std::string& name, const SourceOptions& from, vision::WatchOptions& watch,
                         std::unique_ptr<vision::Source>& source);

}  // namespace tilewatch::app
