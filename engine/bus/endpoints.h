// SPDX-License-Identifier: MIT
// Where the parts meet: four ZeroMQ addresses, the same code on inproc://, ipc:// and tcp://.
#pragma once

#include <string>

#include "engine/catalogue/result.h"

namespace tilewatch::bus {

/// The engine listens on the first three, vision on the last.
struct Endpoints {
  std::string readings;  ///< vision -> engine, nothing is ever dropped
  std::string state;     ///< engine -> all: snapshots and updates
  std::string requests;  ///< displays, bridge -> engine, with replies
  std::string preview;   ///< vision -> displays, old ones are dropped

  /// Inside one program (all parts share one Context).
  static Endpoints inproc(const std::string& table = "table");
  /// Four sockets in a folder.
  static Endpoints ipc(const std::string& folder);
  /// Four consecutive ports from `port`; 0 means any free port each ("tcp://127.0.0.1:*").
  static Endpoints tcp(const std::string& host = "127.0.0.1", int port = kDefaultPort);
  static constexpr int kDefaultPort = 5610;
};

/// Refuses (kUsage, in plain words) an address that other computers could reach: only inproc://, ipc:// and
/// tcp:// on 127.0.0.0/8, localhost or [::1] are let through. "*" as port asks for any free port.
Result<void> check_endpoint(const std::string& endpoint);
Result<void> check_endpoints(const Endpoints& endpoints);

}  // namespace tilewatch::bus
