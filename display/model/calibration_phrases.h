// SPDX-License-Identifier: MIT
// Every sentence that calibration says to people, as it says it: in the wizard, and in a game when the camera
// moved.
#pragma once

#include <vector>

namespace tilewatch::model {

/// As engine_phrases(); translated in the context "calibration_phrases".
const std::vector<const char*>& calibration_phrases();

/// What stands in the places {term}, {terms}, {light} of these; context "calibration_terms".
const std::vector<const char*>& calibration_terms();

}  // namespace tilewatch::model
