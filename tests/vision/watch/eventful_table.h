// SPDX-License-Identifier: MIT
// A short game on the simulated table in which things happen that happen at tables, watched to its end.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "vision/simulate/simulated_table.h"
#include "vision/watch/watcher.h"

namespace tilewatch::test {

struct EventfulGame {
  std::vector<vision::TableEvent> events;
  std::uint32_t seed = 1;
  cv::Size size{640, 360};
  double fps = 10;
  double speed = 3;
  bool meeple_comes_and_goes = false;
};

struct Watched {
  int readings = 0;
  int wrong = 0;    ///< tiles in readings that say they are sure and are not what lies there
  int unsure = 0;   ///< tiles in the last reading that a player would be asked about
  int missing = 0;  ///< tiles at the end that were not read, or wrongly
  int figures = 0;  ///< in the last reading
  int most_figures = 0;
  double hand_s = 0;  ///< how long a hand was said to be there when there was none
  bool ended_still = false;
  bool saw_empty_table = false;
  std::string log;
};

inline constexpr int kEventfulTurns = 5;

Watched watch_game(const EventfulGame& game, std::shared_ptr<const catalogue::Catalogue> catalogue,
                   std::shared_ptr<const vision::ArtLibrary> art,
                   std::shared_ptr<const vision::TopologyNetwork> network = nullptr);

}  // namespace tilewatch::test
