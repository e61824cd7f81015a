// SPDX-License-Identifier: MIT
#include "display/model/last_score.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace tilewatch::model {
namespace {

/// Whether the line tells of the same points for one more winner.
bool is_shared(const LastScore& score, const bus::LogEntry& entry) {
  return entry.seq == score.seq + 1 && entry.kind == score.kind && entry.kind != "correction" &&
         entry.points == score.points && entry.feature == score.feature && entry.cells == score.cells &&
         entry.colour && !score.colours.empty();
}

}  // namespace

std::vector<LastScore> scores_since(const bus::Snapshot& snapshot, std::int64_t seq) {
  std::vector<LastScore> scores;
  for (const bus::LogEntry& entry : snapshot.log) {
    if (entry.points == 0 || entry.seq <= seq) continue;
    if (!scores.empty() && is_shared(scores.back(), entry)) {
      scores.back().seq = entry.seq;
      scores.back().colours.push_back(*entry.colour);
      continue;
    }
    LastScore score{entry.seq,   entry.turn,  entry.kind,    {},           entry.points,
                    entry.terms, entry.cells, entry.feature, entry.pieces, {}};
    if (entry.colour) score.colours = {*entry.colour};
    if (entry.kind == "correction") {
      if (!entry.terms.empty()) score.reason = entry.terms.front().name;
      score.terms.clear();
    }
    scores.push_back(std::move(score));
  }
  return scores;
}

std::optional<LastScore> last_score(const bus::Snapshot& snapshot) {
  // Of one feature there are at most as many lines as there are colours.
  const auto scored = [](const bus::LogEntry& entry) { return entry.points != 0; };
  const auto newest = std::find_if(snapshot.log.rbegin(), snapshot.log.rend(), scored);
  if (newest == snapshot.log.rend()) return std::nullopt;
  return scores_since(snapshot, newest->seq - kColourCount).back();
}

bool is_doubt(const bus::Prompt& prompt) {
  // What a turn still asks for, or what is to be tidied up on the table, puts nothing in doubt.
  static constexpr std::array<std::string_view, 7> kDoubts{
      "which_tile",     "illegal_tile",      "which_feature", "which_figure",
      "illegal_figure", "unexpected_figure", "start"};
  return std::find(kDoubts.begin(), kDoubts.end(), prompt.kind) != kDoubts.end();
}

bool under_review(const bus::Snapshot& snapshot) {
  return std::any_of(snapshot.prompts.begin(), snapshot.prompts.end(), is_doubt);
}

}  // namespace tilewatch::model
