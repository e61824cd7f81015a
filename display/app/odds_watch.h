// SPDX-License-Identifier: MIT
// The odds of the game on the table, reckoned beside everything else and dropped when the position changes.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

#include "engine/bus/messages.h"
#include "engine/rules/game.h"

namespace tilewatch::app {

/// A thread that plays the rest of the game many times. It gives way to all others (nice 10).
class OddsWatch {
 public:
  /// `news` is called in the watch's thread whenever newest() has changed; it must not block.
  explicit OddsWatch(std::function<void()> news);
  ~OddsWatch();

  /// From now on `game` is the position; what was under way is given up. Nothing happens when `entry` (the
  /// last entry of its record) is the one that is looked at already.
  void look_at(const rules::Game& game, std::int64_t entry);
  /// The latest odds; those of the position before until the first of the new one are there (after 0.15 s,
  /// then better ones).
  std::optional<bus::Odds> newest() const;

 private:
  struct Position {
    rules::Game game;
    std::int64_t entry = 0;
  };
  void run();
  void reckon(const Position& position);

  std::function<void()> news_;
  mutable std::mutex mutex_;  ///< guards what follows
  std::condition_variable changed_;
  std::unique_ptr<Position> wanted_;
  std::int64_t entry_ = -1;
  bool stop_ = false;
  std::optional<bus::Odds> newest_;
  std::thread thread_;
};

}  // namespace tilewatch::app
