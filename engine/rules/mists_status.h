// SPDX-License-Identifier: MIT
// How a game of Mists stands, as plain data for displays and prompts.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/rules/game.h"

namespace tilewatch::rules {

/// A score figure and how far it has come.
struct MistsScore {
  Player player = kNoPlayer;  ///< its colour (level 6); kNoPlayer for the common score
  int points = 0;
};

/// A hound's mark (G-28, G-29), the first first.
struct MistsMark {
  int points = 0;  ///< what every score figure must reach before the stack is used up
  HoundState hound = HoundState::kWaiting;
  Figure beside;  ///< the figure it lies beside; only if it is driving or beside
};

enum class MistState : std::uint8_t {
  kOpen,
  kClosed,
  kDead,  ///< an edge of it can never be closed any more (G-8, G-38)
};
/// A mist area (G-8).
struct MistArea {
  MistState state = MistState::kOpen;
  std::vector<FeatureRef> parts;  ///< sorted
  int ghosts = 0;                 ///< without those on cemeteries
  int edges_to_close = 0;         ///< its misty edges beside empty cells
  /// A misty edge: the tile's cell and side.
  using Edge = std::pair<Cell, Side>;
  std::vector<Edge> open_edges;   ///< those beside empty cells
  std::vector<Edge> blind_edges;  ///< those beside a tile that they are not joined to: never to be closed
};

/// A castle or a cemetery.
struct MistsPlace {
  FeatureRef at;
  bool closed = false;
  bool never = false;  ///< a castle beside a tile that lies face down (G-38)
  int missing = 0;     ///< cells round it that are still empty and count for it
  std::vector<Cell> missing_cells;
  int ghosts = 0;  ///< on the cemetery
  /// Who stands on the castle or lies in the cemetery; kNoPlayer for nobody.
  Player player = kNoPlayer;
};

struct MistsStatus {
  int level = 0;  ///< 0: the game is not one of Mists, everything else is empty
  int goal = 0;   ///< G-4, for each of `scores`
  std::vector<MistsScore> scores;
  int ghosts_in_all = 0;
  int bank = 0;        ///< ghosts that are not on the board
  int stack = 0;       ///< 1 to 3; 0 where all tiles are one supply (levels 1 and 2)
  int tiles_left = 0;  ///< in the current stack, or in the one supply
  int tiles_left_in_all = 0;
  std::vector<MistsMark> marks;
  std::vector<MistArea> mists;
  std::vector<MistsPlace> castles;
  std::vector<MistsPlace> cemeteries;
  MistsEnd end = MistsEnd::kNotYet;  ///< kGoal: won; kNotYet also when people ended the game themselves
  std::string rule;                  ///< why it ended: "G-13"
  std::string cause;                 ///< in plain words
};

MistsStatus mists_status(const Game& game);

}  // namespace tilewatch::rules
