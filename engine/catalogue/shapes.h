// SPDX-License-Identifier: MIT
// The geometry of one tile, made from its definition: the single source of both the label map and the
// drawing.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/catalogue/geometry.h"
#include "engine/catalogue/tile.h"

namespace tilewatch::catalogue {

inline constexpr double kRoadHalfWidth = 0.045;
inline constexpr double kRiverHalfWidth = 0.06;

/// A round place for an object.
struct Spot {
  Point at;
  double radius = 0;
};

struct CityShape {
  Path outline;             ///< closed, clockwise; where the city has an edge it runs along it
  std::vector<Path> walls;  ///< the parts of the outline inside the tile, each from corner to corner
};

struct RoadShape {
  std::vector<Path> lines;   ///< centre lines, all beginning at an edge
  std::optional<Spot> gate;  ///< where it ends at a city wall; radius 0
};

struct RiverShape {
  std::vector<Path> lines;
  std::optional<Spot> pond;  ///< spring or lake
};

struct MistShape {
  std::vector<Path> layers;  ///< closed outlines, the widest first (mist_shapes.h)
  std::vector<Spot> ghosts;  ///< one for each ghost symbol
};

/// Everything on a tile. Objects that a type lacks are empty.
struct TileShapes {
  std::vector<CityShape> cities;
  std::vector<RoadShape> roads;
  std::vector<RiverShape> rivers;
  std::optional<Spot> village;  ///< houses where roads end
  std::optional<Spot> monastery;
  std::optional<Spot> tent;
  std::optional<Spot> tower;
  std::optional<Spot> castle;
  std::optional<Spot> cemetery;
  std::optional<Spot> crop_circle;
  std::optional<Spot> ruin;    ///< its middle is a corner of the tile
  std::optional<Spot> garden;  ///< kept free on every copy of a type that may show one
  std::optional<Spot> magic;
  std::optional<Spot> cathedral;
  std::vector<Spot> shields;
  std::vector<Spot> inns;
  std::vector<MistShape> mists;
  /// In how many ways the picture disagrees with the definition; 0 for every tile of our sets (a test proves
  /// it).
  int faults = 0;
};

/// All objects that stand on a tile in a place of their own, the garden left out.
std::vector<Spot> standing_objects(const TileShapes& shapes);

/// The shapes of one copy of `type`. Looks for the simplest arrangement (where roads end, which walls the
/// building in the middle touches) whose fields are joined and parted as the definition says. The same
/// arguments give the same shapes on every machine.
TileShapes make_shapes(const TileType& type, int variant, std::uint32_t seed);

}  // namespace tilewatch::catalogue
