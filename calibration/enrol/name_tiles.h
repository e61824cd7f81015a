// SPDX-License-Identifier: MIT
// Which type every tile of a box is, all decided at once: what each looks like, and how many of each there
// are.
#pragma once

#include <vector>

#include "engine/catalogue/catalogue.h"
#include "vision/reading.h"

namespace tilewatch::calibration {

/// What one tile was decided to be.
struct TileName {
  catalogue::TypeIndex type = catalogue::kNoType;  ///< kNoType: of no type that is left in the box
  Rotation rotation = 0;                           ///< quarter turns clockwise, as in the candidates
  /// How sure: what the whole box's reading would lose if this tile were something else, as a probability,
  /// and the probability of the turn.
  double confidence = 0;
  catalogue::TypeIndex second = catalogue::kNoType;  ///< what it would be if it were not `type`
};

/// From this confidence on a tile's name is taken as it is; below it a person is asked.
inline constexpr double kSurelyNamed = 0.95;

/// Names tiles. `candidates`: for each tile every type and turn that it may be with its probability (what is
/// missing from 1 is for tiles of no type). `copies`: how many tiles of each type of the catalogue there may
/// be. Tiles beyond that get no type.
std::vector<TileName> name_tiles(const std::vector<std::vector<vision::TileCandidate>>& candidates,
                                 const std::vector<int>& copies);

}  // namespace tilewatch::calibration
