// SPDX-License-Identifier: MIT
// Seeded random games, and a number that changes whenever the rules play differently.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/catalogue/random.h"
#include "engine/rules/game.h"

namespace tilewatch::rules {

/// Every copy that is not on the board, discarded or face down.
std::vector<TypeIndex> full_bag(const Game& game);

/// Takes a tile out of the bag: any of those that may be drawn now (B-11), or the next of a stack that was
/// shuffled once. The bag must not be empty.
TypeIndex take_from_bag(const Game& game, std::vector<TypeIndex>& bag, catalogue::Random& dice);

/// Plays every side of a game: tiles in random order, every legal placement, figure option (none included)
/// and answer of a step equally likely, misfits discarded.
class RandomPlayer {
 public:
  /// `bag`: what is still to be drawn.
  RandomPlayer(std::vector<TypeIndex> bag, std::uint32_t seed)
      : bag_(std::move(bag)), dice_("random game", 0, seed, 0) {}
  /// Does one command; ends the game when nothing is left to draw. False if nothing could be done.
  bool step(Game& game);
  std::int64_t placements_listed() const { return listed_; }

 private:
  bool lay_tile(Game& game);

  std::vector<TypeIndex> bag_;
  catalogue::Random dice_;
  std::vector<Placement> places_;
  std::vector<PlaceFigure> figures_;
  std::vector<Command> choices_;
  std::int64_t listed_ = 0;
};

/// One random game to its end. Adds the number of placements listed to `placements`.
Game random_game(const Game& start, std::uint32_t seed, std::int64_t* placements = nullptr);

/// A hash over the final positions of 50 random games.
std::uint64_t replay_signature(const Game& start);

}  // namespace tilewatch::rules
