// SPDX-License-Identifier: MIT
// What a rule set may add to the game. A new one is one file that derives from RuleSetOf and one line in
// rule_sets.cc.
//
// Rule sets have no state of their own: all that changes is in Position, all that is agreed in Setup. The
// engine asks every rule set in play that overrides a hook, in the order of the list; the base game is the
// first of them.
//
// A rule set may end the game at any hook (Position::phase = kEnded, and a GameEnded event): nothing more
// happens then.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/rules/play.h"
#include "engine/rules/position.h"
#include "engine/rules/shapes.h"

namespace tilewatch::rules {

class RuleSet;
class StatementReader;
class Terms;

/// B-11: while any of these types is left in the bag, the others stay there.
struct DrawFirst {
  std::vector<TypeIndex> types;
  Violation why;  ///< what people are told about the others
};

/// What every turn asks for. Rule sets that have nothing to say at one of these places are not asked there,
/// which is most of them at most places.
enum class Hook : std::uint8_t {
  kBeginStep,
  kWaitsIn,
  kEndTurn,
  kExtendsTurn,
  kExtraDraws,
  kOnTilePlaced,
  kFigureOptions,
  kLimitFigureOptions,
  kBeforeCompletedScore,
  kBeforeFeatureScore,
  kAfterCompletedScore,
  kWinners,
  kOnPaid,
  kScoreTerms,
  kTileOfFigure,
  kTowerPieces,
};
inline constexpr std::size_t kHooks = 16;
using HookSet = std::bitset<kHooks>;
using RuleSets = std::vector<const RuleSet*>;

/// The agreed and unchanging side of a game, shared by all its positions.
struct Rulebook {
  Setup setup;
  std::vector<Shape> shapes;           ///< by type, and behind them the one of a tile that lies face down
  RuleSets rule_sets;                  ///< those in play
  std::array<RuleSets, kHooks> asked;  ///< by Hook: those of them that have it
  std::vector<RuleSets> choosy;        ///< by type: those of them that may object to a placement
  std::vector<Phase> steps;            ///< those in which anybody takes part, in order
  std::array<Phase, kSteps.size()> step_after{};  ///< by Phase: the next of them; kEnded after the last
  std::array<RuleSets, kSteps.size()> in_step;    ///< by Phase: who takes part
  std::array<RuleSets, kSteps.size()> begin_in;   ///< by Phase: who of them has begin_step
  std::array<RuleSets, kSteps.size()> wait_in;    ///< by Phase: who of them has waits_in
  std::vector<std::int16_t> bag;                  ///< by type: copies to be drawn when the game begins
  FigureSupply first_supply{};                    ///< what everybody has in hand when the game begins
  std::vector<DrawFirst> draw_first;              ///< group after group
  std::vector<std::uint8_t> group_of;             ///< by type: index into draw_first; its size for all others
  const RuleSet* scorer = nullptr;  ///< who has taken over the scoring of finished features, if anybody

  const Switches& switches() const { return setup.switches; }
  /// Takes a rule set into the game.
  void take_in(const RuleSet& rules);
  const RuleSets& with(Hook hook) const { return asked[static_cast<std::size_t>(hook)]; }
  /// Whether `player` and `other` are colours of one person.
  bool same_person(Player player, Player other) const;
  /// The first colour of the person who comes after the person of `player`.
  Player next_person(Player player) const;
};

/// Where events go; nullptr when nobody wants to know (a search does not).
using Events = std::vector<Event>*;

class RuleSet {
 public:
  RuleSet() = default;
  RuleSet(const RuleSet&) = delete;
  RuleSet& operator=(const RuleSet&) = delete;
  virtual ~RuleSet() = default;

  virtual std::string_view name() const = 0;
  /// Where it is asked; RuleSetOf finds out by itself.
  virtual HookSet hooks() const { return HookSet().set(); }
  /// Its switches, whether it is in play or not.
  virtual std::span<const SwitchInfo> switches() const { return {}; }
  /// Whether it takes part in a game that is set up like this.
  virtual bool in_play(const Setup& setup) const = 0;
  /// What is wrong with the setup, if anything. That switches have values they allow is checked already.
  virtual std::optional<Violation> setup_problem(const Setup& /*setup*/) const { return std::nullopt; }
  /// Before the shapes are made.
  virtual void choose_shapes(const Setup& /*setup*/, ShapeChoices& /*choices*/) const {}
  /// Adds the types that come out of the bag before others.
  virtual void draw_first(const Setup& /*setup*/, std::vector<DrawFirst>& /*groups*/) const {}
  /// The start tile lies; hand out figures, take types that are not played out of `remaining`.
  virtual void at_start(const Rulebook& /*book*/, Position& /*position*/) const {}

  /// The steps of the turn in which it takes part.
  virtual std::span<const Phase> steps() const { return {}; }
  /// A step in which it takes part begins; what needs no choice is done here.
  virtual void begin_step(Phase /*phase*/, const Rulebook& /*book*/, Position& /*position*/,
                          Events /*events*/) const {}
  /// Whether the step waits for a command now. Steps for which no rule set waits are passed over.
  virtual bool waits_in(Phase /*phase*/, const Rulebook& /*book*/, const Position& /*position*/) const {
    return false;
  }
  /// Adds what may be done in position.phase by the commands that belong to this rule set (not tiles, and not
  /// figures: figure_options). Pass is added by whoever allows it.
  virtual void choices(const Rulebook& /*book*/, const Position& /*position*/,
                       std::vector<Command>& /*out*/) const {}
  /// What people are asked in position.phase: "move the mage or the witch". Empty: another rule set asks.
  virtual std::string question(const Rulebook& /*book*/, const Position& /*position*/) const { return {}; }
  /// Whether the command is one of this rule set's own kind, so that why_not_own and perform_own are its own.
  virtual bool owns(const Command& /*command*/) const { return false; }
  /// Why one of its own commands may not be done now; also whether forced ones may.
  virtual std::optional<Violation> why_not_own(const Rulebook& /*book*/, const Position& /*position*/,
                                               const Command& /*command*/) const {
    return std::nullopt;
  }
  /// Does an own command that is allowed. True if the turn goes on to the next step (unless it was forced).
  virtual bool perform_own(const Rulebook& /*book*/, Position& /*position*/, const Command& /*command*/,
                           Events /*events*/) const {
    return true;
  }
  /// Pass was said in a step in which it takes part. False if that does not end the step.
  virtual bool passed(const Rulebook& /*book*/, Position& /*position*/, Events /*events*/) const {
    return true;
  }
  /// B-2: a tile that fitted nowhere has left the game.
  virtual void tile_discarded(const Rulebook& /*book*/, Position& /*position*/, Events /*events*/) const {}
  /// Why points may not be given by hand like this.
  virtual std::optional<Violation> why_no_adjustment(const Rulebook& /*book*/, const Position& /*position*/,
                                                     const AdjustScore& /*command*/) const {
    return std::nullopt;
  }
  /// Points were given by hand.
  virtual void score_adjusted(const Rulebook& /*book*/, Position& /*position*/,
                              const AdjustScore& /*command*/, Events /*events*/) const {}
  /// Everything of the turn is done, position.active is still who played it.
  virtual void end_turn(const Rulebook& /*book*/, Position& /*position*/, Events /*events*/) const {}

  /// Whether placement_allowed() is to be asked about this type at all.
  virtual bool restricts_placements(const Setup& /*setup*/, TypeIndex /*type*/) const { return false; }
  /// A reason against a placement whose edges agree with what lies there, which lives as long as the rule
  /// set; nullptr if there is none. Asked for many places a turn, so no texts are made here.
  virtual const Violation* placement_allowed(const Rulebook& /*book*/, const Position& /*position*/,
                                             TypeIndex /*type*/, const Placement& /*at*/) const {
    return nullptr;
  }
  /// F-15: whether the tile just laid gives the active player another part of the turn, in which one more
  /// tile is laid (a builder's road or city). Position::part says which part it was laid in. What was drawn
  /// with it then stays drawn for that part.
  virtual bool extends_turn(const Rulebook& /*book*/, const Position& /*position*/) const { return false; }
  /// F-4: tiles that the active player may draw besides the usual one.
  virtual int extra_draws(const Rulebook& /*book*/, const Position& /*position*/) const { return 0; }
  /// The tile is the last of board.tiles(), its features are joined, nothing is scored yet.
  virtual void on_tile_placed(const Rulebook& /*book*/, Position& /*position*/, Events /*events*/) const {}
  /// Adds what the active player may put on the tile just laid.
  virtual void figure_options(const Rulebook& /*book*/, const Position& /*position*/,
                              std::vector<PlaceFigure>& /*options*/) const {}
  /// Takes away from what others have added.
  virtual void limit_figure_options(const Rulebook& /*book*/, const Position& /*position*/,
                                    std::vector<PlaceFigure>& /*options*/) const {}
  /// A better reason than the usual ones why a figure is not among the options.
  virtual std::optional<Violation> why_no_figure(const Rulebook& /*book*/, const Position& /*position*/,
                                                 const PlaceFigure& /*command*/) const {
    return std::nullopt;
  }
  /// Features (one node of each) that the turn finished, occupied or not, all figures still standing.
  virtual void before_completed_score(const Rulebook& /*book*/, Position& /*position*/,
                                      std::span<const NodeId> /*finished*/, Events /*events*/) const {}
  /// One of them is paid next.
  virtual void before_feature_score(const Rulebook& /*book*/, Position& /*position*/, NodeId /*feature*/,
                                    Events /*events*/) const {}
  /// All of them, after they were scored and the players' figures went home.
  virtual void after_completed_score(const Rulebook& /*book*/, Position& /*position*/,
                                     std::span<const NodeId> /*finished*/, Events /*events*/) const {}
  /// Whether it scores finished features itself, in a step of its own (G-16), and unfinished ones never pay.
  virtual bool scores_itself() const { return false; }
  /// Who gets a feature's value, a bit each; nothing: the majority (B-6).
  virtual std::optional<unsigned> winners(const Rulebook& /*book*/, const Position& /*position*/,
                                          NodeId /*feature*/) const {
    return std::nullopt;
  }
  /// A feature or a tower (kWatchtower) was paid to the players of `winners`, a bit each, outside of the
  /// final scoring; figures still stand. A tower is a scoring of its own (W-4 and its note: letters are
  /// handed out for it, a castle is not awarded).
  virtual void on_paid(const Rulebook& /*book*/, Position& /*position*/, FeatureKind /*what*/,
                       unsigned /*winners*/, int /*points*/, Events /*events*/) const {}
  /// Adds to or changes the terms of a feature's value: of the finished one if it is complete, else as the
  /// final scoring counts it.
  virtual void score_terms(const Rulebook& /*book*/, const Position& /*position*/, NodeId /*feature*/,
                           Terms& /*terms*/) const {}
  /// On which tile a player's figure counts as standing for towers, if not that of its piece: index into
  /// board.tiles(), -1 for none (W-3 note 3: on a bridge over the tile; W-8 note 6: on a castle, on no tile).
  virtual std::optional<int> tile_of_figure(const Rulebook& /*book*/, const Position& /*position*/,
                                            const StandingFigure& /*figure*/) const {
    return std::nullopt;
  }
  /// How many pieces more (or fewer) of what a tower counts a tile has than its face shows (W-10 note 7: a
  /// wooden bridge is a road; W-12: a city that became a castle is none). Not asked for meeples.
  virtual int tower_pieces(const Rulebook& /*book*/, const Position& /*position*/, int /*tile*/,
                           catalogue::TowerCounts /*per*/) const {
    return 0;
  }
  /// After the features' final scoring.
  virtual void final_scoring(const Rulebook& /*book*/, Position& /*position*/, Events /*events*/) const {}

  /// What of Position only this rule set knows, as statements of a position's text; and reading them back.
  /// read_state is called after tiles and figures are restored; false if the statement is none of its own.
  virtual std::vector<std::string> state_text(const Rulebook& /*book*/, const Position& /*position*/) const {
    return {};
  }
  virtual bool read_state(std::string_view /*first*/, StatementReader& /*reader*/, const Rulebook& /*book*/,
                          Position& /*position*/) const {
    return false;
  }
  /// What of its state contradicts itself: for tests, and for positions read from text.
  virtual std::optional<std::string> inconsistency(const Rulebook& /*book*/,
                                                   const Position& /*position*/) const {
    return std::nullopt;
  }
};

/// What rule sets derive from: `Rules` is asked at those hooks that it overrides.
template <class Rules>
class RuleSetOf : public RuleSet {
 public:
  HookSet hooks() const final {
    HookSet own;
    const auto look = [&own](Hook hook, auto function) {
      own.set(static_cast<std::size_t>(hook), overrides(function));
    };
    look(Hook::kBeginStep, &Rules::begin_step);
    look(Hook::kWaitsIn, &Rules::waits_in);
    look(Hook::kEndTurn, &Rules::end_turn);
    look(Hook::kExtendsTurn, &Rules::extends_turn);
    look(Hook::kExtraDraws, &Rules::extra_draws);
    look(Hook::kOnTilePlaced, &Rules::on_tile_placed);
    look(Hook::kFigureOptions, &Rules::figure_options);
    look(Hook::kLimitFigureOptions, &Rules::limit_figure_options);
    look(Hook::kBeforeCompletedScore, &Rules::before_completed_score);
    look(Hook::kBeforeFeatureScore, &Rules::before_feature_score);
    look(Hook::kAfterCompletedScore, &Rules::after_completed_score);
    look(Hook::kWinners, &Rules::winners);
    look(Hook::kOnPaid, &Rules::on_paid);
    look(Hook::kScoreTerms, &Rules::score_terms);
    look(Hook::kTileOfFigure, &Rules::tile_of_figure);
    look(Hook::kTowerPieces, &Rules::tower_pieces);
    return own;
  }

 private:
  /// A function that is not overridden is still one of RuleSet.
  template <class Owner, class Function>
  static constexpr bool overrides(Function Owner::* /*function*/) {
    return !std::is_same_v<Owner, RuleSet>;
  }
};

/// All rule sets there are.
std::span<const RuleSet* const> rule_sets();

const RuleSet& base_game();
const RuleSet& the_abbot();
const RuleSet& river();
const RuleSet& inns_cathedrals();
const RuleSet& mists();
const RuleSet& fortune_teller();
const RuleSet& watchtowers();
const RuleSet& mage_witch();
const RuleSet& crop_circle();

}  // namespace tilewatch::rules
