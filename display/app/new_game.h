// SPDX-License-Identifier: MIT
// The dialog before a game: what may be chosen comes from the catalogue and the rules, what was chosen goes
// into the options of the command line.
#pragma once

#include "display/app/game_options.h"

namespace tilewatch::app {

/// Asks who plays, with which tiles and agreements, beginning with what the options say; changes them to what
/// was chosen. False when people changed their mind. There must be a screen and no QApplication yet.
Result<bool> ask_for_new_game(TileOptions& tiles, RuleOptions& rules, PlayerOptions& players);

}  // namespace tilewatch::app
