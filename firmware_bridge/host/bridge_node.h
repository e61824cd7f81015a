// SPDX-License-Identifier: MIT
// Joins boards and game: presses become requests, the engine's state becomes lamps. The game never waits for
// it.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/bus/context.h"
#include "engine/bus/endpoints.h"
#include "engine/bus/stop_signal.h"
#include "engine/catalogue/result.h"
#include "firmware_bridge/host/device.h"

namespace tilewatch::bridge {

struct BridgeNodeOptions {
  std::uint8_t ring = 0;  ///< the ring light while there is an engine, as people set it
  /// Told, in plain words, what people should know: a board came or went, a press was refused. May be empty.
  std::function<void(const std::string& words)> tell;
  /// How long the lamps of a seat show that a press counted; three times as long that it was refused.
  Time flash = std::chrono::milliseconds(250);
};

class BridgeNode {
 public:
  /// Connects to the engine's state and requests; it may come later. Buttons and lamps may be on different
  /// devices.
  static Result<std::unique_ptr<BridgeNode>> open(bus::Context& context, const bus::Endpoints& endpoints,
                                                  std::vector<std::unique_ptr<Device>> devices,
                                                  BridgeNodeOptions options);
  ~BridgeNode();

  /// Works until `stop` is raised; the lamps then are dark.
  void run(const bus::StopSignal& stop);

 private:
  struct Impl;
  explicit BridgeNode(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

/// How bright the ring light is: as people `set` it, brighter or darker by what vision asks for. What they
/// have switched on never goes out by that; what they have not may be switched on in the dark.
std::uint8_t ring_level(std::uint8_t set, std::optional<int> change);

/// Waits on devices and on the descriptors `extra` (-1 = none), at most until `wake`; true when one of
/// `extra` is readable.
bool wait_for(const std::vector<std::unique_ptr<Device>>& devices, std::vector<int> extra, Time now,
              Time wake);

/// The time that devices are given.
Time steady_now();

}  // namespace tilewatch::bridge
