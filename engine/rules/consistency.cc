// SPDX-License-Identifier: MIT
// The deep check: everything that the board keeps up to date, counted afresh from the tiles alone.
#include <algorithm>
#include <map>
#include <set>

#include "engine/rules/game.h"
#include "engine/rules/rule_set.h"

namespace tilewatch::rules {
namespace {

using catalogue::TileType;

/// Finds features by walking from tile to tile over their edges, by the catalogue's own data.
class FreshCount {
 public:
  FreshCount(const Rulebook& book, const std::vector<PlacedTile>& tiles)
      : catalogue_(*book.setup.catalogue), shapes_(book.shapes) {
    for (const PlacedTile& tile : tiles) laid_[tile.cell] = tile;
  }

  struct Feature {
    std::set<FeatureRef> pieces;
    std::set<Cell> cells;
    int open = 0;
    int shields = 0;
  };

  Feature walk(FeatureRef from) const {
    Feature feature;
    std::vector<FeatureRef> todo{from};
    while (!todo.empty()) {
      const FeatureRef ref = todo.back();
      todo.pop_back();
      if (!feature.pieces.insert(ref).second) continue;
      feature.cells.insert(ref.cell);
      const PlacedTile& tile = laid_.at(ref.cell);
      const TileType& type = catalogue_.type(tile.type);
      if (ref.piece.kind == FeatureKind::kCity) feature.shields += type.cities[ref.piece.index].shields;
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
          for (const catalogue::Piece piece : pieces_of(their_type)) {
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

  int laid_round(Cell cell, bool diagonal, bool face_down_too) const {
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

  /// Every empty neighbour with the edges it asks for, -1 where it has no neighbour.
  std::map<Cell, std::array<int, 4>> open_cells() const {
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

 private:
  static std::vector<catalogue::Piece> pieces_of(const TileType& type) {
    std::vector<catalogue::Piece> pieces;
    const auto add = [&](FeatureKind kind, std::size_t count) {
      for (std::size_t i = 0; i < count; ++i) pieces.push_back({kind, static_cast<std::uint8_t>(i)});
    };
    add(FeatureKind::kCity, type.cities.size());
    add(FeatureKind::kRoad, type.roads.size());
    add(FeatureKind::kField, type.fields.size());
    add(FeatureKind::kMistArea, type.mists.size());
    return pieces;
  }
  static bool reaches(const TileType& type, catalogue::Piece piece, int half) {
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

  bool matches_all(const PlacedTile& tile) const {
    return tile.type != catalogue::kNoType && shapes_[tile.type].matches_all;
  }

  const catalogue::Catalogue& catalogue_;
  const std::vector<Shape>& shapes_;
  std::map<Cell, PlacedTile> laid_;
};

bool same_feature(const FreshCount& fresh, const Board& board, const Position& position, NodeId node) {
  const FeatureRef ref = board.ref(node);
  const Node& totals = board.feature(node);
  int figures = 0;
  for (const StandingFigure& figure : position.figures) {
    if (figure.player != kNoPlayer && board.node(figure.node).feature == board.node(node).feature) ++figures;
  }
  if (figures != totals.figures) return false;
  switch (ref.piece.kind) {
    case FeatureKind::kMonastery:
    case FeatureKind::kGarden:
    case FeatureKind::kTent:
    case FeatureKind::kCastle:
    case FeatureKind::kCemetery: {
      const int needed = board.shape(node).open;
      const int round = fresh.laid_round(ref.cell, needed == 8, ref.piece.kind == FeatureKind::kCemetery);
      return totals.tiles == round + 1 && totals.open == needed - round && totals.pieces == 1;
    }
    default:
      break;
  }
  const FreshCount::Feature counted = fresh.walk(ref);
  std::set<FeatureRef> pieces;
  board.for_pieces(node, [&](NodeId id) { pieces.insert(board.ref(id)); });
  if (pieces != counted.pieces || static_cast<std::size_t>(totals.pieces) != pieces.size()) return false;
  if (ref.piece.kind == FeatureKind::kField) return totals.open == 1;
  return totals.open == counted.open && totals.shields == counted.shields &&
         static_cast<std::size_t>(totals.tiles) == counted.cells.size();
}

}  // namespace

bool Game::is_consistent() const {
  const Board& board = position_.board;
  const FreshCount fresh(*book_, tiles());
  for (NodeId node = 0; node < board.node_count(); ++node) {
    if (!same_feature(fresh, board, position_, node)) return false;
  }
  const auto open = fresh.open_cells();
  if (open.size() != board.open_cells().size()) return false;
  for (const OpenCell& cell : board.open_cells()) {
    const auto counted = open.find(cell.cell());
    if (counted == open.end()) return false;
    for (const Side side : kSides) {
      const int wanted = counted->second[static_cast<std::size_t>(side)];
      const bool masked = edge_in(cell.mask, side) != EdgeKind::kField;
      if (masked != (wanted >= 0) || (masked && static_cast<int>(edge_in(cell.wanted, side)) != wanted))
        return false;
    }
  }
  int left = 0;  // to be drawn
  std::vector<int> laid(position_.remaining.size(), 0);
  for (const PlacedTile& tile : tiles()) {
    if (tile.type == catalogue::kNoType) {
      --left;  // nobody knows which it was, so it still counts as one that may come
    } else {
      ++laid[tile.type];
    }
  }
  for (TypeIndex type = 0; type < laid.size(); ++type) {
    if (position_.remaining[type] < 0 ||
        position_.remaining[type] + laid[type] > catalogue().type(type).count) {
      return false;
    }
    if (!book_->shapes[type].from_supply) left += position_.remaining[type];
  }
  if (left != position_.tiles_left) return false;
  // Nobody has more figures of a kind, in hand and on the board, than at the beginning.
  const auto began = start(setup(), book_->rule_sets);
  if (!began) return false;
  for (Player player = 0; player < player_count(); ++player) {
    for (std::size_t kind = 0; kind < kFigureKinds; ++kind) {
      const auto out =
          std::count_if(position_.figures.begin(), position_.figures.end(), [&](const auto& figure) {
            return figure.player == player && static_cast<std::size_t>(figure.kind) == kind;
          });
      const auto elsewhere =
          std::count_if(position_.elsewhere.begin(), position_.elsewhere.end(), [&](const auto& figure) {
            return figure.player == player && static_cast<std::size_t>(figure.kind) == kind;
          });
      const auto which = static_cast<FigureKind>(kind);
      if (out + elsewhere + supply(player, which) != began->supply(player, which)) return false;
    }
  }
  return std::none_of(book_->rule_sets.begin(), book_->rule_sets.end(), [&](const RuleSet* rules) {
    return rules->inconsistency(*book_, position_).has_value();
  });
}

}  // namespace tilewatch::rules
