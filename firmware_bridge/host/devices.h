// SPDX-License-Identifier: MIT
// The devices there are: one line each.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "firmware_bridge/host/device.h"
#include "firmware_bridge/host/soft_board_pty.h"

namespace tilewatch::bridge {

struct DeviceOptions {
  std::string port;  ///< of a serial board
  std::string host;  ///< of WLED
  int lamps = 0;     ///< of WLED; 0 = it is asked
  int limit_ma = 0;  ///< current of the strip; 0 = what the board does by itself
};

struct DeviceEntry {
  std::string name;     ///< as --device takes it
  std::string summary;  ///< one line for --help
  Result<std::unique_ptr<Device>> (*make)(const DeviceOptions&);
};

const std::vector<DeviceEntry>& devices();

/// A driver for a soft board that somebody already has (in a window).
std::unique_ptr<Device> soft_device(std::shared_ptr<SoftBoardPty> board);

}  // namespace tilewatch::bridge
