// SPDX-License-Identifier: MIT
// Where features lie on the drawn board: their pieces on the tiles' drawings, joined to one outline.
#pragma once

#include <QPainterPath>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "display/window/tile_art.h"
#include "engine/bus/messages.h"
#include "engine/catalogue/tile_map.h"

namespace tilewatch::window {

class FeatureShapes {
 public:
  /// What the tiles are taken from; null = nothing has a shape.
  void use(std::shared_ptr<const catalogue::Catalogue> catalogue);

  /// The outline in cells: the cell (x, y) is the square from (x, y) to (x + 1, y + 1). Pieces of tiles that
  /// do not lie there, or that have no such piece, are left out.
  QPainterPath outline(const bus::Snapshot& snapshot, FeatureKind kind,
                       const std::vector<bus::BoardPiece>& pieces);
  /// A place on the pieces that is far from all of `taken`, for a sign; in the same measure.
  QPointF clear_spot(const bus::Snapshot& snapshot, FeatureKind kind,
                     const std::vector<bus::BoardPiece>& pieces, const std::vector<QPointF>& taken);
  /// The middle of a piece, in the same measure; of the whole tile if it has no such piece.
  QPointF middle(const bus::Snapshot& snapshot, FeatureKind kind, bus::BoardPiece piece);

 private:
  /// Null for a tile that lies face down or that the catalogue does not know.
  const catalogue::TileMap* map_of(const bus::Snapshot& snapshot, const bus::BoardTile& tile);

  std::shared_ptr<const catalogue::Catalogue> catalogue_;
  std::map<TileArt::Face, catalogue::TileMap> maps_;
};

}  // namespace tilewatch::window
