// SPDX-License-Identifier: MIT
#include "engine/rules/prospects.h"

#include <algorithm>

namespace tilewatch::rules {

Extent extent_of(const Board& board, NodeId feature) {
  const Node& totals = board.node(feature);
  return {board.kind(feature), totals.tiles, totals.shields, totals.inns, totals.cathedrals, totals.open};
}

Prospects::Prospects(const Hopes& hopes, bool unfinished_pay)
    : hopes_(hopes), unfinished_pay_(unfinished_pay) {
  chance_[0] = 1;
  for (std::size_t open = 1; open < chance_.size(); ++open) {
    chance_[open] = open == 1 ? hopes.finished : chance_[open - 1] * hopes.open_edge;
  }
}

double Prospects::chance(int open) const {
  return chance_[std::min(static_cast<std::size_t>(std::max(open, 0)), chance_.size() - 1)];
}

Prospects::Ends Prospects::ends_of(const Extent& extent) const {
  const double grown = extent.tiles + hopes_.growth * extent.open;
  Ends ends;
  if (extent.kind == FeatureKind::kCity) {
    if (unfinished_pay_ && extent.cathedrals == 0) ends.unfinished = extent.tiles + extent.shields;
    ends.finished = (extent.cathedrals > 0 ? 3 : 2) * (grown + extent.shields);
  } else {
    if (unfinished_pay_ && extent.inns == 0) ends.unfinished = extent.tiles;
    ends.finished = extent.inns > 0 ? 2 * grown : grown;
  }
  return ends;
}

double Prospects::worth(const Extent& extent) const {
  const Ends ends = ends_of(extent);
  return ends.unfinished + chance(extent.open) * (ends.finished - ends.unfinished);
}

double Prospects::further(const Extent& extent) const {
  if (extent.open == 0 || extent.kind == FeatureKind::kField) return 0;
  if (extent.kind == FeatureKind::kCity || extent.kind == FeatureKind::kRoad) {
    const Ends ends = ends_of(extent);
    return chance(extent.open) * (ends.finished - ends.unfinished);
  }
  return extent.kind == FeatureKind::kMonastery || extent.kind == FeatureKind::kGarden
             ? hopes_.monastery_gap * extent.open
             : 0;
}

}  // namespace tilewatch::rules
