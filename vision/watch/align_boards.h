// SPDX-License-Identifier: MIT
// A board found afresh is the board we knew: which cell is which, after the camera or the board was moved.
#pragma once

#include <optional>
#include <vector>

#include "vision/reading.h"

namespace tilewatch::vision {

/// known cell = turn^quarter_turns(found cell) + offset, where turn maps (x, y) to (-y, x) (clockwise).
struct BoardAlignment {
  int quarter_turns = 0;
  Cell offset;
  int agreeing = 0;  ///< tiles found where and as they were known
};

/// The alignment that most tiles support (same type and rotation by the best candidate), or nothing when
/// fewer than `share` of the known tiles, or no tile at all, agree.
std::optional<BoardAlignment> align_boards(const std::vector<TileReading>& known,
                                           const std::vector<TileReading>& found, double share = 0.5);

/// The found tile in the known board's cells and orientation.
TileReading aligned(const BoardAlignment& alignment, const TileReading& found);

}  // namespace tilewatch::vision
