// SPDX-License-Identifier: MIT
#include "engine/rules/mists_status.h"

#include <algorithm>

#include "engine/rules/mists_cemeteries.h"
#include "engine/rules/mists_ghosts.h"
#include "engine/rules/mists_hounds.h"
#include "engine/rules/mists_levels.h"

namespace tilewatch::rules {
namespace {

Player owner_on(const Position& position, NodeId node) {
  for (const StandingFigure& figure : position.figures) {
    if (figure.player != kNoPlayer && figure.node == node) return figure.player;
  }
  return kNoPlayer;
}

MistArea area_of(const Position& position, NodeId feature) {
  const Board& board = position.board;
  MistArea area;
  board.for_pieces(feature, [&](NodeId node) {
    area.parts.push_back(board.ref(node));
    area.ghosts += ghosts_on(position, node);
    const int tile = board.node(node).tile;
    const auto index = static_cast<std::int8_t>(node - board.first_node(tile));
    for (const Side side : kSides) {
      if (board.turned(tile).mist_node[static_cast<std::size_t>(side)] != index) continue;
      const int other = board.tile_at(neighbour(area.parts.back().cell, side));
      if (other < 0) {
        ++area.edges_to_close;
        area.open_edges.emplace_back(area.parts.back().cell, side);
      } else {
        const bool joined =
            board.turned(other).mist_node[static_cast<std::size_t>(opposite(side))] >= 0 &&
            edge_in(board.turned(tile).edges, side) == edge_in(board.turned(other).edges, opposite(side));
        if (!joined) area.blind_edges.emplace_back(area.parts.back().cell, side);
      }
    }
  });
  std::sort(area.parts.begin(), area.parts.end());
  if (!area.blind_edges.empty()) {
    area.state = MistState::kDead;
  } else if (board.complete(feature)) {
    area.state = MistState::kClosed;
  }
  return area;
}

MistsPlace place_of(const Position& position, NodeId node) {
  const Board& board = position.board;
  MistsPlace place;
  place.at = board.ref(node);
  place.closed = board.complete(node);
  place.ghosts = ghosts_on(position, node);
  place.player = owner_on(position, node);
  const bool by_edges = board.shape(node).open == 4;
  for_round(place.at.cell, [&](Cell cell) {
    if (by_edges && cell.x != place.at.cell.x && cell.y != place.at.cell.y) return;
    const int tile = board.tile_at(cell);
    if (tile < 0) {
      ++place.missing;
      place.missing_cells.push_back(cell);
    }
    if (tile >= 0 && board.tiles()[static_cast<std::size_t>(tile)].type == catalogue::kNoType &&
        place.at.piece.kind == FeatureKind::kCastle) {
      place.never = true;
    }
  });
  return place;
}

}  // namespace

MistsStatus mists_status(const Game& game) {
  const Position& position = game.position();
  const Board& board = position.board;
  MistsStatus status;
  if (position.mists.level == 0) return status;
  const MistsLevel& level = mists_level(position);
  status.level = position.mists.level;
  status.goal = level.goal;
  if (level.own_figures) {
    for (Player player = 0; player < kScoreFigures; ++player) {
      status.scores.push_back({player, position.scores[player]});
    }
  } else {
    status.scores.push_back({kNoPlayer, position.scores[0]});
  }
  status.ghosts_in_all = level.ghosts;
  status.bank = ghosts_in_bank(position);
  status.stack = current_stack(position);
  status.tiles_left = tiles_in_stack(position);
  status.tiles_left_in_all = position.tiles_left;
  for (std::size_t i = 0; level.stacks() && i < level.marks.size(); ++i) {
    const Hound& hound = position.mists.hounds[i];
    MistsMark& mark = status.marks.emplace_back();
    mark.points = level.marks[i];
    mark.hound = hound.state;
    if (hound.node != kNoNode && hounds_on(position, hound.node).empty()) {
      mark.hound = HoundState::kGone;  // a referee took it off the board
    } else if (hound.node != kNoNode) {
      mark.beside = {FigureKind::kMeeple, hound.player, board.ref(hound.node)};
    }
  }
  for (NodeId node = 0; node < board.node_count(); ++node) {
    switch (board.kind(node)) {
      case FeatureKind::kMistArea:
        if (board.node(node).feature == node) status.mists.push_back(area_of(position, node));
        break;
      case FeatureKind::kCastle:
        status.castles.push_back(place_of(position, node));
        break;
      case FeatureKind::kCemetery:
        status.cemeteries.push_back(place_of(position, node));
        break;
      default:
        break;
    }
  }
  status.end = position.mists.end;
  const EndText text = text_of_end(position);
  status.rule = text.rule;
  status.cause = text.cause;
  return status;
}

}  // namespace tilewatch::rules
