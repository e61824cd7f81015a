// SPDX-License-Identifier: MIT
// A serial port (or a pty) through termios.
#pragma once

#include <string>

#include "firmware_bridge/host/port.h"

namespace tilewatch::bridge {

/// Opens `path` raw at 115200 baud, for this program alone. Opening an Uno or Nano resets it: never call this
/// for a port that a person did not name. The error says in plain words what is wrong and what to do: no such
/// port, no permission, taken by another program, no serial port at all.
Result<std::unique_ptr<Port>> open_serial_port(const std::string& path);

/// The error of open_serial_port() for an errno.
Error open_error(const std::string& path, int error_number);

}  // namespace tilewatch::bridge
