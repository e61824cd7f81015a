// SPDX-License-Identifier: MIT
#include "display/window/feature_shapes.h"

#include <QPolygonF>
#include <QRect>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "display/model/board_facts.h"

namespace tilewatch::window {
namespace {

constexpr int kGrid = catalogue::TileMap::kSize;  // squares along a tile's side

bool is_piece(const catalogue::TileMap& map, catalogue::TilePoint at, FeatureKind kind, int piece) {
  if (kind == FeatureKind::kMistArea) return map.mist_at(at) == piece;
  const catalogue::Piece there = map.at(at);
  return there.kind == kind && there.index == piece;
}

/// Calls `visit(column, row)` for every square of a piece on the tile as it lies.
template <class Visit>
void for_squares(const catalogue::TileMap& map, Rotation rotation, FeatureKind kind, int piece, Visit visit) {
  for (int row = 0; row < kGrid; ++row) {
    for (int column = 0; column < kGrid; ++column) {
      const catalogue::TilePoint lying{(column + 0.5) / kGrid, (row + 0.5) / kGrid};
      if (is_piece(map, catalogue::unturned_point(lying, rotation), kind, piece)) visit(column, row);
    }
  }
}

/// Squares of a part of the board, with an empty one all around.
class Squares {
 public:
  explicit Squares(QRect cells)
      : cells_(cells),
        width_(cells.width() * kGrid + 2),
        height_(cells.height() * kGrid + 2),
        inside_(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_)) {}

  void fill(Cell cell, int column, int row) {
    inside_[index((cell.x - cells_.x()) * kGrid + column + 1, (cell.y - cells_.y()) * kGrid + row + 1)] =
        true;
  }

  /// Round the filled squares, corners cut, in cells.
  QPainterPath outline() const {
    // Every side between a filled and an empty square, clockwise round the filled one, as bits at its first
    // corner: east, south, west, north.
    std::vector<std::uint8_t> sides(inside_.size());
    for (int y = 1; y < height_ - 1; ++y) {
      for (int x = 1; x < width_ - 1; ++x) {
        if (!inside_[index(x, y)]) continue;
        if (!inside_[index(x, y - 1)]) sides[index(x, y)] |= 1U;
        if (!inside_[index(x + 1, y)]) sides[index(x + 1, y)] |= 2U;
        if (!inside_[index(x, y + 1)]) sides[index(x + 1, y + 1)] |= 4U;
        if (!inside_[index(x - 1, y)]) sides[index(x, y + 1)] |= 8U;
      }
    }
    QPainterPath path;
    for (int y = 1; y < height_; ++y) {
      for (int x = 1; x < width_; ++x) {
        while (sides[index(x, y)] != 0) path.addPolygon(smooth(trace(sides, x, y)));
      }
    }
    return path;
  }

 private:
  std::size_t index(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x);
  }

  /// Follows the sides round once, taking them away: their middles.
  std::vector<QPointF> trace(std::vector<std::uint8_t>& sides, int x, int y) const {
    constexpr std::array<int, 4> kDx{1, 0, -1, 0};
    constexpr std::array<int, 4> kDy{0, 1, 0, -1};
    std::vector<QPointF> middles;
    unsigned direction = 0;
    while (sides[index(x, y)] != 0) {
      // Where squares touch by a corner only, turn right: they stay apart.
      unsigned next = (direction + 1) % 4;
      for (int turn = 0; turn < 4 && ((sides[index(x, y)] >> next) & 1U) == 0; ++turn) next = (next + 3) % 4;
      sides[index(x, y)] &= static_cast<std::uint8_t>(~(1U << next));
      middles.emplace_back(x + kDx[next] / 2.0, y + kDy[next] / 2.0);
      x += kDx[next];
      y += kDy[next];
      direction = next;
    }
    return middles;
  }

  /// Each point goes to the mean of its neighbourhood: stairs become lines and curves.
  QPolygonF smooth(const std::vector<QPointF>& points) const {
    constexpr int kReach = 2;
    QPolygonF polygon;
    const auto count = static_cast<int>(points.size());
    polygon.reserve(count + 1);
    for (int i = 0; i < count; ++i) {
      QPointF sum;
      for (int step = -kReach; step <= kReach; ++step) {
        sum += points[static_cast<std::size_t>((i + step + count * kReach) % count)];
      }
      const QPointF mean = sum / (2 * kReach + 1);
      polygon.append({(mean.x() - 1) / kGrid + cells_.x(), (mean.y() - 1) / kGrid + cells_.y()});
    }
    polygon.append(polygon.front());
    return polygon;
  }

  QRect cells_;
  int width_;
  int height_;
  std::vector<bool> inside_;
};

}  // namespace

void FeatureShapes::use(std::shared_ptr<const catalogue::Catalogue> catalogue) {
  catalogue_ = std::move(catalogue);
  maps_.clear();
}

const catalogue::TileMap* FeatureShapes::map_of(const bus::Snapshot& snapshot, const bus::BoardTile& tile) {
  if (catalogue_ == nullptr || tile.type == bus::kFaceDown) return nullptr;
  const catalogue::TypeIndex type = catalogue_->index_of(tile.type);
  if (type == catalogue::kNoType) return nullptr;
  const TileArt::Face face{tile.type, model::drawing_variant(snapshot, tile), tile.garden};
  auto found = maps_.find(face);
  if (found == maps_.end()) {
    found =
        maps_.emplace(face, catalogue::TileMap(catalogue_->type(type), face.variant, 1, face.garden)).first;
  }
  return &found->second;
}

QPainterPath FeatureShapes::outline(const bus::Snapshot& snapshot, FeatureKind kind,
                                    const std::vector<bus::BoardPiece>& pieces) {
  QRect cells;
  for (const bus::BoardPiece& piece : pieces) cells |= QRect(piece.cell.x, piece.cell.y, 1, 1);
  if (cells.isEmpty()) return {};
  Squares squares(cells);
  for (const bus::BoardPiece& piece : pieces) {
    const bus::BoardTile* tile = model::tile_at(snapshot, piece.cell);
    if (tile == nullptr) continue;
    if (const catalogue::TileMap* map = map_of(snapshot, *tile)) {
      for_squares(*map, tile->rotation, kind, piece.piece,
                  [&](int column, int row) { squares.fill(piece.cell, column, row); });
    }
  }
  return squares.outline();
}

QPointF FeatureShapes::clear_spot(const bus::Snapshot& snapshot, FeatureKind kind,
                                  const std::vector<bus::BoardPiece>& pieces,
                                  const std::vector<QPointF>& taken) {
  constexpr int kStep = 4;       // squares
  constexpr double kFar = 0.55;  // farther is no better
  QPointF best = pieces.empty() ? QPointF() : middle(snapshot, kind, pieces.front());
  double most = -1;
  for (const bus::BoardPiece& piece : pieces) {
    const bus::BoardTile* tile = model::tile_at(snapshot, piece.cell);
    const catalogue::TileMap* map = tile == nullptr ? nullptr : map_of(snapshot, *tile);
    if (map == nullptr) continue;
    for_squares(*map, tile->rotation, kind, piece.piece, [&](int column, int row) {
      if (column % kStep != kStep / 2 || row % kStep != kStep / 2) return;
      const QPointF on_tile(column / double(kGrid), row / double(kGrid));
      const QPointF at = QPointF(piece.cell.x, piece.cell.y) + on_tile;
      double room = kFar;
      for (const QPointF& other : taken)
        room = std::min(room, std::hypot(at.x() - other.x(), at.y() - other.y()));
      // Of equally clear places the one well inside the tile.
      const double border = std::min({on_tile.x(), on_tile.y(), 1 - on_tile.x(), 1 - on_tile.y()});
      const double worth = room + 0.5 * std::min(border, 0.25);
      if (worth <= most) return;
      most = worth;
      best = at;
    });
  }
  return best;
}

QPointF FeatureShapes::middle(const bus::Snapshot& snapshot, FeatureKind kind, bus::BoardPiece piece) {
  QPointF sum;
  int count = 0;
  const bus::BoardTile* tile = model::tile_at(snapshot, piece.cell);
  if (const catalogue::TileMap* map = tile == nullptr ? nullptr : map_of(snapshot, *tile)) {
    for_squares(*map, tile->rotation, kind, piece.piece, [&](int column, int row) {
      sum += QPointF(column + 0.5, row + 0.5) / kGrid;
      ++count;
    });
  }
  return QPointF(piece.cell.x, piece.cell.y) + (count == 0 ? QPointF(0.5, 0.5) : sum / count);
}

}  // namespace tilewatch::window
