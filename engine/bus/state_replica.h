// SPDX-License-Identifier: MIT
// A listener's copy of the engine's state: a snapshot, then numbered updates; a gap asks for a new snapshot.
#pragma once

#include <optional>

#include "engine/bus/messages.h"

namespace tilewatch::bus {

class StateReplica {
 public:
  enum class Outcome {
    kChanged,    ///< state() is newer than before
    kUnchanged,  ///< nothing new (an update already known, or one before the first snapshot)
    kGap,        ///< an update is missing or does not fit: ask for a new snapshot
  };
  /// A snapshot always counts, also one with a smaller seq (the engine was started anew).
  Outcome take(Snapshot snapshot);
  Outcome take(const Update& update);

  /// Nothing until the first snapshot has come and while a gap is open.
  const std::optional<Snapshot>& state() const { return state_; }

 private:
  std::optional<Snapshot> state_;
};

}  // namespace tilewatch::bus
