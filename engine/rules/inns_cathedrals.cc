// SPDX-License-Identifier: MIT
// Inns & Cathedrals: roads with an inn, cities with a cathedral, a big meeple for everybody (B-12). That six
// may play is said where players are counted.
#include <algorithm>
#include <array>

#include "engine/rules/figure_traits.h"
#include "engine/rules/rule_set.h"
#include "engine/rules/scoring.h"

namespace tilewatch::rules {
namespace {

class InnsCathedrals final : public RuleSetOf<InnsCathedrals> {
 public:
  std::string_view name() const override { return "inns_cathedrals"; }

  bool in_play(const Setup& setup) const override {
    const auto& types = setup.catalogue->types();
    return std::any_of(types.begin(), types.end(), [](const catalogue::TileType& type) {
      return std::any_of(type.roads.begin(), type.roads.end(), [](const auto& road) { return road.inn; }) ||
             std::any_of(type.cities.begin(), type.cities.end(),
                         [](const auto& city) { return city.cathedral; });
    });
  }

  std::span<const SwitchInfo> switches() const override {
    static constexpr std::array<SwitchInfo, 1> kSwitches{{
        {"big_meeple", &Switches::big_meeple, 0, 1, false, "B-12", "Inns & Cathedrals",
         "each player has a big meeple, which counts as two"},
    }};
    return kSwitches;
  }

  void at_start(const Rulebook& book, Position& position) const override {
    if (book.switches().big_meeple == 0) return;
    for (std::size_t player = 0; player < book.setup.players.size(); ++player) {
      position.supply[player][static_cast<std::size_t>(FigureKind::kBigMeeple)] = 1;
    }
  }

  void figure_options(const Rulebook& book, const Position& position,
                      std::vector<PlaceFigure>& options) const override {
    if (position.in_hand(position.active, FigureKind::kBigMeeple) == 0) return;
    const Board& board = position.board;
    const int tile = position.last_tile();
    for (int i = 0; i < board.nodes_of(tile); ++i) {
      const auto node = static_cast<NodeId>(board.first_node(tile) + i);
      if (!takes_meeple(book.switches(), board.kind(node)) || position.occupied(node)) continue;
      options.push_back({FigureKind::kBigMeeple, board.ref(node), false, kNoPlayer});
    }
  }

  std::optional<Violation> why_no_figure(const Rulebook& book, const Position&,
                                         const PlaceFigure& command) const override {
    if (command.kind == FigureKind::kBigMeeple && command.at.piece.kind == FeatureKind::kField &&
        book.switches().fields == 0) {
      return Violation{"B-8", "this game is played without farmers"};
    }
    return std::nullopt;
  }

  // Comes after the base game's terms and before those of mage and witch (M-14, M-17).
  void score_terms(const Rulebook&, const Position& position, NodeId feature, Terms& terms) const override {
    const Node& totals = position.board.feature(feature);
    const bool complete = totals.open == 0;
    switch (position.board.kind(feature)) {
      case FeatureKind::kRoad:
        if (totals.inns == 0) return;
        if (!complete) terms.clear();
        terms.add("inn", totals.inns, complete ? totals.tiles : 0);
        break;
      case FeatureKind::kCity:
        if (totals.cathedrals == 0) return;
        if (!complete) terms.clear();
        terms.add("cathedral", totals.cathedrals, complete ? totals.tiles + totals.shields : 0);
        break;
      default:
        break;
    }
  }
};

}  // namespace

const RuleSet& inns_cathedrals() {
  static const InnsCathedrals kInnsCathedrals;
  return kInnsCathedrals;
}

}  // namespace tilewatch::rules
