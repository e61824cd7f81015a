// SPDX-License-Identifier: MIT
// One "please stop" that any number of waiting threads notice at once, also when raised in a signal handler.
#pragma once

namespace tilewatch::bus {

class StopSignal {
 public:
  StopSignal();
  ~StopSignal();
  StopSignal(const StopSignal&) = delete;
  StopSignal& operator=(const StopSignal&) = delete;

  /// Stays raised. Safe from every thread and inside a signal handler.
  void raise() const noexcept;
  bool raised() const noexcept;
  /// Blocks until raised, at most `timeout_ms` (-1 = without end). True when raised.
  bool wait(int timeout_ms = -1) const noexcept;
  /// Readable once raised; for poll().
  int descriptor() const noexcept { return descriptor_; }

 private:
  int descriptor_;
};

}  // namespace tilewatch::bus
