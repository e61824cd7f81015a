// SPDX-License-Identifier: MIT
// Orders in which the tiles of a bag may come, chosen so that fewer playouts say as much.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/catalogue/random.h"
#include "engine/rules/play.h"

namespace tilewatch::rules {

/// Gives one order after the other, in blocks of as many orders as there are tiles. In a block each tile
/// comes first once, second once, and so on (a Latin square: McKay, Beckman and Conover 1979). So whatever it
/// does to a game that one tile comes early rather than late cancels out in the block's mean. What two tiles
/// do together is left to chance: tiles and places of the square are shuffled anew for every block.
///
/// Each order by itself is as likely as any other, so means over them are right, also in the midst of a
/// block. But those of one block depend on each other: how far off a mean is, is told by the means of whole
/// blocks.
class BalancedDraws {
 public:
  /// `bag`: all that may come, in no order that means anything.
  BalancedDraws(std::vector<TypeIndex> bag, std::uint32_t seed);
  /// Good until the next call.
  const std::vector<TypeIndex>& next();
  /// Orders in a block: as many as there are tiles, at least 1.
  std::size_t block() const { return tiles_.empty() ? 1 : tiles_.size(); }

 private:
  std::vector<TypeIndex> tiles_;
  std::vector<std::size_t> shifts_;  ///< by place in the order: the square's rows are shifted by these
  std::vector<TypeIndex> order_;
  std::size_t row_ = 0;  ///< of the block's square
  catalogue::Random dice_;
};

}  // namespace tilewatch::rules
