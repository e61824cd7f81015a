// SPDX-License-Identifier: MIT
// A game's scores as JSON, for programs.
#pragma once

#include <string>

#include "engine/exports/score_book.h"

namespace tilewatch::exports {

/// `players`, `sets`, `edition`, `agreed` (every switch of the rule sets in play), `ended`, `turns`,
/// `entries` (every score with its terms, what everybody gained by it and had then), `scores`,
/// `scores_by_turn`, `tiles`; in Mists `mists`; while the game is open `scores_if_ended_now` and
/// `entries_if_ended_now`. See display/app/README.md. Ends with a line break.
std::string scores_as_json(const ScoreBook& book);

}  // namespace tilewatch::exports
