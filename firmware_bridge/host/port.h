// SPDX-License-Identifier: MIT
// A line to a board: a serial port, a pty, or a simulated one in a test.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "engine/catalogue/result.h"

namespace tilewatch::bridge {

/// Nothing of it ever blocks. Closed when it is destroyed.
class Port {
 public:
  virtual ~Port() = default;
  /// To wait on with poll(); -1 if there is nothing to wait on.
  virtual int descriptor() const = 0;
  /// What has arrived, empty if nothing has. An error means that the other end is gone.
  virtual Result<std::vector<std::uint8_t>> read() = 0;
  /// How many of the bytes were taken; the rest must be offered again.
  virtual Result<std::size_t> write(std::span<const std::uint8_t> bytes) = 0;
};

/// Opens the port, or says in plain words why it cannot be.
using OpenPort = std::function<Result<std::unique_ptr<Port>>()>;

}  // namespace tilewatch::bridge
