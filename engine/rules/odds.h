// SPDX-License-Identifier: MIT
// How the game may end: each player's chance to win and final score, by playing the rest of it many times.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "engine/rules/game.h"
#include "engine/rules/playout_player.h"

namespace tilewatch::rules {

/// A mean over all playouts.
struct Estimate {
  double mean = 0;
  /// Standard error of the mean, by how much the playouts differ (in Mists: the blocks of BalancedDraws): how
  /// far it may be from that of infinitely many of them.
  double error = 0;
};

struct PlayerOdds {
  Estimate win;    ///< 0 to 1; of a win that k players share each has 1/k. In Mists all win together.
  Estimate score;  ///< after the final scoring
};

struct Odds {
  int playouts = 0;  ///< 0 for a game that has ended: the odds are certain then
  std::vector<PlayerOdds> players;
  /// Mists: the chance to win the level (G-21), and the score that counts for it: the common one, or the
  /// lowest of the score figures (G-45). Nothing in other games.
  std::optional<PlayerOdds> level;
};

struct OddsOptions {
  std::uint32_t seed = 1;
  int most_playouts = 10'000;
  /// Asked before each playout but the first two (fewer have no error): true ends them. The rules know no
  /// clock, so whoever has only so much time says so here. Nothing: most_playouts are made.
  std::function<bool()> stop;
  PlayoutHabits habits;
  /// People play otherwise than playouts do. So each final score is taken to be off by chance (Gumbel's
  /// distribution) by this many points times the root of the tiles to come, and a playout is won by each
  /// player to the degree that this makes likely. 0: by whoever has most points. Found by measure_odds.
  double surprise = 1.3;
};

/// From any position and step. The same position, seed and number of playouts give the same odds.
Odds estimate_odds(const Game& position, const OddsOptions& options);

}  // namespace tilewatch::rules
