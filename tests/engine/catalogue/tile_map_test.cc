// SPDX-License-Identifier: MIT
// The label map of every type says what the type's definition says.
#include "engine/catalogue/tile_map.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
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

struct DrawnType {
  TileType type;
  int variant;
  TileMap map;
};

/// Several variants of every type; they are made once.
const std::vector<DrawnType>& drawn_types() {
  static const std::vector<DrawnType> kDrawn = [] {
    std::vector<DrawnType> drawn;
    for (const TileType& type : all_types()) {
      for (int variant = 0; variant < kVariants; ++variant) {
        drawn.push_back({type, variant, TileMap(type, variant, 7, true)});
      }
    }
    return drawn;
  }();
  return kDrawn;
}

/// Calls `check` with a map of every type in several variants.
template <class Check>
void for_every_map(Check check) {
  for (const auto& [type, variant, map] : drawn_types()) {
    SCOPED_TRACE(type.id + " variant " + std::to_string(variant));
    check(type, map);
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

TEST(MistOfEveryType, LooksTheSameOnBothSidesOfEveryMistyEdge) {
  for_every_map([](const TileType& type, const TileMap& map) {
    for (const Side side : kSides) {
      const bool misty = type.misty(side, 0);
      for (int step = 1; step < 32; ++step) {
        const double share = step / 32.0;
        const TilePoint p = inside_side(side, share);
        const FeatureKind under = map.at(p).kind;
        if (under != FeatureKind::kField && under != FeatureKind::kRoad) continue;  // a wall that leans over
        // The same reach along every edge, whatever else the tile shows; near the corners it fades.
        if (std::min(share, 1 - share) < 0.12) continue;
        EXPECT_EQ(map.mist_at(p).has_value(), misty) << to_string(side) << " " << share;
      }
    }
  });
}

TEST(MistOfEveryType, ReachesTheEdgesOfItsPieceOnly) {
  for_every_map([](const TileType& type, const TileMap& map) {
    for (const Side side : kSides) {
      for (std::size_t i = 0; i < type.mists.size(); ++i) {
        if (!has_side(type.mists[i].edges, side)) continue;
        EXPECT_EQ(map.mist_at(inside_side(side, 0.2)), i);
      }
    }
  });
}

TEST(MistOfEveryType, ShowsEveryGhostSymbolApartAndInItsMist) {
  for_every_map([](const TileType& type, const TileMap& map) {
    std::vector<TilePoint> all;
    for (std::size_t i = 0; i < type.mists.size(); ++i) {
      const auto& symbols = map.ghost_symbols(i);
      ASSERT_EQ(static_cast<int>(symbols.size()), type.mists[i].ghosts);
      for (const TilePoint p : symbols) {
        EXPECT_EQ(map.mist_at(p), i);
        EXPECT_EQ(map.distance(p, piece(FeatureKind::kMistArea, i)), 0);
        EXPECT_GT(std::min({p.u, p.v, 1 - p.u, 1 - p.v}), 0.06);
        for (const TilePoint q : all) EXPECT_GT(std::hypot(p.u - q.u, p.v - q.v), 0.13);
        all.push_back(p);
      }
      if (!symbols.empty()) {
        const TilePoint spot = map.spot(piece(FeatureKind::kMistArea, i));
        EXPECT_EQ(map.mist_at(spot), i);
      }
    }
  });
}

TEST(TileMapOfMists, CastlesStandNearTheMiddle) {
  for_every_map([](const TileType& type, const TileMap& map) {
    const TilePoint spot = map.spot(piece(FeatureKind::kCastle, 0));
    if (type.castle) {
      EXPECT_LT(std::hypot(spot.u - 0.5, spot.v - 0.5), 0.25);
    }
    EXPECT_EQ(map.distance(spot, piece(FeatureKind::kCastle, 0)) == 0, type.castle);
    const TilePoint yard = map.spot(piece(FeatureKind::kCemetery, 0));
    EXPECT_EQ(map.at(yard).kind == FeatureKind::kCemetery, type.cemetery);
  });
}

TEST(ShapesOfSharedFaces, DifferInGhostsOnly) {
  const auto types = all_types();
  int shared = 0;
  for (const TileType& type : types) {
    if (type.face == type.id) continue;
    ++shared;
    const auto original =
        std::find_if(types.begin(), types.end(), [&](const TileType& t) { return t.id == type.face; });
    ASSERT_NE(original, types.end());
    const TileShapes a = make_shapes(*original, 0, 1);
    const TileShapes b = make_shapes(type, 0, 1);
    EXPECT_EQ(label_shapes(*original, a, false).cells, label_shapes(type, b, false).cells) << type.id;
    EXPECT_EQ(label_shapes(*original, a, false).mist, label_shapes(type, b, false).mist) << type.id;
    EXPECT_NE(type.ghosts(), original->ghosts()) << type.id;
  }
  EXPECT_EQ(shared, 3) << "14, 23 and 54 are printed with different numbers of ghosts";
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
