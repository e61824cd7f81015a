// SPDX-License-Identifier: MIT
// How the watchtowers stand, as plain data for displays.
#pragma once

#include <string>
#include <vector>

#include "engine/rules/game.h"

namespace tilewatch::rules {

struct TowerStatus {
  Cell cell;
  std::string counts;  ///< "meeples" "monasteries" "shields" "roads" "cities", as a score's term is named
  int count = 0;       ///< so many of them are on the nine tiles (W-7)
  int points = 0;      ///< what it would pay now to each figure that sets it off (W-3)
};

/// Every watchtower on the board, in the order they were laid; none in games without them.
std::vector<TowerStatus> towers_status(const Game& game);

}  // namespace tilewatch::rules
