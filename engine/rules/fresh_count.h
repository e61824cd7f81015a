// SPDX-License-Identifier: MIT
// Features, surroundings and open cells counted afresh from the laid tiles and the catalogue's data, without
// anything of what a board keeps up to date. For the deep check; slow.
#pragma once

#include <array>
#include <map>
#include <set>
#include <vector>

#include "engine/rules/rule_set.h"

namespace tilewatch::rules {

/// Finds features by walking from tile to tile over their edges.
class FreshCount {
 public:
  FreshCount(const Rulebook& book, const std::vector<PlacedTile>& tiles);

  struct Feature {
    std::set<FeatureRef> pieces;
    std::set<Cell> cells;
    int open = 0;
    int shields = 0;
    int inns = 0;
    int cathedrals = 0;
  };
  /// The whole feature of a city, road, field or mist area.
  Feature walk(FeatureRef from) const;

  /// Every piece that a laid tile shows.
  std::vector<catalogue::Piece> pieces_of(const PlacedTile& tile) const;
  /// Tiles round a cell; `face_down_too`: G-35.
  int laid_round(Cell cell, bool diagonal, bool face_down_too) const;
  /// Every empty neighbour with the edges it asks for, -1 where it has no neighbour.
  std::map<Cell, std::array<int, 4>> open_cells() const;

 private:
  bool matches_all(const PlacedTile& tile) const;

  const catalogue::Catalogue& catalogue_;
  const std::vector<Shape>& shapes_;
  std::map<Cell, PlacedTile> laid_;
};

}  // namespace tilewatch::rules
