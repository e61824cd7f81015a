// SPDX-License-Identifier: MIT
// Looking one turn ahead: what a position is worth, and which choice of a turn's steps is worth most.
#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "engine/catalogue/random.h"
#include "engine/rules/game.h"
#include "engine/rules/mists_value.h"
#include "engine/rules/prospects.h"

namespace tilewatch::rules {

/// What players who look ahead go by. All numbers were found by trying.
struct Foresight {
  Hopes hopes;         ///< in games against each other
  MistsWeights mists;  ///< in Mists
  /// Mists: finds as good a choice sooner, but ties go by other dice. Of the ways to calm ghosts that differ
  /// by nothing but their mist, in MistsValue's eyes, only the best is tried; what a figure gains, or whether
  /// points or calm are better, is reckoned without doing it; a further ghost goes anywhere after a tile that
  /// finished nothing.
  bool in_haste = false;
};

class OneTurn {
 public:
  explicit OneTurn(const Foresight& foresight = {})
      : prospects_(foresight.hopes), mists_(foresight.mists), in_haste_(foresight.in_haste) {}

  /// What a position is worth to the person of `player`, in points. In Mists: MistsValue. In other games the
  /// player's score, plus what every feature on which figures stand may come to be worth, plus half a point
  /// for a meeple in hand, minus the best of the others (0.7 of it) reckoned alike.
  double value(const Game& game, Player player) const;
  /// Does the choice of this step after which the position is worth most; a hound is looked at with the
  /// ghosts that it drives away. Ties go by the dice. False if there was none.
  bool choose(Game& game, Player player, catalogue::Random& dice);
  /// Does the other steps of the turn that has begun, one by one. What the position is worth then.
  double finish_turn(Game& game, Player player, catalogue::Random& dice);
  const MistsValue& mists() const { return mists_; }
  /// Before a game that may be of another catalogue than the last.
  void forget() { mists_.forget(); }

  /// Memory for games to try things in, used again and again; what it holds is of no meaning. To be given
  /// back. `like`: a game of the same rules.
  std::unique_ptr<Game> spare(const Game& like);
  void give_back(std::unique_ptr<Game> game) { spare_.push_back(std::move(game)); }

 private:
  double value_against_others(const Game& game, Player player) const;
  bool choose_quietly(Game& game, catalogue::Random& dice);
  bool score_or_calm(Game& game, catalogue::Random& dice) const;
  void leave_out_worse_ways_to_calm(const Game& game, std::vector<Command>& choices,
                                    catalogue::Random& dice) const;

  Prospects prospects_;
  MistsValue mists_;
  bool in_haste_;
  std::vector<std::unique_ptr<Game>> spare_;
  std::vector<PlaceFigure> figures_;  ///< memory for choose_quietly()
  std::vector<Command> choices_;      ///< and again
  std::optional<double> worth_;       ///< after the last choice, if that was reckoned
};

/// Keeps the best of what is offered; equals have equal chances.
class BestOf {
 public:
  explicit BestOf(catalogue::Random& dice) : dice_(dice) {}
  /// Whether what is worth so much is the best now.
  bool offer(double worth) {
    if (equals_ == 0 || worth > best_) {
      best_ = worth;
      equals_ = 0;
    }
    return worth == best_ && dice_.below(++equals_) == 0;
  }
  bool any() const { return equals_ > 0; }
  double worth() const { return best_; }

 private:
  catalogue::Random& dice_;
  double best_ = 0;
  std::size_t equals_ = 0;
};

}  // namespace tilewatch::rules
