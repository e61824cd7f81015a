// SPDX-License-Identifier: MIT
#include "display/model/last_score.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace tilewatch::model {

std::optional<LastScore> last_score(const bus::Snapshot& snapshot) {
  std::optional<LastScore> last;
  for (auto entry = snapshot.log.rbegin(); entry != snapshot.log.rend(); ++entry) {
    if (!last) {
      if (entry->points == 0) continue;
      last = LastScore{
          entry->seq,
          entry->turn,
          entry->kind,
          {},
          entry->points,
          entry->terms,
          entry->cells,
          entry->feature,
          entry->kind == "correction" && !entry->terms.empty() ? entry->terms.front().name : std::string()};
      if (last->kind == "correction") last->terms.clear();
    } else if (entry->seq != last->seq - static_cast<std::int64_t>(last->colours.size()) ||
               entry->points == 0 || entry->kind != last->kind || entry->feature != last->feature ||
               entry->cells != last->cells || entry->kind == "correction") {
      break;
    }
    if (entry->colour) last->colours.insert(last->colours.begin(), *entry->colour);
  }
  return last;
}

bool under_review(const bus::Snapshot& snapshot) {
  // What a turn still asks for, or what is to be tidied up on the table, puts nothing in doubt.
  static constexpr std::array<std::string_view, 7> kDoubts{
      "which_tile",     "illegal_tile",      "which_feature", "which_figure",
      "illegal_figure", "unexpected_figure", "start"};
  return std::any_of(snapshot.prompts.begin(), snapshot.prompts.end(), [](const bus::Prompt& prompt) {
    return std::find(kDoubts.begin(), kDoubts.end(), prompt.kind) != kDoubts.end();
  });
}

}  // namespace tilewatch::model
