// SPDX-License-Identifier: MIT
// The engine's sentences for people who look at the board: what is outlined there needs no coordinates.
#pragma once

#include <QString>

#include "engine/bus/messages.h"

namespace tilewatch::model {

/// `text` without cells in brackets ("The tile at (1,-2) is gone" -> "The tile is gone", "Which tile lies at
/// (1,-2)?" -> "Which tile lies here?"), without the names of tile types that are drawn beside it, and with a
/// capital; in the reader's language.
QString plain_words(const std::string& text);

/// The same for a line of the score list; what its badge and its points say already is left out: "red Anna: 8
/// for a city of 4 tiles" -> "Anna: city of 4 tiles".
QString plain_line(const bus::LogEntry& entry);

}  // namespace tilewatch::model
