// SPDX-License-Identifier: MIT
// A game's scores as a table for spreadsheets (RFC 4180: commas, CRLF, quotes where needed; UTF-8).
#pragma once

#include <string>

#include "engine/exports/score_book.h"

namespace tilewatch::exports {

/// A line for every score: `turn`, `when` (turn, end, if_ended_now), `kind` (city … or by_hand), `complete`,
/// `cells`, `terms`, `points`, then for every column COLOUR_gained and COLOUR_total.
std::string scores_as_csv(const ScoreBook& book);

}  // namespace tilewatch::exports
