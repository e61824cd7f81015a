// SPDX-License-Identifier: MIT
// Where mist lies on a tile.
#pragma once

#include <vector>

#include "engine/catalogue/geometry.h"
#include "engine/catalogue/random.h"
#include "engine/catalogue/tile.h"

namespace tilewatch::catalogue {

/// Closed outlines of one patch of mist, the widest first: drawn over each other they make a soft rim. Along
/// every side of `edges` they begin and end at the same distance from the corners, so that mist looks the
/// same on both tiles. `edges` must not be empty.
std::vector<Path> mist_layers(SideMask edges, Random random);

/// The same for mist that reaches no side: a round patch.
std::vector<Path> mist_layers_around(Point middle, double radius, Random random);

/// The layer that counts as the mist's border.
inline constexpr std::size_t kMistBorderLayer = 1;

}  // namespace tilewatch::catalogue
