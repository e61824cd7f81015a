// SPDX-License-Identifier: MIT
// What a tile in some place would join, as PlayoutPlayer sees it before the tile lies there.
#pragma once

#include <array>
#include <cstddef>

#include "engine/rules/playout_player.h"

namespace tilewatch::rules {

struct PlayoutPlayer::Joined {
  std::array<NodeId, 4> features;      // those on the board that the tile joins,
  std::array<const Stand*, 4> stands;  // and who stands on them
  std::size_t count = 0;
  std::size_t owned = 0;
  Extent all;
  bool stuck = false;  // Mists: it cannot be finished (G-38)

  void begin(const ShapeNode& own) {
    count = owned = 0;
    stuck = false;
    all = {own.piece.kind, 1, own.shields, own.inns, own.cathedrals, 0};
  }
  /// False if it is joined already.
  bool add(NodeId feature, const Node& totals) {
    for (std::size_t i = 0; i < count; ++i) {
      if (features[i] == feature) return false;
    }
    features[count++] = feature;
    all.open += totals.open;
    all.tiles += totals.tiles;
    all.shields += totals.shields;
    all.inns += totals.inns;
    all.cathedrals += totals.cathedrals;
    return true;
  }
};

/// Its cities and roads, by side.
struct PlayoutPlayer::JoinedSides {
  static constexpr std::size_t kNone = 4;
  std::array<std::size_t, 4>
      first;                     ///< the first side with the same piece; kNone: neither city nor road there
  std::array<Joined, 4> of;      ///< by the first side
  std::array<NodeId, 4> beside;  ///< by side: the feature on the board that is joined there
  /// The first side of the piece that a feature on the board is joined to; kNone.
  std::size_t joining(NodeId feature) const {
    for (std::size_t side = 0; side < 4; ++side) {
      if (beside[side] == feature) return first[side];
    }
    return kNone;
  }
};

}  // namespace tilewatch::rules
