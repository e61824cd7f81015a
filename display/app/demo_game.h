// SPDX-License-Identifier: MIT
// A sensible game that nobody plays: seeded, by the rules, written as a script for the simulated table.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/bus/messages.h"
#include "engine/catalogue/result.h"
#include "engine/rules/game.h"
#include "vision/simulate/simulated_table.h"

namespace tilewatch::app {

/// What the players say because no table shows it, after so many turns.
struct DemoWord {
  int after = 0;
  bus::Request request;
};

/// A step of a turn besides tile and pass, as a line of a saved game.
struct DemoStep {
  int turn = 0;
  std::string command;
};

struct DemoGame {
  std::vector<vision::ScriptedTurn> script;
  std::vector<DemoWord> words;
  std::vector<DemoStep> steps;
  /// The truth after the last turn.
  rules::Game end;
};

struct DemoGameOptions {
  std::vector<rules::PlayerSetup> players;  ///< empty = demo_players()
  rules::Switches switches;
  int turns = 0;  ///< at most; 0 = until no tile is left
  std::uint32_t seed = 1;
};

/// Two people; in Mists they have two colours each (G-2).
std::vector<rules::PlayerSetup> demo_players(const catalogue::Catalogue& catalogue);

/// All steps of the rules in play are played. The players finish and extend what is theirs, keep figures in
/// hand, and sometimes lay one in a field.
Result<DemoGame> make_demo_game(std::shared_ptr<const catalogue::Catalogue> catalogue,
                                const DemoGameOptions& options);

}  // namespace tilewatch::app
