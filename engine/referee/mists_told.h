// SPDX-License-Identifier: MIT
// How a game of Mists stands, as everybody is told.
#pragma once

#include "engine/bus/messages.h"
#include "engine/rules/game.h"

namespace tilewatch::referee {

/// Nothing for other games.
std::optional<bus::Mists> mists_told(const rules::Game& game);

}  // namespace tilewatch::referee
