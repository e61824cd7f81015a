// SPDX-License-Identifier: MIT
// The Abbot: gardens, which only abbots may go to, and abbots that come home early (B-10).
#include <algorithm>
#include <array>

#include "engine/rules/rule_set.h"
#include "engine/rules/scoring.h"

namespace tilewatch::rules {
namespace {

bool takes_abbot(FeatureKind kind) { return kind == FeatureKind::kMonastery || kind == FeatureKind::kGarden; }

class TheAbbot final : public RuleSetOf<TheAbbot> {
 public:
  std::string_view name() const override { return "abbot"; }
  bool in_play(const Setup& setup) const override { return setup.switches.abbot != 0; }

  std::span<const SwitchInfo> switches() const override {
    static constexpr std::array<SwitchInfo, 1> kSwitches{{
        {"abbot", &Switches::abbot, 0, 1, false, "B-10", "The Abbot (C2, C3)",
         "each player has an abbot; gardens count"},
    }};
    return kSwitches;
  }

  void at_start(const Rulebook& book, Position& position) const override {
    for (std::size_t player = 0; player < book.setup.players.size(); ++player) {
      position.supply[player][static_cast<std::size_t>(FigureKind::kAbbot)] = 1;
    }
  }

  std::span<const Phase> steps() const override {
    static constexpr std::array<Phase, 1> kMine{Phase::kFigure};
    return kMine;
  }

  void figure_options(const Rulebook&, const Position& position,
                      std::vector<PlaceFigure>& options) const override {
    if (position.in_hand(position.active, FigureKind::kAbbot) == 0) return;
    const Board& board = position.board;
    const int tile = position.last_tile();
    if (!board.shape_of(tile).surrounded) return;
    for (int i = 0; i < board.nodes_of(tile); ++i) {
      const auto node = static_cast<NodeId>(board.first_node(tile) + i);
      if (!takes_abbot(board.kind(node)) || position.occupied(node)) continue;
      options.push_back({FigureKind::kAbbot, board.ref(node), false, kNoPlayer});
    }
  }

  std::optional<Violation> why_no_figure(const Rulebook&, const Position&,
                                         const PlaceFigure& command) const override {
    const FeatureKind at = command.at.piece.kind;
    if (command.kind == FigureKind::kAbbot && !takes_abbot(at) && at != FeatureKind::kTent) {  // F-17
      return Violation{"B-10", "an abbot goes only to a monastery or a garden"};
    }
    if (command.kind != FigureKind::kAbbot && command.at.piece.kind == FeatureKind::kGarden) {
      return Violation{"B-10", "only an abbot goes to a garden"};
    }
    return std::nullopt;
  }

  void choices(const Rulebook& book, const Position& position, std::vector<Command>& out) const override {
    for (std::size_t i = 0; i < position.figures.size(); ++i) {
      if (may_go_home(book, position, position.figures[i])) out.emplace_back(TakeHome{position.figure(i)});
    }
  }

  bool owns(const Command& command) const override { return std::holds_alternative<TakeHome>(command); }

  std::optional<Violation> why_not_own(const Rulebook& book, const Position& position,
                                       const Command& command) const override {
    const Figure& wanted = std::get<TakeHome>(command).figure;
    if (position.phase == Phase::kEnded) return Violation{"B-5", "the game is over"};
    if (position.phase != Phase::kFigure) {
      return Violation{"B-10", "an abbot is taken home instead of placing a figure, after the tile is laid"};
    }
    if (wanted.kind != FigureKind::kAbbot) return Violation{"B-10", "only abbots are taken home early"};
    const int index = index_of(position, wanted);
    if (index < 0) return Violation{"B-10", "no such abbot stands at " + to_string(wanted.at.cell)};
    const StandingFigure& figure = position.figures[static_cast<std::size_t>(index)];
    if (!book.same_person(figure.player, position.active)) {
      return Violation{"B-10", "it belongs to " + name_of(book.setup, figure.player) +
                                   ", and it is the turn of " + name_of(book.setup, position.active)};
    }
    if (!may_go_home(book, position, figure)) {
      return Violation{"B-10", "all its neighbours are laid: it is scored now and comes home anyway"};
    }
    return std::nullopt;
  }

  bool perform_own(const Rulebook& book, Position& position, const Command& command,
                   Events events) const override {
    const Figure& figure = std::get<TakeHome>(command).figure;
    const auto index = static_cast<std::size_t>(index_of(position, figure));
    pay(book, position, position.board.node(position.figures[index].node).feature, false, events);
    if (events != nullptr) events->emplace_back(FigureReturned{figure});
    position.take_figure(index);
    return true;
  }

  void score_terms(const Rulebook&, const Position& position, NodeId feature, Terms& terms) const override {
    if (position.board.kind(feature) != FeatureKind::kGarden) return;
    const int tiles = position.board.feature(feature).tiles;
    terms.add("tiles", tiles, tiles);
  }

 private:
  static bool may_go_home(const Rulebook& book, const Position& position, const StandingFigure& figure) {
    return figure.kind == FigureKind::kAbbot && book.same_person(figure.player, position.active) &&
           !position.board.complete(figure.node);
  }

  static int index_of(const Position& position, const Figure& wanted) {
    for (std::size_t i = 0; i < position.figures.size(); ++i) {
      if (position.figure(i) == wanted) return static_cast<int>(i);
    }
    return -1;
  }
};

}  // namespace

const RuleSet& the_abbot() {
  static const TheAbbot kTheAbbot;
  return kTheAbbot;
}

}  // namespace tilewatch::rules
