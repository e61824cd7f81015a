// SPDX-License-Identifier: MIT
#include "vision/table/lattice.h"

#include <algorithm>
#include <cmath>
#include "vision/table/quads.h"
#include "vision/table/topology_eye.h"

namespace tilewatch::vision {

namespace {

// How far any corner may lie from where the neighbours say, in tiles.
constexpr double kMostAskew = 0.25;
// With a few tiles that agree this well (in tiles), or with many, the plane says better than a single tile
// how tiles look at some place.
constexpr double kWellKnown = 0.02;
constexpr std::size_t kFewTiles = 8;
constexpr std::size_t kManyTiles = 16;
// Cells from the first tile: no board is larger.
constexpr double kFarthest = 60;
// A tile that the picture's edge cuts is looked for while so much of it is in the picture.
constexpr double kLeastInPicture = 0.15;
constexpr int kMostRounds = 60;
// A refused cell is looked at again when the plane has moved this far since, in tiles.
constexpr double kLookAgain = 0.06;

double far_apart(const Quad& a, const Quad& b) {
  double most = 0;
  for (std::size_t i = 0; i < 4; ++i) most = std::max(most, cv::norm(a[i] - b[i]));
  return most / std::max(1.0, side_px(a));
}

// How much a tile whose corners tell little (TileSight::edges) says with its corners and its middle.
constexpr double kCornerWeight = 0.1;
constexpr double kMiddleWeight = 1.5;
// What must speak (log odds) for a tile that was seen by its topology, its neighbours' edges included, and
// the most that one neighbour may say against it.
constexpr double kLeastOdds = 1.2;
constexpr double kMostAgainst = 3;
// What every neighbour there is speaks (log odds) for a tile beside it.
constexpr double kNeighbour = 0.4;

}  // namespace

bool Lattice::welcome(Cell cell, const TileSight& tile) const {
  if (!tile.edges) return true;
  const double p = std::clamp(tile.visible, 0.001, 0.999);
  double odds = std::log(p / (1 - p));
  for (const Side side : kSides) {
    const auto beyond = tiles_.find(neighbour(cell, side));
    if (beyond == tiles_.end()) continue;
    odds += kNeighbour + std::max(-kMostAgainst, agreement(tile, side, beyond->second));
  }
  return odds > kLeastOdds;
}

bool Lattice::begin(const TileSight& tile) {
  tiles_.clear();
  refused_.clear();
  tiles_[{0, 0}] = tile;
  camera_ = {};
  refit(true);
  return rms_ < 0.1;
}

void Lattice::refit(bool from_scratch) {
  std::vector<PlanePoint> points;
  // A single tile's shape is all that is known; of many the places tell the plane better.
  const double one_of_all = 1 / static_cast<double>(tiles_.size());
  for (const auto& [cell, fit] : tiles_) {
    const auto corners = tile_corners_in_board(cell);
    const double side = side_px(fit.corners);
    const double weight = fit.edges ? std::max(kCornerWeight, one_of_all) : 1;
    for (std::size_t i = 0; i < 4; ++i) points.push_back({corners[i], fit.corners[i], side, weight});
    if (fit.edges)
      points.push_back({{cell.x + 0.5, cell.y + 0.5}, centre_of(fit.corners), side, kMiddleWeight});
  }
  const auto start = from_scratch ? std::nullopt : std::optional<PlaneCamera>(camera_);
  if (const auto fit = fit_plane(picture_, points, tiles_.size() >= 6, known_, start)) {
    camera_ = fit->camera;
    rms_ = fit->rms_tiles;
  } else {
    rms_ = 1;
  }
  geometry_ = camera_.geometry();
}

Quad Lattice::predicted(Cell cell, bool without_itself) const {
  Quad quad = geometry_.quad_of(cell);
  // What the plane does not know (lens, slipped rows) the neighbours do.
  cv::Point2f offset;
  float weights = 0.5F;
  for (int dy = -2; dy <= 2; ++dy) {
    for (int dx = -2; dx <= 2; ++dx) {
      if (without_itself && dx == 0 && dy == 0) continue;
      const auto it = tiles_.find({cell.x + dx, cell.y + dy});
      if (it == tiles_.end()) continue;
      const Quad there = geometry_.quad_of(it->first);
      const float w = 1.0F / static_cast<float>(1 + dx * dx + dy * dy);
      offset += w * (middle_of(it->second.corners) - middle_of(there));
      weights += w;
    }
  }
  offset *= 1 / weights;
  for (auto& p : quad) p += offset;
  return quad;
}

bool Lattice::in_picture(const Quad& quad) const {
  for (const auto& p : quad)
    if (!std::isfinite(p.x) || !std::isfinite(p.y)) return false;
  return side_px(quad) > 8 && share_in_picture(quad, picture_) > kLeastInPicture;
}

FitFreedom Lattice::freedom() const {
  const bool known = tiles_.size() >= kManyTiles || (tiles_.size() >= kFewTiles && rms_ < kWellKnown);
  return known ? FitFreedom::kRigid : FitFreedom::kAffine;
}

void Lattice::look_with(const TileEye& eye) {
  eye_ = &eye;
  refused_.clear();
}

void Lattice::grow() {
  for (int round = 0; round < kMostRounds; ++round) {
    std::set<Cell> frontier;
    for (const auto& [cell, fit] : tiles_)
      for (const Side side : kSides)
        if (const Cell next = neighbour(cell, side); !tiles_.contains(next)) frontier.insert(next);
    std::vector<Cell> cells;
    std::vector<Quad> quads;
    for (const Cell cell : frontier) {
      const Quad quad = predicted(cell);
      const auto it = refused_.find(cell);
      if (it != refused_.end() && far_apart(it->second, quad) < kLookAgain) continue;
      if (in_picture(quad)) {
        cells.push_back(cell);
        quads.push_back(quad);
      } else {
        refused_[cell] = quad;
      }
    }
    const auto sights = eye_->look(quads, freedom());
    bool found = false;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if (sights[i] && welcome(cells[i], *sights[i])) {
        tiles_[cells[i]] = *sights[i];
        refused_.erase(cells[i]);
        found = true;
      } else {
        refused_[cells[i]] = quads[i];
      }
    }
    if (!found) break;
    refit(tiles_.size() < kFewTiles);
  }
}

void Lattice::grow_across(int cells, double least) {
  for (std::size_t before = 0; before != tiles_.size();) {
    before = tiles_.size();
    std::set<Cell> apart;
    for (const auto& [cell, fit] : tiles_) {
      for (int dy = -cells; dy <= cells; ++dy) {
        for (int dx = -cells; dx <= cells; ++dx) {
          const Cell there{cell.x + dx, cell.y + dy};
          if (!tiles_.contains(there) && !refused_.contains(there)) apart.insert(there);
        }
      }
    }
    std::vector<Cell> asked;
    std::vector<Quad> quads;
    for (const Cell cell : apart) {
      const Quad quad = predicted(cell);
      refused_[cell] = quad;
      // Nobody beside it says where it lies, so all of it must be in view.
      if (!in_picture(quad) || share_in_picture(quad, picture_) < 1) continue;
      asked.push_back(cell);
      quads.push_back(quad);
    }
    const auto sights = eye_->look(quads, freedom());
    for (std::size_t i = 0; i < asked.size(); ++i) {
      if (!sights[i] || sights[i]->visible < least || !welcome(asked[i], *sights[i])) continue;
      tiles_[asked[i]] = *sights[i];
      refused_.erase(asked[i]);
    }
    if (tiles_.size() == before) return;
    refit(tiles_.size() < kFewTiles);
    grow();
  }
}

std::optional<Cell> Lattice::cell_of(const Quad& quad) const {
  const cv::Point2d p = geometry_.board_of(middle_of(quad));
  if (!(std::abs(p.x) < kFarthest && std::abs(p.y) < kFarthest)) return std::nullopt;
  const Cell cell{static_cast<int>(std::floor(p.x)), static_cast<int>(std::floor(p.y))};
  if (std::hypot(p.x - cell.x - 0.5, p.y - cell.y - 0.5) > 0.3) return std::nullopt;
  return cell;
}

bool Lattice::holds(const Quad& quad) const {
  const cv::Point2d p = geometry_.board_of(middle_of(quad));
  if (!(std::abs(p.x) < kFarthest && std::abs(p.y) < kFarthest)) return false;
  return tiles_.contains({static_cast<int>(std::floor(p.x)), static_cast<int>(std::floor(p.y))});
}

bool Lattice::join(const TileSight& tile) {
  const auto cell = cell_of(tile.corners);
  if (!cell) return false;
  if (tiles_.contains(*cell)) return true;
  const Quad quad = predicted(*cell);
  if (!in_picture(quad) || std::abs(std::log(side_px(tile.corners) / side_px(quad))) > 0.1) return false;
  const auto sight = eye_->look({quad}, freedom()).front();
  if (!sight || !welcome(*cell, *sight)) return false;
  tiles_[*cell] = *sight;
  refused_.erase(*cell);
  refit(tiles_.size() < kFewTiles);
  return true;
}

void Lattice::settle() {
  // Twice: the first pass makes the plane better known, the second profits from it.
  fit_all();
  fit_all();
  refused_.clear();
}

void Lattice::fit_all() {
  std::vector<Cell> cells;
  std::vector<TileSight> seen;
  std::vector<Quad> quads;
  for (const auto& [cell, sight] : tiles_) {
    cells.push_back(cell);
    seen.push_back(sight);
    quads.push_back(predicted(cell));
  }
  const auto sights = eye_->again(seen, quads, freedom());
  std::map<Cell, TileSight> kept;
  for (std::size_t i = 0; i < cells.size(); ++i)
    if (sights[i] && far_apart(predicted(cells[i], true), sights[i]->corners) < kMostAskew)
      kept[cells[i]] = *sights[i];
  if (kept.empty()) return;
  tiles_.swap(kept);
  refit(true);
}

double Lattice::weight() const {
  double sum = 0;
  for (const auto& [cell, fit] : tiles_) sum += fit.similarity;
  return sum;
}

double Lattice::edges_agree() const {
  double sum = 0;
  int places = 0;
  for (const auto& [cell, sight] : tiles_) {
    for (const Side side : {Side::kEast, Side::kSouth}) {
      const auto beyond = tiles_.find(neighbour(cell, side));
      if (beyond == tiles_.end() || !sight.edges || !beyond->second.edges) continue;
      sum += std::max(-kMostAgainst, agreement(sight, side, beyond->second));
      ++places;
    }
  }
  return places == 0 ? 1 : sum / places;
}

}  // namespace tilewatch::vision
