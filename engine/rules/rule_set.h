// SPDX-License-Identifier: MIT
// What a rule set may add to the game. A new one is one file that derives from RuleSet and one line in
// rule_sets.cc.
//
// Rule sets have no state of their own: all that changes is in Position, all that is agreed in Setup. The
// engine asks every rule set in play, in the order of the list; the base game is the first of them.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/rules/play.h"
#include "engine/rules/position.h"
#include "engine/rules/shapes.h"

namespace tilewatch::rules {

class RuleSet;
class Terms;

/// The agreed and unchanging side of a game, shared by all its positions.
struct Rulebook {
  Setup setup;
  std::vector<Shape> shapes;              ///< by type
  std::vector<const RuleSet*> rule_sets;  ///< those in play
  std::vector<const RuleSet*> choosy;     ///< those of them that may object to a placement
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
  /// Whether it takes part in a game that is set up like this.
  virtual bool in_play(const Setup& setup) const = 0;
  /// What is wrong with the setup, if anything.
  virtual std::optional<Violation> setup_problem(const Setup& /*setup*/) const { return std::nullopt; }
  /// The start tile lies; hand out figures.
  virtual void at_start(const Rulebook& /*book*/, Position& /*position*/) const {}

  /// Whether a step of the turn waits for a command now. Steps for which no rule set waits are passed over.
  virtual bool waits_in(Phase /*phase*/, const Rulebook& /*book*/, const Position& /*position*/) const {
    return false;
  }
  /// Whether placement_allowed() is to be asked at all.
  virtual bool restricts_placements() const { return false; }
  /// A reason against a placement whose edges agree with what lies there.
  virtual std::optional<Violation> placement_allowed(const Rulebook& /*book*/, const Position& /*position*/,
                                                     TypeIndex /*type*/, const Placement& /*at*/) const {
    return std::nullopt;
  }
  /// The tile is the last of board.tiles(), its features are joined, nothing is scored yet.
  virtual void on_tile_placed(const Rulebook& /*book*/, Position& /*position*/, Events /*events*/) const {}
  /// Adds what the active player may put on the tile just laid.
  virtual void figure_options(const Rulebook& /*book*/, const Position& /*position*/,
                              std::vector<PlaceFigure>& /*options*/) const {}
  /// A better reason than the usual ones why a figure is not among the options.
  virtual std::optional<Violation> why_no_figure(const Rulebook& /*book*/, const Position& /*position*/,
                                                 const PlaceFigure& /*command*/) const {
    return std::nullopt;
  }
  /// Features (one node of each) that the turn finished, occupied or not, all figures still standing.
  virtual void before_completed_score(const Rulebook& /*book*/, Position& /*position*/,
                                      std::span<const NodeId> /*finished*/, Events /*events*/) const {}
  /// The same, after they were scored and the players' figures went home.
  virtual void after_completed_score(const Rulebook& /*book*/, Position& /*position*/,
                                     std::span<const NodeId> /*finished*/, Events /*events*/) const {}
  /// Adds to or changes the terms of a feature's value: of the finished one if it is complete, else as the
  /// final scoring counts it.
  virtual void score_terms(const Rulebook& /*book*/, const Position& /*position*/, NodeId /*feature*/,
                           Terms& /*terms*/) const {}
  /// After the features' final scoring.
  virtual void final_scoring(const Rulebook& /*book*/, Position& /*position*/, Events /*events*/) const {}
};

/// All rule sets there are.
std::span<const RuleSet* const> rule_sets();

const RuleSet& base_game();

}  // namespace tilewatch::rules
