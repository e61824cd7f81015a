// SPDX-License-Identifier: MIT
// A camera picture of a board, drawn: enough to look at, with everything seen where it is.
#pragma once

#include "engine/bus/messages.h"

namespace tilewatch::test {

/// 1280x720, a wooden table, seen at a slant.
bus::Preview photographed(const bus::Snapshot& snapshot);

}  // namespace tilewatch::test
