// SPDX-License-Identifier: MIT
// Shapes as a fine grid of labels, and whether the fields come out as the tile's definition says.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/catalogue/shapes.h"
#include "engine/catalogue/tile.h"

namespace tilewatch::catalogue {

/// All pieces of a type in the order of their labels: cities, roads, fields, monastery, garden (if `garden`),
/// tent, castle, cemetery, and each river as a piece of kind kTile. Mist lies over them and is none of them.
std::vector<Piece> pieces_of(const TileType& type, bool garden);

struct LabelGrid {
  static constexpr int kSize = 128;
  std::vector<Piece> pieces;
  std::vector<std::uint8_t> cells;  ///< row by row from the north-west; index into pieces
  std::vector<std::uint8_t> mist;   ///< 0 no mist, else the mist's index + 1; it lies over fields and roads
  int faults = 0;                   ///< disagreements with the definition

  std::uint8_t at(int column, int row) const {
    return cells[static_cast<std::size_t>(row) * kSize + static_cast<std::size_t>(column)];
  }
};

/// `garden`: the copy shows its garden (shapes.garden says where).
LabelGrid label_shapes(const TileType& type, const TileShapes& shapes, bool garden);

/// For every cell of a square grid the distance, in cells, to the nearest cell where `there` is not 0 (exact,
/// between cell middles). Without any such cell all distances are huge.
std::vector<double> distance_field(const std::vector<std::uint8_t>& there, int size);

}  // namespace tilewatch::catalogue
