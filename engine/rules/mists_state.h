// SPDX-License-Identifier: MIT
// What a game of Mists keeps besides the board (RULES 4). All zero in other games.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/rules/board.h"

namespace tilewatch::rules {

/// A hound's way through the game, and with it that of the mark on which it waits (G-28 to G-32).
enum class HoundState : std::uint8_t {
  kWaiting,  ///< its mark is not reached (or the level has no hounds)
  kDue,      ///< the mark is reached, it is to be put beside a figure
  kDriving,  ///< it lies there and drives ghosts away
  kBeside,   ///< it waits for the figure's feature to be scored
  kGone,     ///< in the box: scored, buried with its figure, or nobody stood to take it
};

struct Hound {
  HoundState state = HoundState::kWaiting;
  Player player = kNoPlayer;  ///< whose figure it lies beside
  NodeId node = kNoNode;      ///< where that figure stands
  bool lies() const { return state == HoundState::kBeside || state == HoundState::kDriving; }
};

/// How a game of Mists ended.
enum class MistsEnd : std::uint8_t {
  kNotYet,
  kGoal,    ///< won, G-21
  kGhosts,  ///< the bank could not supply them, G-13
  kTiles,   ///< none is left, G-22
  kMisfit,  ///< one fits nowhere, where that loses the game, G-22
  kStack,   ///< used up before its mark was reached, G-28
};

/// A player's figure and where it stood.
struct FigurePlace {
  Player player = kNoPlayer;
  NodeId node = kNoNode;
};

struct MistsState {
  std::uint8_t level = 0;       ///< 0: not a game of Mists
  std::uint8_t stack_size = 0;  ///< G-28; 0 where all tiles are one supply
  bool extra_ghost = false;     ///< G-26: one is to be put on a cemetery
  MistsEnd end = MistsEnd::kNotYet;
  std::array<Hound, 2> hounds{};
  /// Scored in this turn; kept only where they may take a hound (G-31, switch mists_hound_needs_standing).
  std::vector<FigurePlace> went_home;
};

}  // namespace tilewatch::rules
