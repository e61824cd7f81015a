// SPDX-License-Identifier: MIT
// How good the odds of Mists are: measure_mists_odds [GAMES [PLAYOUTS [FIRST_SEED [LEVELS]]]].
//
// Seeded greedy games of three players, looked at before the first tile and after a third, half and two
// thirds of the tiles (games that end before are not looked at then). The chance to win, by playouts, is
// compared with how the greedy player ends the game, and so is the share of the games looked at that are won:
// mean squared difference (Brier score), with the standard error of the paired difference. Then the standard
// error of a chance after 200 ms of processor time: the mean of the positions, and what nine of ten do not
// exceed.
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
constexpr double kBudget = 0.2;  // seconds
struct Moment {
  const char* name;
  double share;  ///< of the tiles that are laid
};
constexpr std::array<Moment, 3> kMoments{{{"1/3", 1.0 / 3}, {"1/2", 0.5}, {"2/3", 2.0 / 3}}};

struct Look {
  double chance = 0;
  double error = 0;  ///< after kBudget
  double seconds = 0;
};
struct Measured {
  std::vector<Told> told;
  std::vector<Look> looks;
};
using AllMeasured = std::array<Measured, kMoments.size()>;

void play(const rules::Game& start, std::uint32_t seed, int playouts, AllMeasured& measured) {
  rules::Game game = start;
  rules::GreedyPlayer player(rules::full_bag(game), seed);
  const int all = game.tiles_left();
  std::vector<Look> looks;
  while (game.phase() != rules::Phase::kEnded) {
    if (looks.size() < kMoments.size() && game.phase() == rules::Phase::kTile &&
        all - game.tiles_left() >= kMoments.at(looks.size()).share * all) {
      rules::OddsOptions options;
      options.seed = seed;
      options.most_playouts = playouts;
      const std::clock_t began = std::clock();
      const rules::PlayerOdds odds = *rules::estimate_odds(game, options).level;
      const double seconds = static_cast<double>(std::clock() - began) / CLOCKS_PER_SEC;
      looks.push_back({odds.win.mean, odds.win.error * std::sqrt(seconds / kBudget), seconds});
    }
    if (!player.step(game)) std::abort();
  }
  const double won = game.mists().end == rules::MistsEnd::kGoal ? 1 : 0;
  for (std::size_t i = 0; i < looks.size(); ++i) {
    measured.at(i).told.push_back({looks[i].chance, won});
    measured.at(i).looks.push_back(looks[i]);
  }
}

void print_errors(const std::vector<Look>& looks, int playouts) {
  double error = 0;
  double seconds = 0;
  std::vector<double> errors;
  for (const Look& look : looks) {
    error += look.error / static_cast<double>(looks.size());
    seconds += look.seconds;
    errors.push_back(look.error);
  }
  std::sort(errors.begin(), errors.end());
  fmt::print("  {:7.0f} {:.4f} {:.4f}", playouts * static_cast<double>(looks.size()) / seconds, error,
             errors[errors.size() * 9 / 10]);
}

void print(int level, const char* moment, const Measured& measured, int playouts) {
  const std::vector<Told>& told = measured.told;
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
  fmt::print("{:5}  {}  {:5}  {:.3f} {:.3f}  {:.4f} {:.4f}  {:+.4f} {:.4f}", level, moment, told.size(), said,
             rate, brier, constant, better, std::sqrt((squares - better * better) / (count - 1)));
  print_errors(measured.looks, playouts);
  fmt::print("  ");
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
  fmt::print(
      "level  at   games  said  won    Brier: odds, rate  better by, error   playouts/s, error after 200 ms "
      "(9 of 10)   said > won (games)\n");
  for (const char letter : levels) {
    const int level = letter - '0';
    const rules::Game start = test::mists_game(level);
    rules::OddsOptions options;
    options.most_playouts = 5 * playouts;
    const rules::PlayerOdds before = *rules::estimate_odds(start, options).level;
    fmt::print("{:5}  0/3         {:.3f} +- {:.3f}\n", level, before.win.mean, before.win.error);
    AllMeasured measured;
    for (int i = 0; i < games; ++i) play(start, static_cast<std::uint32_t>(first + i), playouts, measured);
    for (std::size_t m = 0; m < kMoments.size(); ++m) {
      print(level, kMoments.at(m).name, measured.at(m), playouts);
    }
    std::fflush(stdout);
  }
  return 0;
}
