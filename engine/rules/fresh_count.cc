// SPDX-License-Identifier: MIT
#include "engine/rules/fresh_count.h"

namespace tilewatch::rules {
namespace {

using catalogue::Piece;
using catalogue::TileType;

bool reaches(const TileType& type, Piece piece, int half) {
  switch (piece.kind) {
    case FeatureKind::kCity:
      return ((type.cities[piece.index].edges >> (half / 2)) & 1U) != 0;
    case FeatureKind::kRoad:
      return ((type.roads[piece.index].edges >> (half / 2)) & 1U) != 0;
    case FeatureKind::kMistArea:
      return ((type.mists[piece.index].edges >> (half / 2)) & 1U) != 0;
    case FeatureKind::kField:
      return ((type.fields[piece.index].halves >> half) & 1U) != 0;
    default:
      return false;
  }
}

}  // namespace

FreshCount::FreshCount(const Rulebook& book, const std::vector<PlacedTile>& tiles)
    : catalogue_(*book.setup.catalogue), shapes_(book.shapes) {
  for (const PlacedTile& tile : tiles) laid_[tile.cell] = tile;
}

std::vector<Piece> FreshCount::pieces_of(const PlacedTile& tile) const {
  std::vector<Piece> pieces;
  if (tile.type == catalogue::kNoType) return pieces;  // G-38
  const TileType& type = catalogue_.type(tile.type);
  const auto add = [&](FeatureKind kind, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) pieces.push_back({kind, static_cast<std::uint8_t>(i)});
  };
  add(FeatureKind::kCity, type.cities.size());
  add(FeatureKind::kRoad, type.roads.size());
  add(FeatureKind::kField, type.fields.size());
  add(FeatureKind::kMistArea, type.mists.size());
  add(FeatureKind::kMonastery, type.monastery ? 1 : 0);
  add(FeatureKind::kTent, type.tent ? 1 : 0);
  add(FeatureKind::kCastle, type.castle ? 1 : 0);
  add(FeatureKind::kCemetery, type.cemetery ? 1 : 0);
  add(FeatureKind::kGarden, tile.garden ? 1 : 0);
  return pieces;
}

FreshCount::Feature FreshCount::walk(FeatureRef from) const {
  Feature feature;
  std::vector<FeatureRef> todo{from};
  while (!todo.empty()) {
    const FeatureRef ref = todo.back();
    todo.pop_back();
    if (!feature.pieces.insert(ref).second) continue;
    feature.cells.insert(ref.cell);
    const PlacedTile& tile = laid_.at(ref.cell);
    const TileType& type = catalogue_.type(tile.type);
    if (ref.piece.kind == FeatureKind::kCity) {
      feature.shields += type.cities[ref.piece.index].shields;
      feature.cathedrals += type.cities[ref.piece.index].cathedral ? 1 : 0;
    } else if (ref.piece.kind == FeatureKind::kRoad) {
      feature.inns += type.roads[ref.piece.index].inn ? 1 : 0;
    }
    for (int half = 0; half < 8; ++half) {
      if (!reaches(type, ref.piece, (half + 8 - 2 * tile.rotation) % 8)) continue;
      const auto side = static_cast<Side>(half / 2);
      const Cell beside = neighbour(ref.cell, side);
      const auto other = laid_.find(beside);
      if (other == laid_.end() || other->second.type == catalogue::kNoType) {
        ++feature.open;  // twice an edge; halved below
        continue;
      }
      if (matches_all(tile) || matches_all(other->second)) continue;  // an abbey ends it
      const int facing = ((half / 2 + 2) % 4) * 2 + (half % 2 == 0 ? 1 : 0);
      const TileType& their_type = catalogue_.type(other->second.type);
      const int unturned = (facing + 8 - 2 * other->second.rotation) % 8;
      bool joined = false;
      if (type.edge(side, tile.rotation) == their_type.edge(opposite(side), other->second.rotation)) {
        for (const catalogue::Piece piece : pieces_of(other->second)) {
          if (piece.kind != ref.piece.kind || !reaches(their_type, piece, unturned)) continue;
          todo.push_back({beside, piece});
          joined = true;
        }
      }
      if (!joined) ++feature.open;  // mist beside none, or edges that a referee let disagree
    }
  }
  feature.open /= 2;
  return feature;
}

int FreshCount::laid_round(Cell cell, bool diagonal, bool face_down_too) const {
  int count = 0;
  for (int dy = -1; dy <= 1; ++dy) {
    for (int dx = -1; dx <= 1; ++dx) {
      if ((dx == 0 && dy == 0) || (!diagonal && dx != 0 && dy != 0)) continue;
      const auto laid = laid_.find({cell.x + dx, cell.y + dy});
      if (laid != laid_.end() && (face_down_too || laid->second.type != catalogue::kNoType)) ++count;
    }
  }
  return count;
}

std::map<Cell, std::array<int, 4>> FreshCount::open_cells() const {
  std::map<Cell, std::array<int, 4>> open;
  for (const auto& [cell, tile] : laid_) {
    if (tile.type == catalogue::kNoType) continue;  // G-39
    for (const Side side : kSides) {
      const Cell beside = neighbour(cell, side);
      if (laid_.contains(beside)) continue;
      auto& wanted = open.try_emplace(beside, std::array<int, 4>{-1, -1, -1, -1}).first->second;
      wanted[static_cast<std::size_t>(opposite(side))] =
          static_cast<int>(catalogue_.type(tile.type).edge(side, tile.rotation));
    }
  }
  return open;
}

bool FreshCount::matches_all(const PlacedTile& tile) const {
  return tile.type != catalogue::kNoType && shapes_[tile.type].matches_all;
}

}  // namespace tilewatch::rules
