// SPDX-License-Identifier: MIT
// The deep check: everything that the board keeps up to date, counted afresh from the tiles alone.
#include <algorithm>
#include <set>

#include "engine/rules/fresh_count.h"
#include "engine/rules/game.h"
#include "engine/rules/rule_set.h"

namespace tilewatch::rules {
namespace {

/// The totals of a feature, asked for at the node it is named after.
bool same_totals(const FreshCount& fresh, const Board& board, NodeId node,
                 const std::set<FeatureRef>& pieces) {
  const FeatureRef ref = board.ref(node);
  const Node& totals = board.node(node);
  switch (ref.piece.kind) {
    case FeatureKind::kMonastery:
    case FeatureKind::kGarden:
    case FeatureKind::kTent:
    case FeatureKind::kCastle:
    case FeatureKind::kCemetery: {
      const int needed = board.shape(node).open;
      const int round = fresh.laid_round(ref.cell, needed == 8, ref.piece.kind == FeatureKind::kCemetery);
      return totals.tiles == round + 1 && totals.open == needed - round && pieces.size() == 1;
    }
    default:
      break;
  }
  const FreshCount::Feature counted = fresh.walk(ref);
  if (pieces != counted.pieces) return false;
  if (ref.piece.kind == FeatureKind::kField) return totals.open == 1;
  constexpr int kMostCounted = 15;
  return totals.open == counted.open && totals.shields == counted.shields &&
         totals.inns == std::min(counted.inns, kMostCounted) &&
         totals.cathedrals == std::min(counted.cathedrals, kMostCounted) &&
         static_cast<std::size_t>(totals.tiles) == counted.cells.size();
}

/// Every node belongs to one feature, the features' totals are right.
bool same_features(const FreshCount& fresh, const Position& position) {
  const Board& board = position.board;
  std::vector<int> figures(static_cast<std::size_t>(board.node_count()), 0);
  for (const StandingFigure& figure : position.figures) {
    if (figure.node < 0 || figure.node >= board.node_count()) return false;
    if (figure.player != kNoPlayer) ++figures[static_cast<std::size_t>(board.node(figure.node).feature)];
  }
  int seen = 0;
  for (NodeId node = 0; node < board.node_count(); ++node) {
    if (board.node(node).feature != node) continue;
    std::set<FeatureRef> pieces;
    bool alike = true;
    board.for_pieces(node, [&](NodeId id) {
      alike = alike && board.node(id).feature == node && board.kind(id) == board.ref(id).piece.kind;
      pieces.insert(board.ref(id));
      ++seen;
    });
    if (!alike || board.node(node).pieces != static_cast<int>(pieces.size()) ||
        board.node(node).figures != figures[static_cast<std::size_t>(node)] ||
        !same_totals(fresh, board, node, pieces)) {
      return false;
    }
  }
  return seen == board.node_count();
}

/// Each tile lies where the board looks for it and has the pieces that its face shows; none face down.
bool same_pieces(const FreshCount& fresh, const Board& board) {
  for (int tile = 0; tile < static_cast<int>(board.tiles().size()); ++tile) {
    const PlacedTile& laid = board.tiles()[static_cast<std::size_t>(tile)];
    if (board.tile_at(laid.cell) != tile) return false;
    std::set<Piece> shown;
    for (int i = 0; i < board.nodes_of(tile); ++i) {
      const auto node = static_cast<NodeId>(board.first_node(tile) + i);
      if (board.node(node).tile != tile || board.find(board.ref(node)) != node) return false;
      shown.insert(board.ref(node).piece);
    }
    const std::vector<Piece> pieces = fresh.pieces_of(laid);
    if (shown != std::set<Piece>(pieces.begin(), pieces.end())) return false;
  }
  return true;
}

bool same_open_cells(const FreshCount& fresh, const Board& board) {
  const auto open = fresh.open_cells();
  if (open.size() != board.open_cells().size()) return false;
  for (const OpenCell& cell : board.open_cells()) {
    const auto counted = open.find(cell.cell());
    if (counted == open.end() || board.open_cell(cell.cell()) != &cell) return false;
    for (const Side side : kSides) {
      const int wanted = counted->second[static_cast<std::size_t>(side)];
      const bool masked = edge_in(cell.mask, side) != EdgeKind::kField;
      if (masked != (wanted >= 0) || (masked && static_cast<int>(edge_in(cell.wanted, side)) != wanted))
        return false;
    }
  }
  return true;
}

/// Nobody has more or fewer figures of a kind, in hand, on the board and elsewhere, than at the beginning.
bool same_figures(const Rulebook& book, const Position& position) {
  FigureSupply counted = position.supply;
  const auto count = [&](const auto& figures) {
    for (const auto& figure : figures) {
      if (figure.player != kNoPlayer) ++counted.at(figure.player)[static_cast<std::size_t>(figure.kind)];
    }
  };
  count(position.figures);
  count(position.elsewhere);
  return counted == book.first_supply;
}

}  // namespace

bool Game::is_consistent() const {
  const Board& board = position_.board;
  const FreshCount fresh(*book_, tiles());
  if (!same_pieces(fresh, board) || !same_features(fresh, position_) || !same_open_cells(fresh, board)) {
    return false;
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
  if (!same_figures(*book_, position_)) return false;
  return std::none_of(book_->rule_sets.begin(), book_->rule_sets.end(), [&](const RuleSet* rules) {
    return rules->inconsistency(*book_, position_).has_value();
  });
}

}  // namespace tilewatch::rules
