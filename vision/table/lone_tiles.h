// SPDX-License-Identifier: MIT
// A tile that lies alone, as the start tile does when a game begins: there are no neighbours that could prove
// it, so its own outline against the table and the topology reader's thorough look must.
#pragma once

#include <vector>

#include "vision/table/eye.h"
#include "vision/tiles/topology_reader.h"

namespace tilewatch::vision {

struct LoneTile {
  TileSight sight;  ///< corners begin at the top left
  TileReading reading;
  double start = 0;  ///< probability that it is a tile of the type that begins the game
  /// A tile beyond doubt, whatever its type, or surely enough the one that begins the game.
  bool certain = false;
};

struct LoneThings {
  std::vector<LoneTile> tiles;  ///< what may be a tile face up, likeliest first; none over another
  std::vector<Quad> backs;      ///< tiles face down, stacks of them too
};

/// What lies apart. `start` may be kNoType: nobody knows what begins the game.
LoneThings lone_things(const PictureStack& stack, const TopologyReader& reader, catalogue::TypeIndex start);

/// A thorough look at what few tiles may lie there (no outline speaks for them): are they? One alone must be
/// as the tile that begins the game, or fill much of the picture, as when somebody photographs a tile: small
/// parts of a table look a little like many a tile.
bool surely_tiles(const PictureStack& stack, const TopologyReader& reader, const std::vector<Quad>& quads,
                  catalogue::TypeIndex start);

}  // namespace tilewatch::vision
