// SPDX-License-Identifier: MIT
// Where cells lie in the camera picture, and what its panel says of the camera.
#include "display/window/camera_geometry.h"

#include <gtest/gtest.h>

#include <QPushButton>

#include "display/window/camera_panel.h"
#include "tests/display/window/fake_client.h"
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

TEST(CameraPanel, SaysThatTheCameraHasMovedAndOneClickMeasuresTheTableAnew) {
  test::FakeClient client;
  Desk desk(client, false);
  CameraPanel panel(desk);
  panel.resize(480, 270);
  panel.show();
  client.show(test::scene("mid_game").snapshot);
  auto* moved = panel.findChild<QPushButton*>("moved");
  ASSERT_NE(moved, nullptr);
  EXPECT_FALSE(moved->isVisible());
  bus::Snapshot state = test::scene("mid_game").snapshot;
  state.seq += 1;
  state.camera.moved = "The camera (or the board) has moved 4 mm.";
  client.show(state);
  ASSERT_TRUE(moved->isVisible());
  EXPECT_TRUE(moved->text().startsWith("The camera (or the board) has moved 4 mm."));
  EXPECT_TRUE(panel.rect().contains(moved->geometry()));
  moved->click();
  ASSERT_FALSE(client.sent.empty());
  EXPECT_EQ(client.sent.back().verb, "measure_table");
  state.seq += 1;
  state.camera.moved.clear();
  client.show(state);
  EXPECT_FALSE(moved->isVisible());
}

}  // namespace
}  // namespace tilewatch::window
