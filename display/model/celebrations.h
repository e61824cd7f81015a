// SPDX-License-Identifier: MIT
// Which score is shown large at which moment: every new one for a few seconds, one after the other; at the
// end of a game its final scoring, entry by entry.
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
  /// The whole final scoring takes no longer than that, however many entries it has: the more there are, the
  /// shorter each is shown; where that would be too short to read, the smallest are left out.
  static constexpr double kFinale_s = 40;
  static constexpr double kLongestFinal_s = 4;
  static constexpr double kShortestFinal_s = 2;

  /// Takes the newest state. What is in the first one has been seen by everybody; what is gone from a later
  /// one (undone) is shown no longer; what was scored long ago (a correction plays old turns again) is not
  /// shown.
  void take(const bus::Snapshot& snapshot, double now_s);

  /// What is shown at that time; null when all is calm. Time going by is all it takes to come to the next.
  const LastScore* at(double now_s);
  /// When at() changes by itself; nothing while all is calm.
  std::optional<double> until() const;

  /// Final scores are being told.
  bool in_finale() const { return finale_ && shown_; }
  /// Which of them is shown, from 1 (0: still the last turn's), and how many there are.
  int final_number() const { return finals_ - static_cast<int>(waiting_.size()); }
  int finals() const { return finals_; }
  /// The state as far as it has been told: in a finale the scores still lack what is to come, and nobody has
  /// won.
  bus::Snapshot told(const bus::Snapshot& snapshot) const;
  /// Whoever does not want to wait for the result.
  void skip();

 private:
  void begin_next(double now_s);
  void begin_finale(const bus::Snapshot& snapshot);

  std::deque<LastScore> waiting_;
  std::optional<LastScore> shown_;
  double since_s_ = 0;
  bool ended_ = false;
  bool finale_ = false;
  int finals_ = 0;
  std::optional<std::int64_t> known_;  ///< seq of the newest line of the last state
};

}  // namespace tilewatch::model
