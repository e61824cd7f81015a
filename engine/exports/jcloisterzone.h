// SPDX-License-Identifier: MIT
// A game as a saved game of JCloisterZone (.jcz): what was agreed, the forced order of the tiles, and what
// was done, as messages that it replays.
//
// Its saves hold no board: it plays the messages again. So only what its own rules allow can be written;
// everything else is refused by name. The form is that of version 5.7 and later, read from its public source
// and saved games.
#pragma once

#include <string>

#include "engine/exports/score_book.h"

namespace tilewatch::exports {

struct JczLabel {
  std::string game_id = "1";
  std::string created = "1970-01-01T00:00:00.000Z";  ///< ISO 8601, UTC
};

/// JSON text. kFailed names everything that JCloisterZone does not have: tile sets (Mists, The Fortune
/// Teller, crop circle, River of the third edition), agreements, and the first thing done by a referee's
/// hand.
Result<std::string> jcloisterzone_save(const ScoreBook& book, const JczLabel& label = {});

}  // namespace tilewatch::exports
