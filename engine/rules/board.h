// SPDX-License-Identifier: MIT
// The board: laid tiles, open cells and the features that grow over them, joined as tiles are laid.
//
// A plain value of a few flat vectors (some 10 kB late in a game), cheap to copy. Every piece on the board is
// a node; every node carries the number of its feature, and that number is itself the node in which the
// feature's totals are kept. Joining two features renumbers the smaller one, so asking for a piece's feature
// is one look-up.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/rules/open_edges.h"
#include "engine/rules/play.h"
#include "engine/rules/shapes.h"

namespace tilewatch::rules {

using NodeId = std::int16_t;
inline constexpr NodeId kNoNode = -1;

/// A piece on the board and, if it is the one its feature is named after, the feature's totals.
struct Node {
  NodeId feature = kNoNode;
  NodeId next = kNoNode;  ///< the pieces of a feature form a ring
  std::int16_t tile = 0;
  // Totals of the feature:
  std::int16_t open = 0;   ///< what is missing until it is complete; fields never are
  std::int16_t tiles = 1;  ///< B-4: each tile once; for what is surrounded, the tiles round it and its own
  std::int16_t pieces = 1;
  std::uint8_t shields = 0;
  std::uint8_t inns : 4 = 0;  ///< 15: that many or more
  std::uint8_t cathedrals : 4 = 0;
  std::uint8_t figures = 0;  ///< figures of players that stand on it
  FeatureKind kind = FeatureKind::kTile;
};

/// An empty cell beside a laid tile and the edges it asks for.
struct OpenCell {
  Cell at;
  EdgeBits wanted = 0;
  EdgeBits mask = 0;  ///< both bits of each side that has a neighbour
  bool admits(EdgeBits edges) const { return ((edges ^ wanted) & mask) == 0; }
  Cell cell() const { return at; }
  /// Whether a tile that lies face up is on that side.
  bool touches(Side side) const { return ((mask >> (2 * static_cast<unsigned>(side))) & 1U) != 0; }
};

/// A piece that others complete by lying round it, and is not complete yet.
struct Centre {
  Cell at;
  NodeId node = kNoNode;
};

class Board {
 public:
  /// A board without tiles; `shapes` (one for each type of the catalogue, and one more for a tile that lies
  /// face down) must outlive it.
  explicit Board(const std::vector<Shape>* shapes = nullptr) : shapes_(shapes) {}

  /// Lays a tile wherever it is told and joins its pieces to what lies beside it. The cell must be empty;
  /// whether the edges agree is the caller's question (admits): where they do not, nothing is joined and
  /// what ends there stays open for ever.
  void lay(const PlacedTile& tile);

  /// In the order they were laid.
  const std::vector<PlacedTile>& tiles() const { return tiles_; }
  /// Index into tiles(), -1 for an empty cell.
  int tile_at(Cell cell) const;
  /// In no order that means anything, but always the same for the same tiles laid in the same order.
  const std::vector<OpenCell>& open_cells() const { return open_; }
  const OpenCell* open_cell(Cell cell) const;
  /// Makes `out` a list of each place and rotation in which the shape's edges fit, in the order of
  /// open_cells().
  void list_fitting(const Shape& shape, std::vector<Placement>& out) const;
  /// Whether the last tile completed anything: quick, so that nobody has to look on most turns.
  bool last_completed() const { return last_completed_; }
  /// For games that are played to their end again and again: memory for so many tiles at once.
  void reserve(std::size_t tiles);

  int node_count() const { return static_cast<int>(nodes_.size()); }
  const Node& node(NodeId id) const { return nodes_[static_cast<std::size_t>(id)]; }
  const Node& feature(NodeId id) const { return node(node(id).feature); }
  NodeId first_node(int tile) const { return first_node_[static_cast<std::size_t>(tile)]; }
  int nodes_of(int tile) const;
  /// Tiles with a piece that others complete by lying round it (Shape::surrounded), in the order they were
  /// laid.
  const std::vector<std::int16_t>& surrounded_tiles() const { return surrounded_; }
  /// kNoNode if there is no such piece on the board.
  NodeId find(FeatureRef ref) const;
  FeatureRef ref(NodeId id) const;
  const ShapeNode& shape(NodeId id) const;
  FeatureKind kind(NodeId id) const { return node(id).kind; }
  const Shape& shape_of_type(TypeIndex type) const {
    return type == catalogue::kNoType ? shapes_->back() : (*shapes_)[type];
  }
  /// Of the tile with this index.
  const Shape& shape_of(int tile) const { return shape_of_type(tiles_[static_cast<std::size_t>(tile)].type); }
  const TurnedShape& turned(int tile) const;

  bool complete(NodeId id) const { return feature(id).open == 0; }
  /// Counts a figure in or out of the feature of a node.
  void count_figure(NodeId id, int change);
  /// Calls `visit` with every node of a feature.
  template <class Visit>
  void for_pieces(NodeId id, Visit visit) const {
    NodeId at = id;
    do {
      visit(at);
      at = node(at).next;
    } while (at != id);
  }
  /// Of the vectors' contents.
  std::size_t memory_bytes() const;

 private:
  static constexpr std::int16_t kNothing = -1;
  static constexpr int kFirstOpen = -2;
  static std::int16_t slot_of_open(std::size_t index) {
    return static_cast<std::int16_t>(kFirstOpen - static_cast<int>(index));
  }
  Node& edit(NodeId id) { return nodes_[static_cast<std::size_t>(id)]; }
  std::size_t slot(Cell cell) const {
    return static_cast<std::size_t>((cell.y - top_) * width_ + (cell.x - left_));
  }
  bool in_window(Cell cell) const {
    return cell.x >= left_ && cell.y >= top_ && cell.x < left_ + width_ && cell.y < top_ + height_;
  }
  void make_room_for(Cell cell);
  void close(Cell cell);
  /// A laid tile asks an open cell for an edge on the side that faces it.
  void ask_for(std::size_t index, Side facing, EdgeKind edge);
  void join(NodeId a, NodeId b);
  void merge(NodeId big, NodeId small);
  /// Joins what meets on a tile's side, beyond which the other one lies.
  void join_side(int tile, int other, Side side);
  void surround(int tile);
  void came_nearer(NodeId id, int by);

  const std::vector<Shape>* shapes_;
  std::vector<PlacedTile> tiles_;
  std::vector<NodeId> first_node_;
  std::vector<Node> nodes_;
  std::vector<OpenCell> open_;
  OpenEdges open_edges_;  ///< of `open_`, cell by cell
  std::vector<Centre> centres_;
  std::vector<std::int16_t> surrounded_;
  // A window over the plane that grows with the board, always two cells wider than what is laid. A slot holds
  // the index of a laid tile, kNothing, or kFirstOpen - i for the open cell i.
  std::vector<std::int16_t> window_;
  int left_ = 0;
  int top_ = 0;
  int width_ = 0;
  int height_ = 0;
  bool last_completed_ = false;
};

// The look-ups are asked many times a turn, so they stand where every caller can see them.

inline int Board::tile_at(Cell cell) const {
  return in_window(cell) ? std::max(window_[slot(cell)], kNothing) : kNothing;
}

inline const OpenCell* Board::open_cell(Cell cell) const {
  if (!in_window(cell)) return nullptr;
  const int held = window_[slot(cell)];
  return held <= kFirstOpen ? &open_[static_cast<std::size_t>(kFirstOpen - held)] : nullptr;
}

inline int Board::nodes_of(int tile) const {
  const auto next = static_cast<std::size_t>(tile) + 1;
  const int end = next < first_node_.size() ? first_node_[next] : node_count();
  return end - first_node(tile);
}

inline const TurnedShape& Board::turned(int tile) const {
  return shape_of(tile).turned[tiles_[static_cast<std::size_t>(tile)].rotation];
}

inline const ShapeNode& Board::shape(NodeId id) const {
  const int tile = node(id).tile;
  return shape_of(tile).nodes[static_cast<std::size_t>(id - first_node(tile))];
}

inline NodeId Board::find(FeatureRef ref) const {
  const int tile = tile_at(ref.cell);
  if (tile < 0) return kNoNode;
  const ShapeNode* nodes = shape_of(tile).nodes.data();
  for (int i = 0, count = nodes_of(tile); i < count; ++i) {
    if (nodes[i].piece == ref.piece) return static_cast<NodeId>(first_node(tile) + i);
  }
  return kNoNode;
}

inline FeatureRef Board::ref(NodeId id) const {
  return {tiles_[static_cast<std::size_t>(node(id).tile)].cell, shape(id).piece};
}

inline void Board::count_figure(NodeId id, int change) {
  Node& totals = edit(node(id).feature);
  totals.figures = static_cast<std::uint8_t>(totals.figures + change);
}

}  // namespace tilewatch::rules
