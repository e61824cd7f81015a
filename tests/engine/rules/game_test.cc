// SPDX-License-Identifier: MIT
// How a game begins, and what can be asked of it, beyond what the replay files ask.
#include "engine/rules/game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/engine/rules/games.h"

namespace tilewatch::rules {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::string refusal(const Setup& setup) {
  const auto game = Game::start(setup);
  return game ? "" : game.error().message;
}

TEST(GameSetup, SaysWhatContradictsItself) {
  EXPECT_THAT(refusal(test::base_setup(0)), HasSubstr("B-0"));
  EXPECT_EQ(refusal(test::base_setup(1)), "");
  EXPECT_EQ(refusal(test::base_setup(5)), "");
  EXPECT_THAT(refusal(test::base_setup(6)), HasSubstr("1 to 5 players"));
  rules::Setup setup = test::base_setup(2);
  setup.players[1].colour = setup.players[0].colour;
  EXPECT_THAT(refusal(setup), HasSubstr("colour red"));
  setup = test::base_setup(2);
  setup.switches.tiny_city = 3;
  EXPECT_THAT(refusal(setup), HasSubstr("B-9"));
  setup = test::base_setup(2);
  setup.switches.farm_points = 5;
  EXPECT_THAT(refusal(setup), HasSubstr("B-9"));
  setup = test::base_setup(2);
  setup.switches.meeples = 0;
  EXPECT_THAT(refusal(setup), HasSubstr("B-0"));
  setup = test::base_setup(2);
  setup.start = 999;
  EXPECT_THAT(refusal(setup), HasSubstr("start tile"));
  setup = test::base_setup(2);
  setup.catalogue = nullptr;
  EXPECT_NE(refusal(setup), "");
}

TEST(GameSetup, SixMayPlayWithInns) {
  const auto catalogue = catalogue::Catalogue::load({"base", "inns_cathedrals"});
  ASSERT_TRUE(catalogue) << catalogue.error().message;
  rules::Setup setup = test::base_setup(6);
  setup.catalogue = *catalogue;
  EXPECT_EQ(refusal(setup), "");
}

TEST(Game, BeginsWithTheStartTile) {
  const Game game = test::base_game(3);
  ASSERT_EQ(game.tiles().size(), 1U);
  EXPECT_EQ(game.catalogue().type(game.tiles().front().type).id, "base.D");
  EXPECT_EQ(game.tiles().front().turn, 0);
  EXPECT_EQ(game.tile_at({0, 0}), &game.tiles().front());
  EXPECT_EQ(game.tile_at({0, 1}), nullptr);
  EXPECT_EQ(game.tile_at({1000000, -1000000}), nullptr);
  EXPECT_THAT(game.open_cells(), ElementsAre(Cell{-1, 0}, Cell{0, -1}, Cell{0, 1}, Cell{1, 0}));
  EXPECT_EQ(game.tiles_left(), 71);
  EXPECT_EQ(game.phase(), Phase::kTile);
  EXPECT_TRUE(game.figure_options().empty());
  EXPECT_TRUE(game.returning_if_passed().empty());
  EXPECT_THAT(game.scores_if_ended_now(), ElementsAre(0, 0, 0));
}

TEST(Game, SaysWhyInPlainWords) {
  const Game game = test::base_game();
  const TypeIndex u = game.catalogue().index_of("base.U");
  const auto violation = game.why_not(PlaceTile{u, {{0, -1}, 1}, false});
  ASSERT_TRUE(violation);
  EXPECT_EQ(violation->rule, "B-1");
  EXPECT_EQ(violation->text, "its south edge is a road and would meet a city");
  Game other = game;
  const auto refused = other.apply(PlaceTile{u, {{0, -1}, 1}, false});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().message, "B-1: its south edge is a road and would meet a city");
  EXPECT_EQ(refused.error().kind, ErrorKind::kUsage);
}

TEST(Game, ListsFeaturesInOrder) {
  Game game = test::base_game();
  ASSERT_TRUE(game.apply(PlaceTile{game.catalogue().index_of("base.B"), {{0, 1}, 0}, false}));
  std::vector<FeatureKind> kinds;
  for (const Score& score : game.features()) kinds.push_back(score.kind);
  EXPECT_THAT(kinds, ElementsAre(FeatureKind::kCity, FeatureKind::kRoad, FeatureKind::kMonastery,
                                 FeatureKind::kField, FeatureKind::kField));
  const Score road = game.value_of({{0, 0}, {FeatureKind::kRoad, 0}});
  EXPECT_FALSE(road.complete);
  EXPECT_THAT(road.cells, ElementsAre(Cell{0, 0}));
  EXPECT_TRUE(road.winners.empty());
  EXPECT_EQ(game.value_of({{0, 0}, {FeatureKind::kRoad, 1}}).points, 0);
  EXPECT_TRUE(game.value_of({{9, 9}, {FeatureKind::kRoad, 0}}).cells.empty());
}

TEST(Game, GardensLieOnTheBoardButCountForNothing) {
  Game game = test::base_game();
  const TypeIndex u = game.catalogue().index_of("base.U");
  ASSERT_TRUE(game.apply(PlaceTile{u, {{1, 0}, 0}, true}));
  EXPECT_TRUE(game.tile_at({1, 0})->garden);
  for (const PlaceFigure& option : game.figure_options())
    EXPECT_NE(option.at.piece.kind, FeatureKind::kGarden);
  for (const Score& score : game.features()) EXPECT_NE(score.kind, FeatureKind::kGarden);
  ASSERT_TRUE(game.apply(Pass{}));
  const TypeIndex b = game.catalogue().index_of("base.B");
  const auto violation = game.why_not(PlaceTile{b, {{0, 1}, 0}, true});
  ASSERT_TRUE(violation);
  EXPECT_THAT(violation->text, HasSubstr("garden"));
}

TEST(Game, TheLastTurnIsFollowedByNone) {
  const Game end = test::walk(test::base_game(), 3, [](Game before, const Command& command) {
    const auto events = before.apply(command);
    const bool began = std::any_of(events->begin(), events->end(), [](const Event& event) {
      return std::holds_alternative<TurnBegan>(event);
    });
    if (began) {
      EXPECT_GT(before.tiles_left(), 0);
    }
  });
  EXPECT_EQ(end.phase(), Phase::kEnded);
  EXPECT_EQ(end.tiles_left(), 0);
}

TEST(BoardOfParts, TilesFarApartAreHeldTogether) {
  std::vector<Shape> shapes;
  for (const auto& type : test::base_catalogue()->types()) shapes.push_back(shape_of(type));
  Board board(&shapes);
  for (const Cell cell : {Cell{0, 0}, Cell{40, -3}, Cell{-25, 60}}) board.lay({0, cell, 0, false, 0});
  EXPECT_EQ(board.tile_at({0, 0}), 0);
  EXPECT_EQ(board.tile_at({40, -3}), 1);
  EXPECT_EQ(board.tile_at({-25, 60}), 2);
  EXPECT_EQ(board.open_cells().size(), 12U);
}

TEST(Names, OfPlayers) {
  const rules::Setup setup = test::base_setup(2);
  EXPECT_EQ(name_of(setup, 0), "red Player 1");
  EXPECT_EQ(name_of(setup, kNoPlayer), "nobody");
}

}  // namespace
}  // namespace tilewatch::rules
