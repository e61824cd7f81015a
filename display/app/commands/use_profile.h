// SPDX-License-Identifier: MIT
// --profile NAME of `read`, `play` and `vision`: what a table's calibration changes for them.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "calibration/profile/profile.h"
#include "display/app/game_options.h"
#include "vision/source/source.h"
#include "vision/watch/vision_node.h"

namespace tilewatch::app {

/// The colours of players that were measured; empty when none were.
std::vector<Colour> player_colours(const calibration::Profile& profile);

/// Loads the profile (from the user's config folder).
Result<calibration::Profile> load_named_profile(const std::string& name);

/// Nothing when `name` is empty. Else the source's pictures lose the lens's distortion, colours are looked
/// for that were measured, if nothing else says which, and where the table was measured somebody looks along
/// whether the camera has moved. kInput when the profile belongs to another camera or another size of
/// pictures, which its first picture tells.
Result<void> use_profile(const std::string& name, const SourceOptions& from,
                         const std::shared_ptr<const vision::ArtLibrary>& art,
                         vision::VisionNodeOptions& options, std::unique_ptr<vision::Source>& source);

}  // namespace tilewatch::app
