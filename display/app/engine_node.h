// SPDX-License-Identifier: MIT
// The engine on the bus: readings and requests -> referee -> journal, then everybody is told.
#pragma once

#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "display/app/odds_watch.h"
#include "engine/bus/engine_hub.h"
#include "engine/referee/journal.h"
#include "engine/referee/referee.h"

namespace tilewatch::app {

struct EngineNodeOptions {
  referee::RefereeOptions referee;  ///< `write` is set by the node
  std::filesystem::path journal;    ///< empty = nothing is kept
  bool resume = false;              ///< `journal` holds a game to go on with
  std::filesystem::path readings;   ///< every reading is written there as a line of JSON; empty = nowhere
  bool until_pictures_end = false;  ///< run() returns when vision says that no more pictures come
  bool odds = false;                ///< tell the chances to win, too (a thread of its own)
};

class EngineNode {
 public:
  static Result<std::unique_ptr<EngineNode>> open(bus::Context& context, const bus::Endpoints& endpoints,
                                                  EngineNodeOptions options);

  const bus::Endpoints& bound() const { return hub_->bound(); }
  /// Works until `stop` is raised or the pictures end.
  void run(const bus::StopSignal& stop);

  /// Writes the game so far as a saved game; then it is kept (bus::Snapshot::kept). From any thread.
  Result<void> save_game(const std::filesystem::path& file);
  /// The game so far as "Played game". From any thread.
  std::string played_game(std::map<std::string, double> timings_ms) const;
  /// Calls `look` with the referee while nothing changes. From any thread.
  template <class Look>
  auto with_referee(Look look) const {
    const std::lock_guard lock(mutex_);
    return look(referee_);
  }

 private:
  EngineNode(std::unique_ptr<bus::EngineHub> hub, EngineNodeOptions options);
  bus::Reply take(const bus::Request& request);
  /// The referee's state, what vision says of its camera, and the odds if they are wanted. The mutex must be
  /// held.
  bus::Snapshot state();
  /// Nothing is lost if the next game begins. The mutex must be held.
  bool is_kept() const;
  /// The request "next_game". The mutex must be held.
  bus::Reply next_game(const bus::Request& request);

  std::unique_ptr<bus::EngineHub> hub_;
  std::unique_ptr<referee::Journal> journal_;
  std::filesystem::path journal_file_;
  std::ofstream readings_;
  bool until_pictures_end_;
  mutable std::mutex mutex_;  ///< guards what follows
  referee::Referee referee_;
  bus::Reply last_next_game_;    ///< a request that is repeated begins no second game
  int games_ = 0;                ///< counts up with every next one
  std::int64_t saved_seq_ = -1;  ///< last entry of the game when it was saved
  std::int64_t weighed_ = 0;
  double weigh_mean_ms_ = 0;
  double weigh_max_ms_ = 0;
  bus::CameraNews camera_;
  int table_measures_ = 0;
  std::unique_ptr<OddsWatch> odds_;  ///< last: it stops before what its news wakes
};

}  // namespace tilewatch::app
