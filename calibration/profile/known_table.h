// SPDX-License-Identifier: MIT
// What of a profile helps the eyes.
#pragma once

#include "calibration/profile/profile.h"
#include "vision/known_table.h"

namespace tilewatch::calibration {

/// For pictures as they are read: straightened where the profile has a lens. A table measured through a lens
/// that was only estimated says how large tiles are and no more.
vision::KnownTable known_table(const Profile& profile);

}  // namespace tilewatch::calibration
