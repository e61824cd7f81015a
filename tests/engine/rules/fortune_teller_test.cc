// SPDX-License-Identifier: MIT
// What replays cannot show of the Fortune Teller and the Watchtowers: the end of the stack, random games.
#include <gtest/gtest.h>

#include "engine/rules/random_game.h"
#include "engine/rules/rule_set.h"

namespace tilewatch::rules {
namespace {

rules::Setup setup_of(const std::vector<std::string>& sets, int players) {
  rules::Setup setup;
  setup.catalogue = *catalogue::Catalogue::load(sets, Edition::kC2);
  for (int i = 0; i < players; ++i) setup.players.push_back({"", static_cast<Colour>(i)});
  return setup;
}

TEST(FortuneTeller, F9TwoTentsAndTwoTilesLeft) {
  Game game = *Game::start(setup_of({"base", "fortune_teller"}, 2));
  RandomPlayer player(full_bag(game), 7);
  while (game.tiles_left() > 2 || game.phase() != Phase::kTile) ASSERT_TRUE(player.step(game));
  for (const Figure& figure : game.figures()) ASSERT_TRUE(game.apply(RemoveFigure{figure}));
  // Two figures on tents that are not closed.
  const Player active = game.active_player();
  int on_tents = 0;
  for (const PlacedTile& tile : game.tiles()) {
    const FeatureRef tent{tile.cell, {FeatureKind::kTent, 0}};
    if (on_tents == 2 || game.value_of(tent).pieces.empty() || game.value_of(tent).complete) continue;
    ASSERT_TRUE(game.apply(PlaceFigure{FigureKind::kMeeple, tent, true, active}));
    ++on_tents;
  }
  ASSERT_EQ(on_tents, 2);
  EXPECT_EQ(game.may_draw(), 2);
  std::vector<TypeIndex> left = full_bag(game);
  ASSERT_EQ(left.size(), 2U);
  EXPECT_EQ(game.why_not(Command{DrawTiles{{left[0], left[1], left[0]}}})->rule, "F-9");
  ASSERT_TRUE(game.apply(DrawTiles{left}));
  const auto places = game.legal_placements(left[0]);
  ASSERT_FALSE(places.empty());
  ASSERT_TRUE(game.apply(PlaceTile{left[0], places.front(), false}));
  EXPECT_EQ(game.tiles_left(), 1) << "one laid, one back";
  EXPECT_EQ(game.remaining(left[1]), 1);
}

struct Agreed {
  std::vector<std::string> sets;
  std::vector<std::pair<int Switches::*, int>> switches;
};

class RandomTentsAndTowers : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(Agreed, RandomTentsAndTowers, testing::Range(0, 5));

TEST_P(RandomTentsAndTowers, StayConsistentAndGoThroughText) {
  const std::vector<Agreed> all{
      {{"base", "fortune_teller"}, {}},
      {{"base", "fortune_teller"}, {{&Switches::must_draw_extra, 1}, {&Switches::misfits_return, 1}}},
      {{"base", "fortune_teller", "watchtowers"}, {{&Switches::tents_each, 8}, {&Switches::towers_first, 0}}},
      {{"base", "fortune_teller", "watchtowers"},
       {{&Switches::abbot, 1}, {&Switches::abbot_on_tent, 1}, {&Switches::tent_needs_figure, 1}}},
      {{"base", "inns_cathedrals", "mage_witch", "fortune_teller", "watchtowers"},
       {{&Switches::misfits_return, 1}, {&Switches::abbot, 1}}}};
  const Agreed& agreed = all[static_cast<std::size_t>(GetParam())];
  int draws = 0;
  int steps = 0;
  for (std::uint32_t seed = 1; seed <= 5; ++seed) {
    rules::Setup setup = setup_of(agreed.sets, 1 + static_cast<int>(seed) % 5);
    for (const auto& [member, value] : agreed.switches) setup.switches.*member = value;
    auto started = Game::start(setup);
    ASSERT_TRUE(started) << started.error().message;
    Game game = *std::move(started);
    RandomPlayer player(full_bag(game), seed);
    while (game.phase() != Phase::kEnded) {
      draws += game.phase() == Phase::kTile && game.may_draw() > 1 ? 1 : 0;
      ASSERT_TRUE(player.step(game)) << game.to_text();
      if (++steps % 7 != 0 && game.drawn().empty()) continue;
      ASSERT_TRUE(game.is_consistent());
      const auto again = Game::from_text(setup.catalogue, game.to_text());
      ASSERT_TRUE(again) << again.error().message;
      ASSERT_EQ(again->to_text(), game.to_text());
    }
    EXPECT_EQ(game.tiles_left(), 0);
  }
  EXPECT_GT(draws, 20) << "more tiles were hardly ever drawn";
}

}  // namespace
}  // namespace tilewatch::rules
