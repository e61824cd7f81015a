// SPDX-License-Identifier: MIT
// The overlay in a thread of its own, so that neither a window nor a game waits for two hundred browsers.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "engine/bus/context.h"
#include "engine/bus/endpoints.h"
#include "engine/catalogue/result.h"

namespace tilewatch::model {
class AidSwitches;
}

namespace tilewatch::overlay {

/// What people choose about it. (OverlayOptions has what the server needs besides.)
struct OverlayPlan {
  std::string host = "127.0.0.1";
  std::uint16_t port = 5620;
  std::filesystem::path themes;
  std::filesystem::path obs_files;  ///< folder for text and PNG files; empty = none are written
  std::string language = "en";      ///< of those files
  int least_delay_s = 0;
};

class OverlayThread {
 public:
  /// Follows the table at `endpoints`. A QCoreApplication must exist. Returns when the port is open, or why
  /// it is not. `context` and `switches` must outlive the thread.
  static Result<std::unique_ptr<OverlayThread>> start(bus::Context& context, const bus::Endpoints& endpoints,
                                                      model::AidSwitches& switches, const OverlayPlan& plan);
  /// Closes all sockets.
  ~OverlayThread();

  const std::string& address() const { return address_; }            ///< "http://127.0.0.1:5620"
  const std::string& control_page() const { return control_page_; }  ///< with its token
  const std::string& room_page() const { return room_page_; }        ///< the live board for others
  /// Whether phones can reach it.
  bool open_to_others() const { return open_to_others_; }

 private:
  struct Impl;
  OverlayThread();
  std::unique_ptr<Impl> impl_;
  std::string address_;
  std::string control_page_;
  std::string room_page_;
  bool open_to_others_ = false;
};

}  // namespace tilewatch::overlay
