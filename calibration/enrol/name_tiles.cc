// SPDX-License-Identifier: MIT
#include "calibration/enrol/name_tiles.h"

#include <algorithm>
#include <cmath>

#include "calibration/enrol/least_cost_assignment.h"

namespace tilewatch::calibration {
namespace {

using catalogue::kNoType;
using catalogue::TypeIndex;

// No reading is so sure that a type is impossible.
constexpr double kFloor = 1e-7;
// Where a reading is this sure and the box agrees, what else it could be need not be worked out.
constexpr double kBeyondDoubt = 0.9999;

double cost_of(double probability) { return -std::log(std::max(kFloor, probability)); }

struct Box {
  cv::Mat1d costs;               ///< tiles x places
  std::vector<TypeIndex> types;  ///< of each place; kNoType = no type
};

/// A place for each copy in the box, and for each tile one more for "none of these".
Box box_of(const cv::Mat1d& probabilities, const std::vector<int>& copies) {
  Box box;
  const int tiles = probabilities.rows;
  for (TypeIndex type = 0; type < copies.size(); ++type)
    for (int i = 0; i < std::min(copies[type], tiles); ++i) box.types.push_back(type);
  for (int i = 0; i < tiles; ++i) box.types.push_back(kNoType);
  box.costs.create(tiles, static_cast<int>(box.types.size()));
  for (int i = 0; i < tiles; ++i) {
    const double none = cost_of(1 - cv::sum(probabilities.row(i))[0]);
    for (int j = 0; j < box.costs.cols; ++j) {
      const TypeIndex type = box.types[static_cast<std::size_t>(j)];
      box.costs(i, j) = type == kNoType ? none : cost_of(probabilities(i, type));
    }
  }
  return box;
}

double sum_of(const cv::Mat1d& costs, const std::vector<int>& assigned) {
  double sum = 0;
  for (int i = 0; i < costs.rows; ++i) sum += costs(i, assigned[static_cast<std::size_t>(i)]);
  return sum;
}

/// The likeliest turn of a type, and how sure it is.
std::pair<Rotation, double> turn_of(const std::vector<vision::TileCandidate>& candidates, TypeIndex type) {
  double sum = 0;
  const vision::TileCandidate* best = nullptr;
  for (const auto& candidate : candidates) {
    if (candidate.type != type) continue;
    sum += candidate.probability;
    if (best == nullptr || candidate.probability > best->probability) best = &candidate;
  }
  if (best == nullptr) return {0, 0.25};
  return {best->rotation, sum > 0 ? best->probability / sum : 0.25};
}

}  // namespace

std::vector<TileName> name_tiles(const std::vector<std::vector<vision::TileCandidate>>& candidates,
                                 const std::vector<int>& copies) {
  const auto tiles = static_cast<int>(candidates.size());
  if (tiles == 0) return {};
  cv::Mat1d probabilities(tiles, static_cast<int>(copies.size()), 0.0);
  for (int i = 0; i < tiles; ++i)
    for (const auto& candidate : candidates[static_cast<std::size_t>(i)])
      probabilities(i, candidate.type) += candidate.probability;
  Box box = box_of(probabilities, copies);
  const std::vector<int> best = least_cost_assignment(box.costs);
  const double least = sum_of(box.costs, best);
  const auto type_at = [&](int place) { return box.types[static_cast<std::size_t>(place)]; };

  std::vector<TileName> names(candidates.size());
  for (int i = 0; i < tiles; ++i) {
    const auto index = static_cast<std::size_t>(i);
    TileName& name = names[index];
    name.type = type_at(best[index]);
    // The box's second opinion: the best reading in which this tile is something else.
    const double own = name.type == kNoType ? 0 : probabilities(i, name.type);
    const cv::Mat1d before = box.costs.row(i).clone();
    constexpr double kForbidden = 1e6;
    for (int j = 0; j < box.costs.cols; ++j)
      if (type_at(j) == name.type) box.costs(i, j) = kForbidden;
    if (own > kBeyondDoubt) {
      int second = -1;
      for (int j = 0; j < box.costs.cols; ++j)
        if (type_at(j) != kNoType && (second < 0 || box.costs(i, j) < box.costs(i, second))) second = j;
      if (second >= 0) name.second = type_at(second);
      name.confidence = own;
    } else {
      const std::vector<int> other = least_cost_assignment(box.costs);
      name.second = type_at(other[index]);
      name.confidence = 1 / (1 + std::exp(least - sum_of(box.costs, other)));
    }
    before.copyTo(box.costs.row(i));
    if (name.type == kNoType) continue;
    const auto [rotation, sure] = turn_of(candidates[index], name.type);
    name.rotation = rotation;
    name.confidence *= sure;
  }
  return names;
}

}  // namespace tilewatch::calibration
