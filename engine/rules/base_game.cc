// SPDX-License-Identifier: MIT
// The base game: figures and points of cities, roads, monasteries and fields (B-0 to B-9, B-13).
#include "engine/rules/rule_set.h"
#include "engine/rules/scoring.h"

namespace tilewatch::rules {
namespace {

class BaseGame final : public RuleSet {
 public:
  std::string_view name() const override { return "base"; }
  bool in_play(const Setup&) const override { return true; }

  std::optional<Violation> setup_problem(const Setup& setup) const override {
    if (setup.meeples < 1 || setup.meeples > 50) {
      return Violation{"B-0", "a player has 1 to 50 meeples, not " + std::to_string(setup.meeples)};
    }
    if (setup.two_tile_city_points != 2 && setup.two_tile_city_points != 4) {
      return Violation{
          "B-9", "a two-tile city is worth 4 or 2 points, not " + std::to_string(setup.two_tile_city_points)};
    }
    if (setup.farm_points != 3 && setup.farm_points != 4) {
      return Violation{"B-9", "a field earns 3 or 4 points a city, not " + std::to_string(setup.farm_points)};
    }
    return std::nullopt;
  }

  void at_start(const Rulebook& book, Position& position) const override {
    for (std::size_t player = 0; player < book.setup.players.size(); ++player) {
      position.supply[player][static_cast<std::size_t>(FigureKind::kMeeple)] =
          static_cast<std::uint8_t>(book.setup.meeples);
    }
  }

  bool waits_in(Phase phase, const Rulebook&, const Position&) const override {
    return phase == Phase::kTile || phase == Phase::kFigure;
  }

  // B-3
  void figure_options(const Rulebook& book, const Position& position,
                      std::vector<PlaceFigure>& options) const override {
    if (position.in_hand(position.active, FigureKind::kMeeple) == 0) return;
    const Board& board = position.board;
    const int tile = position.last_tile();
    for (int i = 0; i < board.nodes_of(tile); ++i) {
      const auto node = static_cast<NodeId>(board.first_node(tile) + i);
      if (!takes_meeple(book.setup, board.kind(node)) || position.occupied(node)) continue;
      options.push_back({FigureKind::kMeeple, board.ref(node), false, kNoPlayer});
    }
  }

  std::optional<Violation> why_no_figure(const Rulebook& book, const Position&,
                                         const PlaceFigure& command) const override {
    if (command.kind == FigureKind::kMeeple && command.at.piece.kind == FeatureKind::kField &&
        !book.setup.fields) {
      return Violation{"B-8", "this game is played without farmers"};
    }
    return std::nullopt;
  }

  void score_terms(const Rulebook& book, const Position& position, NodeId feature,
                   Terms& terms) const override {
    const Node& totals = position.board.feature(feature);
    const bool complete = totals.open == 0;
    switch (position.board.kind(feature)) {
      case FeatureKind::kRoad:
        terms.add("tiles", totals.tiles, totals.tiles);
        break;
      case FeatureKind::kCity: {
        const bool small = totals.tiles == 2 && book.setup.two_tile_city_points == 2;
        const int each = complete && !small ? 2 : 1;
        terms.add("tiles", totals.tiles, each * totals.tiles);
        if (totals.shields > 0) terms.add("shields", totals.shields, each * totals.shields);
        break;
      }
      case FeatureKind::kMonastery:
        terms.add("tiles", totals.tiles, totals.tiles);
        break;
      case FeatureKind::kField: {
        const auto cities = static_cast<int>(finished_cities_of(position, feature).size());
        terms.add("cities", cities, cities * book.setup.farm_points);
        break;
      }
      default:
        break;
    }
  }

 private:
  static bool takes_meeple(const Setup& setup, FeatureKind kind) {
    switch (kind) {
      case FeatureKind::kCity:
      case FeatureKind::kRoad:
      case FeatureKind::kMonastery:
        return true;
      case FeatureKind::kField:
        return setup.fields;
      default:
        return false;
    }
  }
};

}  // namespace

const RuleSet& base_game() {
  static const BaseGame kBaseGame;
  return kBaseGame;
}

}  // namespace tilewatch::rules
