// SPDX-License-Identifier: MIT
#include "vision/table/lattice.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace tilewatch::vision {

namespace {

// What must be seen of a face (FaceFit::visible). Parts of a table, a cloth or a hand reach 0.15; a face of
// which a third can be seen reaches 0.2, and then it must lie where the plane says, as chance would not have
// it.
constexpr double kSeenInPlace = 0.18;
constexpr double kSeenSomewhere = 0.42;
constexpr double kInPlaceMoved = 0.06;
constexpr double kInPlaceTurned = 0.06;
// How much a tile may be turned, radians.
constexpr double kMostTurned = 0.12;
// A tile may lie this far from where the plane says, in tiles: people leave gaps and turn tiles a little.
constexpr double kMostMoved = 0.16;
// How strongly the plane's word counts beside what is seen of a tile (FaceFitter::Options::belief).
constexpr double kBelief = 0.05;
// How far any corner may lie from where the neighbours say, in tiles.
constexpr double kMostAskew = 0.25;
// With a few tiles that agree this well (in tiles), or with many, the plane says better than a single tile
// how tiles look at some place.
constexpr double kWellKnown = 0.02;
constexpr std::size_t kFewTiles = 8;
constexpr std::size_t kManyTiles = 16;
// Above this similarity nobody else need be asked.
constexpr double kBeyondDoubt = 0.7;
// Cells from the first tile: no board is larger.
constexpr double kFarthest = 60;
constexpr int kMostRounds = 60;
// A refused cell is looked at again when the plane has moved this far since, in tiles.
constexpr double kLookAgain = 0.06;

cv::Point2f middle_of(const Quad& q) { return (q[0] + q[1] + q[2] + q[3]) * 0.25F; }

double far_apart(const Quad& a, const Quad& b) {
  double most = 0;
  for (std::size_t i = 0; i < 4; ++i) most = std::max(most, cv::norm(a[i] - b[i]));
  return most / std::max(1.0, side_px(a));
}

/// The point (u, v) of a quad, by bilinear interpolation; enough inside one tile.
cv::Point2f inside(const Quad& q, float u, float v) {
  return (1 - u) * (1 - v) * q[0] + u * (1 - v) * q[1] + u * v * q[2] + (1 - u) * v * q[3];
}

cv::Point2f turned(cv::Point2f p, Rotation rotation) {
  for (int i = 0; i < rotation % 4; ++i) p = {1 - p.y, p.x};
  return p;
}

struct Guess {
  int face;
  Rotation rotation;
  int votes;
};

/// Faces for which features of the picture lie where they must if the face lies in this quad.
std::vector<Guess> guesses(const std::vector<Vote>& votes, const Quad& quad) {
  const cv::Point2f middle = middle_of(quad);
  const double side = side_px(quad);
  std::map<std::pair<int, int>, int> count;
  for (const auto& v : votes) {
    if (cv::norm(v.seen - middle) > 0.9 * side) continue;
    for (int r = 0; r < 4; ++r) {
      const cv::Point2f p = turned(v.in_face, static_cast<Rotation>(r));
      if (cv::norm(inside(quad, p.x, p.y) - v.seen) < 0.12 * side) ++count[{v.face, r}];
    }
  }
  std::vector<Guess> result;
  for (const auto& [key, n] : count)
    if (n >= 2) result.push_back({key.first, static_cast<Rotation>(key.second), n});
  std::stable_sort(result.begin(), result.end(),
                   [](const Guess& a, const Guess& b) { return a.votes > b.votes; });
  if (result.size() > 3) result.resize(3);
  return result;
}

bool better(const FaceFit& a, const FaceFit& b) {
  return a.similarity + a.visible > b.similarity + b.visible;
}

}  // namespace

bool Lattice::convincing(const FaceFit& fit) const {
  if (fit.moved > kMostMoved || std::abs(fit.turned) > kMostTurned) return false;
  const bool in_place =
      freedom() == FitFreedom::kRigid && fit.moved < kInPlaceMoved && std::abs(fit.turned) < kInPlaceTurned;
  return fit.visible > (in_place ? kSeenInPlace : kSeenSomewhere);
}

bool Lattice::begin(const FaceFit& tile) {
  tiles_.clear();
  refused_.clear();
  tiles_[{0, 0}] = tile;
  camera_ = {};
  refit(true);
  return rms_ < 0.1;
}

void Lattice::refit(bool from_scratch) {
  std::vector<PlanePoint> points;
  for (const auto& [cell, fit] : tiles_) {
    const auto corners = tile_corners_in_board(cell);
    const double side = side_px(fit.corners);
    for (std::size_t i = 0; i < 4; ++i) points.push_back({corners[i], fit.corners[i], side, 1});
  }
  const auto start = from_scratch ? std::nullopt : std::optional<PlaneCamera>(camera_);
  if (const auto fit = fit_plane(scene_.stack.size(), points, tiles_.size() >= 6, start)) {
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
  const cv::Size size = scene_.stack.size();
  const cv::Rect2f frame(0, 0, static_cast<float>(size.width), static_cast<float>(size.height));
  if (!frame.contains(middle_of(quad))) return false;
  for (const auto& p : quad)
    if (!std::isfinite(p.x) || !std::isfinite(p.y)) return false;
  return side_px(quad) > 8;
}

FitFreedom Lattice::freedom() const {
  const bool known = tiles_.size() >= kManyTiles || (tiles_.size() >= kFewTiles && rms_ < kWellKnown);
  return known ? FitFreedom::kRigid : FitFreedom::kAffine;
}

std::optional<FaceFit> Lattice::look_at(Cell cell) const {
  const Quad quad = predicted(cell);
  if (!in_picture(quad)) return std::nullopt;
  FaceFitter::Options options;
  options.freedom = freedom();
  options.search = 0.12;
  options.belief = kBelief;
  std::optional<FaceFit> best;
  const auto consider = [&](int face, Rotation rotation) {
    const FaceFit fit = scene_.fitter.fit(scene_.stack, quad, face, rotation, options);
    if (fit.moved > kMostMoved || std::abs(fit.turned) > kMostTurned) return;
    if (!best || better(fit, *best)) best = fit;
  };
  for (const auto& g : guesses(scene_.votes, quad)) {
    consider(g.face, g.rotation);
    if (best && best->similarity > kBeyondDoubt) break;
  }
  if (options.freedom == FitFreedom::kRigid) {
    options.search = 0.07;
    if (!best || best->similarity < kBeyondDoubt)
      for (const auto& g : scene_.fitter.shortlist(scene_.stack, quad, 6)) consider(g.face, g.rotation);
  } else if (!best || best->similarity < kBeyondDoubt) {
    ArtReaderOptions reading;
    reading.keep = 3;
    for (const auto& m : scene_.reader.match(scene_.picture_bgr, quad, reading)) consider(m.face, m.rotation);
  }
  if (!best || !convincing(*best)) return std::nullopt;
  return best;
}

std::vector<std::optional<FaceFit>> Lattice::look_at(const std::vector<Cell>& cells) const {
  std::vector<std::optional<FaceFit>> fits(cells.size());
  cv::parallel_for_(cv::Range(0, static_cast<int>(cells.size())), [&](const cv::Range& range) {
    for (auto i = static_cast<std::size_t>(range.start); i < static_cast<std::size_t>(range.end); ++i)
      fits[i] = look_at(cells[i]);
  });
  return fits;
}

void Lattice::grow() {
  for (int round = 0; round < kMostRounds; ++round) {
    std::set<Cell> frontier;
    for (const auto& [cell, fit] : tiles_)
      for (const Side side : kSides)
        if (const Cell next = neighbour(cell, side); !tiles_.contains(next)) frontier.insert(next);
    std::vector<Cell> cells;
    for (const Cell cell : frontier) {
      const Quad quad = predicted(cell);
      const auto it = refused_.find(cell);
      if (it == refused_.end() || far_apart(it->second, quad) >= kLookAgain) cells.push_back(cell);
    }
    const auto fits = look_at(cells);
    bool found = false;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const Quad quad = predicted(cells[i]);
      if (!fits[i]) refused_[cells[i]] = quad;
    }
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if (!fits[i]) continue;
      tiles_[cells[i]] = *fits[i];
      refused_.erase(cells[i]);
      found = true;
    }
    if (!found) break;
    refit(tiles_.size() < kFewTiles);
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

bool Lattice::join(const FaceFit& tile) {
  const auto cell = cell_of(tile.corners);
  if (!cell) return false;
  if (tiles_.contains(*cell)) return true;
  const Quad quad = predicted(*cell);
  if (!in_picture(quad) || std::abs(std::log(side_px(tile.corners) / side_px(quad))) > 0.1) return false;
  const auto fit = look_at(*cell);
  if (!fit) return false;
  tiles_[*cell] = *fit;
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
  FaceFitter::Options options;
  options.search = 0;
  options.freedom = freedom();
  options.belief = kBelief;
  std::vector<std::pair<Cell, FaceFit>> all(tiles_.begin(), tiles_.end());
  std::vector<char> keep(all.size(), 0);
  cv::parallel_for_(cv::Range(0, static_cast<int>(all.size())), [&](const cv::Range& range) {
    for (auto i = static_cast<std::size_t>(range.start); i < static_cast<std::size_t>(range.end); ++i) {
      auto& [cell, old] = all[i];
      const FaceFit fit = scene_.fitter.fit(scene_.stack, predicted(cell), old.face, old.rotation, options);
      // A fit to the better known shape is taken unless it lost its hold.
      if (fit.similarity > old.similarity - 0.05) old = fit;
      keep[i] = old.visible > kSeenInPlace && far_apart(predicted(cell, true), old.corners) < kMostAskew;
    }
  });
  std::map<Cell, FaceFit> kept;
  for (std::size_t i = 0; i < all.size(); ++i)
    if (keep[i]) kept.insert(all[i]);
  if (kept.empty()) return;
  tiles_.swap(kept);
  refit(true);
}

double Lattice::weight() const {
  double sum = 0;
  for (const auto& [cell, fit] : tiles_) sum += fit.similarity;
  return sum;
}

}  // namespace tilewatch::vision
