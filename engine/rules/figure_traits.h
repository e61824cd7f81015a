// SPDX-License-Identifier: MIT
// What the rules know about each kind of figure, also of those whose expansions are not played yet.
#pragma once

#include "engine/catalogue/words.h"
#include "engine/rules/switches.h"

namespace tilewatch::rules {

struct FigureTraits {
  bool neutral = false;         ///< belongs to nobody
  int weight = 0;               ///< B-6: what it counts for the majority on its feature
  bool meeple = false;          ///< W-8: a watchtower counts it
  bool sets_off_tower = false;  ///< W-3: on a finished road or city of the tower's tile it scores the tower
  bool on_tent = false;         ///< F-16, F-17
};

/// W-8 (notes 5 and 6), F-16, B-6. A wagon, mayor or phantom counts here like a meeple; a mayor's weight
/// depends on the city's shields, which its own rule set will say.
constexpr FigureTraits traits_of(FigureKind kind) {
  switch (kind) {
    case FigureKind::kMeeple:
      return {false, 1, true, true, true};
    case FigureKind::kBigMeeple:
      return {false, 2, true, true, true};
    case FigureKind::kAbbot:
      return {false, 1, true, true, false};
    case FigureKind::kWagon:
    case FigureKind::kPhantom:
    case FigureKind::kRingmaster:
      return {false, 1, true, true, true};
    case FigureKind::kMayor:
      return {false, 1, true, true, false};
    case FigureKind::kBuilder:
    case FigureKind::kPig:
    case FigureKind::kBarn:
    case FigureKind::kShepherd:
      return {false, 0, false, false, false};
    case FigureKind::kMage:
    case FigureKind::kWitch:
    case FigureKind::kGhost:
    case FigureKind::kHound:
    case FigureKind::kDragon:
    case FigureKind::kFairy:
    case FigureKind::kCount:
      return {true, 0, false, false, false};
  }
  return {};
}

/// B-3, B-8: whether meeples, small and big, may be put on such a feature in the base game.
constexpr bool takes_meeple(const Switches& switches, FeatureKind kind) {
  switch (kind) {
    case FeatureKind::kCity:
    case FeatureKind::kRoad:
    case FeatureKind::kMonastery:
      return true;
    case FeatureKind::kField:
      return switches.fields != 0;
    default:
      return false;
  }
}

}  // namespace tilewatch::rules
