// SPDX-License-Identifier: MIT
// Our own drawing of any tile, made from its definition: tile -> SVG.
#pragma once

#include <cstdint>
#include <string>

#include "engine/catalogue/tile.h"

namespace tilewatch::catalogue {

struct DrawingOptions {
  /// Which copy of the type: copies differ in their winding roads, houses and trees, never in what they mean.
  int variant = 0;
  /// Seed of the whole set of drawings.
  std::uint32_t seed = 1;
  /// Draw the garden that some copies show.
  bool garden = false;
};

/// A complete SVG document, viewBox 0 0 1000 1000, in the reference orientation, north up. The geometry
/// agrees with tile_map.h: what a point shows is what TileMap says lies there.
std::string tile_svg(const TileType& type, const DrawingOptions& options = {});

/// The back of every tile.
std::string tile_back_svg();

}  // namespace tilewatch::catalogue
