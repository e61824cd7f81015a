// SPDX-License-Identifier: MIT
// Turning tiles, and which turned tiles play the same.
#include <gtest/gtest.h>

#include <string>

#include "engine/catalogue/catalogue.h"
#include "engine/catalogue/tile_map.h"

namespace tilewatch::catalogue {
namespace {

class Turning : public testing::Test {
 protected:
  const TileType& type(const std::string& id) const { return catalogue_->type(catalogue_->index_of(id)); }

  std::shared_ptr<const Catalogue> catalogue_ = *Catalogue::load({"base", "mage_witch", "inns_cathedrals"});
};

TEST_F(Turning, AQuarterTurnMovesEveryEdgeClockwise) {
  const TileType& start = type("base.D");
  EXPECT_EQ(start.edge_letters(0), "CRFR");
  EXPECT_EQ(start.edge_letters(1), "RCRF");
  EXPECT_EQ(start.edge_letters(2), "FRCR");
  EXPECT_EQ(start.edge_letters(3), "RFRC");
}

TEST_F(Turning, EdgesFollowTheirSides) {
  for (const TileType& each : catalogue_->types()) {
    for (const Side side : kSides) {
      for (Rotation rotation = 0; rotation < 4; ++rotation) {
        EXPECT_EQ(each.edge(turned(side, rotation), rotation), each.edges[static_cast<std::size_t>(side)]);
      }
    }
  }
}

TEST_F(Turning, HalfEdgesFollowTheirSides) {
  for (HalfEdge half = 0; half < 8; ++half) {
    for (Rotation rotation = 0; rotation < 4; ++rotation) {
      EXPECT_EQ(turned_half(half, rotation) / 2,
                static_cast<int>(turned(static_cast<Side>(half / 2), rotation)));
      EXPECT_EQ(turned_half(half, rotation) % 2, half % 2);
    }
  }
}

TEST_F(Turning, SymmetricTilesPlayTheSame) {
  for (const std::string id : {"base.C", "base.X", "base.B"}) {
    for (Rotation rotation = 0; rotation < 4; ++rotation)
      EXPECT_TRUE(type(id).same_when_turned(0, rotation)) << id;
  }
  for (const std::string id : {"base.F", "base.G", "base.H", "base.U", "mw.G", "ic.CRCR", "ic.RrRr"}) {
    EXPECT_TRUE(type(id).same_when_turned(0, 2)) << id;
    EXPECT_TRUE(type(id).same_when_turned(1, 3)) << id;
    EXPECT_FALSE(type(id).same_when_turned(0, 1)) << id;
  }
}

TEST_F(Turning, OtherTilesDoNot) {
  for (const std::string id : {"base.A", "base.D", "base.V", "base.W", "mw.B"}) {
    for (Rotation rotation = 1; rotation < 4; ++rotation)
      EXPECT_FALSE(type(id).same_when_turned(0, rotation)) << id;
  }
}

TEST_F(Turning, PointsTurnWithTheTileAndBack) {
  const TilePoint north_west{0.1, 0.2};
  const TilePoint turned_once = turned_point(north_west, 1);
  EXPECT_NEAR(turned_once.u, 0.8, 1e-12);
  EXPECT_NEAR(turned_once.v, 0.1, 1e-12);
  for (Rotation rotation = 0; rotation < 4; ++rotation) {
    const TilePoint back = unturned_point(turned_point(north_west, rotation), rotation);
    EXPECT_NEAR(back.u, north_west.u, 1e-12);
    EXPECT_NEAR(back.v, north_west.v, 1e-12);
  }
}

}  // namespace
}  // namespace tilewatch::catalogue
