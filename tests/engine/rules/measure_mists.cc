// SPDX-License-Identifier: MIT
// How often each level of Mists is won: measure_mists [GAMES [PEOPLE [FIRST_SEED]]]. Seeded greedy games;
// prints a table with standard errors.
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "engine/rules/greedy_player.h"
#include "engine/rules/random_game.h"
#include "tests/engine/rules/mists_games.h"

int main(int argc, char** argv) {
  using namespace tilewatch;  // NOLINT
  const int games = argc > 1 ? std::atoi(argv[1]) : 2000;
  const int people = argc > 2 ? std::atoi(argv[2]) : 3;
  const int first = argc > 3 ? std::atoi(argv[3]) : 1;
  std::printf("%d greedy games a level, %d players\n", games, people);
  std::printf("level  won %%  error  ghosts %%  tiles %%  points  turns\n");
  for (int level = 1; level <= 6; ++level) {
    const rules::Game start = test::mists_game(level, people);
    std::array<int, 6> ends{};
    double points = 0;
    double turns = 0;
    for (int seed = first; seed < first + games; ++seed) {
      const rules::Game end = rules::greedy_game(start, static_cast<std::uint32_t>(seed));
      ++ends.at(static_cast<std::size_t>(end.mists().end));
      points += end.score(0);
      turns += end.turn();
    }
    const auto share = [&](rules::MistsEnd end) {
      return static_cast<double>(ends.at(static_cast<std::size_t>(end))) / games;
    };
    const double won = share(rules::MistsEnd::kGoal);
    const double tiles = share(rules::MistsEnd::kTiles) + share(rules::MistsEnd::kStack);
    std::printf("%5d  %5.1f  %5.1f  %8.1f  %7.1f  %6.1f  %5.1f\n", level, 100 * won,
                100 * std::sqrt(won * (1 - won) / games), 100 * share(rules::MistsEnd::kGhosts), 100 * tiles,
                points / games, turns / games);
    std::fflush(stdout);
  }
  return 0;
}
