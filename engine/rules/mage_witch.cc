// SPDX-License-Identifier: MIT
// Mage & Witch (M-2 to M-19): two figures of nobody that change what roads and cities pay.
//
// M-11 and M-18 need nothing here: figures are placed and shared majorities paid as ever.
#include <algorithm>
#include <array>
#include <string>

#include "engine/rules/rule_set.h"
#include "engine/rules/scoring.h"
#include "engine/rules/statement.h"

namespace tilewatch::rules {
namespace {

constexpr std::array<FigureKind, 2> kBoth{FigureKind::kMage, FigureKind::kWitch};

FigureKind other_of(FigureKind kind) {
  return kind == FigureKind::kMage ? FigureKind::kWitch : FigureKind::kMage;
}

bool is_road_or_city(FeatureKind kind) { return kind == FeatureKind::kRoad || kind == FeatureKind::kCity; }

/// The features on which they stand; kNoNode: beside the board.
struct Features {
  NodeId mage = kNoNode;
  NodeId witch = kNoNode;
  NodeId of(FigureKind kind) const { return kind == FigureKind::kMage ? mage : witch; }
};
Features features_of(const Position& position) {
  Features features;
  for (const StandingFigure& figure : position.figures) {
    if (figure.player != kNoPlayer) continue;
    if (figure.kind == FigureKind::kMage) features.mage = position.board.node(figure.node).feature;
    if (figure.kind == FigureKind::kWitch) features.witch = position.board.node(figure.node).feature;
  }
  return features;
}
NodeId feature_of(const Position& position, FigureKind kind) { return features_of(position).of(kind); }

bool on_board(const Position& position, FigureKind kind) { return position.neutral(kind) >= 0; }

/// M-4, M-8: they stand on one feature.
bool joined(const Position& position) {
  const Features features = features_of(position);
  return features.mage != kNoNode && features.mage == features.witch;
}

bool laid_magic_tile(const Rulebook& book, const Position& position) {
  const TypeIndex type = position.board.tiles().back().type;
  return type != catalogue::kNoType && book.setup.catalogue->type(type).magic;
}

/// Calls `visit` with every piece to which either may go (M-3, M-4, M-5) until it returns false.
template <class Visit>
void for_targets(const Position& position, Visit visit) {
  const Board& board = position.board;
  const Features taken = features_of(position);
  for (NodeId node = 0; node < board.node_count(); ++node) {
    if (!is_road_or_city(board.kind(node)) || board.complete(node)) continue;
    const NodeId feature = board.node(node).feature;
    if (feature != taken.mage && feature != taken.witch && !visit(node)) return;
  }
}

bool has_target(const Position& position) {
  bool found = false;
  for_targets(position, [&](NodeId) {
    found = true;
    return false;
  });
  return found;
}

void take_off(Position& position, FigureKind kind, Events events) {
  const auto index = static_cast<std::size_t>(position.neutral(kind));
  if (events != nullptr) events->emplace_back(FigureReturned{position.figure(index)});
  position.take_figure(index);
}

/// Whether this turn still gives a reason for a move: the tile's symbol, or both on one feature.
bool reason_left(const Rulebook& book, const Position& position) {
  if (position.magic.owed == 0) return false;
  return laid_magic_tile(book, position) || (joined(position) && !position.magic.together);
}

std::string name_of_kind(FeatureKind kind) { return std::string(to_string(kind)); }

class MageAndWitch final : public RuleSetOf<MageAndWitch> {
 public:
  std::string_view name() const override { return "mage_witch"; }

  bool in_play(const Setup& setup) const override {
    const auto& sets = setup.catalogue->set_names();
    return std::find(sets.begin(), sets.end(), "mage_witch") != sets.end();
  }

  std::span<const SwitchInfo> switches() const override {
    static constexpr std::array<SwitchInfo, 1> kSwitches{{
        {"magic_once", &Switches::magic_once, 0, 1, false, "M-10",
         "Mage & Witch: no edition says what a magic tile asks for that joins mage and witch itself",
         "one move is enough for a magic tile that brings mage and witch onto one feature; no: one move "
         "parts "
         "them, another is for the symbol",
         true},
    }};
    return kSwitches;
  }

  std::span<const Phase> steps() const override {
    static constexpr std::array<Phase, 1> kMine{Phase::kMagic};
    return kMine;
  }

  // M-2, M-7, M-8, M-9
  void begin_step(Phase, const Rulebook& book, Position& position, Events events) const override {
    const bool symbol = laid_magic_tile(book, position);
    bool met = joined(position);
    position.magic.together = position.magic.together && met;
    met = met && !position.magic.together;
    position.magic.insisted = false;
    position.magic.owed = 0;
    if (!symbol && !met) return;
    position.magic.owed = symbol && met && book.switches().magic_once == 0 ? 2 : 1;
    do_what_needs_no_choice(position, events);
  }
  bool waits_in(Phase, const Rulebook&, const Position& position) const override {
    return position.magic.owed > 0;
  }

  void choices(const Rulebook& book, const Position& position, std::vector<Command>& out) const override {
    if (position.phase != Phase::kMagic) return;
    const std::size_t before = out.size();
    if (reason_left(book, position)) {
      for_targets(position, [&](NodeId node) {
        out.emplace_back(MoveNeutral{FigureKind::kMage, position.board.ref(node), false});
        return true;
      });
      for (std::size_t i = before, end = out.size(); i < end; ++i) {
        auto move = std::get<MoveNeutral>(out[i]);
        move.kind = FigureKind::kWitch;
        out.emplace_back(move);
      }
      if (out.size() == before) {  // M-7
        for (const FigureKind kind : kBoth) {
          if (on_board(position, kind)) out.emplace_back(MoveNeutral{kind, std::nullopt, false});
        }
      }
    }
    // A referee has moved or taken off what the step was about.
    if (position.magic.insisted || out.size() == before) out.emplace_back(Pass{});
  }

  std::string question(const Rulebook& book, const Position& position) const override {
    if (position.phase != Phase::kMagic) return {};
    if (!reason_left(book, position)) return "mage and witch stand as the referee wants it: go on";
    const bool mage = on_board(position, FigureKind::kMage);
    const bool witch = on_board(position, FigureKind::kWitch);
    if (!has_target(position)) return "take the mage or the witch off the board";
    if (joined(position)) {
      return "mage and witch are on one " +
             name_of_kind(position.board.kind(feature_of(position, FigureKind::kMage))) +
             ": move one of them";
    }
    if (mage && witch) return "move the mage or the witch";
    if (mage) return "move the mage or place the witch";
    if (witch) return "move the witch or place the mage";
    return "place the mage or the witch";
  }

  bool owns(const Command& command) const override {
    const auto* move = std::get_if<MoveNeutral>(&command);
    return move != nullptr && (move->kind == FigureKind::kMage || move->kind == FigureKind::kWitch);
  }

  std::optional<Violation> why_not_own(const Rulebook& book, const Position& position,
                                       const Command& command) const override {
    const auto& move = std::get<MoveNeutral>(command);
    const std::string who = "the " + std::string(to_string(move.kind));
    if (position.phase == Phase::kEnded) return Violation{"B-5", "the game is over"};
    if (!move.to && !on_board(position, move.kind)) {
      return Violation{"M-7", who + " is beside the board already"};
    }
    if (move.forced) return why_not_forced(position, move, who);
    if (position.phase != Phase::kMagic || !reason_left(book, position)) {
      return Violation{"M-2",
                       "mage and witch move after a magic tile, or when a tile brings both onto one road or "
                       "city, before the figure step"};
    }
    if (move.to) return why_not_target(position, move.kind, *move.to, who);
    if (!has_target(position)) return std::nullopt;
    return Violation{"M-7", who + " leaves the board only if no unfinished road or city is left for a move"};
  }

  bool perform_own(const Rulebook&, Position& position, const Command& command,
                   Events events) const override {
    const auto& move = std::get<MoveNeutral>(command);
    if (move.to) {
      go_to(position, move.kind, position.board.find(*move.to), events);
    } else {
      take_off(position, move.kind, events);
    }
    if (move.forced) {
      position.magic.together = joined(position);
      position.magic.insisted = position.phase == Phase::kMagic;
      return false;
    }
    position.magic.insisted = false;
    --position.magic.owed;
    if (position.magic.owed > 0) do_what_needs_no_choice(position, events);
    return position.magic.owed == 0;
  }

  // M-12, M-13, M-16; M-14 and M-17 because inns and cathedrals have had their say before.
  void score_terms(const Rulebook&, const Position& position, NodeId feature, Terms& terms) const override {
    if (!is_road_or_city(position.board.kind(feature))) return;  // M-19
    const NodeId wanted = position.board.node(feature).feature;
    const Features features = features_of(position);
    if (features.mage == wanted) {
      const int tiles = position.board.node(wanted).tiles;
      terms.add("mage", tiles, tiles);
    }
    if (features.witch == wanted) terms.add("witch", 1, -(terms.points() / 2));
  }

  // M-15
  void after_completed_score(const Rulebook&, Position& position, std::span<const NodeId> finished,
                             Events events) const override {
    const Features features = features_of(position);
    for (const FigureKind kind : kBoth) {
      const NodeId feature = features.of(kind);
      if (feature == kNoNode) continue;
      const bool scored = std::any_of(finished.begin(), finished.end(), [&](NodeId node) {
        return position.board.node(node).feature == feature;
      });
      if (scored && is_road_or_city(position.board.kind(feature))) take_off(position, kind, events);
    }
  }

  std::vector<std::string> state_text(const Rulebook&, const Position& position) const override {
    std::vector<std::string> lines;
    if (position.phase == Phase::kMagic) {
      lines.push_back("magic owed " + std::to_string(position.magic.owed) +
                      (position.magic.insisted ? " insisted" : ""));
    }
    if (position.magic.together && joined(position)) lines.emplace_back("magic together");
    return lines;
  }
  bool read_state(std::string_view first, StatementReader& reader, const Rulebook&,
                  Position& position) const override {
    if (first != "magic") return false;
    position.magic.together = position.magic.together || reader.take("together");
    if (reader.at_end()) return true;
    reader.expect("owed");
    position.magic.owed = static_cast<std::uint8_t>(reader.number("number of moves", 1, 2));
    position.magic.insisted = reader.take("insisted");
    return true;
  }

  std::optional<std::string> inconsistency(const Rulebook&, const Position& position) const override {
    for (const FigureKind kind : kBoth) {
      const auto count = std::count_if(position.figures.begin(), position.figures.end(),
                                       [&](const StandingFigure& figure) { return figure.kind == kind; });
      if (count > 1) return "there is more than one " + std::string(to_string(kind));
    }
    const bool step = position.phase == Phase::kMagic;
    if (joined(position) && !step && !position.magic.together) return "mage and witch are on one feature";
    if (step && position.magic.owed == 0) return "the step of mage and witch asks for no move";
    return std::nullopt;
  }

 private:
  /// M-7: with no road or city to go to and only one of them on the board, it goes off; with none, nothing
  /// is left to do.
  static void do_what_needs_no_choice(Position& position, Events events) {
    if (has_target(position) || (on_board(position, kBoth[0]) && on_board(position, kBoth[1]))) return;
    for (const FigureKind kind : kBoth) {
      if (on_board(position, kind)) take_off(position, kind, events);
    }
    position.magic.owed = 0;
  }

  static void go_to(Position& position, FigureKind kind, NodeId node, Events events) {
    const int index = position.neutral(kind);
    if (index < 0) {
      position.put_figure({kind, kNoPlayer, node});
      if (events != nullptr) {
        events->emplace_back(FigurePlaced{position.figure(position.figures.size() - 1)});
      }
      return;
    }
    const auto at = static_cast<std::size_t>(index);
    if (events != nullptr) {
      events->emplace_back(FigureMoved{position.figure(at), position.board.ref(node)});
    }
    position.figures[at].node = node;
  }

  static std::optional<Violation> why_not_forced(const Position& position, const MoveNeutral& move,
                                                 const std::string& who) {
    if (!move.to) return std::nullopt;
    const NodeId node = position.board.find(*move.to);
    if (node == kNoNode) return Violation{"M-3", "there is no such place at " + to_string(move.to->cell)};
    const int index = position.neutral(move.kind);
    if (index >= 0 && position.figures[static_cast<std::size_t>(index)].node == node) {
      return Violation{"M-5", who + " stands there already"};
    }
    return std::nullopt;
  }

  static std::optional<Violation> why_not_target(const Position& position, FigureKind kind, FeatureRef to,
                                                 const std::string& who) {
    const std::string feature = name_of_kind(to.piece.kind);
    if (!is_road_or_city(to.piece.kind)) {
      return Violation{"M-3", who + " stands only on roads and in cities, not on a " + feature};
    }
    const Board& board = position.board;
    const NodeId node = board.find(to);
    if (node == kNoNode) return Violation{"M-3", "there is no such place at " + to_string(to.cell)};
    if (board.complete(node)) return Violation{"M-3", "this " + feature + " is finished"};
    const NodeId target = board.node(node).feature;
    if (target == feature_of(position, kind)) {
      return Violation{"M-5", who + " must go to another road or city than the one it stands on"};
    }
    if (target == feature_of(position, other_of(kind))) {
      return Violation{"M-4", "the " + std::string(to_string(other_of(kind))) + " stands on this " + feature};
    }
    return std::nullopt;
  }
};

}  // namespace

const RuleSet& mage_witch() {
  static const MageAndWitch kMageAndWitch;
  return kMageAndWitch;
}

}  // namespace tilewatch::rules
