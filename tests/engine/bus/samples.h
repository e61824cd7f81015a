// SPDX-License-Identifier: MIT
// One filled-in message of every kind.
#pragma once

#include "engine/bus/messages.h"

namespace tilewatch::bus::samples {

Reading reading();
CameraNews camera_news();
Preview preview();
Snapshot snapshot();
Request request();

}  // namespace tilewatch::bus::samples
