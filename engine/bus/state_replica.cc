// SPDX-License-Identifier: MIT
// Applies updates in order; drops the copy when one is missing.
#include "engine/bus/state_replica.h"

#include <utility>

#include "engine/bus/codec.h"

namespace tilewatch::bus {

StateReplica::Outcome StateReplica::take(Snapshot snapshot) {
  state_ = std::move(snapshot);
  return Outcome::kChanged;
}

StateReplica::Outcome StateReplica::take(const Update& update) {
  if (!state_ || update.seq <= state_->seq) return Outcome::kUnchanged;
  if (update.seq == state_->seq + 1) {
    if (auto next = updated(*state_, update); next && next->seq == update.seq) {
      state_ = std::move(*next);
      return Outcome::kChanged;
    }
  }
  state_.reset();
  return Outcome::kGap;
}

}  // namespace tilewatch::bus
