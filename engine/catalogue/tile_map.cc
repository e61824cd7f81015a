// SPDX-License-Identifier: MIT
#include "engine/catalogue/tile_map.h"

#include <algorithm>
#include <cmath>

#include "engine/catalogue/label_grid.h"

namespace tilewatch::catalogue {
namespace {

/// "A large number": farther than anything on a tile.
constexpr double kNowhere = 1e6;

int cell_of(double coordinate) {
  return std::clamp(static_cast<int>(std::floor(coordinate * TileMap::kSize)), 0, TileMap::kSize - 1);
}

}  // namespace

TilePoint turned_point(TilePoint p, Rotation rotation) {
  for (int i = 0; i < rotation % 4; ++i) p = {1 - p.v, p.u};
  return p;
}

TilePoint unturned_point(TilePoint p, Rotation rotation) {
  return turned_point(p, static_cast<Rotation>((4 - rotation % 4) % 4));
}

TileMap::TileMap(const TileType& type, int variant, std::uint32_t seed, bool garden) {
  const LabelGrid grid =
      label_shapes(type, make_shapes(type, variant, seed), garden && type.count_with_garden > 0);
  pieces_ = grid.pieces;
  static_assert(LabelGrid::kSize == 2 * kSize);
  for (int row = 0; row < kSize; ++row) {
    for (int column = 0; column < kSize; ++column) {
      labels_[static_cast<std::size_t>(row) * kSize + static_cast<std::size_t>(column)] =
          grid.at(2 * column + 1, 2 * row + 1);
    }
  }
}

Piece TileMap::at(TilePoint p) const {
  const auto cell = static_cast<std::size_t>(cell_of(p.v)) * kSize + static_cast<std::size_t>(cell_of(p.u));
  return pieces_.empty() ? Piece{} : pieces_[labels_[cell]];
}

double TileMap::distance(TilePoint p, Piece piece) const {
  const auto found = std::find(pieces_.begin(), pieces_.end(), piece);
  if (found == pieces_.end()) return kNowhere;
  const auto label = static_cast<std::uint8_t>(found - pieces_.begin());
  double nearest = kNowhere;
  for (int row = 0; row < kSize; ++row) {
    for (int column = 0; column < kSize; ++column) {
      if (labels_[static_cast<std::size_t>(row) * kSize + static_cast<std::size_t>(column)] != label)
        continue;
      // To the nearest point of the cell, so that it is 0 inside.
      const double du =
          std::max({0.0, static_cast<double>(column) / kSize - p.u, p.u - (column + 1.0) / kSize});
      const double dv = std::max({0.0, static_cast<double>(row) / kSize - p.v, p.v - (row + 1.0) / kSize});
      nearest = std::min(nearest, du * du + dv * dv);
    }
  }
  return nearest >= kNowhere ? kNowhere : std::sqrt(nearest);
}

TilePoint TileMap::spot(Piece piece) const {
  const auto found = std::find(pieces_.begin(), pieces_.end(), piece);
  if (found == pieces_.end()) return {};
  const auto label = static_cast<std::uint8_t>(found - pieces_.begin());
  std::vector<std::uint8_t> others(labels_.size());
  for (std::size_t i = 0; i < labels_.size(); ++i) others[i] = labels_[i] == label ? 0 : 1;
  const std::vector<double> clear = distance_field(others, kSize);
  // Where ways meet, the place says which of them is meant: away from the others of its kind.
  std::vector<std::uint8_t> alike(labels_.size());
  for (std::size_t i = 0; i < labels_.size(); ++i) {
    alike[i] = labels_[i] != label && pieces_[labels_[i]].kind == piece.kind ? 1 : 0;
  }
  const std::vector<double> apart = distance_field(alike, kSize);
  TilePoint best;
  double best_score = -1;
  for (std::size_t i = 0; i < labels_.size(); ++i) {
    if (labels_[i] != label) continue;
    const double u = (static_cast<double>(i % kSize) + 0.5) / kSize;
    const double v = (static_cast<double>(i / kSize) + 0.5) / kSize;
    const double border = std::min({u, v, 1 - u, 1 - v});
    // A way is equally wide everywhere: then the middle of the tile is clearest, away from the next tile.
    const double score = std::min(clear[i] / kSize, border) + 0.1 * std::min(border, 0.3) +
                         0.3 * std::min(apart[i] / kSize, 0.25);
    if (score > best_score) {
      best_score = score;
      best = {u, v};
    }
  }
  return best;
}

}  // namespace tilewatch::catalogue
