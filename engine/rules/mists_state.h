// SPDX-License-Identifier: MIT
// What a game of Mists keeps besides the board (RULES 4). All zero in other games.
#pragma once

#include <cstdint>

namespace tilewatch::rules {

struct MistsState {
  std::uint8_t level = 0;  ///< 0: not a game of Mists
};

}  // namespace tilewatch::rules
