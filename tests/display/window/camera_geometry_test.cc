// SPDX-License-Identifier: MIT
// Where cells lie in the camera picture.
#include "display/window/camera_geometry.h"

#include <gtest/gtest.h>

#include "tests/display/window/tables.h"

namespace tilewatch::window {
namespace {

TEST(CameraGeometry, ATileSeenIsWhereItIsSeen) {
  const bus::Preview& preview = *test::scene("mid_game").preview;
  const auto shape = cell_in_picture(preview, preview.tiles[3].cell);
  ASSERT_TRUE(shape);
  EXPECT_DOUBLE_EQ(shape->at(2).x(), preview.tiles[3].corners[2].x);
}

TEST(CameraGeometry, AFreeCellIsCarriedOverFromItsNeighbour) {
  bus::Preview preview = *test::scene("mid_game").preview;
  const bus::SeenTile truth = preview.tiles.back();
  preview.tiles.pop_back();
  const auto shape = cell_in_picture(preview, truth.cell);
  ASSERT_TRUE(shape);
  for (std::size_t i = 0; i < 4; ++i) {
    const QPointF at = shape->at(static_cast<qsizetype>(i));
    EXPECT_NEAR(at.x(), truth.corners[i].x, 1);
    EXPECT_NEAR(at.y(), truth.corners[i].y, 1);
  }
}

TEST(CameraGeometry, WithoutTilesNobodyKnows) { EXPECT_FALSE(cell_in_picture(bus::Preview{}, {0, 0})); }

TEST(CameraGeometry, ASpotLiesWithinThePicture) {
  const QRect spot = spot_of(QPolygonF({{1, 1}, {90, 1}, {90, 90}, {1, 90}}), {640, 360});
  EXPECT_TRUE(QRect(0, 0, 640, 360).contains(spot));
  EXPECT_EQ(spot.width(), spot.height());
}

}  // namespace
}  // namespace tilewatch::window
