// SPDX-License-Identifier: MIT
// How the camera's cells lie on the board: vision counts from where it likes, the board from its start tile.
#pragma once

#include <optional>
#include <vector>

#include "engine/bus/messages.h"
#include "engine/rules/game.h"

namespace tilewatch::referee {

/// A cell or point turned clockwise about the middle of (0,0) by quarter turns.
Cell turned_cell(Cell cell, Rotation turns);

struct CameraFrame {
  Cell origin;         ///< the camera's cell that is the board's (0,0)
  Rotation turns = 0;  ///< quarter turns clockwise that lead from the camera's north to the board's

  Cell board_from_camera(Cell camera) const;
  Cell camera_from_board(Cell board) const;
  /// Everything of a reading in the board's cells, orientations and places on tiles.
  bus::Reading board_from_camera(bus::Reading reading) const;
};

/// The frame in which most of the seen tiles agree with the game's board; nothing when fewer than two, or
/// less than half of those seen, do.
std::optional<CameraFrame> find_frame(const bus::Reading& reading, const rules::Game& game);

/// How many seen tiles agree with the board when the reading is in board cells, and how many contradict it.
struct Agreement {
  int agree = 0;
  int differ = 0;
};
Agreement agreement(const bus::Reading& board_reading, const rules::Game& game);

}  // namespace tilewatch::referee
