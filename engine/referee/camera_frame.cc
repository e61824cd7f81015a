// SPDX-License-Identifier: MIT
// Turning readings into the board's frame, and finding the frame again after an interruption.
#include "engine/referee/camera_frame.h"

#include <algorithm>
#include <map>
#include <utility>

namespace tilewatch::referee {

Cell turned_cell(Cell cell, Rotation turns) {
  for (int i = 0; i < turns % 4; ++i) cell = {-cell.y, cell.x};
  return cell;
}

Cell CameraFrame::board_from_camera(Cell camera) const {
  return turned_cell({camera.x - origin.x, camera.y - origin.y}, turns);
}

Cell CameraFrame::camera_from_board(Cell board) const {
  const Cell back = turned_cell(board, static_cast<Rotation>((4 - turns) % 4));
  return {back.x + origin.x, back.y + origin.y};
}

bus::Reading CameraFrame::board_from_camera(bus::Reading reading) const {
  for (bus::SeenTile& tile : reading.tiles) {
    tile.cell = board_from_camera(tile.cell);
    for (bus::TileCandidate& candidate : tile.candidates) {
      candidate.rotation = static_cast<Rotation>((candidate.rotation + turns) % 4);
    }
    std::rotate(tile.corners.begin(), tile.corners.begin() + (4 - turns) % 4, tile.corners.end());
  }
  for (Cell& cell : reading.hidden) cell = board_from_camera(cell);
  for (bus::SeenFigure& figure : reading.figures) {
    figure.cell = board_from_camera(figure.cell);
    for (int i = 0; i < turns; ++i) figure.u = std::exchange(figure.v, figure.u), figure.u = 1 - figure.u;
  }
  return reading;
}

std::optional<CameraFrame> find_frame(const bus::Reading& reading, const rules::Game& game) {
  std::map<std::pair<Cell, int>, int> votes;
  for (const bus::SeenTile& seen : reading.tiles) {
    if (seen.candidates.empty()) continue;
    const bus::TileCandidate& best = seen.candidates.front();
    for (const rules::PlacedTile& laid : game.tiles()) {
      if (laid.type == catalogue::kNoType) continue;  // face down, they all look alike
      const auto& type = game.catalogue().type(laid.type);
      if (type.id != best.type) continue;
      for (int turns = 0; turns < 4; ++turns) {
        if (!type.same_when_turned(static_cast<Rotation>((best.rotation + turns) % 4), laid.rotation))
          continue;
        const Cell back = turned_cell(laid.cell, static_cast<Rotation>((4 - turns) % 4));
        ++votes[{{seen.cell.x - back.x, seen.cell.y - back.y}, turns}];
      }
    }
  }
  const auto best = std::max_element(votes.begin(), votes.end(),
                                     [](const auto& a, const auto& b) { return a.second < b.second; });
  if (best == votes.end()) return {};
  const int seen = static_cast<int>(reading.tiles.size());
  const int needed = std::min<int>({2, seen, static_cast<int>(game.tiles().size())});
  if (best->second < needed || best->second * 2 < seen) return {};
  return CameraFrame{best->first.first, static_cast<Rotation>(best->first.second)};
}

Agreement agreement(const bus::Reading& board_reading, const rules::Game& game) {
  Agreement result;
  for (const bus::SeenTile& seen : board_reading.tiles) {
    const rules::PlacedTile* laid = game.tile_at(seen.cell);
    if (laid == nullptr || seen.candidates.empty()) continue;
    const bus::TileCandidate& best = seen.candidates.front();
    const bool down = laid->type == catalogue::kNoType;
    const catalogue::TileType* type = down ? nullptr : &game.catalogue().type(laid->type);
    const bool same = down ? best.type == bus::kFaceDown
                           : type->id == best.type && type->same_when_turned(best.rotation, laid->rotation);
    ++(same ? result.agree : result.differ);
  }
  return result;
}

}  // namespace tilewatch::referee
