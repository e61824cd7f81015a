// SPDX-License-Identifier: MIT
// Something with lamps or buttons. A new one is a file that implements this and a line in devices.cc.
#pragma once

#include <string>
#include <vector>

#include "engine/catalogue/result.h"
#include "firmware_bridge/host/board.h"

namespace tilewatch::bridge {

class BoardLink;

/// Owned and used by one thread, which waits on descriptor() until next_wake() and then calls service().
/// Nothing blocks.
class Device {
 public:
  virtual ~Device() = default;

  /// As people know it: "board on /dev/ttyACM0".
  virtual std::string name() const = 0;
  /// Reads, writes, connects again: whatever is due.
  virtual void service(Time now) = 0;
  virtual int descriptor() const = 0;  ///< may change with every service(); -1 = nothing to wait on
  virtual bool wants_to_write() const { return false; }
  virtual Time next_wake() const = 0;

  virtual bool ready() const = 0;
  /// Why it is not ready; an empty message while that is only a matter of moments.
  virtual const Error& trouble() const = 0;
  /// What it has, null before it was ready for the first time.
  virtual const BoardDescription* description() const = 0;

  /// What the lamps are to show until told otherwise, whatever happens to the device meanwhile.
  virtual void show(const Picture& picture) = 0;
  /// The ring light, 0 to 255. Devices without one ignore it.
  virtual void ring(std::uint8_t level) = 0;
  /// Presses since the last call, each once, in order.
  virtual std::vector<Press> take_presses() = 0;

  /// For the console: the conversation in the board's protocol; null for devices that speak another.
  virtual BoardLink* conversation() { return nullptr; }
};

}  // namespace tilewatch::bridge
