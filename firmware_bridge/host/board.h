// SPDX-License-Identifier: MIT
// What a board has and what it says: plain values that devices, lamps and buttons share.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

#include "firmware_bridge/host/soft_board.h"

namespace tilewatch::bridge {

/// Time since some start; given to whatever has timers, so that tests own the clock.
using Time = std::chrono::microseconds;
inline constexpr Time kNever = Time::max();

enum class ButtonRole : std::uint8_t { kConfirm, kUndo, kClock };

struct Button {
  int index = 0;  ///< on its board
  ButtonRole role = ButtonRole::kClock;
  int seat = -1;  ///< 0 is the first player in turn order; -1 everybody's
};

/// A run of lamps of the strip.
struct LampZone {
  int seat = -1;  ///< -1 everybody's
  int first = 0;
  int count = 0;
};

/// What a board said about itself.
struct BoardDescription {
  std::string firmware;  ///< "1.0"; empty for devices without
  int lamps = 0;
  bool ring = false;
  std::vector<Button> buttons;
  std::vector<LampZone> zones;
};

/// All lamps of a board, in the order of its strip.
using Picture = std::vector<Rgb>;

struct Press {
  Button button;
  std::string id;  ///< the same whenever the same press is told again, also by another run of this program
  std::chrono::milliseconds age{0};  ///< when it was told first; a minute stands for longer, too
};

}  // namespace tilewatch::bridge
