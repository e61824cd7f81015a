// SPDX-License-Identifier: MIT
// The options of what is served of a game: the overlay, the phone's page, who sees which aids.
#pragma once

#include <CLI/App.hpp>
#include <memory>
#include <string>
#include <vector>

#include "display/model/aids.h"
#include "display/overlay/overlay_thread.h"
#include "display/window/run_window.h"

namespace tilewatch::app {

struct OverlayChoices {
  bool off = false;
  overlay::OverlayPlan plan;
  std::vector<std::string> aids;  ///< "players=none", as model::parse_aids() reads it
  bool tournament = false;
  bool odds = false;   ///< reckon odds without a window, too
  std::string window;  ///< the ground of a window with the scores, to be captured; empty = no such window

  void add_to(CLI::App& app);
  /// --odds, of commands that have the engine in them.
  void add_odds_to(CLI::App& app);
  /// Who sees what, in the order in which it was said.
  Result<model::AidTable> table() const;
};

/// Starts the overlay unless it is switched off, and says on stderr where it is. If it cannot be started that
/// is said, too, and the game goes on without: the result is null then. A QCoreApplication must exist.
std::unique_ptr<overlay::OverlayThread> start_overlay(const OverlayChoices& choices, bus::Context& context,
                                                      const bus::Endpoints& endpoints,
                                                      model::AidSwitches& switches);

/// What the window tells phones; empty for a null overlay.
window::PhonePages phone_pages(const overlay::OverlayThread* overlay);

}  // namespace tilewatch::app
