// SPDX-License-Identifier: MIT
#include "engine/rules/odds.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "engine/rules/balanced_draws.h"
#include "engine/rules/mists_levels.h"
#include "engine/rules/random_game.h"

namespace tilewatch::rules {
namespace {

constexpr int kLeastPlayouts = 2;
/// How far the means of a few blocks lie apart says little of their variance. So that of single playouts,
/// which is no smaller, counts as much as so many blocks.
constexpr double kBlocksTakenFromSingles = 4;

/// How many values a Sum has.
struct Counts {
  int values = 0;
  int blocks = 0;  ///< whole ones; the values after the last of them count by themselves
  int block = 1;   ///< values in each; they depend on each other, blocks don't
};

/// Sums of something over the playouts.
class Sum {
 public:
  void add(double value) {
    sum_ += value;
    squares_ += value * value;
  }
  void end_block() {
    const double in_block = sum_ - before_block_;
    before_block_ = sum_;
    block_squares_ += in_block * in_block;
  }
  Estimate over(const Counts& counts) const {
    const int count = counts.values;
    Estimate estimate;
    if (count == 0) return estimate;
    estimate.mean = sum_ / count;
    if (count == 1) return estimate;
    const double squares = std::max(0.0, squares_ / count - estimate.mean * estimate.mean);
    estimate.error = std::sqrt(squares / (count - 1));
    if (counts.blocks < 2) return estimate;
    // What each value adds to the variance of the sum: alone, and as one of a block.
    const double alone = squares * count / (count - 1);
    const double mean = before_block_ / counts.blocks;
    const double between = std::max(0.0, block_squares_ - counts.blocks * mean * mean);
    const double in_block = (between / counts.block + kBlocksTakenFromSingles * alone) /
                            (counts.blocks - 1 + kBlocksTakenFromSingles);
    const int in_blocks = counts.blocks * counts.block;
    estimate.error = std::sqrt(in_blocks * in_block + (count - in_blocks) * alone) / count;
    return estimate;
  }

 private:
  double sum_ = 0;
  double squares_ = 0;
  double before_block_ = 0;
  double block_squares_ = 0;
};

struct Tally {
  Sum win;
  Sum score;
  void end_block() {
    win.end_block();
    score.end_block();
  }
  PlayerOdds over(const Counts& counts) const { return {win.over(counts), score.over(counts)}; }
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
  Counts counts;
  int playouts = 0;
  if (position.phase() == Phase::kEnded) {
    count_end(position, 0, players, level);
    counts.values = 1;
  } else {
    PlayoutPlayer player(options.seed, options.habits);
    Game game = position;
    game.reserve();
    const double spread = options.surprise * std::sqrt(std::max(0, position.tiles_left()));
    // In other games it makes little difference which tile comes when, and some of them have rules about it.
    std::optional<BalancedDraws> draws;
    if (position.mists().level > 0) {
      draws.emplace(full_bag(position), options.seed);
      counts.block = static_cast<int>(draws->block());
    }
    const int most = std::max(options.most_playouts, kLeastPlayouts);
    while (playouts < most && (playouts < kLeastPlayouts || !options.stop || !options.stop())) {
      game = position;
      if (draws) {
        player.play(game, draws->next());
      } else {
        player.play(game);
      }
      count_end(game, spread, players, level);
      ++playouts;
      if (!draws || playouts % counts.block != 0) continue;
      for (Tally& tally : players) tally.end_block();
      level.end_block();
      ++counts.blocks;
    }
    counts.values = playouts;
  }
  Odds odds;
  odds.playouts = playouts;
  for (const Tally& tally : players) odds.players.push_back(tally.over(counts));
  if (position.mists().level > 0) odds.level = level.over(counts);
  return odds;
}

}  // namespace tilewatch::rules
