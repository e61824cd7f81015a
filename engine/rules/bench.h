// SPDX-License-Identifier: MIT
// How fast the rules are, and a number that changes whenever they play differently.
#pragma once

#include <cstdint>
#include <memory>

#include "engine/catalogue/catalogue.h"
#include "engine/rules/game.h"

namespace tilewatch::rules {

struct RulesBench {
  int playouts = 0;                ///< whole random games played
  double playouts_per_second = 0;  ///< two players, fields on, every legal move equally likely, final scoring
  double turns_per_second = 0;
  double placements_per_second = 0;  ///< legal placements listed
  double copy_ns = 0;                ///< one copy of a finished game's position
  double copy_into_ns = 0;           ///< the same into a game whose memory is used again
  int position_bytes = 0;            ///< what such a copy holds
  std::uint64_t signature = 0;       ///< of replay_signature()
};

/// Plays `playouts` games with the seeds seed, seed + 1, ... on one core. Only the clock is not repeatable.
RulesBench bench_rules(std::shared_ptr<const catalogue::Catalogue> catalogue, int playouts,
                       std::uint32_t seed);

/// One random game to its final scoring: tiles in random order, every legal placement equally likely, every
/// figure option and none equally likely, misfits discarded. Adds the number of placements listed to
/// `placements`.
Game random_game(const Game& start, std::uint32_t seed, std::int64_t* placements = nullptr);

/// A hash over the final positions of 50 random games.
std::uint64_t replay_signature(const Game& start);

}  // namespace tilewatch::rules
