// SPDX-License-Identifier: MIT
// The voice of simulated players: what no table shows they say to the referee, over the bus like everybody.
#pragma once

#include <condition_variable>
#include <memory>
#include <mutex>
#include <set>
#include <string>

#include "engine/bus/table_link.h"

namespace tilewatch::app {

class Speech {
 public:
  /// From now on what is said reaches the engine.
  Result<void> open(bus::Context& context, const bus::Endpoints& endpoints);
  /// Nothing reaches anybody any more.
  void close();
  /// Waits (a few seconds at most) until the engine has heard it. A refusal is told on stderr: then the game
  /// waits in another step, and a question is open about it.
  void say(const bus::Request& request);

 private:
  std::unique_ptr<bus::TableLink> link_;
  std::mutex mutex_;
  std::condition_variable replied_;
  std::set<std::string> heard_;
};

}  // namespace tilewatch::app
