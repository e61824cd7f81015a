// SPDX-License-Identifier: MIT
// --board of demo and play: the board on the table (or the soft one, in a window) joins the game of this
// program.
#pragma once

#include <CLI/App.hpp>
#include <memory>
#include <string>
#include <thread>

#include "display/app/board_window.h"
#include "engine/bus/context.h"
#include "engine/bus/endpoints.h"
#include "engine/bus/stop_signal.h"
#include "firmware_bridge/host/bridge_node.h"

namespace tilewatch::app {

/// "soft", "wled:HOST" or the path of a serial port; empty = none.
void add_board_option(CLI::App& app, std::string& board);

class TableBoard {
 public:
  /// Null when `board` is empty. `with_window`: there is a QApplication, so a soft board gets its window.
  /// What people should know about the board goes to stderr; the game never waits for it.
  static Result<std::unique_ptr<TableBoard>> open(const std::string& board, bus::Context& context,
                                                  const bus::Endpoints& endpoints, bool with_window);
  ~TableBoard();

 private:
  TableBoard() = default;
  std::unique_ptr<BoardWindow> window_;
  std::unique_ptr<bridge::BridgeNode> node_;
  bus::StopSignal stop_;
  std::jthread thread_;
};

}  // namespace tilewatch::app
