// SPDX-License-Identifier: MIT
// The Watchtowers: what a tower sees on the nine tiles round it is paid to the figures on its tile whose road
// or city is finished (W-1 to W-15).
#include "engine/rules/watchtowers.h"

#include <algorithm>
#include <array>

#include "engine/rules/figure_traits.h"
#include "engine/rules/rule_set.h"
#include "engine/rules/scoring.h"

namespace tilewatch::rules {
namespace {

using catalogue::TowerCounts;
using catalogue::Watchtower;

const Watchtower* tower_on(const Rulebook& book, const Position& position, int tile) {
  if (tile < 0) return nullptr;
  const TypeIndex type = position.board.tiles()[static_cast<std::size_t>(tile)].type;
  if (type == catalogue::kNoType) return nullptr;
  const auto& tower = book.setup.catalogue->type(type).watchtower;
  return tower ? &*tower : nullptr;
}

/// Its own piece's tile, unless a rule set knows better (notes 3 and 6: bridges, castles); -1 for none.
int tile_under(const Rulebook& book, const Position& position, const StandingFigure& figure) {
  for (const RuleSet* rules : book.with(Hook::kTileOfFigure)) {
    if (const auto tile = rules->tile_of_figure(book, position, figure)) return *tile;
  }
  return position.board.node(figure.node).tile;
}

constexpr const char* name_of_term(TowerCounts per) {
  switch (per) {
    case TowerCounts::kMeeples:
      return "meeples";
    case TowerCounts::kMonasteries:
      return "monasteries";
    case TowerCounts::kShields:
      return "shields";
    case TowerCounts::kRoads:
      return "roads";
    case TowerCounts::kCities:
      return "cities";
  }
  return "";
}

bool near(Cell a, Cell b) { return std::abs(a.x - b.x) <= 1 && std::abs(a.y - b.y) <= 1; }

/// W-8: the figures of all players in the area.
int meeples_round(const Rulebook& book, const Position& position, Cell tower) {
  int count = 0;
  for (const StandingFigure& figure : position.figures) {
    if (figure.player == kNoPlayer || !traits_of(figure.kind).meeple) continue;
    const int tile = tile_under(book, position, figure);
    if (tile >= 0 && near(position.board.tiles()[static_cast<std::size_t>(tile)].cell, tower)) ++count;
  }
  return count;
}

/// W-9 to W-12: what one tile adds.
int seen_on(const Rulebook& book, const Position& position, int tile, TowerCounts per) {
  const Board& board = position.board;
  int pieces = 0;
  for (int i = 0; i < board.nodes_of(tile); ++i) {
    const auto node = static_cast<NodeId>(board.first_node(tile) + i);
    const FeatureKind kind = board.kind(node);
    if (per == TowerCounts::kShields) pieces += board.shape(node).shields;
    if ((per == TowerCounts::kMonasteries && kind == FeatureKind::kMonastery) ||
        (per == TowerCounts::kRoads && kind == FeatureKind::kRoad) ||
        (per == TowerCounts::kCities && kind == FeatureKind::kCity)) {
      ++pieces;
    }
  }
  for (const RuleSet* rules : book.with(Hook::kTowerPieces))
    pieces += rules->tower_pieces(book, position, tile, per);
  // W-10, W-12: tiles are counted, however many pieces they carry.
  const bool by_tile = per == TowerCounts::kRoads || per == TowerCounts::kCities;
  return by_tile ? std::clamp(pieces, 0, 1) : std::max(pieces, 0);
}

/// W-7
int seen_from(const Rulebook& book, const Position& position, Cell tower, TowerCounts per) {
  if (per == TowerCounts::kMeeples) return meeples_round(book, position, tower);
  int count = 0;
  for (int dy = -1; dy <= 1; ++dy) {
    for (int dx = -1; dx <= 1; ++dx) {
      const int tile = position.board.tile_at({tower.x + dx, tower.y + dy});
      if (tile >= 0) count += seen_on(book, position, tile, per);
    }
  }
  return count;
}

class Watchtowers final : public RuleSetOf<Watchtowers> {
 public:
  std::string_view name() const override { return "watchtowers"; }
  bool in_play(const Setup& setup) const override {
    const auto& sets = setup.catalogue->set_names();
    return std::find(sets.begin(), sets.end(), "watchtowers") != sets.end();
  }
  std::span<const SwitchInfo> switches() const override {
    static constexpr std::array<SwitchInfo, 1> kSwitches{{
        {"towers_first", &Switches::towers_first, 0, 1, false, "W-14",
         "The Watchtowers, C2: silent about several features finished by one tile",
         "all towers are paid before any feature; no: feature by feature, each with its tower and its "
         "figures "
         "going home",
         true},
    }};
    return kSwitches;
  }

  std::optional<Violation> why_no_figure(const Rulebook&, const Position&,
                                         const PlaceFigure& command) const override {
    if (command.at.piece.kind != FeatureKind::kWatchtower) return std::nullopt;
    return Violation{"W-2", "nobody stands on the tower itself"};
  }

  void before_completed_score(const Rulebook& book, Position& position, std::span<const NodeId> finished,
                              Events events) const override {
    if (book.switches().towers_first == 0) return;
    for (const NodeId feature : finished) score_towers(book, position, feature, events);
  }
  void before_feature_score(const Rulebook& book, Position& position, NodeId feature,
                            Events events) const override {
    if (book.switches().towers_first == 0) score_towers(book, position, feature, events);
  }

 private:
  /// W-3, W-5: each figure of the feature that stands on a tower's tile.
  static void score_towers(const Rulebook& book, Position& position, NodeId feature, Events events) {
    const FeatureKind kind = position.board.kind(feature);
    if ((kind != FeatureKind::kCity && kind != FeatureKind::kRoad) || !position.occupied(feature)) return;
    const NodeId wanted = position.board.node(feature).feature;
    for (std::size_t i = 0; i < position.figures.size(); ++i) {
      const StandingFigure figure = position.figures[i];
      if (figure.player == kNoPlayer || !traits_of(figure.kind).sets_off_tower ||
          position.board.node(figure.node).feature != wanted) {
        continue;
      }
      const int tile = tile_under(book, position, figure);
      if (const Watchtower* tower = tower_on(book, position, tile)) {
        pay_tower(book, position, *tower, tile, i, events);
      }
    }
  }

  /// W-4: its own scoring, to the figure's owner whoever gets the feature.
  static void pay_tower(const Rulebook& book, Position& position, const Watchtower& tower, int tile,
                        std::size_t figure, Events events) {
    const Cell cell = position.board.tiles()[static_cast<std::size_t>(tile)].cell;
    const int count = seen_from(book, position, cell, tower.per);
    const int points = count * tower.points;
    if (points == 0) return;
    const Player player = position.figures[figure].player;
    position.scores[player] += points;
    if (events != nullptr) {
      Score score;
      score.kind = FeatureKind::kWatchtower;
      score.complete = true;
      score.cells = {cell};
      score.pieces = {position.board.ref(position.figures[figure].node)};
      score.figures = {position.figure(figure)};
      score.terms = {{name_of_term(tower.per), count, points}};
      score.points = points;
      score.winners = {player};
      events->emplace_back(Scored{std::move(score), false});
    }
    tell_paid(book, position, FeatureKind::kWatchtower, 1U << player, points, events);
  }
};

}  // namespace

std::vector<TowerStatus> towers_status(const Game& game) {
  std::vector<TowerStatus> towers;
  const Position& position = game.position();
  for (std::size_t i = 0; i < game.tiles().size(); ++i) {
    const Watchtower* tower = tower_on(game.rulebook(), position, static_cast<int>(i));
    if (tower == nullptr) continue;
    const Cell cell = game.tiles()[i].cell;
    const int count = seen_from(game.rulebook(), position, cell, tower->per);
    towers.push_back({cell, name_of_term(tower->per), count, count * tower->points});
  }
  return towers;
}

const RuleSet& watchtowers() {
  static const Watchtowers kWatchtowers;
  return kWatchtowers;
}

}  // namespace tilewatch::rules
