// SPDX-License-Identifier: MIT
// Ctrl-C raises a stop signal instead of killing the program.
#pragma once

#include "engine/bus/stop_signal.h"

namespace tilewatch::app {

/// While it lives, SIGINT and SIGTERM raise `stop`. One at a time.
class StopOnInterrupt {
 public:
  explicit StopOnInterrupt(const bus::StopSignal& stop);
  ~StopOnInterrupt();
  StopOnInterrupt(const StopOnInterrupt&) = delete;
  StopOnInterrupt& operator=(const StopOnInterrupt&) = delete;
};

}  // namespace tilewatch::app
