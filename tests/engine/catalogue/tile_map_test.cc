// SPDX-License-Identifier: MIT
// The label map of every type says what the type's definition says.
#include "engine/catalogue/tile_map.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "engine/catalogue/label_grid.h"
#include "engine/catalogue/shapes.h"
#include "tests/engine/catalogue/all_types.h"

namespace tilewatch::catalogue {
namespace {

constexpr int kVariants = 2;

/// A point a little inside the tile, `share` of the way along a side going clockwise.
TilePoint inside_side(Side side, double share) {
  constexpr double kIn = 0.02;
  return turned_point({share, kIn}, static_cast<Rotation>(side));
}

bool has_side(SideMask mask, Side side) { return (mask & (1U << static_cast<unsigned>(side))) != 0; }

Piece piece(FeatureKind kind, std::size_t index) { return {kind, static_cast<std::uint8_t>(index)}; }

/// Calls `check` with a map of every type in several variants.
template <class Check>
void for_every_map(Check check) {
  for (const TileType& type : all_types()) {
    for (int variant = 0; variant < kVariants; ++variant) {
      SCOPED_TRACE(type.id + " variant " + std::to_string(variant));
      check(type, TileMap(type, variant, 7, true));
    }
  }
}

std::map<Piece, double> areas_of(const TileMap& map) {
  std::map<Piece, double> areas;
  constexpr int kSteps = 64;
  for (int row = 0; row < kSteps; ++row) {
    for (int column = 0; column < kSteps; ++column) {
      areas[map.at({(column + 0.5) / kSteps, (row + 0.5) / kSteps})] += 1.0 / (kSteps * kSteps);
    }
  }
  return areas;
}

TEST(TileMapOfEveryType, EveryPieceHasRoom) {
  for_every_map([](const TileType& type, const TileMap& map) {
    const auto areas = areas_of(map);
    EXPECT_EQ(areas.size(), map.pieces().size());
    for (const Piece each : map.pieces()) {
      ASSERT_TRUE(areas.contains(each));
      EXPECT_GT(areas.at(each), each.kind == FeatureKind::kRoad ? 0.01 : 0.015)
          << to_string(each.kind) << " " << int{each.index};
    }
    EXPECT_EQ(std::count_if(map.pieces().begin(), map.pieces().end(),
                            [](Piece p) { return p.kind == FeatureKind::kField; }),
              static_cast<std::ptrdiff_t>(type.fields.size()));
  });
}

TEST(TileMapOfEveryType, EdgesLeadToTheirPieces) {
  for_every_map([](const TileType& type, const TileMap& map) {
    for (const Side side : kSides) {
      for (std::size_t i = 0; i < type.cities.size(); ++i) {
        if (!has_side(type.cities[i].edges, side)) continue;
        for (const double share : {0.2, 0.5, 0.8})
          EXPECT_EQ(map.at(inside_side(side, share)), piece(FeatureKind::kCity, i));
      }
      for (std::size_t i = 0; i < type.roads.size(); ++i) {
        if (has_side(type.roads[i].edges, side)) {
          EXPECT_EQ(map.at(inside_side(side, 0.5)), piece(FeatureKind::kRoad, i));
        }
      }
      for (std::size_t i = 0; i < type.rivers.size(); ++i) {
        if (has_side(type.rivers[i].edges, side)) {
          EXPECT_EQ(map.at(inside_side(side, 0.5)), piece(FeatureKind::kTile, i));
        }
      }
    }
    for (std::size_t i = 0; i < type.fields.size(); ++i) {
      for (int half = 0; half < 8; ++half) {
        if ((type.fields[i].halves & (1U << half)) == 0) continue;
        const TilePoint p = inside_side(static_cast<Side>(half / 2), half % 2 == 0 ? 0.25 : 0.75);
        EXPECT_EQ(map.at(p), piece(FeatureKind::kField, i)) << "half-edge " << half;
      }
    }
  });
}

/// Connected patches of more than a few cells for each label of the fine grid.
std::map<Piece, int> patches_of(const LabelGrid& grid) {
  constexpr int kSize = LabelGrid::kSize;
  constexpr std::size_t kSmallest = 12;
  std::map<Piece, int> patches;
  std::vector<bool> seen(grid.cells.size(), false);
  for (int start = 0; start < kSize * kSize; ++start) {
    if (seen[static_cast<std::size_t>(start)]) continue;
    std::vector<int> patch{start};
    seen[static_cast<std::size_t>(start)] = true;
    for (std::size_t i = 0; i < patch.size(); ++i) {
      const int x = patch[i] % kSize;
      const int y = patch[i] / kSize;
      for (const auto& [nx, ny] :
           {std::pair{x + 1, y}, std::pair{x - 1, y}, std::pair{x, y + 1}, std::pair{x, y - 1}}) {
        if (nx < 0 || ny < 0 || nx >= kSize || ny >= kSize) continue;
        const auto next = static_cast<std::size_t>(ny * kSize + nx);
        if (seen[next] || grid.cells[next] != grid.cells[static_cast<std::size_t>(start)]) continue;
        seen[next] = true;
        patch.push_back(static_cast<int>(next));
      }
    }
    if (patch.size() >= kSmallest) ++patches[grid.pieces[grid.at(start % kSize, start / kSize)]];
  }
  return patches;
}

TEST(ShapesOfEveryType, AgreeWithTheDefinition) {
  for (const TileType& type : all_types()) {
    for (int variant = 0; variant < kVariants; ++variant) {
      SCOPED_TRACE(type.id + " variant " + std::to_string(variant));
      const TileShapes shapes = make_shapes(type, variant, 7);
      EXPECT_EQ(shapes.faults, 0);
      const LabelGrid grid = label_shapes(type, shapes, type.count_with_garden > 0);
      EXPECT_EQ(grid.faults, 0);
      const bool bridge = !type.rivers.empty() && !type.roads.empty();
      for (const auto& [each, count] : patches_of(grid)) {
        // Only a river under a bridge lies in two parts.
        EXPECT_LE(count, bridge && each.kind == FeatureKind::kTile ? 2 : 1)
            << to_string(each.kind) << int{each.index};
      }
    }
  }
}

TEST(TileMapOfEveryType, FiguresStandOnTheirPiece) {
  for_every_map([](const TileType& /*type*/, const TileMap& map) {
    for (const Piece each : map.pieces()) {
      const TilePoint spot = map.spot(each);
      EXPECT_EQ(map.at(spot), each);
      EXPECT_EQ(map.distance(spot, each), 0);
      EXPECT_GT(std::min({spot.u, spot.v, 1 - spot.u, 1 - spot.v}), 0.03);
    }
  });
}

TEST(TileMapDistance, GrowsAwayFromThePiece) {
  const auto types = all_types();
  const auto start =
      std::find_if(types.begin(), types.end(), [](const TileType& t) { return t.id == "base.E"; });
  const TileMap map(*start);
  const Piece city = piece(FeatureKind::kCity, 0);
  EXPECT_EQ(map.distance({0.5, 0.1}, city), 0);
  EXPECT_NEAR(map.distance({0.5, 1.0}, city), 0.69, 0.06);
  EXPECT_GT(map.distance({0.5, 0.5}, piece(FeatureKind::kTent, 0)), 1000) << "the tile has no tent";
}

TEST(TileMapGarden, HasAnAreaOnlyWhereTheCopyShowsIt) {
  for (const TileType& type : all_types()) {
    const Piece garden = piece(FeatureKind::kGarden, 0);
    const auto has_garden = [&](const TileMap& map) {
      return std::find(map.pieces().begin(), map.pieces().end(), garden) != map.pieces().end();
    };
    EXPECT_FALSE(has_garden(TileMap(type, 0, 1, false))) << type.id;
    EXPECT_EQ(has_garden(TileMap(type, 0, 1, true)), type.count_with_garden > 0) << type.id;
  }
}

}  // namespace
}  // namespace tilewatch::catalogue
