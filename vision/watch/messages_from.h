// SPDX-License-Identifier: MIT
// What vision knows, in the words of the bus; and what the bus tells, in those of vision.
#pragma once

#include "engine/bus/messages.h"
#include "vision/reading.h"
#include "vision/tiles/art_library.h"
#include "vision/watch/watcher.h"

namespace tilewatch::vision {

/// Tiles and figures of a board as a Reading (frame, time and state are the caller's). At most five
/// candidates a tile.
bus::Reading reading_message(const BoardReading& board, const catalogue::Catalogue& catalogue,
                             const ArtLibrary& art);

/// True when two readings say the same about the table: same state, tiles (type and turn, clear or not),
/// hidden cells and figures; small movements of corners and probabilities do not count.
bool says_the_same(const bus::Reading& a, const bus::Reading& b);

/// The engine's board in the camera's cells; empty while the engine does not know where those lie.
std::vector<KnownTile> known_tiles(const bus::Snapshot& state);

}  // namespace tilewatch::vision
