// SPDX-License-Identifier: MIT
// What helps to choose a place: where the drawn tile may lie and what it would finish, gaps, who holds what.
#pragma once

#include <string>
#include <vector>

#include "display/model/aids.h"
#include "engine/bus/messages.h"

namespace tilewatch::model {

/// A cell where a drawn tile may lie, in one rotation or in several.
struct PlaceMark {
  Cell cell;
  /// What it would finish in the rotation that is worth most; empty: nothing in any.
  std::vector<bus::Finish> finishes;

  bool operator==(const PlaceMark&) const = default;
};

/// A feature with figures on it and those who would be paid.
struct OwnedFeature {
  FeatureKind kind = FeatureKind::kCity;
  std::vector<bus::BoardPiece> pieces;
  std::vector<Colour> colours;

  bool operator==(const OwnedFeature&) const = default;
};

struct PlacesView {
  std::vector<std::string> drawn;  ///< types; empty where places are not to be shown
  std::vector<PlaceMark> places;   ///< of all of them together, by cell
  std::vector<Cell> gaps;
  std::vector<OwnedFeature> owned;  ///< fields first: all else lies on them

  bool operator==(const PlacesView&) const = default;
};

/// Only what the audience is to see; nothing but owners when the game is over.
PlacesView places_view(const bus::Snapshot& snapshot, const Aids& aids);

}  // namespace tilewatch::model
