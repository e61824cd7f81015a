// SPDX-License-Identifier: MIT
// What the scores would be if the game ended in the middle of a turn of Mists.
#include "engine/rules/ended_now.h"

#include <gtest/gtest.h>

#include <string>

#include "engine/rules/greedy_player.h"
#include "engine/rules/mists_levels.h"
#include "engine/rules/random_game.h"
#include "tests/engine/rules/mists_games.h"

namespace tilewatch::rules {
namespace {

Game played(const std::string& commands) {
  const auto saved = saved_game_from_text(
      "tilewatch game 1\nsets mists\nplayer red Anna\nplayer yellow Ben\nplayer blue Cleo\n" + commands);
  EXPECT_TRUE(saved) << saved.error().message;
  auto game = Game::start(saved->setup);
  EXPECT_TRUE(game);
  for (const Command& command : saved->commands) {
    const auto done = game->apply(command);
    EXPECT_TRUE(done) << done.error().message;
  }
  return *game;
}

constexpr const char* kRoad =
    "place mists.38 at 2,0 rot 0\nfigure meeple on road 0 at 2,0\n"
    "place mists.38 at 3,0 rot 0\npass\nplace mists.41 at 4,0 rot 0\npass\n"
    "figure meeple on road 0 at 3,0 forced for player 3\nplace mists.40 at 5,0 rot 0\n";

// G-16: who has finished something scores it or calms ghosts; at the end calming brings nothing.
TEST(EndedNow, WhatIsFinishedCountsAsScored) {
  const Game before = played(kRoad);
  EXPECT_EQ(before.phase(), Phase::kFigure);
  EXPECT_EQ(scores_if_ended_now(before), (std::vector<int>{10, 10, 10}));
  const Game owed = played(std::string(kRoad) + "pass\n");
  ASSERT_EQ(owed.phase(), Phase::kScore);
  EXPECT_EQ(owed.score(0), 0);
  std::vector<Event> events;
  EXPECT_EQ(scores_if_ended_now(owed, &events), (std::vector<int>{10, 10, 10}));
  EXPECT_EQ(owed.score(0), 0) << "the game itself stays as it is";
  EXPECT_FALSE(events.empty());
}

// G-15
TEST(EndedNow, WhatIsUnfinishedPaysNothing) {
  const Game game = played("place mists.38 at 2,0 rot 0\nfigure meeple on road 0 at 2,0\n");
  EXPECT_EQ(scores_if_ended_now(game), (std::vector<int>{0, 0, 0}));
}

// In every step of every level: as much as now or more, and without an end of its own.
TEST(EndedNow, IsKnownInEveryStep) {
  for (int level = 1; level <= 6; ++level) {
    Game game = test::mists_game(level);
    GreedyPlayer player(full_bag(game), 3);
    while (game.phase() != Phase::kEnded) {
      const auto scores = scores_if_ended_now(game);
      ASSERT_EQ(scores.size(), 3U);
      for (Player each = 0; each < 3; ++each) ASSERT_GE(scores[each], game.score(each));
      if (game.phase() == Phase::kTile || game.phase() == Phase::kFaceDown) {
        ASSERT_EQ(scores[0], game.score(0));
      }
      ASSERT_TRUE(player.step(game));
    }
    EXPECT_EQ(scores_if_ended_now(game)[0], game.score(0));
  }
}

}  // namespace
}  // namespace tilewatch::rules
