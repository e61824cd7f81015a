// SPDX-License-Identifier: MIT
#include "vision/watch/gathered_looks.h"

#include <algorithm>

namespace tilewatch::vision {
namespace {

// What a look at something covered counts for at least.
constexpr float kLeastWeight = 0.05F;

}  // namespace

TopologyLook GatheredLooks::with(Cell cell, double time_s, TopologyLook newest) {
  if (newest.logits.empty()) return newest;
  std::vector<Look>& looks = looks_[cell];
  if (!looks.empty() && looks.back().time_s == time_s) looks.pop_back();
  if (looks.size() == kMostPictures) looks.erase(looks.begin());
  const auto weight = std::max(kLeastWeight, static_cast<float>(newest.probability(Shown::kTile)));
  looks.push_back({time_s, weight, newest.logits});
  float sum = 0;
  std::fill(newest.logits.begin(), newest.logits.end(), 0.0F);
  for (const Look& look : looks) {
    sum += look.weight;
    for (std::size_t i = 0; i < newest.logits.size(); ++i) newest.logits[i] += look.weight * look.logits[i];
  }
  for (float& logit : newest.logits) logit /= sum;
  return newest;
}

std::size_t GatheredLooks::pictures(Cell cell) const {
  const auto it = looks_.find(cell);
  return it == looks_.end() ? 0 : it->second.size();
}

}  // namespace tilewatch::vision
