// SPDX-License-Identifier: MIT
// A player who looks one turn ahead: good enough to measure a game with, and to try the rules with sensible
// games instead of random ones.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/catalogue/random.h"
#include "engine/rules/game.h"

namespace tilewatch::rules {

/// What a position is worth to the person of `player`, in points.
///
/// In a game against each other: the person's score, plus for every unfinished feature on which figures stand
/// its value at the end (raised a little while it can still be finished), plus half a point for a figure in
/// hand, minus the best of the others reckoned alike.
///
/// In Mists everybody is one person: the common score (level 6: the scores up to the goal, the lowest counted
/// twice); for every feature with figures on it a share of what it pays to all colours there, the less the
/// more of its edges are open; a price for every ghost on the board that grows steeply as the bank runs out;
/// a price for every open edge of mist that can still be closed; half a point to two for a figure in hand;
/// 1000 for a game that is won and -1000 for a lost one, its points added.
double value_of_position(const Game& game, Player player);

/// Plays every side of a game greedily: of all places of the tile drawn it takes the one after which, all
/// other choices of the turn made in the same way one by one, the position is worth most. Ties are broken by
/// the seed.
class GreedyPlayer {
 public:
  /// `bag`: what is still to be drawn.
  GreedyPlayer(std::vector<TypeIndex> bag, std::uint32_t seed)
      : bag_(std::move(bag)), dice_("greedy game", 0, seed, 0) {}
  /// Does one command; ends the game when nothing is left to draw. False if nothing could be done.
  bool step(Game& game);

 private:
  bool lay_tile(Game& game);
  /// The worth of the position at the end of the turn, if its choices are made greedily.
  double worth_of_turn(Game game, Player player, int turn);
  bool choose(Game& game, Player player);

  std::vector<TypeIndex> bag_;
  catalogue::Random dice_;
};

/// One greedy game to its end.
Game greedy_game(const Game& start, std::uint32_t seed);

}  // namespace tilewatch::rules
