// SPDX-License-Identifier: MIT
#include "engine/catalogue/furnish.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "engine/catalogue/label_grid.h"
#include "engine/catalogue/mist_shapes.h"
#include "engine/catalogue/random.h"

namespace tilewatch::catalogue {
namespace {

constexpr double kGhostRadius = 0.085;

/// Finds room for the objects that stand freely, on the grid of a copy that already has all the rest.
class Furnisher {
 public:
  Furnisher(const TileType& type, TileShapes& shapes, int variant, std::uint32_t seed)
      : type_(type), shapes_(shapes), random_(type.face, variant, seed, 2) {}

  void furnish() {
    if (type_.monastery && !shapes_.monastery) shapes_.monastery = on_fields(kMonasteryRadius, 0.1, 0.1);
    if (type_.tent && !shapes_.tent) shapes_.tent = on_fields(kTentRadius, 0.08);
    if (type_.watchtower && !shapes_.tower) shapes_.tower = on_fields(kTowerRadius, 0.08);
    if (type_.castle && !shapes_.castle) shapes_.castle = in_the_middle(kCastleRadius);
    if (type_.cemetery && !shapes_.cemetery) shapes_.cemetery = on_fields(kCemeteryRadius, 0.1, 0.03);
    if (type_.crop_circle && !shapes_.crop_circle) shapes_.crop_circle = on_fields(kCropCircleRadius, 0.09);
    for (std::size_t i = 0; i < type_.roads.size(); ++i) {
      if (type_.roads[i].inn) shapes_.inns.push_back(beside_road(i));
    }
    if (type_.count_with_garden > 0) shapes_.garden = on_fields(0.105, 0.075);
    if (type_.magic) shapes_.magic = on_fields(0.075, 0.05);
    for (std::size_t i = 0; i < type_.cities.size(); ++i) {
      if (type_.cities[i].cathedral) shapes_.cathedral = in_city(i, 0.25, 0.2);
      for (int s = 0; s < type_.cities[i].shields; ++s) shapes_.shields.push_back(in_city(i, 0.1, 0.03));
    }
    for (std::size_t i = 0; i < type_.mists.size(); ++i) {
      MistShape& mist = shapes_.mists[i];
      if (mist.layers.empty()) {
        const Spot patch = on_fields(0.24, 0.08);
        mist.layers = mist_layers_around(patch.at, std::max(patch.radius, 0.14), random_);
      }
      for (int ghost = 0; ghost < type_.mists[i].ghosts; ++ghost) mist.ghosts.push_back(in_mist(i));
    }
  }

 private:
  /// Cells that are not `wanted`, or where something stands already, are in the way.
  template <class Wanted>
  std::vector<double> room(const LabelGrid& grid, Wanted wanted) const {
    constexpr int kSize = LabelGrid::kSize;
    std::vector<std::uint8_t> blocked(grid.cells.size(), 0);
    std::vector<Spot> taken = shapes_.shields;
    taken.insert(taken.end(), shapes_.inns.begin(), shapes_.inns.end());
    const std::vector<Spot> objects = standing_objects(shapes_);
    taken.insert(taken.end(), objects.begin(), objects.end());
    if (shapes_.garden) taken.push_back(*shapes_.garden);
    for (const MistShape& mist : shapes_.mists) {
      taken.insert(taken.end(), mist.ghosts.begin(), mist.ghosts.end());
    }
    for (std::size_t i = 0; i < blocked.size(); ++i) {
      const Point p = middle(i);
      bool free = wanted(grid.pieces[grid.cells[i]]);
      for (const Spot& spot : taken) free = free && distance(p, spot.at) > spot.radius;
      blocked[i] = free ? 0 : 1;
    }
    std::vector<double> distances = distance_field(blocked, kSize);
    for (std::size_t i = 0; i < distances.size(); ++i) {
      const Point p = middle(i);
      distances[i] = std::min({distances[i] / kSize, p.x, p.y, 1 - p.x, 1 - p.y});
    }
    return distances;
  }

  static Point middle(std::size_t cell) {
    constexpr std::size_t kSize = LabelGrid::kSize;
    return {(static_cast<double>(cell % kSize) + 0.5) / kSize,
            (static_cast<double>(cell / kSize) + 0.5) / kSize};
  }

  /// Some cell with room for `radius`, or the roomiest if none has that much.
  Spot choose(const std::vector<double>& distances, double radius, double margin = 0.015) {
    const double most = *std::max_element(distances.begin(), distances.end());
    const double enough = std::min(radius + margin, most * 0.97);
    std::vector<std::size_t> good;
    for (std::size_t i = 0; i < distances.size(); ++i) {
      if (distances[i] >= enough) good.push_back(i);
    }
    const std::size_t cell = good[random_.below(good.size())];
    return {middle(cell), std::min(radius, most)};
  }

  LabelGrid grid() const { return label_shapes(type_, shapes_, false); }

  Spot on_fields(double radius, double at_least, double margin = 0.015) {
    const LabelGrid labels = grid();
    auto distances = room(labels, [](Piece piece) { return piece.kind == FeatureKind::kField; });
    if (*std::max_element(distances.begin(), distances.end()) < at_least) {
      distances = room(labels, [](Piece piece) { return piece.kind == FeatureKind::kCity; });
    }
    return choose(distances, radius, margin);
  }

  Spot beside_road(std::size_t road) {
    auto distances = room(grid(), [](Piece piece) { return piece.kind == FeatureKind::kField; });
    constexpr double kRadius = 0.1;
    for (std::size_t i = 0; i < distances.size(); ++i) {
      double away = 1;
      for (const Path& line : shapes_.roads[road].lines) away = std::min(away, distance(line, middle(i)));
      if (away > kRadius + kRoadHalfWidth + 0.03) distances[i] = std::min(distances[i], 0.02);
    }
    return choose(distances, kRadius);
  }

  /// As near to the middle of the tile as there is room.
  Spot in_the_middle(double radius) {
    const auto distances = room(grid(), [](Piece piece) { return piece.kind == FeatureKind::kField; });
    const double most = *std::max_element(distances.begin(), distances.end());
    const double enough = std::min(radius + 0.04, most * 0.97);
    Spot best{{0.5, 0.5}, std::min(radius, enough)};
    double nearest = 2;
    for (std::size_t i = 0; i < distances.size(); ++i) {
      const double away = distance(middle(i), {0.5, 0.5});
      if (distances[i] < enough || away >= nearest) continue;
      nearest = away;
      best.at = middle(i);
    }
    return best;
  }

  /// Room for one more ghost of a mist: off cities and objects, off roads too where there is room.
  Spot in_mist(std::size_t mist) {
    const LabelGrid labels = grid();
    const auto here = [&](bool on_roads) {
      auto distances = room(labels, [on_roads](Piece piece) {
        return piece.kind == FeatureKind::kField || (on_roads && piece.kind == FeatureKind::kRoad);
      });
      std::vector<std::uint8_t> clear(distances.size());
      for (std::size_t i = 0; i < clear.size(); ++i) clear[i] = labels.mist[i] == mist + 1 ? 0 : 1;
      const std::vector<double> inside = distance_field(clear, LabelGrid::kSize);
      for (std::size_t i = 0; i < distances.size(); ++i) {
        distances[i] = std::min(distances[i], inside[i] / LabelGrid::kSize);
      }
      return distances;
    };
    std::vector<double> distances = here(false);
    if (*std::max_element(distances.begin(), distances.end()) < kGhostRadius * 0.9) distances = here(true);
    Spot spot = choose(distances, kGhostRadius, 0.03);
    spot.radius = std::max(spot.radius, kGhostRadius * 0.7);
    return spot;
  }

  Spot in_city(std::size_t city, double radius, double margin) {
    return choose(
        room(grid(), [city](Piece piece) { return piece.kind == FeatureKind::kCity && piece.index == city; }),
        radius, margin);
  }

  const TileType& type_;
  TileShapes& shapes_;
  Random random_;
};

}  // namespace

void furnish(const TileType& type, TileShapes& shapes, int variant, std::uint32_t seed) {
  Furnisher(type, shapes, variant, seed).furnish();
}

}  // namespace tilewatch::catalogue
