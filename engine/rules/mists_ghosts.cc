// SPDX-License-Identifier: MIT
#include "engine/rules/mists_ghosts.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <set>
#include <string>

#include "engine/rules/mists_cemeteries.h"
#include "engine/rules/mists_levels.h"

namespace tilewatch::rules {
namespace {

constexpr int kMostOfTile = 3;  // G-16, G-29

bool is_ghost(const StandingFigure& figure) { return figure.kind == FigureKind::kGhost; }

/// Calls `visit(node, index)` for every mist part of a tile that lies face up.
template <class Visit>
void for_mist(const Board& board, int tile, Visit visit) {
  const TypeIndex type = board.tiles()[static_cast<std::size_t>(tile)].type;
  if (!board.shape_of_type(type).misty) return;
  for (int i = 0; i < board.nodes_of(tile); ++i) {
    const auto node = static_cast<NodeId>(board.first_node(tile) + i);
    if (board.kind(node) == FeatureKind::kMistArea) visit(node, board.shape(node).piece.index);
  }
}

/// G-36: where a haunted cemetery just laid calls one ghost of a neighbour out: a part of its mist that is
/// not closed, if it has one.
NodeId called_out(const Board& board, int tile) {
  NodeId found = kNoNode;
  for_mist(board, tile, [&](NodeId node, int) {
    if (found == kNoNode || (board.complete(found) && !board.complete(node))) found = node;
  });
  return found;
}

}  // namespace

int ghosts_on_board(const Position& position) {
  return static_cast<int>(std::count_if(position.figures.begin(), position.figures.end(), is_ghost));
}

int ghosts_in_bank(const Position& position) {
  return mists_level(position).ghosts - ghosts_on_board(position);
}

int ghosts_on(const Position& position, NodeId node) {
  return static_cast<int>(
      std::count_if(position.figures.begin(), position.figures.end(),
                    [&](const StandingFigure& figure) { return is_ghost(figure) && figure.node == node; }));
}

int ghosts_on_tile(const Position& position, int tile) {
  return static_cast<int>(
      std::count_if(position.figures.begin(), position.figures.end(), [&](const StandingFigure& figure) {
        return is_ghost(figure) && position.board.node(figure.node).tile == tile;
      }));
}

std::vector<int> tiles_with_ghosts(const Position& position) {
  std::vector<int> tiles;
  for (const StandingFigure& figure : position.figures) {
    if (is_ghost(figure)) tiles.push_back(position.board.node(figure.node).tile);
  }
  std::sort(tiles.begin(), tiles.end());
  tiles.erase(std::unique(tiles.begin(), tiles.end()), tiles.end());
  return tiles;
}

Calmed most_calmed(const Position& position) {
  thread_local std::vector<int> by_tile;
  by_tile.assign(position.board.tiles().size(), 0);
  for (const StandingFigure& figure : position.figures) {
    if (figure.kind != FigureKind::kGhost) continue;
    int& here = by_tile[static_cast<std::size_t>(position.board.node(figure.node).tile)];
    here = std::min(here + 1, kMostOfTile);
  }
  Calmed calmed{};
  std::partial_sort_copy(by_tile.begin(), by_tile.end(), calmed.begin(), calmed.end(), std::greater<>());
  std::partial_sum(calmed.begin(), calmed.end(), calmed.begin());
  return calmed;
}

void put_ghost(Position& position, NodeId node, Events events) {
  position.put_figure({FigureKind::kGhost, kNoPlayer, node});
  if (events != nullptr) events->emplace_back(FigurePlaced{position.figure(position.figures.size() - 1)});
}

void take_ghosts(Position& position, NodeId node, int count, Events events) {
  for (std::size_t i = position.figures.size(); i-- > 0 && count > 0;) {
    if (!is_ghost(position.figures[i]) || position.figures[i].node != node) continue;
    if (events != nullptr) events->emplace_back(FigureReturned{position.figure(i)});
    position.take_figure(i);
    --count;
  }
}

void ghosts_of_start_piece(const Rulebook& book, Position& position) {
  for (int tile = 0; tile <= position.last_tile(); ++tile) {
    const TypeIndex type = position.board.tiles()[static_cast<std::size_t>(tile)].type;
    for_mist(position.board, tile, [&](NodeId node, std::size_t index) {
      for (int i = 0; i < book.setup.catalogue->type(type).mists[index].ghosts; ++i) {
        put_ghost(position, node, nullptr);
      }
    });
  }
}

void close_mist(const Rulebook& book, Position& position, Events events) {
  std::vector<NodeId> closed;
  for_mist(position.board, position.last_tile(), [&](NodeId node, int) {
    const NodeId feature = position.board.node(node).feature;
    if (!position.board.complete(node)) return;
    if (std::find(closed.begin(), closed.end(), feature) == closed.end()) closed.push_back(feature);
  });
  for (const NodeId feature : closed) {
    std::vector<Cell> cells;
    std::vector<NodeId> emptied;
    position.board.for_pieces(feature, [&](NodeId node) {
      emptied.push_back(node);
      cells.push_back(position.board.ref(node).cell);
      if (book.switches().mists_cemetery_apart != 0) return;
      const NodeId cemetery = position.board.find({cells.back(), {FeatureKind::kCemetery, 0}});
      if (cemetery != kNoNode) emptied.push_back(cemetery);  // G-27, the other reading
    });
    for (const NodeId node : emptied) take_ghosts(position, node, ghosts_on(position, node), events);
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    if (events != nullptr) events->emplace_back(Noted{"G-9", "mist closes", std::move(cells)});
  }
}

std::vector<NodeId> ghosts_of_last_tile(const Rulebook& book, const Position& position) {
  struct Part {
    NodeId node;
    int ghosts;
    bool extends;
  };
  const Board& board = position.board;
  const int tile = position.last_tile();
  const TypeIndex type = board.tiles()[static_cast<std::size_t>(tile)].type;
  std::vector<Part> open;
  int of_closed = 0;
  bool extends = false;
  const bool part_by_part = book.switches().mists_part_by_part != 0;
  for_mist(board, tile, [&](NodeId node, std::size_t index) {
    const int symbols = book.setup.catalogue->type(type).mists[index].ghosts;
    const bool joined = board.feature(node).pieces > 1;  // G-11: with what lay there before
    const bool closed = board.complete(node);
    if (closed) {
      of_closed += symbols;
    } else {
      open.push_back({node, symbols, joined});
    }
    extends = extends || (joined && !(closed && part_by_part));
  });
  if (open.empty()) return {};
  if (!part_by_part) open.front().ghosts += of_closed;  // G-12: nothing may stand in closed mist
  if (extends) {
    auto fewer = std::find_if(open.begin(), open.end(),
                              [](const Part& part) { return part.extends && part.ghosts > 0; });
    if (fewer == open.end()) {
      fewer = std::find_if(open.begin(), open.end(), [](const Part& part) { return part.ghosts > 0; });
    }
    if (fewer != open.end()) --fewer->ghosts;
  }
  std::vector<NodeId> places;
  for (const Part& part : open) {
    places.insert(places.end(), static_cast<std::size_t>(part.ghosts), part.node);
  }
  return places;
}

void ghosts_appear(const Rulebook& book, Position& position, Events events) {
  const Board& board = position.board;
  const PlacedTile last = board.tiles().back();
  position.mists.extra_ghost = false;
  if (last.type == catalogue::kNoType) return;
  const MistsLevel& level = mists_level(position);
  const bool cemetery = level.haunted && book.setup.catalogue->type(last.type).cemetery;
  if (!cemetery && !board.shape_of_type(last.type).misty) return;
  std::vector<NodeId> places = ghosts_of_last_tile(book, position);
  std::vector<NodeId> cemeteries;
  if (!level.haunted && !places.empty()) cemeteries = open_cemeteries(position);
  if (cemetery) {
    for_round(last.cell, [&](Cell cell) {
      const int tile = board.tile_at(cell);
      const NodeId node = tile < 0 ? kNoNode : called_out(board, tile);
      if (node != kNoNode) places.push_back(node);
    });
  }
  const int needed = static_cast<int>(places.size()) + (cemeteries.empty() ? 0 : 1);
  if (needed > ghosts_in_bank(position)) {
    lose(position, MistsEnd::kGhosts, events);
    return;
  }
  for (const NodeId node : places) put_ghost(position, node, events);
  if (cemeteries.size() == 1) put_ghost(position, cemeteries.front(), events);
  position.mists.extra_ghost = cemeteries.size() > 1;
}

std::optional<Violation> bad_ghosts(const Position& position, const std::vector<GhostGroup>& ghosts,
                                    std::size_t most_tiles, const char* rule) {
  if (ghosts.empty()) return Violation{rule, "at least one ghost is taken away"};
  std::set<FeatureRef> places;
  std::set<Cell> cells;
  for (const GhostGroup& group : ghosts) {
    if (!places.insert(group.at).second) return Violation{rule, "the same place is named twice"};
    cells.insert(group.at.cell);
    const NodeId node = position.board.find(group.at);
    if (group.count < 1 || node == kNoNode || ghosts_on(position, node) < group.count) {
      return Violation{rule, "fewer ghosts stand at " + to_string(group.at.cell)};
    }
  }
  if (cells.size() > most_tiles) {
    return Violation{rule, most_tiles == 1 ? "the ghosts of one tile only are taken away"
                                           : "the ghosts of two tiles at most are taken away"};
  }
  for (const Cell cell : cells) {
    int taken = 0;
    for (const GhostGroup& group : ghosts) taken += group.at.cell == cell ? group.count : 0;
    if (taken > kMostOfTile) return Violation{rule, "at most 3 ghosts of a tile are taken away"};
  }
  return std::nullopt;
}

std::vector<std::vector<GhostGroup>> most_of_tile(const Position& position, int tile) {
  std::vector<GhostGroup> there;
  const Board& board = position.board;
  int all = 0;
  for (int i = 0; i < board.nodes_of(tile); ++i) {
    const auto node = static_cast<NodeId>(board.first_node(tile) + i);
    const int count = ghosts_on(position, node);
    if (count > 0) there.push_back({board.ref(node), count});
    all += count;
  }
  std::vector<std::vector<GhostGroup>> ways;
  std::vector<GhostGroup> way;
  const auto split = [&](const auto& self, std::size_t from, int left) -> void {
    if (left == 0) {
      ways.push_back(way);
      return;
    }
    if (from == there.size()) return;
    for (int count = std::min(left, there[from].count); count >= 0; --count) {
      if (count > 0) way.push_back({there[from].at, count});
      self(self, from + 1, left - count);
      if (count > 0) way.pop_back();
    }
  };
  if (all > 0) split(split, 0, std::min(all, kMostOfTile));
  return ways;
}

void take_groups(Position& position, const std::vector<GhostGroup>& ghosts, Events events) {
  for (const GhostGroup& group : ghosts) {
    take_ghosts(position, position.board.find(group.at), group.count, events);
  }
}

}  // namespace tilewatch::rules
