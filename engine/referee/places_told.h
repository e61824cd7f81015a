// SPDX-License-Identifier: MIT
// Where the tile that was drawn may lie, what it would finish there, and which gaps nothing fits: as
// everybody is told.
#pragma once

#include <vector>

#include "engine/bus/messages.h"
#include "engine/rules/game.h"

namespace tilewatch::referee {

/// The tiles that lie drawn, each type once: those that somebody said (F-6), else those that the camera is
/// sure of (`shown`) and of which a copy is left in the bag.
std::vector<catalogue::TypeIndex> drawn_types(const rules::Game& game,
                                              const std::vector<bus::SeenTile>& shown);

/// `next` is the game at the step in which the tile is laid; only colours of the first `joined` players are
/// told.
bus::DrawnTile drawn_told(const rules::Game& next, catalogue::TypeIndex type, std::size_t joined);

/// Empty cells beside tiles that no tile in the bag fits, sorted. None as long as some tiles are held back
/// (B-11): nobody can say of those yet.
std::vector<Cell> gaps_told(const rules::Game& game);

/// The last answer to both: a referee is asked after every picture.
class PlacesTold {
 public:
  bool knows(std::int64_t entry, const std::vector<catalogue::TypeIndex>& types) const {
    return entry == entry_ && types == types_;
  }
  void work_out(const rules::Game& next, const std::vector<catalogue::TypeIndex>& types, std::size_t joined,
                std::int64_t entry);
  const std::vector<bus::DrawnTile>& drawn() const { return drawn_; }
  const std::vector<Cell>& gaps() const { return gaps_; }

 private:
  std::int64_t entry_ = -1;  ///< of the record
  std::vector<catalogue::TypeIndex> types_;
  std::vector<bus::DrawnTile> drawn_;
  std::vector<Cell> gaps_;
};

}  // namespace tilewatch::referee
