// SPDX-License-Identifier: MIT
// Where on a tile each piece of a feature lies, and where a figure stands well on it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/catalogue/tile.h"

namespace tilewatch::catalogue {

/// A point on a tile in its reference orientation: u 0 west .. 1 east, v 0 north .. 1 south.
struct TilePoint {
  double u = 0.5;
  double v = 0.5;
};

/// `p` as it lies on a tile turned clockwise by `rotation`, and back.
TilePoint turned_point(TilePoint p, Rotation rotation);
TilePoint unturned_point(TilePoint p, Rotation rotation);

/// A label map of one tile type (reference orientation) from the shapes that drawing.h uses. Real art differs
/// in detail, so treat it as a prior: `distance` says how far a point is from each piece.
class TileMap {
 public:
  static constexpr int kSize = 64;
  /// `variant` and `seed` as in DrawingOptions; `garden` when the copy shows its garden, which then has an
  /// area of its own.
  explicit TileMap(const TileType& type, int variant = 0, std::uint32_t seed = 1, bool garden = false);

  /// The piece at a point; a river is Piece{kTile, its index} (monastery, garden, tent, castle and cemetery
  /// have an area of their own; village and wall count as what lies under). Never mist: see mist_at.
  Piece at(TilePoint p) const;
  /// The mist that lies over a field or road at a point, as its index in TileType::mists.
  std::optional<std::uint8_t> mist_at(TilePoint p) const;
  /// Where the ghost symbols of a mist are; empty when it has none.
  const std::vector<TilePoint>& ghost_symbols(std::size_t mist) const { return ghosts_.at(mist); }
  /// Distance in tile widths from `p` to the nearest point of `piece` (mist included); 0 inside, a large
  /// number if it has none.
  double distance(TilePoint p, Piece piece) const;
  /// Where a figure stands most clearly on `piece`: well inside, away from other pieces. In mist that is its
  /// first ghost symbol.
  TilePoint spot(Piece piece) const;
  const std::vector<Piece>& pieces() const { return pieces_; }

 private:
  /// 0 in the cells of `piece`, 1 in all others.
  std::vector<std::uint8_t> outside_of(Piece piece) const;

  std::vector<Piece> pieces_;
  std::vector<std::vector<TilePoint>> ghosts_;                                  ///< by mist
  std::array<std::uint8_t, static_cast<std::size_t>(kSize) * kSize> labels_{};  ///< index into pieces_
  std::array<std::uint8_t, static_cast<std::size_t>(kSize) * kSize> mists_{};  ///< 0 none, else its index + 1
};

}  // namespace tilewatch::catalogue
