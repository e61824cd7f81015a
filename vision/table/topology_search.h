// SPDX-License-Identifier: MIT
// A board found without knowing any face: the lattice that most tiles, and the edges where they meet, speak
// for.
#pragma once

#include <cstdint>

#include "engine/catalogue/result.h"
#include "vision/table/lattice.h"
#include "vision/table/topology_eye.h"

namespace tilewatch::vision {

struct TopologySearchOptions {
  std::uint32_t seed = 1;
  catalogue::TypeIndex start = catalogue::kNoType;  ///< of the tile that begins the game; kNoType: any
  KnownTable known;
};

/// The board of a picture, seen by `eye`. A lattice between the tiles, or twice or half as wide, is noticed
/// and the right one tried. Where there is no board of several tiles, one that lies alone is taken if it is
/// certain. The error's message says why there is none, as the end of a sentence.
Result<Lattice> search_by_topology(const PictureStack& stack, const TopologyReader& reader,
                                   const TopologyEye& eye, const TopologySearchOptions& search);

}  // namespace tilewatch::vision
