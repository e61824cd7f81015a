// SPDX-License-Identifier: MIT
// How a strip without a description of its own is shared out.
#pragma once

#include "firmware_bridge/host/board.h"

namespace tilewatch::bridge {

/// Six seats along the strip, a tenth of it at the end for everybody; as on our own board.
std::vector<LampZone> zones_for(int lamps);

}  // namespace tilewatch::bridge
