// SPDX-License-Identifier: MIT
// Signal handlers.
#include "display/app/interrupt.h"

#include <atomic>
#include <csignal>

namespace tilewatch::app {
namespace {

std::atomic<const bus::StopSignal*> to_raise = nullptr;

void on_signal(int) {
  if (const bus::StopSignal* stop = to_raise.load()) stop->raise();
}

}  // namespace

StopOnInterrupt::StopOnInterrupt(const bus::StopSignal& stop) {
  to_raise = &stop;
  std::signal(SIGINT, on_signal);
  std::signal(SIGTERM, on_signal);
}

StopOnInterrupt::~StopOnInterrupt() {
  std::signal(SIGINT, SIG_DFL);
  std::signal(SIGTERM, SIG_DFL);
  to_raise = nullptr;
}

}  // namespace tilewatch::app
