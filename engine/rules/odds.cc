// SPDX-License-Identifier: MIT
#include "engine/rules/odds.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/rules/mists_levels.h"

namespace tilewatch::rules {
namespace {

constexpr int kLeastPlayouts = 2;

/// Sums of something over the playouts.
class Sum {
 public:
  void add(double value) {
    sum_ += value;
    squares_ += value * value;
  }
  Estimate over(int count) const {
    Estimate estimate;
    if (count == 0) return estimate;
    estimate.mean = sum_ / count;
    if (count > 1) {
      const double variance = std::max(0.0, squares_ / count - estimate.mean * estimate.mean);
      estimate.error = std::sqrt(variance / (count - 1));
    }
    return estimate;
  }

 private:
  double sum_ = 0;
  double squares_ = 0;
};

struct Tally {
  Sum win;
  Sum score;
  PlayerOdds over(int count) const { return {win.over(count), score.over(count)}; }
};

/// `spread`: of the final scores, in points; 0 if they are certain.
void count_end(const Game& end, double spread, std::vector<Tally>& players, Tally& level) {
  if (end.mists().level > 0) {
    const double won = end.mists().end == MistsEnd::kGoal ? 1 : 0;
    level.win.add(won);
    level.score.add(mists_score(end.position()));
    for (Player player = 0; player < end.player_count(); ++player) {
      players[player].win.add(won);
      players[player].score.add(end.score(player));
    }
    return;
  }
  int best = end.score(0);
  for (Player player = 1; player < end.player_count(); ++player) best = std::max(best, end.score(player));
  std::array<double, kMaxPlayers> share{};
  double sum = 0;
  for (Player player = 0; player < end.player_count(); ++player) {
    const int behind = best - end.score(player);
    if (spread > 0) {
      share[player] = std::exp(-behind / spread);  // who is ahead when Gumbel's noise is added
    } else {
      share[player] = behind == 0 ? 1 : 0;
    }
    sum += share[player];
  }
  for (Player player = 0; player < end.player_count(); ++player) {
    players[player].win.add(share[player] / sum);
    players[player].score.add(end.score(player));
  }
}

}  // namespace

Odds estimate_odds(const Game& position, const OddsOptions& options) {
  std::vector<Tally> players(static_cast<std::size_t>(position.player_count()));
  Tally level;
  int counted = 0;
  int playouts = 0;
  if (position.phase() == Phase::kEnded) {
    count_end(position, 0, players, level);
    counted = 1;
  } else {
    PlayoutPlayer player(options.seed, options.habits);
    Game game = position;
    game.reserve();
    const double spread = options.surprise * std::sqrt(std::max(0, position.tiles_left()));
    const int most = std::max(options.most_playouts, kLeastPlayouts);
    while (playouts < most && (playouts < kLeastPlayouts || !options.stop || !options.stop())) {
      game = position;
      player.play(game);
      count_end(game, spread, players, level);
      ++playouts;
    }
    counted = playouts;
  }
  Odds odds;
  odds.playouts = playouts;
  for (const Tally& tally : players) odds.players.push_back(tally.over(counted));
  if (position.mists().level > 0) odds.level = level.over(counted);
  return odds;
}

}  // namespace tilewatch::rules
