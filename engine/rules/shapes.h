// SPDX-License-Identifier: MIT
// Tile types prepared for quick play: what meets what on each side, in every rotation.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/catalogue/catalogue.h"

namespace tilewatch::rules {

/// One piece of a tile as the board joins it. A tile's nodes come in a fixed order: cities, roads, fields,
/// monastery, tent, castle, cemetery, mist areas, garden; so cities[i] is node i, and a copy without a garden
/// just lacks the last one.
struct ShapeNode {
  catalogue::Piece piece;
  std::uint8_t open = 0;  ///< what is missing until it is complete: edges, or tiles round a monastery
  std::uint8_t shields = 0;
  std::uint8_t inns = 0;
  std::uint8_t cathedrals = 0;
  std::uint8_t cities = 0;  ///< fields: bit i = touches node i
  bool alone = true;        ///< the tile has no other piece of this kind
};

/// Two bits a side: the edges of a tile as it lies.
using EdgeBits = std::uint8_t;
constexpr EdgeBits edge_bits(EdgeKind kind, Side side) {
  return static_cast<EdgeBits>(static_cast<unsigned>(kind) << (2 * static_cast<unsigned>(side)));
}
constexpr EdgeKind edge_in(EdgeBits bits, Side side) {
  return static_cast<EdgeKind>((bits >> (2 * static_cast<unsigned>(side))) & 3U);
}

/// A type as it lies when turned; -1 = no node there.
struct TurnedShape {
  EdgeBits edges = 0;
  std::array<std::int8_t, 4> side_node{};  ///< the city or road on each side
  std::array<std::int8_t, 8> half_node{};  ///< the field on each half-edge
  std::array<std::int8_t, 4> mist_node{};  ///< the mist area on each side
};

struct Shape {
  std::vector<ShapeNode> nodes;  ///< the garden's last
  std::array<TurnedShape, 4> turned;
  std::uint32_t all_edges =
      0;  ///< the edges of all four rotations, a byte each, so that they are compared at once
  std::uint8_t plain_nodes = 0;  ///< without the garden
  bool has_garden() const { return nodes.size() > plain_nodes; }
  /// Has a monastery, garden, tent, castle or cemetery, which others complete by lying round it.
  bool surrounded = false;
  bool misty = false;
  bool matches_all = false;  ///< an abbey: it agrees with every edge, and ends the roads and cities there
  bool from_supply = false;  ///< F-15: laid out of a player's own supply, never drawn
};

/// What meets half-edge `half` across its side: NL SR, NR SL, EL WR, ER WL.
constexpr HalfEdge across(HalfEdge half) {
  return static_cast<HalfEdge>(((half / 2 + 2) % 4) * 2 + (1 - half % 2));
}

/// What depends on the game rather than on the tile.
struct ShapeChoices {
  std::uint8_t round_cemetery = 4;                 ///< tiles that close it: 4 (G-24) or 8 (G-35)
  std::vector<catalogue::TypeIndex> matching_all;  ///< Shape::matches_all
  std::vector<catalogue::TypeIndex> from_supply;   ///< Shape::from_supply
};
Shape shape_of(const catalogue::TileType& type, const ShapeChoices& choices = {});

/// A tile that lies face down (G-37): it has no pieces and matches anything.
Shape face_down_shape();

}  // namespace tilewatch::rules
