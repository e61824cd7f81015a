// SPDX-License-Identifier: MIT
// The soft board in a window: lamps to look at, buttons to press.
#pragma once

#include <memory>

#include "engine/catalogue/result.h"
#include "firmware_bridge/host/soft_board_pty.h"

namespace tilewatch::window {
class SoftBoardPanel;
}

namespace tilewatch::app {

/// Made in the main thread, once there is a QApplication; shown at once. Closing it ends nothing unless the
/// panel is given Qt::WA_QuitOnClose.
class BoardWindow {
 public:
  static Result<std::unique_ptr<BoardWindow>> open();
  ~BoardWindow();

  /// The board, for bridge::soft_device(); it lives as long as somebody holds it.
  const std::shared_ptr<bridge::SoftBoardPty>& board() const { return board_; }
  window::SoftBoardPanel& panel() { return *panel_; }

 private:
  BoardWindow() = default;
  std::unique_ptr<window::SoftBoardPanel> panel_;
  std::shared_ptr<bridge::SoftBoardPty> board_;
};

}  // namespace tilewatch::app
