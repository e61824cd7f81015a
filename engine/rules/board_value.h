// SPDX-License-Identifier: MIT
// What everything on a board is worth that nobody has followed from the start: tiles and figures as they lie.
#pragma once

#include <memory>
#include <vector>

#include "engine/rules/play.h"

namespace tilewatch::rules {

struct StandingOn {
  FigureKind kind = FigureKind::kMeeple;
  Colour colour = Colour::kRed;
  FeatureRef at;
};

struct BoardValue {
  /// Score::winners and the figures' players are indices into this list.
  std::vector<Colour> colours;
  std::vector<Score> features;  ///< as Game::features()
  std::vector<Cell> left_out;   ///< tiles whose edges contradict tiles before them in the list: not counted
};

/// Values every feature of a board in any number of parts. The more certain tiles come first in `tiles`, each
/// cell once. Figures on tiles that are left out, on pieces that do not exist, and of a seventh colour are
/// not counted; figures of nobody have no colour, and of a kind only the first counts.
BoardValue value_of_board(std::shared_ptr<const catalogue::Catalogue> catalogue,
                          const std::vector<PlacedTile>& tiles, const std::vector<StandingOn>& figures);

}  // namespace tilewatch::rules
