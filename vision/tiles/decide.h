// SPDX-License-Identifier: MIT
// The whole board at once: what the pixels say, edges that must meet, copies that exist.
#pragma once

#include <vector>

#include "engine/catalogue/catalogue.h"
#include "vision/reading.h"

namespace tilewatch::vision {

/// From this probability on the pixels are clear: the tile is taken as read, whatever its neighbours say.
inline constexpr double kClearReading = 0.99;
/// Below this probability that a tile lies there it has no say in what its neighbours are.
inline constexpr double kProbablyTile = 0.5;

/// Weighs each tile's candidates with its neighbours' (edges that meet must agree) and with how many copies
/// of a type there are; probabilities and order change accordingly. Turns of a type that play the same are
/// one candidate. A clear reading stays what it is. What may be no tile at all (TileReading::is_tile) becomes
/// likelier or less likely one by whether its edges meet its neighbours'. Cells must be different.
void decide(std::vector<TileReading>& tiles, const catalogue::Catalogue& catalogue);

/// What is wrong with a decided board, in plain words: "edges_disagree", "too_many_copies",
/// "unreadable_tile".
std::vector<Problem> problems_of(const std::vector<TileReading>& tiles,
                                 const catalogue::Catalogue& catalogue);

}  // namespace tilewatch::vision
