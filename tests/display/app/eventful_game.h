// SPDX-License-Identifier: MIT
// A seeded game on the simulated table in which things happen that happen at tables, watched and judged: eyes
// and referee as in the program, without bus and window. What was committed is held against what lay there.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/catalogue/catalogue.h"
#include "vision/simulate/simulated_table.h"
#include "vision/tiles/art_library.h"
#include "vision/tiles/topology_network.h"

namespace tilewatch::test {

struct EventfulGame {
  std::uint32_t seed = 1;
  int turns = 8;
  std::vector<vision::TableEvent> events;
  /// In this turn a figure is put on the tile and taken back within seconds, before the one that is put for
  /// good, if any; -1 = in none. Nothing of the kind where only one piece of the tile may be claimed.
  int second_thought = -1;
  cv::Size size{960, 540};
  double fps = 10;
  double speed = 3;
};

/// `turns` turns with some events, as the seed has it; every third game ends with a cleared table.
EventfulGame seeded_game(std::uint32_t seed, int turns);

/// Who sees: our own drawings known as faces, or only what tiles look like in general.
struct Eyes {
  std::shared_ptr<const catalogue::Catalogue> catalogue;
  std::shared_ptr<const vision::ArtLibrary> art;
  std::shared_ptr<const vision::TopologyNetwork> network;  ///< may be null
};
Eyes eyes_that_know_the_drawings();
/// Throws std::runtime_error without the network's file.
Eyes eyes_that_know_no_face();

enum class Fault : std::uint8_t {
  kWrongTile,    ///< committed, and it did not lie there so
  kWrongFigure,  ///< committed, and nobody put it there
  kMissing,      ///< a tile that lies there in the end, and was not committed
  kQuestion,     ///< asked of people ("take it home" asks nothing)
  kLost          ///< the board was not found for a while, with all tiles on the table and no hand there
};
inline constexpr std::size_t kFaults = 5;
const char* name_of(Fault fault);

struct FaultSeen {
  Fault fault = Fault::kWrongTile;
  int turn = 0;  ///< from 0: the turn whose tile was the last one laid
  std::string words;
};

struct EventfulResult {
  std::vector<FaultSeen> faults;
  int turns = 0;
  int figures = 0;              ///< that were put, for good or not
  int home_at_once = 0;         ///< of those: scored and taken home in the same turn
  int asked_rightly = 0;        ///< questions about a tile that lay there as it was not meant
  bool scores_right = false;    ///< the scores if the game ended now, as the players would count
  bool saw_it_cleared = false;  ///< the table was empty in the end, and that was said
  std::string log;

  int count(Fault fault) const;
};

EventfulResult watch_and_judge(const EventfulGame& game, const Eyes& eyes);

}  // namespace tilewatch::test
