// SPDX-License-Identifier: MIT
// Mists over Carcassonne (RULES 4): the cooperative game of six levels, as a rule set. What its steps do is
// in mists_levels, mists_ghosts, mists_cemeteries, mists_scoring and mists_hounds.
#include <algorithm>
#include <array>
#include <string>

#include "engine/rules/mists_cemeteries.h"
#include "engine/rules/mists_ghosts.h"
#include "engine/rules/mists_hounds.h"
#include "engine/rules/mists_levels.h"
#include "engine/rules/mists_scoring.h"
#include "engine/rules/mists_text.h"
#include "engine/rules/rule_set.h"

namespace tilewatch::rules {
namespace {

/// The step to which a command belongs.
std::optional<Phase> step_of(const Command& command) {
  if (std::holds_alternative<BuryFigure>(command)) return Phase::kBury;
  if (std::holds_alternative<PutGhost>(command)) return Phase::kGhost;
  if (std::holds_alternative<ScoreFeature>(command)) return Phase::kScore;
  if (std::holds_alternative<CalmGhosts>(command)) return Phase::kScore;
  if (std::holds_alternative<PlaceHound>(command)) return Phase::kHound;
  if (std::holds_alternative<DriveAway>(command)) return Phase::kDriveAway;
  if (std::holds_alternative<PlaceFaceDown>(command)) return Phase::kFaceDown;
  return std::nullopt;
}

/// What is said when a command comes in another step than its own.
Violation not_now(Phase step) {
  switch (step) {
    case Phase::kBury:
      return {"G-24", "no cemetery waits for a burial"};
    case Phase::kGhost:
      return {"G-26", "no further ghost is due on a cemetery"};
    case Phase::kScore:
      return {"G-16", "no finished feature waits to be scored"};
    case Phase::kHound:
      return {"G-29", "no hound is due"};
    case Phase::kDriveAway:
      return {"G-29", "no hound drives ghosts away"};
    default:
      return {"G-37", "no tile is to be laid face down"};
  }
}

class Mists final : public RuleSetOf<Mists> {
 public:
  std::string_view name() const override { return "mists"; }
  bool in_play(const Setup& setup) const override {
    const auto& sets = setup.catalogue->set_names();
    return std::find(sets.begin(), sets.end(), "mists") != sets.end();
  }
  std::span<const SwitchInfo> switches() const override { return mists_switches(); }
  std::optional<Violation> setup_problem(const Setup& setup) const override {
    return mists_setup_problem(setup);
  }
  void choose_shapes(const Setup& setup, ShapeChoices& choices) const override {
    choices.round_cemetery = mists_level(setup.switches.mists_level).haunted ? 8 : 4;
  }
  void at_start(const Rulebook& book, Position& position) const override { mists_at_start(book, position); }

  std::span<const Phase> steps() const override {
    static constexpr std::array<Phase, 6> kMine{Phase::kBury,  Phase::kGhost,     Phase::kScore,
                                                Phase::kHound, Phase::kDriveAway, Phase::kFaceDown};
    return kMine;
  }
  void on_tile_placed(const Rulebook& book, Position& position, Events events) const override {
    close_mist(book, position, events);
  }
  void begin_step(Phase phase, const Rulebook& book, Position& position, Events events) const override {
    switch (phase) {
      case Phase::kGhost:
        ghosts_appear(book, position, events);
        break;
      case Phase::kScore:
        begin_scoring(book, position, events);
        break;
      case Phase::kHound:
        reach_marks(book, position, events);
        break;
      case Phase::kFaceDown:
        if (book.switches().mists_face_down_uses_up != 0 && mists_level(position).haunted &&
            !open_cemeteries(position).empty()) {
          lose_if_used_up(position, events);  // G-41
        }
        break;
      default:
        break;
    }
  }
  bool waits_in(Phase phase, const Rulebook& book, const Position& position) const override {
    switch (phase) {
      case Phase::kBury:
        return mists_level(position).castles && burial_is_due(book, position);
      case Phase::kGhost:
        return position.mists.extra_ghost;
      case Phase::kScore:
        return !position.undecided.empty();
      case Phase::kHound:
        return hound_in(position, HoundState::kDue) >= 0;
      case Phase::kDriveAway:
        return hound_in(position, HoundState::kDriving) >= 0;
      case Phase::kFaceDown:
        return face_down_is_due(position);
      default:
        return false;
    }
  }

  void choices(const Rulebook& book, const Position& position, std::vector<Command>& out) const override {
    const Board& board = position.board;
    switch (position.phase) {
      case Phase::kBury:
        for (const NodeId cemetery : unburied_cemeteries(position)) {
          for (const Figure& figure : mortals(book, position, cemetery)) {
            out.emplace_back(BuryFigure{figure, board.ref(cemetery)});
          }
        }
        if (out.empty()) out.emplace_back(Pass{});  // a referee took the last figure away
        break;
      case Phase::kGhost:
        for (const NodeId cemetery : open_cemeteries(position)) {
          out.emplace_back(PutGhost{board.ref(cemetery), false});
        }
        break;
      case Phase::kScore:
        scoring_choices(book, position, out);
        break;
      case Phase::kHound:
        for (const Figure& figure : hound_places(position)) out.emplace_back(PlaceHound{figure});
        if (out.empty()) out.emplace_back(Pass{});  // G-30, after a referee took the last figure away
        break;
      case Phase::kDriveAway:
        drives(position, out);
        out.emplace_back(Pass{});
        break;
      case Phase::kFaceDown:
        for (const Cell cell : face_down_cells(book, position)) out.emplace_back(PlaceFaceDown{cell});
        break;
      default:
        break;
    }
  }
  std::string question(const Rulebook& book, const Position& position) const override {
    return mists_question(book, position);
  }

  bool owns(const Command& command) const override { return step_of(command).has_value(); }
  std::optional<Violation> why_not_own(const Rulebook& book, const Position& position,
                                       const Command& command) const override {
    if (position.phase == Phase::kEnded) return Violation{"G-21", "the game is over"};
    if (const auto* ghost = std::get_if<PutGhost>(&command); ghost != nullptr && ghost->forced) {
      return why_not_force(position, *ghost);
    }
    const Phase step = *step_of(command);
    if (position.phase != step) return not_now(step);
    if (const auto* what = std::get_if<BuryFigure>(&command)) return why_not_bury(book, position, *what);
    if (const auto* what = std::get_if<ScoreFeature>(&command)) return why_not_score(book, position, *what);
    if (const auto* what = std::get_if<CalmGhosts>(&command)) return why_not_calm(book, position, *what);
    if (const auto* what = std::get_if<DriveAway>(&command)) return why_not_drive(position, *what);
    if (const auto* what = std::get_if<PlaceFaceDown>(&command)) {
      return why_not_face_down(book, position, what->cell);
    }
    if (const auto* what = std::get_if<PutGhost>(&command)) {
      const auto open = open_cemeteries(position);
      if (std::find(open.begin(), open.end(), position.board.find(what->at)) != open.end())
        return std::nullopt;
      return Violation{"G-26", "the further ghost goes on an open cemetery"};
    }
    const auto places = hound_places(position);
    if (std::find(places.begin(), places.end(), std::get<PlaceHound>(command).beside) != places.end()) {
      return std::nullopt;
    }
    return Violation{"G-29", "a hound goes beside a figure that stands on the board"};
  }

  bool perform_own(const Rulebook& book, Position& position, const Command& command,
                   Events events) const override {
    if (const auto* what = std::get_if<BuryFigure>(&command)) {
      bury(position, *what, events);
      return burials_over(book, position);
    }
    if (const auto* what = std::get_if<PutGhost>(&command)) {
      put_ghost(position, position.board.find(what->at), events);
      if (!what->forced) {
        position.mists.extra_ghost = false;
      } else if (position.mists.extra_ghost && ghosts_in_bank(position) == 0) {
        lose(position, MistsEnd::kGhosts, events);
      }
      return true;
    }
    if (const auto* what = std::get_if<ScoreFeature>(&command)) {
      score_feature(book, position, *what, events);
      return position.undecided.empty();
    }
    if (const auto* what = std::get_if<CalmGhosts>(&command)) {
      calm_ghosts(book, position, *what, events);
      return position.undecided.empty();
    }
    if (const auto* what = std::get_if<PlaceHound>(&command)) {
      put_hound(position, what->beside, events);
      return hound_in(position, HoundState::kDriving) >= 0 || hound_in(position, HoundState::kDue) < 0;
    }
    if (const auto* what = std::get_if<DriveAway>(&command)) {
      take_groups(position, what->ghosts, events);
      return driving_over(position, events);
    }
    lay_face_down(position, std::get<PlaceFaceDown>(command).cell, events);
    if (!burial_is_due(book, position)) return true;
    position.phase = Phase::kBury;  // G-40
    return false;
  }
  bool passed(const Rulebook&, Position& position, Events events) const override {
    if (position.phase == Phase::kDriveAway) return driving_over(position, events);
    if (position.phase == Phase::kHound) lose_hounds_if_nobody_stands(position, events);
    if (position.phase == Phase::kBury) leave_bury(position);
    return true;
  }
  void end_turn(const Rulebook&, Position& position, Events events) const override {
    position.mists.went_home.clear();
    lose_if_used_up(position, events);
  }
  void tile_discarded(const Rulebook& book, Position& position, Events events) const override {
    if (book.switches().mists_misfit_loses != 0) {
      lose(position, MistsEnd::kMisfit, events);
    } else {
      lose_if_used_up(position, events);
    }
  }

  std::optional<Violation> why_no_adjustment(const Rulebook& book, const Position& position,
                                             const AdjustScore& command) const override {
    if (has_score_figure(position, command.player)) return std::nullopt;
    return Violation{"G-42", name_of(book.setup, command.player) + " has no score figure"};
  }
  void score_adjusted(const Rulebook& book, Position& position, const AdjustScore& command,
                      Events events) const override {
    if (!mists_level(position).own_figures) {
      const int common = position.scores[command.player];
      std::fill_n(position.scores.begin(), book.setup.players.size(), common);
    }
    if (position.phase != Phase::kEnded) win_if_reached(position, events);
  }

  // G-14: the options of the base game, without fields and monasteries, with castles and further colours.
  void limit_figure_options(const Rulebook& book, const Position& position,
                            std::vector<PlaceFigure>& options) const override {
    options.clear();
    const Board& board = position.board;
    const auto players = static_cast<Player>(book.setup.players.size());
    const auto next = static_cast<Player>(position.active + 1);
    const bool several = next < players && book.setup.players[next].same_person;
    for (Player player = position.active; player < players; ++player) {
      if (player != position.active && !book.setup.players[player].same_person) break;
      if (position.in_hand(player, FigureKind::kMeeple) == 0) continue;
      const int tile = position.last_tile();
      for (int i = 0; i < board.nodes_of(tile); ++i) {
        const auto node = static_cast<NodeId>(board.first_node(tile) + i);
        const FeatureKind kind = board.kind(node);
        if (kind != FeatureKind::kCity && kind != FeatureKind::kRoad && kind != FeatureKind::kCastle)
          continue;
        if (position.occupied(node)) continue;
        options.push_back({FigureKind::kMeeple, board.ref(node), false, several ? player : kNoPlayer});
      }
    }
  }
  std::optional<Violation> why_no_figure(const Rulebook&, const Position&,
                                         const PlaceFigure& command) const override {
    const FeatureKind kind = command.at.piece.kind;
    if (kind == FeatureKind::kCity || kind == FeatureKind::kRoad || kind == FeatureKind::kCastle) {
      return std::nullopt;
    }
    return Violation{"G-14", "figures stand on roads, in cities and on castles only"};
  }

  bool scores_itself() const override { return true; }
  std::optional<unsigned> winners(const Rulebook& book, const Position& position,
                                  NodeId feature) const override {
    return mists_winners(book, position, feature);
  }
  void score_terms(const Rulebook&, const Position& position, NodeId feature, Terms& terms) const override {
    mists_terms(position, feature, terms);
  }

  std::vector<std::string> state_text(const Rulebook&, const Position& position) const override {
    return mists_state_text(position);
  }
  bool read_state(std::string_view first, StatementReader& reader, const Rulebook&,
                  Position& position) const override {
    return first == "mists" && (read_mists_state(reader, position), true);
  }
  std::optional<std::string> inconsistency(const Rulebook& book, const Position& position) const override {
    return mists_inconsistency(book, position);
  }

 private:
  static std::optional<Violation> why_not_force(const Position& position, const PutGhost& command) {
    const NodeId node = position.board.find(command.at);
    const FeatureKind kind = command.at.piece.kind;
    if (node == kNoNode || (kind != FeatureKind::kMistArea && kind != FeatureKind::kCemetery)) {
      return Violation{"G-26", "there is no mist and no cemetery like that at " + to_string(command.at.cell)};
    }
    if (ghosts_in_bank(position) == 0) return Violation{"G-13", "the bank has no ghost"};
    return std::nullopt;
  }

  /// G-29: every pair of tiles, the most ghosts of each; a single tile if no other holds any.
  static void drives(const Position& position, std::vector<Command>& out) {
    const std::vector<int> tiles = hound_reach(position);
    std::vector<std::vector<std::vector<GhostGroup>>> ways;
    for (const int tile : tiles) ways.push_back(most_of_tile(position, tile));
    for (std::size_t one = 0; one < ways.size(); ++one) {
      for (const auto& first : ways[one]) {
        if (ways.size() == 1) out.emplace_back(DriveAway{first});
        for (std::size_t two = one + 1; two < ways.size(); ++two) {
          for (const auto& second : ways[two]) {
            DriveAway both{first};
            both.ghosts.insert(both.ghosts.end(), second.begin(), second.end());
            out.emplace_back(std::move(both));
          }
        }
      }
    }
  }

  /// After a burial: the turn goes on, or is over if a tile laid face down closed the cemetery (G-40).
  static bool burials_over(const Rulebook& book, Position& position) {
    if (burial_is_due(book, position)) return false;
    leave_bury(position);
    return true;
  }
  static void leave_bury(Position& position) {
    if (position.board.tiles().back().type == catalogue::kNoType) position.phase = Phase::kFaceDown;
  }

  /// G-33: the first hound is done with before the second is put.
  static bool driving_over(Position& position, Events events) {
    end_driving(position, events);
    if (hound_in(position, HoundState::kDue) < 0) return true;
    position.phase = Phase::kHound;
    return false;
  }
};

}  // namespace

const RuleSet& mists() {
  static const Mists kMists;
  return kMists;
}

}  // namespace tilewatch::rules
