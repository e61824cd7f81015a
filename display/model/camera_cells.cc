// SPDX-License-Identifier: MIT
#include "display/model/camera_cells.h"

#include <algorithm>

namespace tilewatch::model {

bus::Preview in_board_cells(const bus::Preview& preview, const bus::Snapshot& snapshot) {
  bus::Preview out;
  out.frame = preview.frame;
  out.time_s = preview.time_s;
  out.state = preview.state;
  out.width = preview.width;
  out.height = preview.height;
  out.tiles = preview.tiles;
  out.figures = preview.figures;
  out.shown = preview.shown;
  out.source = preview.source;
  if (!snapshot.camera_origin) return out;
  const Cell origin = *snapshot.camera_origin;
  const int turns = snapshot.camera_turns % 4;
  const auto board_cell = [&](Cell cell) {
    cell = {cell.x - origin.x, cell.y - origin.y};
    for (int i = 0; i < turns; ++i) cell = {-cell.y, cell.x};
    return cell;
  };
  for (bus::SeenTile& tile : out.tiles) {
    tile.cell = board_cell(tile.cell);
    for (bus::TileCandidate& candidate : tile.candidates) {
      candidate.rotation = static_cast<Rotation>((candidate.rotation + turns) % 4);
    }
    std::rotate(tile.corners.begin(), tile.corners.begin() + (4 - turns) % 4, tile.corners.end());
  }
  for (bus::SeenFigure& figure : out.figures) {
    figure.cell = board_cell(figure.cell);
    for (int i = 0; i < turns; ++i) {
      const double u = figure.u;
      figure.u = 1 - figure.v;
      figure.v = u;
    }
  }
  return out;
}

}  // namespace tilewatch::model
