// SPDX-License-Identifier: MIT
// The camera counts cells from where it likes; the window shows them on the board.
#include "display/model/camera_cells.h"

#include <gtest/gtest.h>

namespace tilewatch::model {
namespace {

bus::Preview seen_at(Cell cell) {
  bus::Preview preview;
  preview.jpeg = {1, 2, 3};
  bus::SeenTile tile;
  tile.cell = cell;
  tile.corners = {{{0, 0}, {10, 0}, {10, 10}, {0, 10}}};
  tile.candidates = {{"base.D", 1, "", 0.9}};
  preview.tiles = {tile};
  bus::SeenFigure figure;
  figure.cell = cell;
  figure.u = 0.2;
  figure.v = 0.3;
  preview.figures = {figure};
  return preview;
}

TEST(CameraCells, StayAsTheyAreBeforeTheGame) {
  const bus::Preview out = in_board_cells(seen_at({4, 5}), bus::Snapshot{});
  EXPECT_EQ(out.tiles[0].cell, (Cell{4, 5}));
  EXPECT_TRUE(out.jpeg.empty());
}

TEST(CameraCells, AreShiftedToTheStartTile) {
  bus::Snapshot snapshot;
  snapshot.camera_origin = Cell{3, 3};
  EXPECT_EQ(in_board_cells(seen_at({4, 5}), snapshot).tiles[0].cell, (Cell{1, 2}));
}

TEST(CameraCells, AreTurnedWithTheirCornersAndFigures) {
  bus::Snapshot snapshot;
  snapshot.camera_origin = Cell{0, 0};
  snapshot.camera_turns = 1;
  const bus::Preview out = in_board_cells(seen_at({1, 0}), snapshot);
  EXPECT_EQ(out.tiles[0].cell, (Cell{0, 1})) << "east of the camera's start is south on the board";
  EXPECT_EQ(out.tiles[0].candidates[0].rotation, 2);
  // What is north-west on the board is the picture's south-west corner.
  EXPECT_DOUBLE_EQ(out.tiles[0].corners[0].x, 0);
  EXPECT_DOUBLE_EQ(out.tiles[0].corners[0].y, 10);
  EXPECT_DOUBLE_EQ(out.figures[0].u, 0.7);
  EXPECT_DOUBLE_EQ(out.figures[0].v, 0.2);
}

}  // namespace
}  // namespace tilewatch::model
