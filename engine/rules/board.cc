// SPDX-License-Identifier: MIT
#include "engine/rules/board.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace tilewatch::rules {
namespace {

// Laid tiles may look at cells two away without asking whether they are in the window.
constexpr int kMargin = 2;
constexpr int kGrowth = 8;       // so that the window is copied seldom
constexpr int kMostInNode = 15;  // Node keeps inns and cathedrals in four bits

/// Whether a tile laid beside a piece's tile brings it nearer to its end.
bool grows_with_neighbours(const ShapeNode& made, bool diagonal) {
  switch (made.piece.kind) {
    case FeatureKind::kMonastery:
    case FeatureKind::kGarden:
    case FeatureKind::kCastle:
      return true;
    case FeatureKind::kTent:
      return !diagonal;  // F-10
    case FeatureKind::kCemetery:
      return !diagonal || made.open == 8;  // G-24, G-35
    default:
      return false;
  }
}

}  // namespace

std::size_t Board::memory_bytes() const {
  return tiles_.size() * sizeof(PlacedTile) + first_node_.size() * sizeof(NodeId) +
         nodes_.size() * sizeof(Node) + open_.size() * sizeof(OpenCell) + open_edges_.memory_bytes() +
         centres_.size() * sizeof(Centre) + surrounded_.size() * sizeof(std::int16_t) +
         window_.size() * sizeof(std::int16_t);
}

void Board::lay(const PlacedTile& tile) {
  make_room_for(tile.cell);
  const auto index = static_cast<std::int16_t>(tiles_.size());
  const Shape& shape = shape_of_type(tile.type);
  last_completed_ = false;
  tiles_.push_back(tile);
  if (shape.surrounded) surrounded_.push_back(index);
  first_node_.push_back(static_cast<NodeId>(nodes_.size()));
  close(tile.cell);
  window_[slot(tile.cell)] = index;

  const std::size_t nodes = tile.garden ? shape.nodes.size() : shape.plain_nodes;
  for (std::size_t i = 0; i < nodes; ++i) {
    const ShapeNode& made = shape.nodes[i];
    Node fresh;
    fresh.feature = fresh.next = static_cast<NodeId>(nodes_.size());
    fresh.tile = index;
    fresh.open = made.open;
    fresh.kind = made.piece.kind;
    last_completed_ = last_completed_ || made.open == 0;  // mist that reaches no edge
    fresh.shields = made.shields;
    fresh.inns = made.inns & kMostInNode;
    fresh.cathedrals = made.cathedrals & kMostInNode;
    nodes_.push_back(fresh);
  }
  const EdgeBits edges = shape.turned[tile.rotation].edges;
  const auto here = static_cast<std::ptrdiff_t>(slot(tile.cell));
  const std::array<int, 4> beside{-width_, 1, width_, -1};
  for (const Side side : kSides) {
    std::int16_t& there = window_[static_cast<std::size_t>(here + beside[static_cast<std::size_t>(side)])];
    if (there >= 0) {
      join_side(index, there, side);
    } else if (tile.type != catalogue::kNoType) {
      // A tile that lies face down asks nothing of its neighbours (G-37), so it makes no place for one
      // (G-39).
      if (there == kNothing) {
        there = slot_of_open(open_.size());
        open_.emplace_back().at = neighbour(tile.cell, side);
      }
      ask_for(static_cast<std::size_t>(kFirstOpen - there), opposite(side), edge_in(edges, side));
    }
  }
  surround(index);
}

void Board::make_room_for(Cell cell) {
  if (window_.empty()) {
    left_ = cell.x - kGrowth;
    top_ = cell.y - kGrowth;
    width_ = height_ = 2 * kGrowth + 1;
    window_.assign(static_cast<std::size_t>(width_ * height_), kNothing);
    return;
  }
  const auto growth = [](int room) { return room < kMargin ? kMargin - room + kGrowth : 0; };
  const int west = growth(cell.x - left_);
  const int east = growth(left_ + width_ - 1 - cell.x);
  const int north = growth(cell.y - top_);
  const int south = growth(top_ + height_ - 1 - cell.y);
  if (west + east + north + south == 0) return;
  left_ -= west;
  top_ -= north;
  width_ += west + east;
  height_ += north + south;
  window_.assign(static_cast<std::size_t>(width_ * height_), kNothing);
  for (std::size_t i = 0; i < tiles_.size(); ++i)
    window_[slot(tiles_[i].cell)] = static_cast<std::int16_t>(i);
  for (std::size_t i = 0; i < open_.size(); ++i) window_[slot(open_[i].cell())] = slot_of_open(i);
}

void Board::close(Cell cell) {
  const int held = window_[slot(cell)];
  if (held > kFirstOpen) return;
  const auto index = static_cast<std::size_t>(kFirstOpen - held);
  open_[index] = open_.back();
  open_edges_.set(index, open_[index].wanted, open_[index].mask);
  window_[slot(open_[index].cell())] = slot_of_open(index);
  open_.pop_back();
}

void Board::ask_for(std::size_t index, Side facing, EdgeKind edge) {
  OpenCell& open = open_[index];
  open.wanted = static_cast<EdgeBits>(open.wanted | edge_bits(edge, facing));
  open.mask = static_cast<EdgeBits>(open.mask | (3U << (2 * static_cast<unsigned>(facing))));
  open_edges_.set(index, open.wanted, open.mask);
}

void Board::join_side(int tile, int other, Side side) {
  const Shape& my_shape = shape_of(tile);
  const Shape& their_shape = shape_of(other);
  const TurnedShape& mine = turned(tile);
  const TurnedShape& theirs = turned(other);
  const NodeId my_first = first_node(tile);
  const NodeId their_first = first_node(other);
  const auto meet = [&](std::int8_t my_node, std::int8_t their_node) {
    if (my_node >= 0 && their_node >= 0) {
      join(static_cast<NodeId>(my_first + my_node), static_cast<NodeId>(their_first + their_node));
    }
  };
  const auto end_there = [&](std::int8_t node, NodeId first) {
    if (node >= 0) came_nearer(this->node(static_cast<NodeId>(first + node)).feature, 1);
  };
  const auto s = static_cast<std::size_t>(side);
  const auto o = static_cast<std::size_t>(opposite(side));
  if (my_shape.matches_all || their_shape.matches_all) {
    end_there(mine.side_node[s], my_first);
    end_there(theirs.side_node[o], their_first);
    return;
  }
  // Only a referee can have laid it so; what does not agree is not joined.
  if (edge_in(mine.edges, side) != edge_in(theirs.edges, opposite(side))) return;
  meet(mine.side_node[s], theirs.side_node[o]);
  for (std::size_t half = 2 * s; half < 2 * s + 2; ++half) {
    meet(mine.half_node[half], theirs.half_node[across(static_cast<HalfEdge>(half))]);
  }
  // G-8: where mist meets no mist the area stays open for ever.
  if (my_shape.misty) meet(mine.mist_node[s], theirs.mist_node[o]);
}

void Board::join(NodeId a, NodeId b) {
  const NodeId one = node(a).feature;
  const NodeId two = node(b).feature;
  if (one != two) {
    const bool first_is_bigger = node(one).pieces >= node(two).pieces;
    merge(first_is_bigger ? one : two, first_is_bigger ? two : one);
  }
  // Both edges that met are no longer open. A field's `open` only says that it never completes.
  if (kind(a) != FeatureKind::kField) came_nearer(node(a).feature, 2);
}

void Board::came_nearer(NodeId id, int by) {
  Node& totals = edit(id);
  totals.open = static_cast<std::int16_t>(totals.open - by);
  last_completed_ = last_completed_ || totals.open == 0;
}

void Board::merge(NodeId big, NodeId small) {
  // A tile with a piece in both features counts once from now on (B-4). With several pieces of the small
  // feature on that tile it must still be found only once: at the piece with the lowest number.
  int shared_tiles = 0;
  const auto look_for_shared = [&](NodeId id) {
    if (shape(id).alone) return;
    const NodeId first = first_node(node(id).tile);
    bool in_big = false;
    for (int i = 0; i < nodes_of(node(id).tile); ++i) {
      const auto sibling = static_cast<NodeId>(first + i);
      if (node(sibling).feature == small && sibling < id) return;
      in_big = in_big || node(sibling).feature == big;
    }
    shared_tiles += in_big ? 1 : 0;
  };
  if (kind(small) != FeatureKind::kField)
    for_pieces(small, look_for_shared);  // nobody counts a field's tiles
  NodeId at = small;
  do {
    edit(at).feature = big;
    at = node(at).next;
  } while (at != small);
  std::swap(edit(big).next, edit(small).next);  // two rings become one

  Node& into = edit(big);
  const Node& from = node(small);
  into.open = static_cast<std::int16_t>(into.open + from.open);
  into.tiles = static_cast<std::int16_t>(into.tiles + from.tiles - shared_tiles);
  into.pieces = static_cast<std::int16_t>(into.pieces + from.pieces);
  into.shields = static_cast<std::uint8_t>(into.shields + from.shields);
  into.inns = std::min(into.inns + from.inns, kMostInNode) & kMostInNode;
  into.cathedrals = std::min(into.cathedrals + from.cathedrals, kMostInNode) & kMostInNode;
  into.figures = static_cast<std::uint8_t>(into.figures + from.figures);
  if (kind(big) == FeatureKind::kField) into.open = 1;
}

void Board::surround(int tile) {
  const PlacedTile& laid = tiles_[static_cast<std::size_t>(tile)];
  const auto count = [&](NodeId id, bool diagonal, bool face_up) {
    const ShapeNode& made = shape(id);
    // G-38: a tile that lies face down finishes nothing but cemeteries.
    if (!grows_with_neighbours(made, diagonal) || (!face_up && made.piece.kind != FeatureKind::kCemetery))
      return;
    edit(id).tiles = static_cast<std::int16_t>(node(id).tiles + 1);
    came_nearer(id, 1);
  };
  for (std::size_t i = 0; i < centres_.size();) {
    const Centre centre = centres_[i];
    const int dx = centre.at.x - laid.cell.x;
    const int dy = centre.at.y - laid.cell.y;
    ++i;
    if (dx < -1 || dx > 1 || dy < -1 || dy > 1) continue;
    count(centre.node, dx != 0 && dy != 0, laid.type != catalogue::kNoType);
    if (!complete(centre.node)) continue;
    centres_[--i] = centres_.back();
    centres_.pop_back();
  }
  if (!shape_of_type(laid.type).surrounded) return;
  for (int i = 0; i < nodes_of(tile); ++i) {
    const auto id = static_cast<NodeId>(first_node(tile) + i);
    if (!grows_with_neighbours(shape(id), false)) continue;
    for (int dy = -1; dy <= 1; ++dy) {
      for (int dx = -1; dx <= 1; ++dx) {
        const int other = window_[slot({laid.cell.x + dx, laid.cell.y + dy})];
        if (other < 0 || other == tile) continue;
        count(id, dx != 0 && dy != 0, tiles_[static_cast<std::size_t>(other)].type != catalogue::kNoType);
      }
    }
    if (!complete(id)) centres_.push_back({laid.cell, id});
  }
}

void Board::list_fitting(const Shape& shape, std::vector<Placement>& out) const {
  // What the last call left there is written over: to make them anew costs as much as all the comparing.
  constexpr std::ptrdiff_t kMostAtOnce = 4 * OpenEdges::kLanes;
  Placement* next = out.data();
  Placement* end = next + out.size();
  open_edges_.for_fitting(shape.all_edges, open_.size(), [&](std::size_t first, unsigned fits) {
    if (end - next < kMostAtOnce) {
      const std::ptrdiff_t count = next - out.data();
      out.resize(static_cast<std::size_t>(count + 2 * kMostAtOnce));
      next = out.data() + count;
      end = out.data() + out.size();
    }
    const OpenCell* cells = open_.data() + first;
    for (; fits != 0; fits &= fits - 1) {
      const auto bit = static_cast<unsigned>(std::countr_zero(fits));
      next->cell = cells[bit / 4].at;
      next->rotation = static_cast<Rotation>(bit % 4);
      ++next;
    }
  });
  out.resize(static_cast<std::size_t>(next - out.data()));
}

void Board::reserve(std::size_t tiles) {
  constexpr std::size_t kNodesATile = 6;
  constexpr std::size_t kOpenATile = 2;
  tiles_.reserve(tiles);
  first_node_.reserve(tiles);
  nodes_.reserve(kNodesATile * tiles);
  open_.reserve(kOpenATile * tiles);
  open_edges_.reserve(kOpenATile * tiles);
  centres_.reserve(tiles / 4);
  surrounded_.reserve(tiles / 4);
}

}  // namespace tilewatch::rules
