// SPDX-License-Identifier: MIT
// The wizard's work on a thread of its own, joined to its window: neither waits for the other.
#pragma once

#include <memory>

#include "display/app/calibration_work.h"
#include "display/window/calibration_window.h"

namespace tilewatch::app {

/// Made and destroyed in the main thread, where there is a QApplication.
class CalibrationThread {
 public:
  explicit CalibrationThread(CalibrationWorkOptions options);
  /// Waits until the work in hand is done.
  ~CalibrationThread();
  CalibrationThread(const CalibrationThread&) = delete;
  CalibrationThread& operator=(const CalibrationThread&) = delete;

  window::CalibrationWindow& window();

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace tilewatch::app
