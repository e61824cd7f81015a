// SPDX-License-Identifier: MIT
// Whole random games with the River, abbots and Inns & Cathedrals (B-10 to B-12): what replays of one
// question cannot show.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/rules/greedy_player.h"
#include "engine/rules/random_game.h"

namespace tilewatch::rules {
namespace {

Setup setup_of(const std::vector<std::string>& sets, Edition edition) {
  Setup setup;
  auto loaded = catalogue::Catalogue::load(sets, edition);
  EXPECT_TRUE(loaded) << loaded.error().message;
  setup.catalogue = *loaded;
  setup.switches.abbot = 1;
  for (const Colour colour : {Colour::kRed, Colour::kBlue, Colour::kGreen})
    setup.players.push_back({"", colour});
  return setup;
}

bool is_river(const Game& game, TypeIndex type) { return !game.catalogue().type(type).rivers.empty(); }

void expect_whole(const Game& game) {
  ASSERT_TRUE(game.is_consistent()) << game.to_text();
  const auto again = Game::from_text(game.setup().catalogue, game.to_text());
  ASSERT_TRUE(again) << again.error().message << "\n" << game.to_text();
  ASSERT_EQ(again->to_text(), game.to_text());
}

class RiverGames : public testing::TestWithParam<Edition> {};

TEST_P(RiverGames, LayTheRiverBeforeAllElse) {
  auto setup = setup_of({"base", "river", "inns_cathedrals"}, GetParam());
  for (const int start_tile : {0, 1}) {
    setup.switches.river_start = start_tile;
    const auto start = Game::start(setup);
    ASSERT_TRUE(start) << start.error().message;
    for (std::uint32_t seed = 1; seed <= 8; ++seed) {
      Game game = *start;
      RandomPlayer player(full_bag(game), seed);
      while (game.phase() != Phase::kEnded) ASSERT_TRUE(player.step(game)) << game.to_text();
      const auto& tiles = game.tiles();
      const auto other = std::find_if(tiles.begin(), tiles.end(),
                                      [&](const PlacedTile& tile) { return !is_river(game, tile.type); });
      EXPECT_TRUE(
          std::none_of(other, tiles.end(), [&](const PlacedTile& tile) { return is_river(game, tile.type); }))
          << "seed " << seed;
      EXPECT_EQ(game.tiles_left(), 0);
      expect_whole(game);
    }
  }
}

TEST_P(RiverGames, StayWholeAndOfferToTakeAbbotsHome) {
  const auto start = Game::start(setup_of({"base", "river", "inns_cathedrals"}, GetParam()));
  ASSERT_TRUE(start) << start.error().message;
  int homes = 0;
  int steps = 0;
  for (std::uint32_t seed = 1; seed <= 4; ++seed) {
    Game game = *start;
    RandomPlayer player(full_bag(game), seed);
    while (game.phase() != Phase::kEnded) {
      for (const Command& choice : game.choices()) {
        if (!std::holds_alternative<TakeHome>(choice)) continue;
        ++homes;
        EXPECT_FALSE(game.why_not(choice)) << game.to_text();
      }
      ASSERT_TRUE(player.step(game));
      if (++steps % 11 == 0) expect_whole(game);
    }
  }
  EXPECT_GT(homes, 0);
}

TEST_P(RiverGames, CanBePlayedGreedily) {
  const auto start = Game::start(setup_of({"base", "river"}, GetParam()));
  ASSERT_TRUE(start) << start.error().message;
  EXPECT_EQ(greedy_game(*start, 1).phase(), Phase::kEnded);
}

INSTANTIATE_TEST_SUITE_P(Edition, RiverGames, testing::Values(Edition::kC1, Edition::kC2, Edition::kC3),
                         [](const testing::TestParamInfo<Edition>& edition) {
                           return std::string(to_string(edition.param));
                         });

TEST(River, BeginsWithItsSpring) {
  auto setup = setup_of({"base", "river"}, Edition::kC3);
  setup.start = setup.catalogue->index_of("base.D");
  const auto game = Game::start(setup);
  ASSERT_FALSE(game);
  EXPECT_EQ(game.error().message.substr(0, 5), "B-11:");
}

TEST(River, SaysWhyOtherTilesWait) {
  const auto game = Game::start(setup_of({"base", "river"}, Edition::kC2));
  ASSERT_TRUE(game);
  const auto why = game->held_back(game->catalogue().index_of("base.U"));
  ASSERT_TRUE(why);
  EXPECT_EQ(why->rule, "B-11");
  EXPECT_TRUE(game->held_back(game->catalogue().index_of("river1.L")));
  EXPECT_FALSE(game->held_back(game->catalogue().index_of("river1.H")));
}

}  // namespace
}  // namespace tilewatch::rules
