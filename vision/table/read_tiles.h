// SPDX-License-Identifier: MIT
// What the tiles of a board are, once it is known where they lie.
#pragma once

#include <map>
#include <vector>

#include "vision/reading.h"
#include "vision/table/eye.h"
#include "vision/table/face_fit.h"
#include "vision/tiles/art_reader.h"
#include "vision/tiles/topology_reader.h"

namespace tilewatch::vision {

/// Who tells what a tile is; at least one of them.
struct TileReaders {
  const ArtReader* art = nullptr;            ///< knows the faces
  const TopologyReader* topology = nullptr;  ///< knows what tiles look like in general
};

/// Reads all `tiles`. Their quads begin with the corner `north` of the board's north-west; the readings
/// begin there. The art reader reads first; the topology reader reads what it is not sure of;
/// where a thorough look shows no tile there is no reading. `fitter` knows
/// the art reader's faces (null without art).
std::vector<TileReading> read_tiles(const PictureStack& stack, const TileReaders& readers,
                                    const FaceFitter* fitter, const std::map<Cell, TileSight>& tiles,
                                    int north);

/// What lies beyond the picture's edge can only be guessed: a tile of which less than half is in the picture
/// is never certain.
void temper_cut_tile(TileReading& reading, cv::Size picture);

/// A cell as it is called when the board is turned so that its side `k` (clockwise from north) becomes north.
Cell renamed(Cell cell, int k);

}  // namespace tilewatch::vision
