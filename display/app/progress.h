// SPDX-License-Identifier: MIT
// A game told on stderr, line by line, to whoever has no window.
#pragma once

#include <cstdint>
#include <set>
#include <string>

#include "engine/bus/messages.h"

namespace tilewatch::app {

class Progress {
 public:
  /// Prints what is new since the last state. Called from one thread.
  void show(const bus::Snapshot& state);

 private:
  std::set<std::int64_t> logged_;
  std::set<std::int64_t> asked_;
  std::string trouble_;
  std::string moved_;
};

/// "red Ana 25 (52 if it ended now), blue 49 (86)".
std::string scores_line(const bus::Snapshot& state);

}  // namespace tilewatch::app
