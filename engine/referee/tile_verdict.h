// SPDX-License-Identifier: MIT
// Likelihood x rules: what is to be thought of a new tile that the camera reports.
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "engine/bus/messages.h"
#include "engine/rules/game.h"

namespace tilewatch::referee {

/// A possible reading of a tile, with what the rules say to it.
struct WeighedTile {
  rules::PlaceTile command;
  std::string variant;
  double seen = 0;       ///< from the pixels alone; looks that play the same are added up
  double posterior = 0;  ///< after the rules; 0 for illegal ones
  std::optional<rules::Violation> violation;
};

enum class TileVerdict {
  kCommit,    ///< certain and legal: choices.front()
  kIllegal,   ///< the pixels are clear, and it may not lie there: choices.front() with its violation
  kNothing,   ///< with the rules in mind it is more likely no tile at all
  kUnclear,   ///< somebody must be asked: choices are best first
  kUntouched  ///< it touches no laid tile (yet): nothing can be said
};

struct TileOpinion {
  TileVerdict verdict = TileVerdict::kUntouched;
  double is_tile = 1;                ///< that a tile lies there at all, after the rules
  std::vector<WeighedTile> choices;  ///< best first: by posterior, the illegal ones by what was seen
};

/// Other new tiles that lie there but are not committed: neighbours are checked against them softly.
/// Probabilities are those after the rules, so that nothing impossible speaks against anybody.
using UnclearTiles = std::map<Cell, std::vector<bus::TileCandidate>>;

/// `game` must be at the beginning of a turn (Phase::kTile); `seen` in board cells.
TileOpinion weigh_tile(const rules::Game& game, const bus::SeenTile& seen, const UnclearTiles& unclear);

}  // namespace tilewatch::referee
