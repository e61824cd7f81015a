// SPDX-License-Identifier: MIT
// What a feature on which somebody stands may come to be worth. One reckoning for all players who look ahead.
#pragma once

#include <array>

#include "engine/rules/board.h"

namespace tilewatch::rules {

/// How likely and how good it is that features go on growing.
struct Hopes {
  double finished = 0.8;       ///< chance that a city or road with one open edge will be finished,
  double open_edge = 0.75;     ///< times this for every further one
  double growth = 0;           ///< tiles that it gains by each open edge until then
  double monastery_gap = 0.5;  ///< what an empty cell round a monastery is worth to who stands there
  double field_hope = 0.02;    ///< finished cities that a field will touch besides, for each tile to come
};

/// How much of a feature there is, on the board or as it would be with one tile more.
struct Extent {
  FeatureKind kind = FeatureKind::kTile;
  int tiles = 1;
  int shields = 0;
  int inns = 0;
  int cathedrals = 0;
  int open = 0;
};
Extent extent_of(const Board& board, NodeId feature);

/// All worths are in points, for each of those who get the feature's value.
class Prospects {
 public:
  /// `unfinished_pay`: as in all games but Mists (B-5, G-15).
  explicit Prospects(const Hopes& hopes = {}, bool unfinished_pay = true);

  /// That a city or road with so many open edges will be finished, 0 to 1.
  double chance(int open) const;
  /// Of a city or road: between what it pays unfinished and finished (B-4, B-5, B-12).
  double worth(const Extent& extent) const;
  /// Besides what it would pay if the game ended now: of a city, road, or what others lie round; others have
  /// no more to come.
  double further(const Extent& extent) const;
  /// The same of a field, by the tiles to come and the points of a city.
  double further_of_field(int to_come, int city_points) const {
    return hopes_.field_hope * to_come * city_points;
  }

 private:
  struct Ends {
    double unfinished = 0;
    double finished = 0;
  };
  Ends ends_of(const Extent& extent) const;

  Hopes hopes_;
  bool unfinished_pay_;
  std::array<double, 16> chance_{};
};

}  // namespace tilewatch::rules
