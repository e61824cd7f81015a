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
  const TileShapes shapes = make_shapes(type, variant, seed);
  const LabelGrid grid = label_shapes(type, shapes, garden && type.count_with_garden > 0);
  pieces_ = grid.pieces;
  static_assert(LabelGrid::kSize == 2 * kSize);
  for (int row = 0; row < kSize; ++row) {
    for (int column = 0; column < kSize; ++column) {
      const auto here = static_cast<std::size_t>(row) * kSize + static_cast<std::size_t>(column);
      labels_[here] = grid.at(2 * column + 1, 2 * row + 1);
      mists_[here] = grid.mist[static_cast<std::size_t>(2 * row + 1) * LabelGrid::kSize +
                               static_cast<std::size_t>(2 * column + 1)];
    }
  }
  for (const MistShape& mist : shapes.mists) {
    ghosts_.emplace_back();
    for (const Spot& ghost : mist.ghosts) ghosts_.back().push_back({ghost.at.x, ghost.at.y});
  }
}

std::vector<std::uint8_t> TileMap::outside_of(Piece piece) const {
  std::vector<std::uint8_t> outside(labels_.size(), 1);
  const bool mist = piece.kind == FeatureKind::kMistArea;
  const auto found = std::find(pieces_.begin(), pieces_.end(), piece);
  if (!mist && found == pieces_.end()) return outside;
  const auto label = static_cast<std::uint8_t>(mist ? piece.index + 1 : found - pieces_.begin());
  const auto& marks = mist ? mists_ : labels_;
  for (std::size_t i = 0; i < outside.size(); ++i) outside[i] = marks[i] == label ? 0 : 1;
  return outside;
}

std::optional<std::uint8_t> TileMap::mist_at(TilePoint p) const {
  const auto cell = static_cast<std::size_t>(cell_of(p.v)) * kSize + static_cast<std::size_t>(cell_of(p.u));
  if (mists_[cell] == 0) return std::nullopt;
  return static_cast<std::uint8_t>(mists_[cell] - 1);
}

Piece TileMap::at(TilePoint p) const {
  const auto cell = static_cast<std::size_t>(cell_of(p.v)) * kSize + static_cast<std::size_t>(cell_of(p.u));
  return pieces_.empty() ? Piece{} : pieces_[labels_[cell]];
}

double TileMap::distance(TilePoint p, Piece piece) const {
  const std::vector<std::uint8_t> outside = outside_of(piece);
  double nearest = kNowhere;
  for (int row = 0; row < kSize; ++row) {
    for (int column = 0; column < kSize; ++column) {
      if (outside[static_cast<std::size_t>(row) * kSize + static_cast<std::size_t>(column)] != 0) continue;
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
  if (piece.kind == FeatureKind::kMistArea && piece.index < ghosts_.size() && !ghosts_[piece.index].empty()) {
    return ghosts_[piece.index].front();
  }
  const std::vector<std::uint8_t> others = outside_of(piece);
  const std::vector<double> clear = distance_field(others, kSize);
  // Where ways meet, the place says which of them is meant: away from the others of its kind.
  std::vector<std::uint8_t> alike(labels_.size());
  for (std::size_t i = 0; i < labels_.size(); ++i) {
    alike[i] = others[i] != 0 && pieces_[labels_[i]].kind == piece.kind ? 1 : 0;
  }
  const std::vector<double> apart = distance_field(alike, kSize);
  TilePoint best;
  double best_score = -1;
  for (std::size_t i = 0; i < labels_.size(); ++i) {
    if (others[i] != 0) continue;
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
