// SPDX-License-Identifier: MIT
// A game of which, after every command, everything is checked that must hold in every game.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/catalogue/random.h"
#include "engine/rules/game.h"

namespace tilewatch::test {

/// How much is looked at after each command. Consistency, figures, ghosts and undoing always are.
struct Care {
  int text_every = 1;     ///< commands between two comparisons of the game with what its text gives
  int refused_tries = 4;  ///< random commands that are tried on a copy
};

class WatchedGame {
 public:
  /// `agreed`: setup, sets and edition; its commands are not looked at.
  WatchedGame(rules::SavedGame agreed, catalogue::Random dice, Care care);

  /// Only if failure() is empty.
  const rules::Game& game() const { return *game_; }
  /// Does the command, which must be allowed, and checks all. False: failure() says what does not hold.
  bool apply(const rules::Command& command);
  /// Checks that the saved game leads to the same position.
  bool replay_all();
  /// Something else is wrong with the game; always false.
  bool fail(const std::string& what);

  const std::string& failure() const { return failure_; }
  /// What was agreed and done so far.
  const rules::SavedGame& saved() const { return saved_; }

 private:
  bool looks_right();
  bool step_is_right(const rules::Game& before, const rules::Command& command,
                     const std::vector<rules::Event>& events);
  bool figures_followed(const rules::Game& before, const std::vector<rules::Event>& events);
  bool figures_kept();
  bool text_goes_round();
  bool listed_is_allowed();
  bool placements_are_allowed();
  bool refusals_change_nothing();
  bool values_add_up();

  rules::SavedGame saved_;
  catalogue::Random dice_;
  Care care_;
  std::optional<rules::Game> game_;
  std::optional<rules::Game> start_;
  /// Follows one command behind, by the commands' texts and without events.
  std::optional<rules::Game> follower_;
  std::string text_;  ///< of the game
  std::string failure_;
};

}  // namespace tilewatch::test
