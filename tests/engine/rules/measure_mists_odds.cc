// SPDX-License-Identifier: MIT
// How good the odds of Mists are: measure_mists_odds [GAMES [PLAYOUTS [FIRST_SEED [LEVELS]]]].
//
// Seeded greedy games of three players, looked at before the first tile and after a third and two thirds of
// the tiles (games that end before are not looked at then). The chance to win, by playouts, is compared with
// how the greedy player ends the game, and so is the share of the games looked at that are won: mean squared
// difference (Brier score), with the standard error of the paired difference.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <vector>

#include "engine/rules/greedy_player.h"
#include "engine/rules/odds.h"
#include "engine/rules/random_game.h"
#include "tests/engine/rules/mists_games.h"

namespace {

using namespace tilewatch;  // NOLINT

struct Told {
  double chance = 0;
  double won = 0;
};
constexpr int kMoments = 2;

struct Measured {
  std::array<std::vector<Told>, kMoments> at;
  double seconds = 0;
  double error = 0;
  int looks = 0;
};

void play(const rules::Game& start, std::uint32_t seed, int playouts, Measured& measured) {
  rules::Game game = start;
  rules::GreedyPlayer player(rules::full_bag(game), seed);
  const int all = game.tiles_left();
  std::vector<double> chances;
  while (game.phase() != rules::Phase::kEnded) {
    const auto next = static_cast<int>(chances.size()) + 1;
    if (next <= kMoments && game.phase() == rules::Phase::kTile &&
        3 * (all - game.tiles_left()) >= next * all) {
      rules::OddsOptions options;
      options.seed = seed;
      options.most_playouts = playouts;
      const std::clock_t began = std::clock();
      const rules::PlayerOdds odds = *rules::estimate_odds(game, options).level;
      measured.seconds += static_cast<double>(std::clock() - began) / CLOCKS_PER_SEC;
      measured.error += odds.win.error;
      ++measured.looks;
      chances.push_back(odds.win.mean);
    }
    if (!player.step(game)) std::abort();
  }
  const double won = game.mists().end == rules::MistsEnd::kGoal ? 1 : 0;
  for (std::size_t i = 0; i < chances.size(); ++i) measured.at.at(i).push_back({chances[i], won});
}

void print(int level, int moment, const std::vector<Told>& told) {
  if (told.size() < 2) return;
  const auto count = static_cast<double>(told.size());
  double rate = 0;
  double said = 0;
  for (const Told& one : told) {
    rate += one.won / count;
    said += one.chance / count;
  }
  double brier = 0;
  double constant = 0;
  double squares = 0;
  std::array<double, 5> chances{};
  std::array<double, 5> wins{};
  std::array<int, 5> games{};
  for (const Told& one : told) {
    const double by_odds = std::pow(one.chance - one.won, 2);
    const double by_rate = std::pow(rate - one.won, 2);
    brier += by_odds / count;
    constant += by_rate / count;
    squares += std::pow(by_rate - by_odds, 2) / count;
    const auto fifth = std::min<std::size_t>(4, static_cast<std::size_t>(one.chance * 5));
    chances.at(fifth) += one.chance;
    wins.at(fifth) += one.won;
    ++games.at(fifth);
  }
  const double better = constant - brier;
  fmt::print("{:5}  {}/3  {:5}  {:.3f} {:.3f}  {:.4f} {:.4f}  {:+.4f} {:.4f}  ", level, moment, told.size(),
             said, rate, brier, constant, better, std::sqrt((squares - better * better) / (count - 1)));
  for (std::size_t fifth = 0; fifth < 5; ++fifth) {
    if (games.at(fifth) == 0) continue;
    fmt::print(" {:.2f}>{:.2f} ({})", chances.at(fifth) / games.at(fifth), wins.at(fifth) / games.at(fifth),
               games.at(fifth));
  }
  fmt::print("\n");
}

}  // namespace

int main(int argc, char** argv) {
  const int games = argc > 1 ? std::atoi(argv[1]) : 200;
  const int playouts = argc > 2 ? std::atoi(argv[2]) : 200;
  const int first = argc > 3 ? std::atoi(argv[3]) : 1'000'001;
  const std::string levels = argc > 4 ? argv[4] : "123456";
  fmt::print("{} greedy games a level from seed {}, {} playouts each\n", games, first, playouts);
  fmt::print("level  at   games  said  won    Brier: odds, rate  better by, error   said > won (games)\n");
  for (const char letter : levels) {
    const int level = letter - '0';
    const rules::Game start = test::mists_game(level);
    rules::OddsOptions options;
    options.most_playouts = 5 * playouts;
    const rules::PlayerOdds before = *rules::estimate_odds(start, options).level;
    fmt::print("{:5}  0/3         {:.3f} +- {:.3f}\n", level, before.win.mean, before.win.error);
    Measured measured;
    for (int i = 0; i < games; ++i) play(start, static_cast<std::uint32_t>(first + i), playouts, measured);
    for (std::size_t m = 0; m < kMoments; ++m) print(level, static_cast<int>(m) + 1, measured.at.at(m));
    fmt::print("       {:.0f} playouts a second; standard error {:.3f}\n",
               playouts * measured.looks / measured.seconds, measured.error / std::max(1, measured.looks));
    std::fflush(stdout);
  }
  return 0;
}
