// SPDX-License-Identifier: MIT
// A conversation with a board by hand, in the text twin of its protocol.
#pragma once

#include <functional>
#include <string>

#include "engine/bus/stop_signal.h"
#include "engine/catalogue/result.h"
#include "firmware_bridge/host/device.h"

namespace tilewatch::bridge {

/// Reads lines from the descriptor `input` and says them to the board; everything that is said, either way,
/// goes to `print`. Ends with the input (once the last line was said and answered), at "quit", or when `stop`
/// is raised. kUsage for a device that speaks no such protocol; kInput when the board never came.
Result<void> run_console(std::unique_ptr<Device> device, int input,
                         const std::function<void(const std::string&)>& print, const bus::StopSignal& stop);

}  // namespace tilewatch::bridge
