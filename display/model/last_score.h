// SPDX-License-Identifier: MIT
// The score that is worth showing large: the newest one, with everybody who got it.
#pragma once

#include <optional>
#include <vector>

#include "engine/bus/messages.h"

namespace tilewatch::model {

struct LastScore {
  std::int64_t seq = 0;  ///< of its line in the log
  int turn = 0;
  std::string kind;             ///< "score" "final" "correction"
  std::vector<Colour> colours;  ///< whose points these are; several if they share a feature, none in Mists
  int points = 0;               ///< for each of them
  std::vector<bus::ScoreTerm> terms;
  std::vector<Cell> cells;
  std::optional<FeatureKind> feature;
  std::vector<bus::BoardPiece> pieces;  ///< of that feature
  std::string reason;                   ///< of a correction
};

/// Every line after `seq` that brought points, oldest first; those of a feature that several won are one.
std::vector<LastScore> scores_since(const bus::Snapshot& snapshot, std::int64_t seq);

/// The newest line that brought points; of a feature that several won, all of them.
std::optional<LastScore> last_score(const bus::Snapshot& snapshot);

/// Whether its answer may change what was shown already.
bool is_doubt(const bus::Prompt& prompt);

/// True while a question is open whose answer may change what was shown already.
bool under_review(const bus::Snapshot& snapshot);

}  // namespace tilewatch::model
