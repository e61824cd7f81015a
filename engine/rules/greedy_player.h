// SPDX-License-Identifier: MIT
// A player who looks one turn ahead: good enough to measure a game with, and to try the rules with sensible
// games instead of random ones.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "engine/catalogue/random.h"
#include "engine/rules/game.h"
#include "engine/rules/one_turn.h"

namespace tilewatch::rules {

/// Plays every side of a game greedily: of all places of the tile drawn it takes the one after which, all
/// other choices of the turn made in the same way one by one, the position is worth most (OneTurn). Ties are
/// broken by the seed.
class GreedyPlayer {
 public:
  /// `bag`: what is still to be drawn.
  GreedyPlayer(std::vector<TypeIndex> bag, std::uint32_t seed, const Foresight& foresight = {})
      : bag_(std::move(bag)), dice_("greedy game", 0, seed, 0), turn_(foresight) {}
  /// Does one command; ends the game when nothing is left to draw. False if nothing could be done.
  bool step(Game& game);

 private:
  bool lay_tile(Game& game);

  std::vector<TypeIndex> bag_;
  catalogue::Random dice_;
  OneTurn turn_;
};

/// One greedy game to its end.
Game greedy_game(const Game& start, std::uint32_t seed, const Foresight& foresight = {});

}  // namespace tilewatch::rules
