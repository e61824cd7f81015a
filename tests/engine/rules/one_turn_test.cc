// SPDX-License-Identifier: MIT
#include "engine/rules/one_turn.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "engine/rules/greedy_player.h"
#include "engine/rules/random_game.h"
#include "tests/engine/rules/mists_games.h"

namespace tilewatch::rules {
namespace {

Foresight in_haste() {
  Foresight foresight;
  foresight.in_haste = true;
  return foresight;
}

// Most ways to calm ghosts are not tried; the best of all must be found nevertheless.
TEST(OneTurn, FindsTheBestOfAllWaysToCalmGhosts) {
  for (const int level : {2, 3, 5, 6}) {
    OneTurn turn(in_haste());
    catalogue::Random dice("one turn test", 0, 1, 0);
    int looked = 0;
    for (std::uint32_t seed = 1; seed <= 3; ++seed) {
      Game game = test::mists_game(level);
      GreedyPlayer player(full_bag(game), seed);
      turn.forget();
      while (game.phase() != Phase::kEnded) {
        const std::vector<Command> choices = game.choices();
        if (game.phase() == Phase::kScore && choices.size() > 2) {
          ++looked;
          double best = -1e9;
          for (const Command& choice : choices) {
            Game after = game;
            ASSERT_TRUE(after.advance(choice));
            best = std::max(best, turn.value(after, game.active_player()));
          }
          Game chosen = game;
          ASSERT_TRUE(turn.choose(chosen, game.active_player(), dice));
          EXPECT_NEAR(turn.value(chosen, game.active_player()), best, 1e-9) << game.to_text();
        }
        ASSERT_TRUE(player.step(game));
      }
    }
    EXPECT_GT(looked, 5) << "level " << level;
  }
}

// What a figure gains is not tried; the best must be found nevertheless, also where it finishes something at
// once.
TEST(OneTurn, FindsTheBestFigureWithoutPuttingIt) {
  for (int level = 1; level <= 6; ++level) {
    OneTurn turn(in_haste());
    catalogue::Random dice("one turn test", 0, 3, 0);
    int finishing = 0;
    for (std::uint32_t seed = 1; seed <= 3; ++seed) {
      Game game = test::mists_game(level);
      GreedyPlayer player(full_bag(game), seed);
      turn.forget();
      while (game.phase() != Phase::kEnded) {
        if (game.phase() == Phase::kFigure) {
          double best = -1e9;
          for (const Command& choice : game.choices()) {
            Game after = game;
            ASSERT_TRUE(after.advance(choice));
            best = std::max(best, turn.value(after, game.active_player()));
          }
          Game chosen = game;
          ASSERT_TRUE(turn.choose(chosen, game.active_player(), dice));
          EXPECT_NEAR(turn.value(chosen, game.active_player()), best, 1e-9) << game.to_text();
          finishing += game.position().board.last_completed() ? 1 : 0;
        }
        ASSERT_TRUE(player.step(game));
      }
    }
    EXPECT_GT(finishing, 5) << "level " << level;
  }
}

/// All positions of a greedy game of Mists.
std::vector<Game> greedy_course(int level, std::uint32_t seed) {
  std::vector<Game> course{test::mists_game(level)};
  GreedyPlayer player(full_bag(course.front()), seed);
  while (course.back().phase() != Phase::kEnded) {
    Game next = course.back();
    EXPECT_TRUE(player.step(next));
    course.push_back(next);
  }
  return course;
}

// What was looked at last must not matter.
TEST(MistsValue, ReckonsWhatWaitsWithoutHavingSeenTheBoard) {
  const std::vector<Game> other = greedy_course(2, 4);
  int waiting = 0;
  for (const Game& game : greedy_course(2, 2)) {
    if (game.phase() != Phase::kFigure || !game.position().board.last_completed()) continue;
    const MistsValue mists;
    mists(game);
    const double seen = mists.waiting_in(game).points;
    const MistsValue elsewhere;
    elsewhere(other[other.size() - 2]);
    EXPECT_EQ(elsewhere.waiting_in(game).points, seen) << game.to_text();
    waiting += seen > 0 ? 1 : 0;
  }
  EXPECT_GT(waiting, 2);
}

TEST(OneTurn, TellsWhatTheTurnHasMadeOfThePosition) {
  OneTurn turn;
  catalogue::Random dice("one turn test", 0, 2, 0);
  Game game = test::mists_game(3);
  RandomPlayer player(full_bag(game), 1);
  while (game.phase() != Phase::kEnded) {
    if (game.phase() != Phase::kTile) {
      Game after = game;
      const double told = turn.finish_turn(after, game.active_player(), dice);
      EXPECT_EQ(told, turn.value(after, game.active_player()));
    }
    ASSERT_TRUE(player.step(game));
  }
}

}  // namespace
}  // namespace tilewatch::rules
