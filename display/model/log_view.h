// SPDX-License-Identifier: MIT
// The lines of the score list, newest first.
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "display/model/outline.h"
#include "engine/bus/messages.h"

namespace tilewatch::model {

/// A term of a score, or their sum.
struct LogTerm {
  QString text;    ///< "3 tiles"
  QString points;  ///< "6", "−2"
  bool operator==(const LogTerm&) const = default;
};

struct LogLine {
  std::int64_t seq = 0;
  int turn = 0;
  QString kind;
  QString text;                 ///< one plain sentence
  QString terms;                ///< "3 tiles = 6 + 1 shield = 2 → 8"; empty when nothing was counted
  std::vector<LogTerm> opened;  ///< the same, a line each, the sum last if there are several
  QString points;               ///< "+8", "−3", empty for none
  std::optional<Colour> colour;
  QString letter;  ///< of the player whose line it is
  Outline outline;
  bool is_score = false;  ///< brought or cost points: drawn large
  QString spoken;

  bool operator==(const LogLine&) const = default;
};

/// A tile and the figure on it make one line; figures that go home after a score make none.
std::vector<LogLine> log_view(const bus::Snapshot& snapshot);

/// "3 tiles", "1 shield", "mage".
QString counted_term(const bus::ScoreTerm& term);

/// The terms of a score in one line, each with its count and its points, then the sum.
QString terms_text(const std::vector<bus::ScoreTerm>& terms, int points);

}  // namespace tilewatch::model
