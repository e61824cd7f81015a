// SPDX-License-Identifier: MIT
// The words for the steps of a turn, in texts and in messages alike.
#pragma once

#include <optional>
#include <string_view>

#include "engine/rules/play.h"

namespace tilewatch::rules {

std::string_view phase_text(Phase phase);  // "tile" "magic" ... "ended"
std::optional<Phase> phase_from(std::string_view text);

}  // namespace tilewatch::rules
