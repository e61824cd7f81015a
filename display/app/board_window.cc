// SPDX-License-Identifier: MIT
#include "display/app/board_window.h"

#include "display/window/preferences.h"
#include "display/window/soft_board_panel.h"
#include "firmware_bridge/host/zones.h"

namespace tilewatch::app {
namespace {

window::BoardFace face_of(const bridge::SoftBoardPty::View& view) {
  window::BoardFace face;
  for (const bridge::Rgb& lamp : view.lamps) face.lamps.push_back(qRgb(lamp.r, lamp.g, lamp.b));
  face.ring = view.ring;
  face.nobody = view.pc_lost;
  return face;
}

}  // namespace

BoardWindow::~BoardWindow() {
  // A device may hold the board longer than the window lives; what its thread still posts to the panel is
  // dropped by Qt.
  if (board_) board_->watch({});
}

Result<std::unique_ptr<BoardWindow>> BoardWindow::open() {
  auto started = bridge::SoftBoardPty::start();
  if (!started) return tl::unexpected(started.error());
  std::unique_ptr<BoardWindow> self(new BoardWindow);
  self->board_ = std::move(*started);
  std::vector<window::BoardZone> zones;
  for (const bridge::LampZone& zone :
       bridge::zones_for(static_cast<int>(self->board_->view().lamps.size()))) {
    zones.push_back({zone.seat, zone.first, zone.count});
  }
  window::apply_preferences();
  self->panel_ = std::make_unique<window::SoftBoardPanel>(
      std::move(zones), window::BoardButtons{}, [board = self->board_](int button, bool down) {
        down ? board->press(button) : board->release(button);
      });
  self->board_->watch([panel = self->panel_.get(), board = self->board_.get()](const auto&) {
    // On the board's thread; the view is taken where it is shown, so that the newest is.
    QMetaObject::invokeMethod(
        panel, [panel, board] { panel->show_face(face_of(board->view())); }, Qt::QueuedConnection);
  });
  self->panel_->setAttribute(Qt::WA_QuitOnClose, false);  // it is a guest beside the game's window
  self->panel_->show();
  return self;
}

}  // namespace tilewatch::app
