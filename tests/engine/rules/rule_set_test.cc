// SPDX-License-Identifier: MIT
// That a rule set is asked at every point where it may have a say: a made-up one, played beside the base
// game.
#include "engine/rules/rule_set.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "engine/rules/game.h"
#include "engine/rules/scoring.h"
#include "tests/engine/rules/games.h"

namespace tilewatch::rules {
namespace {

/// "The sea": no tile south of the start tile; a big figure for everybody, on fields only; a finished city is
/// worth 10 more; the layer gets 1 point a tile, 100 before and 1000 after anything finished is scored, 10000
/// at the end.
class Sea final : public RuleSetOf<Sea> {
 public:
  std::string_view name() const override { return "sea"; }
  bool in_play(const rules::Setup& setup) const override { return setup.switches.meeples == 6; }
  std::optional<Violation> setup_problem(const rules::Setup& setup) const override {
    if (setup.players.size() > 3) return Violation{"S-0", "the boat holds three"};
    return std::nullopt;
  }
  void at_start(const Rulebook& book, Position& position) const override {
    for (std::size_t player = 0; player < book.setup.players.size(); ++player) {
      position.supply[player][static_cast<std::size_t>(FigureKind::kBigMeeple)] = 1;
    }
  }
  bool restricts_placements(const rules::Setup&, TypeIndex) const override { return true; }
  const Violation* placement_allowed(const Rulebook&, const Position&, TypeIndex,
                                     const Placement& at) const override {
    static const Violation kInTheSea{"S-1", "it would lie in the sea"};
    return at.cell.y > 0 ? &kInTheSea : nullptr;
  }
  void on_tile_placed(const Rulebook&, Position& position, Events events) const override {
    reward(position, 1, events);
  }
  void figure_options(const Rulebook&, const Position& position,
                      std::vector<PlaceFigure>& options) const override {
    const Board& board = position.board;
    const int tile = position.last_tile();
    for (int i = 0; i < board.nodes_of(tile); ++i) {
      const auto node = static_cast<NodeId>(board.first_node(tile) + i);
      if (board.kind(node) == FeatureKind::kField && !position.occupied(node)) {
        options.push_back({FigureKind::kBigMeeple, board.ref(node), false, kNoPlayer});
      }
    }
  }
  std::optional<Violation> why_no_figure(const Rulebook&, const Position&,
                                         const PlaceFigure& command) const override {
    if (command.kind == FigureKind::kBigMeeple) return Violation{"S-2", "big figures are farmers"};
    return std::nullopt;
  }
  void before_completed_score(const Rulebook&, Position& position, std::span<const NodeId> finished,
                              Events events) const override {
    EXPECT_FALSE(finished.empty());
    reward(position, 100, events);
  }
  void after_completed_score(const Rulebook&, Position& position, std::span<const NodeId>,
                             Events events) const override {
    reward(position, 1000, events);
  }
  void score_terms(const Rulebook&, const Position& position, NodeId feature, Terms& terms) const override {
    if (position.board.kind(feature) == FeatureKind::kCity && position.board.complete(feature)) {
      terms.add("harbour", 1, 10);
    }
  }
  void final_scoring(const Rulebook&, Position& position, Events events) const override {
    reward(position, 10000, events);
  }

 private:
  static void reward(Position& position, int points, Events events) {
    position.scores[position.active] += points;
    if (events != nullptr) events->emplace_back(ScoreAdjusted{position.active, points, "sea"});
  }
};

const Sea kSea;
const std::array<const RuleSet*, 2> kBaseAndSea{&base_game(), &kSea};

rules::Setup sea_setup(int players) {
  rules::Setup setup = test::base_setup(players);
  setup.switches.meeples = 6;
  return setup;
}

TEST(RuleSets, AreAskedWhereTheyHaveSomethingToSay) {
  const auto asked = [&](Hook hook) { return kSea.hooks().test(static_cast<std::size_t>(hook)); };
  EXPECT_TRUE(asked(Hook::kOnTilePlaced));
  EXPECT_TRUE(asked(Hook::kFigureOptions));
  EXPECT_TRUE(asked(Hook::kScoreTerms));
  EXPECT_FALSE(asked(Hook::kEndTurn));
  EXPECT_FALSE(asked(Hook::kWinners));
  EXPECT_FALSE(asked(Hook::kBeginStep));
}

TEST(RuleSets, HaveTheirSayEverywhere) {
  auto game = Game::start(sea_setup(2), kBaseAndSea);
  ASSERT_TRUE(game) << game.error().message;
  const TypeIndex e = game->catalogue().index_of("base.E");
  EXPECT_EQ(game->supply(1, FigureKind::kBigMeeple), 1);
  for (const Placement& at : game->legal_placements(e)) EXPECT_LE(at.cell.y, 0);
  EXPECT_EQ(game->why_not(PlaceTile{e, {{0, 1}, 1}, false})->rule, "S-1");

  ASSERT_TRUE(game->apply(PlaceTile{e, {{0, -1}, 2}, false}));
  EXPECT_EQ(game->score(0), 1);
  const auto options = game->figure_options();
  EXPECT_TRUE(std::any_of(options.begin(), options.end(),
                          [](const PlaceFigure& option) { return option.kind == FigureKind::kBigMeeple; }));
  const FeatureRef city{{0, -1}, {FeatureKind::kCity, 0}};
  EXPECT_EQ(game->why_not(PlaceFigure{FigureKind::kBigMeeple, city})->rule, "S-2");

  const auto events = game->apply(PlaceFigure{FigureKind::kMeeple, city});
  ASSERT_TRUE(events);
  EXPECT_EQ(game->score(0), 1 + 100 + (4 + 10) + 1000);
  std::vector<std::string> order;
  for (const Event& event : *events) {
    if (std::holds_alternative<ScoreAdjusted>(event)) order.emplace_back("sea");
    if (std::holds_alternative<Scored>(event)) order.emplace_back("city");
    if (std::holds_alternative<FigureReturned>(event)) order.emplace_back("home");
  }
  EXPECT_EQ(order, (std::vector<std::string>{"sea", "city", "home", "sea"}));
  ASSERT_TRUE(game->apply(EndGame{}));
  EXPECT_EQ(game->score(1), 10000);
}

TEST(RuleSets, WeighABigFigureTwice) {
  auto game = Game::start(sea_setup(2), kBaseAndSea);
  ASSERT_TRUE(game);
  const TypeIndex e = game->catalogue().index_of("base.E");
  const FeatureRef field{{0, -1}, {FeatureKind::kField, 0}};
  ASSERT_TRUE(game->apply(PlaceTile{e, {{0, -1}, 2}, false}));
  ASSERT_TRUE(game->apply(PlaceFigure{FigureKind::kBigMeeple, field}));
  ASSERT_TRUE(game->apply(PlaceFigure{FigureKind::kMeeple, field, true, 1}));
  EXPECT_EQ(game->value_of(field).winners, std::vector<Player>{0});
  ASSERT_TRUE(game->apply(PlaceTile{e, {{0, -2}, 0}, false}));
  ASSERT_TRUE(game->apply(PlaceFigure{FigureKind::kMeeple, field, true, 1}));
  EXPECT_EQ(game->value_of(field).winners, (std::vector<Player>{0, 1}));
}

TEST(RuleSets, AreOnlyAskedWhenInPlay) {
  auto game = Game::start(test::base_setup(2), kBaseAndSea);
  ASSERT_TRUE(game);
  ASSERT_TRUE(game->apply(PlaceTile{game->catalogue().index_of("base.U"), {{0, 1}, 0}, false}));
  EXPECT_EQ(game->score(0), 0);
  EXPECT_FALSE(Game::start(sea_setup(4), kBaseAndSea));
}

}  // namespace
}  // namespace tilewatch::rules
