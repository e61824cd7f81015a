// SPDX-License-Identifier: MIT
// What the camera sees, told in the board's cells: vision counts cells from where it likes.
#pragma once

#include "engine/bus/messages.h"

namespace tilewatch::model {

/// `preview` without its JPEG, with cells, corners, rotations and places on tiles as they lie on the board of
/// `snapshot`. As it is while the game has not begun.
bus::Preview in_board_cells(const bus::Preview& preview, const bus::Snapshot& snapshot);

}  // namespace tilewatch::model
