// SPDX-License-Identifier: MIT
// Seeded games of every combination of rule sets, switches, editions and numbers of players, played at random
// with a referee's corrections between, and watched.
#pragma once

#include <cstdint>
#include <string>

#include "tests/engine/rules/watched_game.h"

namespace tilewatch::test {

/// Setup, sets and edition of game `index` of a run. 2,200 games in a row have every combination of rule
/// sets, edition and number of players, and every level of Mists with every number of persons; the switches
/// are random.
rules::SavedGame random_agreement(std::uint32_t seed, int index);

struct PlayedGame {
  rules::SavedGame saved;
  std::string failure;  ///< empty if all held; else of the last command
  int steps() const { return static_cast<int>(saved.commands.size()); }
};
/// Plays game `index` of a run, or to the first thing that does not hold.
PlayedGame play_at_random(std::uint32_t seed, int index, const Care& care);
/// Plays a saved game again in the same way: how a failure is looked into.
PlayedGame play_again(const rules::SavedGame& saved, const Care& care);

}  // namespace tilewatch::test
