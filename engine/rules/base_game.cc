// SPDX-License-Identifier: MIT
// The base game: figures and points of cities, roads, monasteries and fields (B-0 to B-9, B-13).
#include <array>

#include "engine/rules/figure_traits.h"
#include "engine/rules/rule_set.h"
#include "engine/rules/scoring.h"

namespace tilewatch::rules {
namespace {

class BaseGame final : public RuleSetOf<BaseGame> {
 public:
  std::string_view name() const override { return "base"; }
  bool in_play(const Setup&) const override { return true; }

  std::span<const SwitchInfo> switches() const override {
    static constexpr std::array<SwitchInfo, 4> kSwitches{{
        {"meeples", &Switches::meeples, 1, 50, false, "B-0", "Base game", "meeples of each player"},
        {"tiny_city", &Switches::tiny_city, 2, 4, true, "B-9", "Base game: C2, C3 say 4, old C1 says 2",
         "points of a finished city of two tiles", true},
        {"farm_points", &Switches::farm_points, 3, 4, true, "B-9", "Base game: the first C1 print says 4",
         "points of a field for each finished city beside it", true},
        {"fields", &Switches::fields, 0, 1, false, "B-8", "Base game", "farmers may be placed"},
    }};
    return kSwitches;
  }

  void at_start(const Rulebook& book, Position& position) const override {
    for (std::size_t player = 0; player < book.setup.players.size(); ++player) {
      position.supply[player][static_cast<std::size_t>(FigureKind::kMeeple)] =
          static_cast<std::uint8_t>(book.switches().meeples);
    }
  }

  std::span<const Phase> steps() const override {
    static constexpr std::array<Phase, 3> kMine{Phase::kTile, Phase::kFigure, Phase::kScore};
    return kMine;
  }
  bool waits_in(Phase phase, const Rulebook&, const Position&) const override {
    return phase == Phase::kTile || phase == Phase::kFigure;
  }
  void begin_step(Phase phase, const Rulebook& book, Position& position, Events events) const override {
    if (phase == Phase::kScore && book.scorer == nullptr) score_finished(book, position, events);
  }

  void choices(const Rulebook&, const Position& position, std::vector<Command>& out) const override {
    if (position.phase == Phase::kFigure) out.emplace_back(Pass{});
  }

  // B-3
  void figure_options(const Rulebook& book, const Position& position,
                      std::vector<PlaceFigure>& options) const override {
    if (position.in_hand(position.active, FigureKind::kMeeple) == 0) return;
    const Board& board = position.board;
    const int tile = position.last_tile();
    for (int i = 0; i < board.nodes_of(tile); ++i) {
      const auto node = static_cast<NodeId>(board.first_node(tile) + i);
      if (!takes_meeple(book.switches(), board.kind(node)) || position.occupied(node)) continue;
      options.push_back({FigureKind::kMeeple, board.ref(node), false, kNoPlayer});
    }
  }

  std::optional<Violation> why_no_figure(const Rulebook& book, const Position&,
                                         const PlaceFigure& command) const override {
    if (command.kind == FigureKind::kMeeple && command.at.piece.kind == FeatureKind::kField &&
        book.switches().fields == 0) {
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
        const bool small = totals.tiles == 2 && book.switches().tiny_city == 2;
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
        terms.add("cities", cities, cities * book.switches().farm_points);
        break;
      }
      default:
        break;
    }
  }
};

}  // namespace

const RuleSet& base_game() {
  static const BaseGame kBaseGame;
  return kBaseGame;
}

}  // namespace tilewatch::rules
