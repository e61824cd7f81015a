// SPDX-License-Identifier: MIT
// Seeded random games, and a number that changes whenever the rules play differently.
#pragma once

#include <cstdint>

#include "engine/rules/game.h"

namespace tilewatch::rules {

/// One random game to its final scoring: tiles in random order, every legal placement equally likely, every
/// figure option and none equally likely, misfits discarded. Adds the number of placements listed to
/// `placements`.
Game random_game(const Game& start, std::uint32_t seed, std::int64_t* placements = nullptr);

/// A hash over the final positions of 50 random games.
std::uint64_t replay_signature(const Game& start);

}  // namespace tilewatch::rules
