// SPDX-License-Identifier: MIT
// Two readers' words on one tile become one.
#pragma once

#include "engine/catalogue/catalogue.h"
#include "vision/reading.h"
#include "vision/tiles/faceless.h"

namespace tilewatch::vision {

/// What the art reader and the topology reader say of the same tile, multiplied as likelihoods: each keeps
/// what it leaves open for the types that it did not name. Where the art is known it decides; where the art
/// reader says that it does not know the face, the topology reader does. Corners are the art reader's
/// unless it saw no tile; whether there is one it tells, too, and the topology reader may only speak against
/// it. `faceless` are the types in play of which no face is known: what looks like a known face may be one of
/// them, and between a face and its twin without one the art reader tells nothing.
TileReading combined(const TileReading& art, const TileReading& topology,
                     const catalogue::Catalogue& catalogue, const Faceless& faceless = {});

}  // namespace tilewatch::vision
