// SPDX-License-Identifier: MIT
#include "display/window/panels.h"

#include "display/window/board_panel.h"
#include "display/window/camera_panel.h"
#include "display/window/fog_panel.h"
#include "display/window/log_panel.h"
#include "display/window/players_panel.h"
#include "display/window/prompt_panel.h"
#include "display/window/turn_bar.h"

namespace tilewatch::window {
namespace {

template <class T>
Panel* make(Desk& desk) {
  return new T(desk);
}

}  // namespace

const std::vector<PanelEntry>& panels() {
  static const std::vector<PanelEntry> kPanels{
      {Place::kTop, 0, make<TurnBar>},       {Place::kLeft, 1, make<PlayersPanel>},
      {Place::kLeft, 0, make<FogPanel>},     {Place::kMiddle, 1, make<BoardPanel>},
      {Place::kRight, 0, make<CameraPanel>}, {Place::kRight, 0, make<PromptPanel>},
      {Place::kRight, 1, make<LogPanel>},
  };
  return kPanels;
}

}  // namespace tilewatch::window
