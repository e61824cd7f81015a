// SPDX-License-Identifier: MIT
// Commands that nobody asked for: of every kind, some near to what may be done, most of them not allowed.
#pragma once

#include <string>
#include <vector>

#include "engine/catalogue/random.h"
#include "engine/rules/game.h"

namespace tilewatch::test {

/// One of any kind, with cells, pieces, figures and players that are on the board, or nearly, or not at all.
rules::Command random_command(const rules::Game& game, catalogue::Random& dice);

/// Something that a referee may insist on now: a tile or a figure forced, a figure taken off, points by hand,
/// mage, witch or a ghost put somewhere. Not always possible.
rules::Command random_correction(const rules::Game& game, catalogue::Random& dice);

}  // namespace tilewatch::test
