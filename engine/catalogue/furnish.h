// SPDX-License-Identifier: MIT
// Finds room on a tile for what stands freely on it.
#pragma once

#include <cstdint>

#include "engine/catalogue/shapes.h"
#include "engine/catalogue/tile.h"

namespace tilewatch::catalogue {

// How large things are where there is room.
inline constexpr double kMonasteryRadius = 0.2;
inline constexpr double kTentRadius = 0.125;
inline constexpr double kTowerRadius = 0.125;
inline constexpr double kVillageRadius = 0.125;
inline constexpr double kCastleRadius = 0.185;
inline constexpr double kCemeteryRadius = 0.165;
inline constexpr double kCropCircleRadius = 0.13;
inline constexpr double kRuinRadius = 0.19;

/// Adds to the ways and cities of a copy all objects that have no place yet, then shields and ghosts.
void furnish(const TileType& type, TileShapes& shapes, int variant, std::uint32_t seed);

}  // namespace tilewatch::catalogue
