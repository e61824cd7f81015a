// SPDX-License-Identifier: MIT
// First guesses where single tiles lie when no face is known: windows of many sizes all over the picture are
// shown to the topology reader, and the promising ones follow its word on where the tile lies.
#pragma once

#include <cstdint>
#include <vector>

#include "vision/table/eye.h"
#include "vision/tiles/topology_reader.h"

namespace tilewatch::vision {

struct TopologySeedOptions {
  /// How the picture must be stretched for tiles to look square: a table seen at a low angle is flattened.
  double stretch_y = 1;
  double stretch_x = 1;
  int most_looks = 560;  ///< windows in the first round
  std::uint32_t seed = 1;
};

/// Tiles by themselves, likeliest first, none twice. Corners begin at the top left.
std::vector<TileSight> topology_seeds(const PictureStack& stack, const TopologyReader& reader,
                                      const TopologySeedOptions& options = {});

}  // namespace tilewatch::vision
