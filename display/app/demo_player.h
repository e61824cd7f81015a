// SPDX-License-Identifier: MIT
// How the demo's players think: every step of a turn, one turn ahead, with a little whim.
#pragma once

#include <random>
#include <span>
#include <vector>

#include "engine/rules/game.h"
#include "engine/rules/mists_value.h"

namespace tilewatch::app {

/// A turn as it is meant to go.
struct TurnPlan {
  rules::TypeIndex type = catalogue::kNoType;  ///< kNoType: none of the tiles fits anywhere
  rules::Placement at;
  std::vector<rules::Command> steps;  ///< all that follows the tile, in order
};

class DemoPlayer {
 public:
  explicit DemoPlayer(std::uint32_t seed) : random_(seed) {}

  std::mt19937& random() { return random_; }
  /// 0 .. 1.
  double chance() { return static_cast<double>(random_()) / 4294967296.0; }

  /// The best turn with one of these drawn tiles.
  TurnPlan plan(const rules::Game& game, std::span<const rules::TypeIndex> drawn);

 private:
  double worth(const rules::Game& game) const;
  /// The best answer of the step is done and noted. False when there is none.
  bool choose(rules::Game& game, std::vector<rules::Command>& steps) const;
  void consider(TurnPlan option, rules::Game after, double besides);

  std::mt19937 random_;
  rules::MistsValue in_mist_;
  rules::Player player_ = 0;
  int turn_ = 0;
  double best_ = 0;
  TurnPlan plan_;
};

}  // namespace tilewatch::app
