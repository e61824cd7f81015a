// SPDX-License-Identifier: MIT
// Two readers' words on one tile become one.
#pragma once

#include "engine/catalogue/catalogue.h"
#include "vision/reading.h"

namespace tilewatch::vision {

/// What the art reader and the topology reader say of the same tile, multiplied as likelihoods: each keeps
/// what it leaves open for the types that it did not name. Where the art is known it decides; where the art
/// reader says that it does not know the face, the topology reader does. Corners are the art reader's
/// unless it saw no tile. `faceless` is the share of the tiles in play of whose type no face is known: what
/// looks like a known face may be one of them.
TileReading combined(const TileReading& art, const TileReading& topology,
                     const catalogue::Catalogue& catalogue, double faceless = 0);

}  // namespace tilewatch::vision
