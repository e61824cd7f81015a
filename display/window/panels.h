// SPDX-License-Identifier: MIT
// The list of panels: a new one is its file pair and one line in panels.cc.
#pragma once

#include <cstdint>
#include <vector>

#include "display/window/panel.h"

namespace tilewatch::window {

/// The places of the window, each a column from top to bottom.
enum class Place : std::uint8_t { kTop, kLeft, kMiddle, kRight };

struct PanelEntry {
  Place place;
  int stretch;  ///< share of the room that is left over; 0 = as high as it needs
  Panel* (*make)(Desk& desk);
};

/// In the order in which they appear in their column.
const std::vector<PanelEntry>& panels();

}  // namespace tilewatch::window
