// SPDX-License-Identifier: MIT
#include "engine/rules/mists_cemeteries.h"

#include <algorithm>

#include "engine/rules/mists_ghosts.h"
#include "engine/rules/mists_hounds.h"
#include "engine/rules/mists_levels.h"

namespace tilewatch::rules {
namespace {

template <class Visit>
void for_cemeteries(const Board& board, Visit visit) {
  for (const int tile : board.surrounded_tiles()) {
    for (int i = 0; i < board.nodes_of(tile); ++i) {
      const auto node = static_cast<NodeId>(board.first_node(tile) + i);
      if (board.kind(node) == FeatureKind::kCemetery) visit(node);
    }
  }
}

bool beside_any_tile(const Board& board, Cell cell) {
  return std::any_of(kSides.begin(), kSides.end(),
                     [&](Side side) { return board.tile_at(neighbour(cell, side)) >= 0; });
}

}  // namespace

std::vector<NodeId> open_cemeteries(const Position& position) {
  std::vector<NodeId> found;
  for_cemeteries(position.board, [&](NodeId node) {
    if (!position.board.complete(node)) found.push_back(node);
  });
  return found;
}

std::vector<NodeId> unburied_cemeteries(const Position& position) {
  std::vector<NodeId> found;
  for_cemeteries(position.board, [&](NodeId node) {
    if (position.board.complete(node) && !position.occupied(node)) found.push_back(node);
  });
  return found;
}

bool stands(const Position& position, const StandingFigure& figure) {
  return figure.player != kNoPlayer && position.board.kind(figure.node) != FeatureKind::kCemetery;
}

std::vector<Figure> mortals(const Rulebook& book, const Position& position, NodeId cemetery) {
  std::vector<Figure> found;
  for (std::size_t i = 0; i < position.figures.size(); ++i) {
    if (stands(position, position.figures[i])) found.push_back(position.figure(i));
  }
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  if (!found.empty()) return found;
  for (Player player = 0; player < book.setup.players.size(); ++player) {
    if (position.in_hand(player, FigureKind::kMeeple) == 0) continue;
    found.push_back({FigureKind::kMeeple, player, position.board.ref(cemetery)});
  }
  return found;
}

bool burial_is_due(const Rulebook& book, const Position& position) {
  const std::vector<NodeId> cemeteries = unburied_cemeteries(position);
  return !cemeteries.empty() && !mortals(book, position, cemeteries.front()).empty();
}

std::optional<Violation> why_not_bury(const Rulebook& book, const Position& position,
                                      const BuryFigure& command) {
  const NodeId cemetery = position.board.find(command.cemetery);
  const auto waiting = unburied_cemeteries(position);
  if (std::find(waiting.begin(), waiting.end(), cemetery) == waiting.end()) {
    return Violation{"G-24", "no cemetery at " + to_string(command.cemetery.cell) + " waits for a burial"};
  }
  const auto who = mortals(book, position, cemetery);
  if (std::find(who.begin(), who.end(), command.figure) != who.end()) return std::nullopt;
  if (command.figure.at == command.cemetery) {
    return Violation{"G-24", "a figure in hand is buried only when none stands on the board"};
  }
  return Violation{"G-24", "no figure like that stands at " + to_string(command.figure.at.cell)};
}

void bury(Position& position, const BuryFigure& command, Events events) {
  const NodeId cemetery = position.board.find(command.cemetery);
  if (command.figure.at == command.cemetery) {
    position.put_figure({command.figure.kind, command.figure.player, cemetery});
    if (events != nullptr) events->emplace_back(FigurePlaced{command.figure});
  } else {
    const NodeId from = position.board.find(command.figure.at);
    for (StandingFigure& figure : position.figures) {
      if (figure.node != from || figure.player != command.figure.player || figure.kind != command.figure.kind)
        continue;
      position.board.count_figure(from, -1);
      position.board.count_figure(cemetery, 1);
      figure.node = cemetery;
      break;
    }
    if (events != nullptr) events->emplace_back(FigureMoved{command.figure, command.cemetery});
    bury_hounds(position, {command.figure.player, from}, events);
  }
  take_ghosts(position, cemetery, ghosts_on(position, cemetery), events);
}

bool face_down_is_due(const Position& position) {
  return mists_level(position).haunted && tiles_in_stack(position) > 0 && !open_cemeteries(position).empty();
}

std::vector<Cell> face_down_cells(const Rulebook& book, const Position& position) {
  std::vector<Cell> cells;
  for (const NodeId cemetery : open_cemeteries(position)) {
    for_round(position.board.ref(cemetery).cell, [&](Cell cell) {
      if (position.board.tile_at(cell) >= 0) return;
      if (book.switches().mists_face_down_touches != 0 && !beside_any_tile(position.board, cell)) return;
      cells.push_back(cell);
    });
  }
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return cells;
}

std::optional<Violation> why_not_face_down(const Rulebook& book, const Position& position, Cell cell) {
  const auto cells = face_down_cells(book, position);
  if (std::binary_search(cells.begin(), cells.end(), cell)) return std::nullopt;
  if (position.board.tile_at(cell) >= 0) return Violation{"G-37", to_string(cell) + " is taken"};
  bool round = false;
  for (const NodeId cemetery : open_cemeteries(position)) {
    for_round(position.board.ref(cemetery).cell, [&](Cell beside) { round = round || beside == cell; });
  }
  if (round) return Violation{"G-41", "it would touch no laid tile by an edge"};
  return Violation{"G-37", "a tile is laid face down only in the surroundings of an open cemetery"};
}

void lay_face_down(Position& position, Cell cell, Events events) {
  PlacedTile tile;
  tile.cell = cell;
  tile.turn = position.turn;
  position.draw_unseen();
  position.board.lay(tile);
  if (events != nullptr) events->emplace_back(TilePlaced{tile});
}

}  // namespace tilewatch::rules
