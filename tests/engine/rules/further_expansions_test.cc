// SPDX-License-Identifier: MIT
// That expansions which are not played yet have a place: made-up rule sets of their kind (builder, mayor,
// wagon, bridge, castle, letters, dragon, fairy, captures, portal, abbey) played beside the real ones.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "engine/rules/figure_traits.h"
#include "engine/rules/game.h"
#include "engine/rules/rule_set.h"
#include "engine/rules/scoring.h"

namespace tilewatch::rules {
namespace {

rules::Setup two_players() {
  static const auto kCatalogue =
      *catalogue::Catalogue::load({"base", "fortune_teller", "watchtowers"}, Edition::kC2);
  rules::Setup setup;
  setup.catalogue = kCatalogue;
  setup.players = {{"Anna", Colour::kRed}, {"Ben", Colour::kBlue}};
  return setup;
}

/// Base game, Fortune Teller and Watchtowers, and one more rule set.
class Table {
 public:
  explicit Table(const RuleSet& more)
      : sets_{&base_game(), &fortune_teller(), &watchtowers(), &more},
        game_(*Game::start(two_players(), sets_)) {}

  Game& operator*() { return game_; }
  Game* operator->() { return &game_; }
  TypeIndex type(std::string_view id) const { return game_.catalogue().index_of(id); }
  /// A line of a saved game; its events.
  std::vector<Event> play(const std::string& line) {
    const auto command = command_from_text(game_.catalogue(), line);
    EXPECT_TRUE(command) << line;
    auto events = game_.apply(*command);
    EXPECT_TRUE(events) << line << ": " << events.error().message;
    EXPECT_TRUE(game_.is_consistent()) << line;
    return events ? *std::move(events) : std::vector<Event>{};
  }
  std::string refused(const std::string& line) const {
    const auto command = command_from_text(game_.catalogue(), line);
    EXPECT_TRUE(command) << line;
    const auto violation = game_.why_not(*command);
    return violation ? violation->rule : "allowed";
  }

 private:
  std::array<const RuleSet*, 4> sets_;
  Game game_;
};

std::vector<std::pair<FeatureKind, int>> scores_in(const std::vector<Event>& events) {
  std::vector<std::pair<FeatureKind, int>> scores;
  for (const Event& event : events) {
    if (const auto* scored = std::get_if<Scored>(&event)) {
      scores.emplace_back(scored->score.kind, scored->score.points);
    }
  }
  return scores;
}

/// One figure of every kind for everybody; a dragon, a fairy and the count beside the start tile's city. A
/// mayor weighs what the city has shields.
class Figures final : public RuleSetOf<Figures> {
 public:
  std::string_view name() const override { return "figures"; }
  bool in_play(const rules::Setup&) const override { return true; }
  void at_start(const Rulebook& book, Position& position) const override {
    for (std::size_t kind = 0; kind < kFigureKinds; ++kind) {
      const auto figure = static_cast<FigureKind>(kind);
      if (figure == FigureKind::kMeeple) continue;
      if (!traits_of(figure).neutral) {
        for (std::size_t p = 0; p < book.setup.players.size(); ++p) position.supply[p][kind] = 1;
      }
    }
    for (const FigureKind kind : {FigureKind::kDragon, FigureKind::kFairy, FigureKind::kCount}) {
      position.put_figure({kind, kNoPlayer, 0});
    }
  }
  std::optional<unsigned> winners(const Rulebook&, const Position& position, NodeId feature) const override {
    std::array<int, kMaxPlayers> weight{};
    bool mayor = false;
    for (const StandingFigure& figure : position.figures) {
      if (figure.player == kNoPlayer ||
          position.board.node(figure.node).feature != position.board.node(feature).feature) {
        continue;
      }
      const bool is_mayor = figure.kind == FigureKind::kMayor;
      mayor = mayor || is_mayor;
      weight[figure.player] +=
          is_mayor ? position.board.feature(feature).shields : traits_of(figure.kind).weight;
    }
    if (!mayor) return std::nullopt;
    unsigned best = 0;
    for (std::size_t p = 0; p < weight.size(); ++p) {
      if (weight[p] > 0 && weight[p] == *std::max_element(weight.begin(), weight.end())) best |= 1U << p;
    }
    return best;
  }
};

TEST(FurtherExpansions, F16SomeFiguresMayNotStandOnATent) {
  Figures figures;
  Table table(figures);
  table.play("place ft.04 at 1,0 rot 0");
  std::set<FigureKind> offered;
  for (const PlaceFigure& option : table->figure_options()) {
    if (option.at.piece.kind == FeatureKind::kTent) offered.insert(option.kind);
  }
  EXPECT_EQ(offered, (std::set<FigureKind>{FigureKind::kMeeple, FigureKind::kBigMeeple, FigureKind::kWagon,
                                           FigureKind::kPhantom, FigureKind::kRingmaster}));
  for (const char* kind : {"builder", "pig", "mayor", "barn", "shepherd"}) {
    EXPECT_EQ(table.refused("figure " + std::string(kind) + " on tent 0 at 1,0"), "F-16") << kind;
  }
  table.play("figure wagon on tent 0 at 1,0");
  table.play("place base.B at 1,1 rot 0");
  table.play("pass");
  EXPECT_EQ(table->may_draw(), 2);
}

TEST(FurtherExpansions, W8SomeFiguresCountForATowerAndSomeDoNot) {
  Figures figures;
  Table table(figures);
  table.play("place wt.A at 0,-1 rot 2");
  for (const char* kind : {"builder", "pig", "barn", "shepherd", "mayor", "wagon", "phantom", "ringmaster"}) {
    table.play("figure " + std::string(kind) + " on field 0 at 0,0 forced for player 2");
  }
  table.play("figure meeple on road 0 at 0,-1");
  table.play("place base.A at 0,-2 rot 0");
  const auto events = table.play("pass");
  EXPECT_EQ(scores_in(events), (std::vector<std::pair<FeatureKind, int>>{
                                   {FeatureKind::kWatchtower, 2 * (1 + 4)}, {FeatureKind::kRoad, 2}}));
}

TEST(FurtherExpansions, W8OnlyMeeplesSetATowerOff) {
  Figures figures;
  Table table(figures);
  table.play("place wt.A at 0,-1 rot 2");
  table.play("figure phantom on road 0 at 0,-1 forced for player 1");
  table.play("figure builder on road 0 at 0,-1 forced for player 2");
  table.play("pass");
  table.play("place base.A at 0,-2 rot 0");
  table.play("pass");
  EXPECT_EQ(table->score(0), 2 * 1 + 2);
  EXPECT_EQ(table->score(1), 0) << "a builder owns no road and sets off no tower";
}

TEST(FurtherExpansions, AMayorWeighsWhatItsCityHasShields) {
  Figures figures;
  Table table(figures);
  table.play("place base.G at 0,-1 rot 1");
  table.play("figure mayor on city 0 at 0,-1 forced for player 1");
  const FeatureRef city{{0, 0}, {FeatureKind::kCity, 0}};
  EXPECT_TRUE(table->value_of(city).winners.empty());
  table.play("figure meeple on city 0 at 0,0 forced for player 2");
  EXPECT_EQ(table->value_of(city).winners, std::vector<Player>{1});
  table.play("pass");
  table.play("place base.F at 0,-2 rot 1");
  EXPECT_EQ(table->value_of(city).winners, (std::vector<Player>{0, 1}));
}

/// A wooden bridge over one tile, on which the figures of another cell stand; castles on which the figures of
/// a cell stand; pieces that tiles have more or fewer; letters for every scoring.
class BridgesAndCastles final : public RuleSetOf<BridgesAndCastles> {
 public:
  std::string_view name() const override { return "bridges_and_castles"; }
  bool in_play(const rules::Setup&) const override { return true; }
  std::optional<int> tile_of_figure(const Rulebook&, const Position& position,
                                    const StandingFigure& figure) const override {
    const Cell cell = position.board.ref(figure.node).cell;
    if (bridge_of_cell && cell == bridge_of_cell) return position.board.tile_at(bridge_over);
    if (castle_of_cell && cell == castle_of_cell) return -1;
    return std::nullopt;
  }
  int tower_pieces(const Rulebook&, const Position& position, int tile,
                   catalogue::TowerCounts per) const override {
    const auto change = changes.find({position.board.tiles()[static_cast<std::size_t>(tile)].cell, per});
    return change == changes.end() ? 0 : change->second;
  }
  void on_paid(const Rulebook&, Position&, FeatureKind what, unsigned winners, int points,
               Events) const override {
    letters.emplace_back(what, points);
    EXPECT_NE(winners, 0U);
  }

  std::optional<Cell> bridge_of_cell;
  Cell bridge_over;
  std::optional<Cell> castle_of_cell;
  std::map<std::pair<Cell, catalogue::TowerCounts>, int> changes;
  mutable std::vector<std::pair<FeatureKind, int>> letters;
};

TEST(FurtherExpansions, W3AFigureOnABridgeOverTheTowersTileSetsItOff) {
  for (const bool bridge : {false, true}) {
    BridgesAndCastles rules;
    if (bridge) rules.bridge_of_cell = Cell{1, 0};
    rules.bridge_over = {0, -1};
    Table table(rules);
    table.play("place wt.D at 0,-1 rot 2");
    table.play("pass");
    table.play("place base.U at 1,0 rot 0");
    table.play("figure meeple on road 0 at 1,0");
    table.play("place base.A at -1,0 rot 3");
    table.play("pass");
    table.play("place base.A at 2,0 rot 1");
    table.play("pass");
    EXPECT_EQ(table->score(1), bridge ? 3 + 4 : 4);
    // W-4 and its note: the tower is a scoring of its own.
    EXPECT_EQ(rules.letters.size(), bridge ? 2U : 1U);
    EXPECT_EQ(rules.letters.front().first, bridge ? FeatureKind::kWatchtower : FeatureKind::kRoad);
    EXPECT_EQ(rules.letters.back(), (std::pair{FeatureKind::kRoad, 4}));
  }
}

TEST(FurtherExpansions, W8FiguresOnCastlesStandOnNoTile) {
  BridgesAndCastles rules;
  rules.castle_of_cell = Cell{0, 0};
  Table table(rules);
  table.play("place wt.A at 0,-1 rot 2");
  table.play("figure meeple on road 0 at 0,-1");
  table.play("place base.A at 0,-2 rot 0");
  table.play("figure meeple on city 0 at 0,0 forced for player 2");
  table.play("pass");
  EXPECT_EQ(table->score(0), 2 + 2);
}

TEST(FurtherExpansions, W10ABridgeIsARoadAndW12ACastleNoCity) {
  BridgesAndCastles rules;
  rules.changes[{{0, -2}, catalogue::TowerCounts::kRoads}] = 1;
  Table table(rules);
  table.play("place wt.I at 0,-1 rot 2");
  table.play("figure meeple on road 0 at 0,-1");
  table.play("place base.B at 0,-2 rot 0");
  table.play("pass");
  table.play("place base.A at 1,-1 rot 1");
  EXPECT_EQ(scores_in(table.play("pass")), (std::vector<std::pair<FeatureKind, int>>{
                                               {FeatureKind::kWatchtower, 4}, {FeatureKind::kRoad, 2}}));

  BridgesAndCastles castle;
  castle.changes[{{0, 0}, catalogue::TowerCounts::kCities}] = -1;
  Table other(castle);
  other.play("place wt.J at 0,-1 rot 3");
  other.play("figure meeple on road 0 at 0,-1");
  other.play("place base.A at 0,-2 rot 0");
  EXPECT_EQ(scores_in(other.play("pass")), (std::vector<std::pair<FeatureKind, int>>{
                                               {FeatureKind::kWatchtower, 1}, {FeatureKind::kRoad, 2}}));
}

/// A builder on the feature that the tile extends gives a second part of the turn; base.B is an abbey that
/// everybody holds, fits in any hole, and gives a second part, too.
class BuilderAndAbbey final : public RuleSetOf<BuilderAndAbbey> {
 public:
  std::string_view name() const override { return "builder_and_abbey"; }
  bool in_play(const rules::Setup&) const override { return true; }
  void choose_shapes(const rules::Setup& setup, ShapeChoices& choices) const override {
    choices.matching_all.push_back(setup.catalogue->index_of("base.B"));
    choices.from_supply.push_back(setup.catalogue->index_of("base.B"));
  }
  void at_start(const Rulebook& book, Position& position) const override {
    for (std::size_t p = 0; p < book.setup.players.size(); ++p) {
      position.supply[p][static_cast<std::size_t>(FigureKind::kBuilder)] = 1;
    }
  }
  bool restricts_placements(const rules::Setup&, TypeIndex) const override { return true; }
  const Violation* placement_allowed(const Rulebook& book, const Position& position, TypeIndex type,
                                     const Placement& at) const override {
    static const Violation kNoHole{"A-1", "an abbey fills a hole"};
    if (type != book.setup.catalogue->index_of("base.B")) return nullptr;
    for (const Side side : kSides) {
      if (position.board.tile_at(neighbour(at.cell, side)) < 0) return &kNoHole;
    }
    return nullptr;
  }
  bool extends_turn(const Rulebook& book, const Position& position) const override {
    const Board& board = position.board;
    if (position.part > 1) return false;
    const int tile = position.last_tile();
    if (board.tiles().back().type == book.setup.catalogue->index_of("base.B")) return true;
    return std::any_of(position.figures.begin(), position.figures.end(), [&](const StandingFigure& figure) {
      if (figure.kind != FigureKind::kBuilder || figure.player != position.active) return false;
      for (int i = 0; i < board.nodes_of(tile); ++i) {
        const auto node = static_cast<NodeId>(board.first_node(tile) + i);
        if (board.node(node).feature == board.node(figure.node).feature) return true;
      }
      return false;
    });
  }
};

TEST(FurtherExpansions, F15TheOtherDrawnTilesServeTheSecondPartOfTheTurn) {
  BuilderAndAbbey rules;
  Table table(rules);
  table.play("place ft.04 at 1,0 rot 0");
  table.play("figure builder on road 0 at 0,0 forced for player 1");
  table.play("figure meeple on tent 0 at 1,0");
  table.play("place base.U at 1,1 rot 0");
  EXPECT_EQ(table.refused("figure meeple on road 0 at 0,0"), "B-3");
  table.play("pass");
  EXPECT_EQ(table->may_draw(), 2);
  table.play("draw base.U base.V");
  EXPECT_EQ(table.refused("place base.B at 2,0 rot 0"), "F-15") << "no tile from elsewhere after drawing";
  table.play("place base.U at -1,0 rot 0");
  EXPECT_EQ(table->drawn(), std::vector<TypeIndex>{table.type("base.V")});
  table.play("pass");
  EXPECT_EQ(table->active_player(), 0);
  EXPECT_EQ(table->turn(), 3);
  EXPECT_EQ(table->phase(), Phase::kTile);
  EXPECT_EQ(table->may_draw(), 0);
  EXPECT_EQ(table.refused("place base.E at 0,-1 rot 2"), "F-6");
  table.play("place base.V at 2,0 rot 3");
  table.play("pass");
  EXPECT_EQ(table->active_player(), 1);
  EXPECT_EQ(table->turn(), 4);
}

TEST(FurtherExpansions, F15ASecondPartWithoutAnythingLeftDrawsInFull) {
  BuilderAndAbbey rules;
  Table table(rules);
  table.play("place ft.04 at 1,0 rot 0");
  table.play("figure builder on road 0 at 0,0 forced for player 1");
  table.play("figure meeple on tent 0 at 1,0");
  table.play("place base.U at 1,1 rot 0");
  table.play("pass");
  table.play("place base.U at -1,0 rot 0");
  table.play("pass");
  EXPECT_EQ(table->active_player(), 0);
  EXPECT_EQ(table->may_draw(), 2);
}

/// A hole at (1,0) between a road in the west and the east and cities in the north and the south.
void lay_round_a_hole(Table& table) {
  for (const char* line :
       {"place base.E at 0,-1 rot 2", "pass", "place base.E at 1,-1 rot 2", "pass",
        "place base.E at 0,1 rot 3", "pass", "place base.E at 1,1 rot 0", "figure meeple on city 0 at 1,1",
        "place base.U at 2,1 rot 1", "pass", "place base.V at 2,0 rot 0", "figure meeple on road 0 at 2,0"}) {
    table.play(line);
  }
}

TEST(FurtherExpansions, AnAbbeyMatchesAnythingAndEndsIt) {
  BuilderAndAbbey rules;
  Table table(rules);
  const TypeIndex abbey = table.type("base.B");
  EXPECT_EQ(table->tiles_left(), 72 - 1 + 8 + 12 - 4) << "those in hand are not drawn";
  EXPECT_EQ(table.refused("discard base.B"), "F-15");
  lay_round_a_hole(table);
  const auto places = table->legal_placements(abbey);
  ASSERT_EQ(places.size(), 4U);
  EXPECT_EQ(places.front().cell, (Cell{1, 0}));
  EXPECT_EQ(table.refused("place base.B at 0,2 rot 0"), "A-1");
  EXPECT_TRUE(table->legal_placements(table.type("base.E")).size() > 0);
  const int left = table->tiles_left();
  table.play("place base.B at 1,0 rot 0");
  EXPECT_EQ(table->tiles_left(), left);
  EXPECT_EQ(table->remaining(abbey), 3);
  const auto events = table.play("figure meeple on monastery 0 at 1,0");
  EXPECT_EQ(scores_in(events), (std::vector<std::pair<FeatureKind, int>>{{FeatureKind::kCity, 2}}));
  EXPECT_EQ(table->score(1), 2);
  const Score road = table->value_of({{2, 0}, {FeatureKind::kRoad, 0}});
  EXPECT_FALSE(road.complete) << "its other end is open still";
  // F-15: a tile out of the own supply starts the second part, so that part draws as usual.
  EXPECT_EQ(table->active_player(), 0);
  EXPECT_EQ(table->may_draw(), 1);
}

TEST(FurtherExpansions, W11AnAbbeyIsAMonasteryForTowers) {
  BuilderAndAbbey rules;
  Table table(rules);
  lay_round_a_hole(table);
  table.play("place base.B at 1,0 rot 0");
  table.play("pass");
  table.play("place wt.D at 2,-1 rot 0");
  table.play("figure meeple on city 0 at 2,-1");
  table.play("place base.E at 2,-2 rot 2");
  EXPECT_EQ(scores_in(table.play("pass")), (std::vector<std::pair<FeatureKind, int>>{
                                               {FeatureKind::kWatchtower, 3}, {FeatureKind::kCity, 4}}));
}

/// The fairy goes to the first figure on a tent: a point at the beginning of each turn of its owner, and
/// three when the tent is closed. If `captures`, the first tile laid afterwards captures that figure for who
/// laid it, the next one sets it free; if `dragon`, it goes home instead.
class FairyTowerDragon final : public RuleSetOf<FairyTowerDragon> {
 public:
  std::string_view name() const override { return "fairy_tower_dragon"; }
  bool in_play(const rules::Setup&) const override { return true; }
  std::span<const Phase> steps() const override {
    static constexpr std::array<Phase, 1> kMine{Phase::kTile};
    return kMine;
  }
  void begin_step(Phase, const Rulebook&, Position& position, Events events) const override {
    const Player owner = with_fairy(position);
    if (position.part == 1 && owner == position.active) reward(position, owner, 1, events);
  }
  void before_feature_score(const Rulebook&, Position& position, NodeId feature,
                            Events events) const override {
    const int fairy = position.neutral(FigureKind::kFairy);
    if (fairy >= 0 && position.board.node(position.figures[static_cast<std::size_t>(fairy)].node).feature ==
                          position.board.node(feature).feature) {
      reward(position, with_fairy(position), 3, events);
    }
  }
  void end_turn(const Rulebook&, Position& position, Events) const override {
    const int on_tent = first_on_tent(position);
    if (has_fairy && position.neutral(FigureKind::kFairy) < 0 && on_tent >= 0) {
      position.put_figure(
          {FigureKind::kFairy, kNoPlayer, position.figures[static_cast<std::size_t>(on_tent)].node});
    }
  }
  void on_tile_placed(const Rulebook&, Position& position, Events events) const override {
    if (!position.elsewhere.empty()) return position.free_figure(0);
    const int on_tent = first_on_tent(position);
    if (on_tent < 0) return;
    const auto index = static_cast<std::size_t>(on_tent);
    if (captures) position.capture_figure(index, position.active);
    if (dragon) {
      if (events != nullptr) events->emplace_back(FigureReturned{position.figure(index)});
      position.take_figure(index);
    }
  }

  bool has_fairy = false;
  bool captures = false;
  bool dragon = false;

 private:
  static int first_on_tent(const Position& position) {
    for (std::size_t i = 0; i < position.figures.size(); ++i) {
      if (position.figures[i].player != kNoPlayer &&
          position.board.kind(position.figures[i].node) == FeatureKind::kTent) {
        return static_cast<int>(i);
      }
    }
    return -1;
  }
  static Player with_fairy(const Position& position) {
    const int fairy = position.neutral(FigureKind::kFairy);
    for (const StandingFigure& figure : position.figures) {
      if (fairy >= 0 && figure.player != kNoPlayer &&
          figure.node == position.figures[static_cast<std::size_t>(fairy)].node) {
        return figure.player;
      }
    }
    return kNoPlayer;
  }
  static void reward(Position& position, Player player, int points, Events events) {
    position.scores[player] += points;
    if (events != nullptr) events->emplace_back(ScoreAdjusted{player, points, "fairy"});
  }
};

TEST(FurtherExpansions, F16TheFairyPaysAtTheBeginningOfATurnAndWhenTheTentIsClosed) {
  FairyTowerDragon rules;
  rules.has_fairy = true;
  Table table(rules);
  table.play("place ft.04 at 1,0 rot 0");
  table.play("figure meeple on tent 0 at 1,0");
  table.play("place base.B at 1,-1 rot 0");
  EXPECT_EQ(table->score(0), 0);
  table.play("pass");
  EXPECT_EQ(table->score(0), 1) << "Anna's second turn begins";
  table.play("place base.B at 1,1 rot 0");
  table.play("pass");
  EXPECT_EQ(table->score(0), 1) << "Ben's does";
  table.play("place base.B at 2,0 rot 0");
  table.play("pass");
  EXPECT_EQ(table->score(0), 1 + 3) << "the tent's owner, whoever closed it";
  EXPECT_EQ(table->score(1), 3);
}

TEST(FurtherExpansions, F16AFigureOnATentIsCapturedAndSetFree) {
  FairyTowerDragon rules;
  rules.captures = true;
  Table table(rules);
  table.play("place ft.04 at 1,0 rot 0");
  table.play("figure meeple on tent 0 at 1,0");
  table.play("place base.B at 1,-1 rot 0");
  EXPECT_EQ(table->supply(0, FigureKind::kMeeple), 6) << "neither on the board nor in hand";
  EXPECT_TRUE(table->figures().empty());
  table.play("pass");
  EXPECT_EQ(table->may_draw(), 1);
  const std::string text = table->to_text();
  EXPECT_NE(text.find("elsewhere meeple of player 1 with player 2"), std::string::npos) << text;
  const auto again = Game::from_text(table->setup().catalogue, text);
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(again->to_text(), text);
  table.play("place base.B at 1,1 rot 0");
  EXPECT_EQ(table->supply(0, FigureKind::kMeeple), 7);
}

TEST(FurtherExpansions, F16TheDragonEatsAFigureOnATent) {
  FairyTowerDragon rules;
  rules.dragon = true;
  Table table(rules);
  table.play("place ft.04 at 1,0 rot 0");
  table.play("figure meeple on tent 0 at 1,0");
  table.play("place base.B at 1,-1 rot 0");
  table.play("pass");
  EXPECT_EQ(table->supply(0, FigureKind::kMeeple), 7);
  EXPECT_EQ(table->may_draw(), 1);
}

/// A figure may also go to any unfinished tent where nobody stands.
class Portal final : public RuleSetOf<Portal> {
 public:
  std::string_view name() const override { return "portal"; }
  bool in_play(const rules::Setup&) const override { return true; }
  void at_start(const Rulebook&, Position& position) const override {
    position.supply[0][static_cast<std::size_t>(FigureKind::kBuilder)] = 1;
  }
  void figure_options(const Rulebook&, const Position& position,
                      std::vector<PlaceFigure>& options) const override {
    for (NodeId node = 0; node < position.board.node_count(); ++node) {
      if (position.board.kind(node) != FeatureKind::kTent || position.occupied(node) ||
          position.board.complete(node) || position.board.node(node).tile == position.last_tile()) {
        continue;
      }
      for (const FigureKind kind : {FigureKind::kMeeple, FigureKind::kBuilder}) {
        if (position.in_hand(position.active, kind) > 0) {
          options.push_back({kind, position.board.ref(node), false, kNoPlayer});
        }
      }
    }
  }
};

TEST(FurtherExpansions, F16APortalLeadsToATentUnderTheTentsOwnRules) {
  Portal rules;
  Table table(rules);
  table.play("place ft.04 at 1,0 rot 0");
  table.play("pass");
  table.play("place ft.03 at -1,0 rot 0");
  table.play("pass");
  table.play("place base.B at 1,1 rot 0");
  EXPECT_EQ(table.refused("figure builder on tent 0 at 1,0"), "B-3") << "not offered: F-16 took it away";
  table.play("figure meeple on tent 0 at 1,0");
  table.play("place base.B at 1,-1 rot 0");
  table.play("pass");
  table.play("place base.B at 2,-1 rot 0");
  table.play("figure meeple on tent 0 at -1,0");
  table.play("place ft.01 at 2,0 rot 0 forced");
  table.play("pass");  // the tent at (1,0) is closed now, its figure home again
  EXPECT_EQ(table->may_draw(), 2);
}

/// Every turn has two parts.
class Twice final : public RuleSetOf<Twice> {
 public:
  std::string_view name() const override { return "twice"; }
  bool in_play(const rules::Setup&) const override { return true; }
  bool extends_turn(const Rulebook&, const Position& position) const override { return position.part == 1; }
};

TEST(FurtherExpansions, APartOfATurnGoesThroughText) {
  Twice rules;
  Table table(rules);
  table.play("place base.U at 1,0 rot 0");
  table.play("pass");
  EXPECT_EQ(table->turn(), 1);
  const std::string text = table->to_text();
  EXPECT_NE(text.find("| part 2 of 2"), std::string::npos) << text;
  auto again = Game::from_text(table->setup().catalogue, text);
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(again->to_text(), text);
  table.play("place base.U at 2,0 rot 0");
  table.play("pass");
  EXPECT_EQ(table->turn(), 2);
  EXPECT_EQ(table->active_player(), 1);
}

}  // namespace
}  // namespace tilewatch::rules
