// SPDX-License-Identifier: MIT
// Which score is shown large at which moment: every new one for a few seconds, one after the other.
#pragma once

#include <deque>
#include <optional>

#include "display/model/last_score.h"

namespace tilewatch::model {

/// Its clock is the caller's: seconds that never run backwards.
class Celebrations {
 public:
  static constexpr double kEach_s = 6.5;
  /// Where others wait.
  static constexpr double kInARow_s = 3.5;

  /// Takes the newest state. What is in the first one has been seen by everybody; what is gone from a later
  /// one (undone) is shown no longer; what was scored long ago (a correction plays old turns again) is not
  /// shown.
  void take(const bus::Snapshot& snapshot, double now_s);

  /// What is shown at that time; null when all is calm. Time going by is all it takes to come to the next.
  const LastScore* at(double now_s);
  /// When at() changes by itself; nothing while all is calm.
  std::optional<double> until() const;

 private:
  void begin_next(double now_s);

  std::deque<LastScore> waiting_;
  std::optional<LastScore> shown_;
  double since_s_ = 0;
  std::optional<std::int64_t> known_;  ///< seq of the newest line of the last state
};

}  // namespace tilewatch::model
