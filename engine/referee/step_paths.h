// SPDX-License-Identifier: MIT
// What may have been done since the table was last in step with the game, for all steps of a turn but tile
// and figure; and which of it the table shows.
#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/referee/table_facts.h"

namespace tilewatch::referee {

/// Commands that may follow each other from where the game waits.
struct StepPath {
  std::vector<rules::Command> commands;
  std::set<Fact> shown_by;  ///< what people do themselves: it must be seen to be believed
  /// All that is different afterwards: how many before, how many then.
  std::map<Fact, std::pair<int, int>> changes;
  bool turn_over = false;  ///< the next tile may be laid, or the game is over
  bool unusual = false;    ///< fewer ghosts than might be taken away
  double gain = 0;         ///< how many things on the table it explains, less those it contradicts
  bool fits = false;       ///< all of shown_by is seen as it says
  /// Fits only if people had put down, unseen, what they still seem to owe, and took it away again, or if
  /// what was not seen this once is gone: it is not believed, but nothing else is while it may be so.
  bool unseen = false;
};

/// What people do with their own hands when they do it: it has to be seen.
std::vector<Fact> done_by_hand(const rules::Game& before, const rules::Command& command);

/// Every choice of the waiting step, and after those that leave no trace of their own, or are seen, what may
/// follow. Figures put on the tile just laid are not among them.
std::vector<StepPath> step_paths(const rules::Game& game, const TableView& view);

/// The path that alone explains what the table shows; nullptr if it shows nothing new, or several explain it.
/// `went_on`: the next tile lies there, so the turn is over in any case.
const StepPath* told_by_table(const rules::Game& game, const std::vector<StepPath>& paths, bool went_on);

}  // namespace tilewatch::referee
