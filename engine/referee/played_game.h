// SPDX-License-Identifier: MIT
// A played game as `play --json` writes it (display/app/README.md, "Played game").
#pragma once

#include <map>
#include <string>

#include "engine/referee/referee.h"

namespace tilewatch::referee {

/// The JSON text, indented. Commits that were undone (taken back by the players, or by a person) are not in
/// it.
std::string played_game(const Referee& referee, const std::map<std::string, double>& timings_ms);

}  // namespace tilewatch::referee
