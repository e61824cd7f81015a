// SPDX-License-Identifier: MIT
// The Fortune Teller: a figure on a tent lets its owner draw more tiles and choose one (F-1 to F-17).
#include <algorithm>
#include <array>

#include "engine/rules/figure_traits.h"
#include "engine/rules/rule_set.h"
#include "engine/rules/scoring.h"
#include "engine/rules/statement.h"
#include "engine/rules/turn.h"

namespace tilewatch::rules {
namespace {

constexpr int kTentPoints = 3;   // F-10
constexpr int kMostTiles = 100;  // drawn at once, in a position's text

bool may_stand_on_tent(const Rulebook& book, FigureKind kind) {
  if (kind == FigureKind::kAbbot) return book.switches().abbot_on_tent != 0;  // F-17
  return traits_of(kind).on_tent;                                             // F-16
}

/// F-4, F-11: figures on tents that are not closed.
int tents_of(const Position& position, Player player) {
  int tents = 0;
  for (const StandingFigure& figure : position.figures) {
    if (figure.player == player && position.board.kind(figure.node) == FeatureKind::kTent &&
        !position.board.complete(figure.node)) {
      ++tents;
    }
  }
  return tents;
}

std::string tiles_text(int count) { return count == 1 ? "one tile" : std::to_string(count) + " tiles"; }

class FortuneTeller final : public RuleSetOf<FortuneTeller> {
 public:
  std::string_view name() const override { return "fortune_teller"; }
  bool in_play(const Setup& setup) const override {
    const auto& sets = setup.catalogue->set_names();
    return std::find(sets.begin(), sets.end(), "fortune_teller") != sets.end();
  }
  std::span<const SwitchInfo> switches() const override {
    static constexpr std::array<SwitchInfo, 5> kSwitches{{
        {"tents_each", &Switches::tents_each, 0, 8, false, "F-4",
         "The Fortune Teller speaks of one and of two figures",
         "most figures of one player on tents, and most extra tiles in a turn", true},
        {"must_draw_extra", &Switches::must_draw_extra, 0, 1, false, "F-5",
         "The Fortune Teller \"allows\" to draw more", "the extra tiles must be drawn", true},
        {"misfits_return", &Switches::misfits_return, 0, 1, false, "F-8",
         "The Fortune Teller, answer of 1/2021: silent about where they go",
         "several drawn tiles of which none fits go back to the others; no: they leave the game", true},
        {"tent_needs_figure", &Switches::tent_needs_figure, 0, 1, false, "F-12",
         "The Fortune Teller asks for four tiles; the first fan version speaks of the figure",
         "a closed tent pays only if a figure is on it", true},
        {"abbot_on_tent", &Switches::abbot_on_tent, 0, 1, false, "F-17",
         "The Fortune Teller does not mention the abbot", "an abbot may stand on a tent", true},
    }};
    return kSwitches;
  }

  int extra_draws(const Rulebook& book, const Position& position) const override {
    return std::min(tents_of(position, position.active), book.switches().tents_each);
  }

  // F-3
  void figure_options(const Rulebook& book, const Position& position,
                      std::vector<PlaceFigure>& options) const override {
    const Board& board = position.board;
    const int tile = position.last_tile();
    if (!board.shape_of(tile).surrounded) return;
    for (int i = 0; i < board.nodes_of(tile); ++i) {
      const auto node = static_cast<NodeId>(board.first_node(tile) + i);
      if (board.kind(node) != FeatureKind::kTent || position.occupied(node)) continue;
      for (std::size_t kind = 0; kind < kFigureKinds; ++kind) {
        const auto figure = static_cast<FigureKind>(kind);
        if (position.in_hand(position.active, figure) > 0 && may_stand_on_tent(book, figure)) {
          options.push_back({figure, board.ref(node), false, kNoPlayer});
        }
      }
    }
  }
  // F-4, F-16, F-17: also for tents that another rule set offers.
  void limit_figure_options(const Rulebook& book, const Position& position,
                            std::vector<PlaceFigure>& options) const override {
    std::erase_if(options, [&](const PlaceFigure& option) {
      return option.at.piece.kind == FeatureKind::kTent && why_no_figure(book, position, option).has_value();
    });
  }
  std::optional<Violation> why_no_figure(const Rulebook& book, const Position& position,
                                         const PlaceFigure& command) const override {
    if (command.at.piece.kind != FeatureKind::kTent) return std::nullopt;
    if (!may_stand_on_tent(book, command.kind)) {
      const bool abbot = command.kind == FigureKind::kAbbot;
      return Violation{abbot ? "F-17" : "F-16", "this kind of figure may not stand on a tent"};
    }
    const Player player = command.player == kNoPlayer ? position.active : command.player;
    const int tents = tents_of(position, player);
    if (tents < book.switches().tents_each) return std::nullopt;
    return Violation{"F-4", "no more than " + std::to_string(book.switches().tents_each) +
                                " figures of a player may stand on tents"};
  }

  bool owns(const Command& command) const override { return std::holds_alternative<DrawTiles>(command); }
  std::optional<Violation> why_not_own(const Rulebook& book, const Position& position,
                                       const Command& command) const override {
    const auto& types = std::get<DrawTiles>(command).types;
    if (position.phase == Phase::kEnded) return Violation{"B-5", "the game is over"};
    if (position.phase != Phase::kTile) {
      return Violation{"B-3", "the tile of this turn is laid; tiles are drawn when a turn begins"};
    }
    if (!position.drawn.empty()) return Violation{"F-6", "tiles are drawn already; one of them is laid"};
    if (types.empty()) return Violation{"F-5", "at least one tile is drawn"};
    const auto count = static_cast<int>(types.size());
    const int most = may_draw(book, position);
    if (count > most) return too_many(position, most);
    if (count < most && book.switches().must_draw_extra != 0) {
      return Violation{"F-5", tiles_text(most) + " must be drawn"};
    }
    for (const TypeIndex type : types) {
      if (type >= position.remaining.size() || book.shapes[type].from_supply) {
        return Violation{"B-1", "there is no such tile to be drawn"};
      }
      if (auto violation = held_back(book, position, type)) return violation;
      if (std::count(types.begin(), types.end(), type) > position.remaining[type]) {
        return Violation{"B-1", "not so many copies of " + book.setup.catalogue->type(type).id + " are left"};
      }
    }
    return std::nullopt;
  }
  bool perform_own(const Rulebook&, Position& position, const Command& command, Events) const override {
    position.drawn = std::get<DrawTiles>(command).types;
    position.drawn_together = static_cast<std::uint8_t>(position.drawn.size());
    return false;
  }

  // F-10: whoever laid the last tile, whoever owns the figure. Only as long as that turn lasts: later nobody
  // gets anything for the tent.
  std::optional<unsigned> winners(const Rulebook& book, const Position& position,
                                  NodeId feature) const override {
    if (position.board.kind(feature) != FeatureKind::kTent || !position.board.complete(feature)) {
      return std::nullopt;
    }
    const bool pays = position.phase != Phase::kTile && position.phase != Phase::kEnded &&
                      (book.switches().tent_needs_figure == 0 || position.occupied(feature));
    return pays && closed_now(position, feature) ? 1U << position.active : 0U;
  }
  // F-10, F-14
  void score_terms(const Rulebook&, const Position& position, NodeId feature, Terms& terms) const override {
    if (position.board.kind(feature) == FeatureKind::kTent && position.board.complete(feature)) {
      terms.add("tent", 1, kTentPoints);
    }
  }

  std::vector<std::string> state_text(const Rulebook&, const Position& position) const override {
    if (position.drawn_together == 0) return {};
    return {"drawn_together " + std::to_string(position.drawn_together)};
  }
  bool read_state(std::string_view first, StatementReader& reader, const Rulebook&,
                  Position& position) const override {
    if (first != "drawn_together") return false;
    position.drawn_together = static_cast<std::uint8_t>(reader.number("number of tiles", 1, kMostTiles));
    return true;
  }
  std::optional<std::string> inconsistency(const Rulebook&, const Position& position) const override {
    if (position.drawn.size() > position.drawn_together) {
      return "more tiles lie drawn than were drawn";
    }
    return std::nullopt;
  }

 private:
  static std::optional<Violation> too_many(const Position& position, int most) {
    if (position.drawn_together > 0) {
      return Violation{"F-8", "none of the first tiles fitted; from then on one tile at a time is drawn"};
    }
    if (most == position.tiles_left) return Violation{"F-9", "only " + tiles_text(most) + " left"};
    return Violation{"F-4", "only " + tiles_text(most) + " may be drawn"};
  }

  static bool closed_now(const Position& position, NodeId tent) {
    const Cell last = position.board.tiles().back().cell;
    const Cell cell = position.board.ref(tent).cell;
    return std::abs(last.x - cell.x) + std::abs(last.y - cell.y) <= 1;
  }
};

}  // namespace

const RuleSet& fortune_teller() {
  static const FortuneTeller kFortuneTeller;
  return kFortuneTeller;
}

}  // namespace tilewatch::rules
