// SPDX-License-Identifier: MIT
// Facts about the board that its drawing needs.
#pragma once

#include <QRect>
#include <optional>
#include <vector>

#include "engine/bus/messages.h"

namespace tilewatch::model {

/// The cells covered, as x, y, width, height in cells; 1x1 at the origin when nothing lies there.
QRect board_bounds(const bus::Snapshot& snapshot);

/// The tile laid last, the start tile not counted; nothing before the first turn.
std::optional<Cell> last_tile(const bus::Snapshot& snapshot);

/// Null when no tile lies there.
const bus::BoardTile* tile_at(const bus::Snapshot& snapshot, Cell cell);

/// The figures that stand on a cell.
std::vector<bus::BoardFigure> figures_at(const bus::Snapshot& snapshot, Cell cell);

/// All figures, moved aside a little where several would hide each other (ghosts that nobody has put yet).
std::vector<bus::BoardFigure> spread_figures(const bus::Snapshot& snapshot);

/// Empty cells beside a tile, sorted.
std::vector<Cell> open_cells(const bus::Snapshot& snapshot);

/// Which copy of its type a tile is, as drawing.h counts them: the number of its face ("base.D~2" is 2), else
/// its place among the tiles of that type on the board, so that copies look different and each keeps its
/// looks.
int drawing_variant(const bus::Snapshot& snapshot, const bus::BoardTile& tile);

}  // namespace tilewatch::model
