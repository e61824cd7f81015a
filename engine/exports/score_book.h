// SPDX-License-Identifier: MIT
// A game told by its scores: everything that changed the points, in order, with what everybody had then.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/rules/game.h"

namespace tilewatch::exports {

/// Something that changed the scores.
struct ScoreEntry {
  int turn = 0;
  bool final = false;                 ///< by the final scoring or after it
  std::optional<rules::Score> score;  ///< else it was given by hand:
  std::optional<rules::ScoreAdjusted> adjusted;
  std::vector<int> gained;  ///< by column
  std::vector<int> totals;  ///< after it
};

/// Whose points are counted: every player's, in Mists those of the team (G-5) or of its score figures (G-42).
struct ScoreColumns {
  explicit ScoreColumns(const rules::Game& game);

  bool together = false;  ///< one column for all
  std::size_t count = 0;

  /// Nothing for a colour without a score figure whose points were not handed over.
  std::optional<std::size_t> of(rules::Player player,
                                const std::vector<std::pair<rules::Player, rules::Player>>& points_to) const;
  std::string head(const rules::Game& game, std::size_t column) const;  ///< "red Anna", "together"
  std::string key(const rules::Game& game, std::size_t column) const;   ///< "red", "together"
};

struct ScoreBook {
  rules::SavedGame saved;
  rules::Game game;  ///< after the last command
  ScoreColumns columns;
  std::vector<ScoreEntry> entries;   ///< of the game as it was saved
  std::vector<ScoreEntry> if_ended;  ///< what an open game would score if it ended now
  bool ended() const { return game.phase() == rules::Phase::kEnded; }
};

/// Plays the game once. kInput names the line that is against the rules.
Result<ScoreBook> score_book(rules::SavedGame saved);

/// [turn][column]: the points after each turn, 0 for the beginning; the last is the turn that is on or was
/// the last. What the final scoring brings is not in it.
std::vector<std::vector<int>> points_by_turn(const ScoreBook& book);

/// The points at the end, or those that everybody has now.
std::vector<int> points_now(const ScoreBook& book);

}  // namespace tilewatch::exports
