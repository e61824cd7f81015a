// SPDX-License-Identifier: MIT
// A sensible game that nobody plays: seeded, by the rules, written as a script for the simulated table.
#pragma once

#include <memory>
#include <vector>

#include "engine/catalogue/result.h"
#include "engine/rules/game.h"
#include "vision/simulate/simulated_table.h"

namespace tilewatch::app {

struct DemoGame {
  std::vector<vision::ScriptedTurn> script;
  /// The truth after the last turn.
  rules::Game end;
};

struct DemoGameOptions {
  std::vector<rules::PlayerSetup> players{{"Ana", Colour::kRed}, {"Bo", Colour::kBlue}};
  rules::Switches switches;
  int turns = 0;  ///< at most; 0 = until no tile is left
  std::uint32_t seed = 1;
};

/// The players finish and extend what is theirs, keep figures in hand, and sometimes lay one in a field.
Result<DemoGame> make_demo_game(std::shared_ptr<const catalogue::Catalogue> catalogue,
                                const DemoGameOptions& options);

}  // namespace tilewatch::app
