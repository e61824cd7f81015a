// SPDX-License-Identifier: MIT
#include "display/model/board_facts.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <numbers>
#include <set>

namespace tilewatch::model {

QRect board_bounds(const bus::Snapshot& snapshot) {
  if (snapshot.tiles.empty()) return {0, 0, 1, 1};
  QRect bounds;
  for (const bus::BoardTile& tile : snapshot.tiles) bounds |= QRect(tile.cell.x, tile.cell.y, 1, 1);
  return bounds;
}

std::optional<Cell> last_tile(const bus::Snapshot& snapshot) {
  const bus::BoardTile* last = nullptr;
  for (const bus::BoardTile& tile : snapshot.tiles) {
    if (tile.turn > 0 && (last == nullptr || tile.turn >= last->turn)) last = &tile;
  }
  if (last == nullptr) return std::nullopt;
  return last->cell;
}

const bus::BoardTile* tile_at(const bus::Snapshot& snapshot, Cell cell) {
  const auto found = std::find_if(snapshot.tiles.begin(), snapshot.tiles.end(),
                                  [&](const bus::BoardTile& tile) { return tile.cell == cell; });
  return found == snapshot.tiles.end() ? nullptr : &*found;
}

std::vector<bus::BoardFigure> figures_at(const bus::Snapshot& snapshot, Cell cell) {
  std::vector<bus::BoardFigure> found;
  std::copy_if(snapshot.figures.begin(), snapshot.figures.end(), std::back_inserter(found),
               [&](const bus::BoardFigure& figure) { return figure.cell == cell; });
  return found;
}

std::vector<bus::BoardFigure> spread_figures(const bus::Snapshot& snapshot) {
  constexpr double kApart = 0.21;  // of a tile
  std::vector<bus::BoardFigure> spread;
  const auto room_at = [&](const bus::BoardFigure& figure, double u, double v) {
    double room = 1;
    for (const bus::BoardFigure& other : spread) {
      if (other.cell == figure.cell) room = std::min(room, std::hypot(other.u - u, other.v - v));
    }
    return room;
  };
  for (bus::BoardFigure figure : snapshot.figures) {
    const bus::BoardFigure there = figure;
    double best = room_at(there, there.u, there.v);
    for (int step = 0; best < kApart && step < 24; ++step) {
      const double angle = 2 * std::numbers::pi * step / 8 + std::numbers::pi / 6;
      const double away = kApart * (1 + step / 8);
      const double u = std::clamp(there.u + away * std::cos(angle), 0.14, 0.86);
      const double v = std::clamp(there.v + away * std::sin(angle), 0.16, 0.84);
      const double room = room_at(there, u, v);
      if (room <= best) continue;
      best = room;
      figure.u = u;
      figure.v = v;
    }
    spread.push_back(std::move(figure));
  }
  return spread;
}

std::vector<Cell> open_cells(const bus::Snapshot& snapshot) {
  std::set<Cell> laid;
  for (const bus::BoardTile& tile : snapshot.tiles) laid.insert(tile.cell);
  std::set<Cell> open;
  for (const Cell cell : laid) {
    for (const Side side : kSides) {
      const Cell beside = neighbour(cell, side);
      if (!laid.contains(beside)) open.insert(beside);
    }
  }
  return {open.begin(), open.end()};
}

int drawing_variant(const bus::Snapshot& snapshot, const bus::BoardTile& tile) {
  const std::size_t mark = tile.variant.rfind('~');
  if (mark != std::string::npos) {
    int number = 0;
    const char* end = tile.variant.data() + tile.variant.size();
    const auto [stop, error] = std::from_chars(tile.variant.data() + mark + 1, end, number);
    if (error == std::errc() && stop == end) return number;
  }
  int place = 0;
  for (const bus::BoardTile& other : snapshot.tiles) {
    if (other.cell == tile.cell) break;
    if (other.type == tile.type) ++place;
  }
  return place;
}

}  // namespace tilewatch::model
