// SPDX-License-Identifier: MIT
// Mage and witch, watchtowers, tents: what is marked on the board of games that have them.
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "engine/bus/messages.h"

namespace tilewatch::model {

/// The feature that the mage or the witch stands on, and what that changes.
struct SpellMark {
  FigureKind figure = FigureKind::kMage;
  FeatureKind kind = FeatureKind::kCity;
  std::vector<bus::BoardPiece> pieces;
  Cell cell;       ///< where the figure stands
  double u = 0.5;  ///< on that tile as it lies
  double v = 0.5;
  QString change;  ///< "+5", "−3", "±0"
  QString text;    ///< "Mage: +5 on this city, 12 for Anna"

  bool operator==(const SpellMark&) const = default;
};

struct TowerMark {
  Cell cell;
  QString pays;  ///< "6"
  QString text;  ///< "Watchtower: would pay 6 now (2 monasteries)"

  bool operator==(const TowerMark&) const = default;
};

/// A tent with a figure on it.
struct TentMark {
  Cell cell;
  int piece = 0;
  QString draws;  ///< "2"
  QString text;   ///< "Tent: Anna draws 2 tiles to choose from"

  bool operator==(const TentMark&) const = default;
};

struct SpecialsView {
  std::vector<SpellMark> spells;
  std::vector<TowerMark> towers;
  std::vector<TentMark> tents;

  bool operator==(const SpecialsView&) const = default;
};

/// `worth`: whether the audience is told what things are worth now; without it only outlines and tents stay.
SpecialsView specials_view(const bus::Snapshot& snapshot, bool worth = true);

}  // namespace tilewatch::model
