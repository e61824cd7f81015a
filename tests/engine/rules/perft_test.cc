// SPDX-License-Identifier: MIT
// Counts of all ways to play a fixed order of tiles, as chess programs count them, and the same small counts
// by a slow and simple player that knows nothing of the board's bookkeeping.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "engine/rules/game.h"
#include "tests/engine/rules/games.h"

namespace tilewatch::rules {
namespace {

struct Order {
  const char* name;
  std::vector<const char*> tiles;
  std::vector<std::uint64_t> leaves;  ///< after 1, 2, ... tiles, each with every figure option and none
};

const std::vector<Order>& orders() {
  static const std::vector<Order> kOrders{
      {"roads", {"base.U", "base.V", "base.W", "base.U"}, {24, 852, 64868}},
      {"cities", {"base.E", "base.R", "base.N", "base.F"}, {12, 234, 6968, 341328}},
      {"mixed", {"base.D", "base.B", "base.P", "base.I"}, {30, 569, 18506, 631664}},
      {"closing", {"base.A", "base.E", "base.L", "base.A"}, {20, 522, 24577, 1035839}},
      {"turning", {"base.X", "base.J", "base.K", "base.V"}, {72, 3400, 169156}},
  };
  return kOrders;
}

/// Leaves of the tree: a tile, then a figure or none, and so on; misfits leave the game.
std::uint64_t perft(const Game& game, const std::vector<const char*>& tiles, std::size_t from,
                    std::size_t depth) {
  if (from == depth) return 1;
  const TypeIndex type = game.catalogue().index_of(tiles[from]);
  std::vector<Placement> places;
  game.legal_placements(type, places);
  if (places.empty()) {
    Game next = game;
    next.advance(DiscardTile{type});
    return perft(next, tiles, from + 1, depth);
  }
  std::uint64_t leaves = 0;
  std::vector<PlaceFigure> figures;
  for (const Placement& at : places) {
    Game laid = game;
    laid.advance(PlaceTile{type, at, false});
    laid.figure_options(figures);
    if (from + 1 == depth) {
      leaves += figures.size() + 1;
      continue;
    }
    Game next = laid;
    next.advance(Pass{});
    leaves += perft(next, tiles, from + 1, depth);
    for (const PlaceFigure& figure : figures) {
      next = laid;
      next.advance(figure);
      leaves += perft(next, tiles, from + 1, depth);
    }
  }
  return leaves;
}

/// The slow player: a list of tiles and of figures, everything else worked out afresh from the catalogue by
/// flooding over half-edges.
class SlowGame {
 public:
  explicit SlowGame(const catalogue::Catalogue& catalogue) : catalogue_(&catalogue) {
    laid_[{0, 0}] = {catalogue.start_type(), 0};
  }

  std::uint64_t perft(const std::vector<const char*>& tiles, std::size_t from, std::size_t depth) const {
    if (from == depth) return 1;
    const TypeIndex type = catalogue_->index_of(tiles[from]);
    std::uint64_t leaves = 0;
    bool fits = false;
    for (int y = -8; y <= 8; ++y) {
      for (int x = -8; x <= 8; ++x) {
        for (Rotation rotation = 0; rotation < 4; ++rotation) {
          if (!legal({x, y}, type, rotation)) continue;
          fits = true;
          leaves += decisions({x, y}, type, rotation, tiles, from, depth);
        }
      }
    }
    return fits ? leaves : perft(tiles, from + 1, depth);
  }

 private:
  struct Laid {
    TypeIndex type = 0;
    Rotation rotation = 0;
  };
  /// Something that a figure can stand on: kind, and an edge or half-edge of it as the tile lies (-1 for a
  /// monastery).
  struct Spot {
    Cell cell;
    char kind = 'F';
    int half = 0;
    auto operator<=>(const Spot&) const = default;
  };

  bool legal(Cell cell, TypeIndex type, Rotation rotation) const {
    if (laid_.contains(cell)) return false;
    bool touches = false;
    for (const Side side : kSides) {
      const auto other = laid_.find(neighbour(cell, side));
      if (other == laid_.end()) continue;
      touches = true;
      const EdgeKind mine = catalogue_->type(type).edge(side, rotation);
      if (mine != catalogue_->type(other->second.type).edge(opposite(side), other->second.rotation))
        return false;
    }
    return touches;
  }

  /// The half-edges of the piece that reaches `half`, as the tile lies. City and road pieces own both halves
  /// of a side.
  std::set<int> piece_of(Laid tile, char kind, int half) const {
    const catalogue::TileType& type = catalogue_->type(tile.type);
    std::vector<std::set<int>> pieces;
    const auto lying = [&](int unturned) { return (unturned + 2 * tile.rotation) % 8; };
    const auto add_sides = [&](catalogue::SideMask edges) {
      std::set<int> halves;
      for (int side = 0; side < 4; ++side) {
        if ((edges >> side) & 1) halves.insert({lying(2 * side), lying(2 * side + 1)});
      }
      pieces.push_back(halves);
    };
    if (kind == 'C') {
      for (const auto& city : type.cities) add_sides(city.edges);
    } else if (kind == 'R') {
      for (const auto& road : type.roads) add_sides(road.edges);
    } else {
      for (const auto& field : type.fields) {
        std::set<int> halves;
        for (int h = 0; h < 8; ++h) {
          if ((field.halves >> h) & 1) halves.insert(lying(h));
        }
        pieces.push_back(halves);
      }
    }
    for (const auto& piece : pieces) {
      if (piece.contains(half)) return piece;
    }
    return {};
  }

  struct Flood {
    std::set<Spot> spots;
    bool closed = true;
  };
  Flood flood(Spot start) const {
    Flood flooded;
    std::vector<Spot> todo{start};
    while (!todo.empty()) {
      const Spot spot = todo.back();
      todo.pop_back();
      if (flooded.spots.contains(spot)) continue;
      for (const int half : piece_of(laid_.at(spot.cell), spot.kind, spot.half)) {
        flooded.spots.insert({spot.cell, spot.kind, half});
        const Cell beside = neighbour(spot.cell, static_cast<Side>(half / 2));
        if (!laid_.contains(beside)) {
          flooded.closed = false;
          continue;
        }
        const int facing = ((half / 2 + 2) % 4) * 2 + 1 - half % 2;
        if (!piece_of(laid_.at(beside), spot.kind, facing).empty())
          todo.push_back({beside, spot.kind, facing});
      }
    }
    return flooded;
  }

  bool monastery_full(Cell cell) const {
    for (int dy = -1; dy <= 1; ++dy) {
      for (int dx = -1; dx <= 1; ++dx) {
        if (!laid_.contains({cell.x + dx, cell.y + dy})) return false;
      }
    }
    return true;
  }

  /// Takes home every figure whose feature is finished (fields never are).
  void take_home() {
    std::set<Spot> stay;
    for (const Spot& figure : figures_) {
      const bool home =
          figure.kind == 'M' ? monastery_full(figure.cell) : figure.kind != 'F' && flood(figure).closed;
      if (!home) stay.insert(figure);
    }
    figures_ = stay;
  }

  std::uint64_t decisions(Cell cell, TypeIndex type, Rotation rotation, const std::vector<const char*>& tiles,
                          std::size_t from, std::size_t depth) const {
    SlowGame laid = *this;
    laid.laid_[cell] = {type, rotation};
    SlowGame passed = laid;
    passed.take_home();
    std::uint64_t leaves = passed.perft(tiles, from + 1, depth);
    for (const Spot& spot : laid.spots_on(cell)) {
      if (laid.taken(spot)) continue;
      SlowGame placed = laid;
      placed.figures_.insert(spot);
      placed.take_home();
      leaves += placed.perft(tiles, from + 1, depth);
    }
    return leaves;
  }

  /// One spot a piece: its lowest half-edge.
  std::vector<Spot> spots_on(Cell cell) const {
    std::vector<Spot> spots;
    for (const char kind : {'C', 'R', 'F'}) {
      for (int half = 0; half < 8; ++half) {
        const auto piece = piece_of(laid_.at(cell), kind, half);
        if (!piece.empty() && *piece.begin() == half) spots.push_back({cell, kind, half});
      }
    }
    if (catalogue_->type(laid_.at(cell).type).monastery) spots.push_back({cell, 'M', -1});
    return spots;
  }

  bool taken(const Spot& spot) const {
    if (spot.kind == 'M') return figures_.contains(spot);
    for (const Spot& reached : flood(spot).spots) {
      if (figures_.contains(reached)) return true;
    }
    return false;
  }

  const catalogue::Catalogue* catalogue_;
  std::map<Cell, Laid> laid_;
  std::set<Spot> figures_;
};

class Perft : public testing::TestWithParam<std::size_t> {
 protected:
  const Order& order() const { return orders()[GetParam()]; }
};
INSTANTIATE_TEST_SUITE_P(Order, Perft, testing::Range<std::size_t>(0, 5),
                         [](const auto& order) { return orders()[order.param].name; });

TEST_P(Perft, CountsAreWhatTheyWere) {
  for (std::size_t depth = 1; depth <= order().leaves.size(); ++depth) {
    EXPECT_EQ(perft(test::base_game(), order().tiles, 0, depth), order().leaves[depth - 1])
        << "depth " << depth;
  }
}

TEST_P(Perft, TheSlowPlayerAgrees) {
  constexpr std::uint64_t kPatience = 30000;
  for (std::size_t depth = 1; depth <= order().leaves.size() && order().leaves[depth - 1] < kPatience;
       ++depth) {
    EXPECT_EQ(SlowGame(*test::base_catalogue()).perft(order().tiles, 0, depth), order().leaves[depth - 1])
        << "depth " << depth;
  }
}

}  // namespace
}  // namespace tilewatch::rules
