// SPDX-License-Identifier: MIT
#include "engine/rules/odds.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <vector>

#include "engine/rules/greedy_player.h"
#include "engine/rules/random_game.h"
#include "tests/engine/rules/games.h"
#include "tests/engine/rules/mists_games.h"
#include "tests/engine/rules/random_play.h"

namespace tilewatch::rules {
namespace {

OddsOptions playouts(int most, std::uint32_t seed = 1) {
  OddsOptions options;
  options.seed = seed;
  options.most_playouts = most;
  return options;
}

/// A random game up to the tile step with so many tiles left.
Game with_tiles_left(const Game& start, int tiles, std::uint32_t seed = 1) {
  Game game = start;
  RandomPlayer player(full_bag(game), seed);
  while (game.phase() != Phase::kEnded && (game.phase() != Phase::kTile || game.tiles_left() > tiles)) {
    EXPECT_TRUE(player.step(game));
  }
  return game;
}

Game with_points(Game game, Player player, int points) {
  EXPECT_TRUE(game.apply(AdjustScore{player, points, "test"}));
  return game;
}

void expect_same(const Estimate& a, const Estimate& b) {
  EXPECT_EQ(a.mean, b.mean);
  EXPECT_EQ(a.error, b.error);
}

TEST(Odds, AreRepeatedByTheSeedAlone) {
  const Game game = with_tiles_left(test::base_game(3), 30);
  const Odds first = estimate_odds(game, playouts(50));
  const Odds again = estimate_odds(game, playouts(50));
  const Odds other = estimate_odds(game, playouts(50, 2));
  EXPECT_EQ(first.playouts, 50);
  ASSERT_EQ(first.players.size(), 3U);
  for (std::size_t i = 0; i < 3; ++i) {
    expect_same(first.players[i].win, again.players[i].win);
    expect_same(first.players[i].score, again.players[i].score);
    EXPECT_NE(first.players[i].score.mean, other.players[i].score.mean);
  }
  EXPECT_FALSE(first.level);
}

TEST(Odds, OfAllPlayersAddUpToOne) {
  const Odds odds = estimate_odds(with_tiles_left(test::base_game(4), 20), playouts(60));
  double sum = 0;
  for (const PlayerOdds& player : odds.players) sum += player.win.mean;
  EXPECT_NEAR(sum, 1, 1e-9);
}

TEST(Odds, AreCertainWhenNothingIsLeftToDraw) {
  const Game game = with_tiles_left(test::base_game(2), 0);
  const std::vector<int> ends = game.scores_if_ended_now();
  const int lead = ends[0] - ends[1];
  const Game level = lead > 0 ? with_points(game, 1, lead) : with_points(game, 0, -lead);
  const auto even = estimate_odds(level, playouts(5)).players;
  EXPECT_EQ(even[0].win.mean, 0.5);
  EXPECT_EQ(even[1].win.mean, 0.5);
  EXPECT_EQ(even[0].win.error, 0);
  EXPECT_EQ(even[0].score.mean, level.scores_if_ended_now()[0]);
  EXPECT_EQ(even[0].score.error, 0);
  const auto won = estimate_odds(with_points(level, 0, 1), playouts(5)).players;
  EXPECT_EQ(won[0].win.mean, 1);
  EXPECT_EQ(won[1].win.mean, 0);
  EXPECT_EQ(won[1].win.error, 0);
}

TEST(Odds, OfAnEndedGameNeedNoPlayout) {
  const Game end = random_game(test::base_game(3), 5);
  const Odds odds = estimate_odds(end, playouts(100));
  EXPECT_EQ(odds.playouts, 0);
  for (Player player = 0; player < 3; ++player) {
    EXPECT_EQ(odds.players[player].score.mean, end.score(player));
    EXPECT_EQ(odds.players[player].win.error, 0);
  }
}

TEST(Odds, OfAHopelessGameAreNought) {
  const Game game = with_points(with_tiles_left(test::base_game(2), 10), 1, 900);
  const Odds odds = estimate_odds(game, playouts(100));
  EXPECT_NEAR(odds.players[0].win.mean, 0, 1e-9);
  EXPECT_NEAR(odds.players[1].win.mean, 1, 1e-9);
}

TEST(Odds, AreLessCertainTheMoreOfASurpriseIsExpected) {
  const Game game = with_points(with_tiles_left(test::base_game(2), 10), 1, 25);
  OddsOptions options = playouts(200);
  options.surprise = 0;
  const double certain = estimate_odds(game, options).players[0].win.mean;
  options.surprise = 3;
  const Odds surprising = estimate_odds(game, options);
  EXPECT_LT(certain, surprising.players[0].win.mean);
  EXPECT_LT(surprising.players[0].win.mean, 0.5);
}

TEST(Odds, OfAFreshGameAreNearlyEven) {
  const Odds odds = estimate_odds(test::base_game(2), playouts(400));
  EXPECT_NEAR(odds.players[0].win.mean, 0.5, 4 * odds.players[0].win.error + 0.05);
  EXPECT_NEAR(odds.players[0].score.mean, odds.players[1].score.mean,
              4 * (odds.players[0].score.error + odds.players[1].score.error) + 4);
}

TEST(Odds, ErrorsShrinkWithTheRootOfThePlayouts) {
  const Game game = with_tiles_left(test::base_game(2), 35);
  const Odds few = estimate_odds(game, playouts(100));
  const Odds many = estimate_odds(game, playouts(1600));
  EXPECT_NEAR(few.players[0].score.error / many.players[0].score.error, 4, 1);
  // And they are as large as they say.
  const double off = std::abs(few.players[0].score.mean - many.players[0].score.mean);
  EXPECT_LT(off, 4 * few.players[0].score.error);
}

TEST(Odds, StopWhenTold) {
  const Game game = with_tiles_left(test::base_game(2), 20);
  int asked = 0;
  OddsOptions options = playouts(1000);
  options.stop = [&] { return ++asked > 7; };
  EXPECT_EQ(estimate_odds(game, options).playouts, 9);
  options.stop = [] { return true; };
  EXPECT_EQ(estimate_odds(game, options).playouts, 2) << "fewer have no error";
}

TEST(Odds, OfALevelOfMistsAreThoseOfAllPlayers) {
  for (int level = 1; level <= 6; ++level) {
    const Odds odds = estimate_odds(test::mists_game(level), playouts(20));
    ASSERT_TRUE(odds.level);
    EXPECT_GE(odds.level->win.mean, 0);
    EXPECT_LE(odds.level->win.mean, 1);
    EXPECT_GE(odds.level->score.mean, 0);
    for (const PlayerOdds& player : odds.players) expect_same(player.win, odds.level->win);
  }
}

TEST(Odds, OfALevelThatIsWonOrLostAreCertain) {
  const Game end = random_game(test::mists_game(1), 1);
  const Odds odds = estimate_odds(end, playouts(10));
  ASSERT_TRUE(odds.level);
  EXPECT_EQ(odds.level->win.mean, end.mists().end == MistsEnd::kGoal ? 1 : 0);
}

/// A greedy game of Mists of which half the tiles are laid, and which has not ended by then.
Game mists_half_played(int level, std::uint32_t first_seed = 1) {
  for (std::uint32_t seed = first_seed;; ++seed) {
    Game game = test::mists_game(level);
    const int tiles = game.tiles_left() / 2;
    GreedyPlayer player(full_bag(game), seed);
    while (game.phase() != Phase::kEnded && (game.phase() != Phase::kTile || game.tiles_left() > tiles)) {
      EXPECT_TRUE(player.step(game));
    }
    if (game.phase() != Phase::kEnded) return game;
  }
}

// Most places are judged by a look; who tries them all to the end of the turn plays alike.
TEST(Odds, OfMistsAreThoseOfThoroughPlayers) {
  for (const int level : {1, 2, 3, 4}) {
    const Game game = mists_half_played(level);
    OddsOptions thorough = playouts(300);
    thorough.habits.foresight = 12;
    thorough.habits.reach = 100;
    thorough.habits.sure = 1e6;
    const PlayerOdds slow = *estimate_odds(game, thorough).level;
    const PlayerOdds quick = *estimate_odds(game, playouts(600)).level;
    EXPECT_NEAR(quick.win.mean, slow.win.mean, 4 * (quick.win.error + slow.win.error) + 0.02)
        << "level " << level;
    EXPECT_NEAR(quick.score.mean, slow.score.mean, 4 * (quick.score.error + slow.score.error) + 1)
        << "level " << level;
  }
}

/// How far estimates are off, in units of the error that they tell: the mean square, 1 if it is told rightly.
double off_by(const std::vector<Estimate>& estimates, const Estimate& truth) {
  double squares = 0;
  for (const Estimate& estimate : estimates) {
    squares += std::pow((estimate.mean - truth.mean) / std::hypot(estimate.error, truth.error), 2);
  }
  return squares / static_cast<double>(estimates.size());
}

TEST(Odds, OfMistsAreAsFarOffAsTheySay) {
  for (const int level : {1, 2, 3}) {
    const Game game = mists_half_played(level);
    const PlayerOdds truth = *estimate_odds(game, playouts(3000, 77)).level;
    // Less than a block of playouts; some blocks and a part of one.
    for (const int most : {20, 130}) {
      std::vector<Estimate> scores;
      std::vector<Estimate> wins;
      for (std::uint32_t seed = 1; seed <= 30; ++seed) {
        const PlayerOdds few = *estimate_odds(game, playouts(most, seed)).level;
        scores.push_back(few.score);
        if (few.win.error > 0) wins.push_back(few.win);
      }
      EXPECT_NEAR(off_by(scores, truth.score), 1, 0.8) << "level " << level << ", playouts " << most;
      EXPECT_NEAR(off_by(wins, truth.win), 1, 0.8) << "level " << level << ", playouts " << most;
    }
  }
}

TEST(Odds, OfMistsAreLessFarOffThanPlayoutsThatKnowNothingOfEachOther) {
  double told = 0;
  double singles = 0;
  for (const int level : {2, 3}) {
    const Estimate win = estimate_odds(mists_half_played(level, 2), playouts(1500)).level->win;
    ASSERT_NEAR(win.mean, 0.5, 0.3) << "another game: where much is decided there is little to gain";
    told += win.error * win.error;
    singles += win.mean * (1 - win.mean) / 1500;
  }
  EXPECT_LT(told, 0.9 * singles);
  EXPECT_GT(told, 0.5 * singles);
}

// Every rule set and step: playouts go to the end, and leave the position alone.
class OddsOfAllGames : public testing::Test {
 protected:
  /// Plays a game on by `player` and looks from its steps, seldom from those that come often.
  template <class AnyPlayer>
  void look_from(Game game, AnyPlayer player) {
    PlayoutPlayer rest(7);
    for (int step = 0; game.phase() != Phase::kEnded; ++step) {
      int& times = seen_.at(static_cast<std::size_t>(game.phase()));
      if (step % 16 == 0 || times < 20) {
        ++times;
        Game end = game;
        ASSERT_TRUE(rest.play(end)) << end.to_text();
        ASSERT_EQ(end.phase(), Phase::kEnded);
        ASSERT_TRUE(end.is_consistent()) << end.to_text();
      }
      ASSERT_TRUE(player.step(game));
    }
  }
  std::array<int, kSteps.size() + 1> seen_{};
};

TEST_F(OddsOfAllGames, CanBeHadInEveryStep) {
  for (int index = 0; index < 64; ++index) {
    const auto start = Game::start(test::random_agreement(3, index).setup);
    ASSERT_TRUE(start) << start.error().message;
    look_from(*start, RandomPlayer(full_bag(*start), static_cast<std::uint32_t>(index)));
  }
  // Hounds and burials come only to those who play better.
  for (int level = 2; level <= 6; ++level) {
    const Game start = test::mists_game(level, 2);
    look_from(start, GreedyPlayer(full_bag(start), 2));
  }
  for (const Phase step : kSteps) {
    EXPECT_GT(seen_.at(static_cast<std::size_t>(step)), 0) << "step " << static_cast<int>(step);
  }
}

// F-4: of tiles that lie drawn one is laid, the others go back.
TEST(Odds, CanBeHadWhileTilesLieDrawn) {
  const auto saved =
      saved_game_from_text("tilewatch game 1\nsets base fortune_teller\nplayer red Anna\nplayer blue Ben\n");
  ASSERT_TRUE(saved) << saved.error().message;
  const auto start = Game::start(saved->setup);
  ASSERT_TRUE(start);
  int tried = 0;
  for (std::uint32_t seed = 1; seed <= 40 && tried < 10; ++seed) {
    Game game = *start;
    RandomPlayer player(full_bag(game), seed);
    while (game.phase() != Phase::kEnded && (game.phase() != Phase::kTile || game.may_draw() < 2)) {
      ASSERT_TRUE(player.step(game));
    }
    if (game.phase() == Phase::kEnded) continue;
    const std::vector<TypeIndex> bag = full_bag(game);
    if (!game.apply(DrawTiles{{bag.front(), bag.back()}})) continue;
    ++tried;
    PlayoutPlayer rest(1);
    ASSERT_TRUE(rest.play(game)) << game.to_text();
    EXPECT_EQ(game.tiles_left(), 0);
  }
  EXPECT_GT(tried, 0);
}

}  // namespace
}  // namespace tilewatch::rules
