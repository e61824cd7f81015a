// SPDX-License-Identifier: MIT
// Facts that the board's drawing needs.
#include "display/model/board_facts.h"

#include <gtest/gtest.h>

#include <cmath>

namespace tilewatch::model {
namespace {

bus::BoardTile tile(Cell cell, int turn, std::string type = "base.D", std::string variant = "") {
  return {cell, std::move(type), 0, std::move(variant), false, turn};
}

TEST(BoardFacts, MeasuresTheBoard) {
  bus::Snapshot snapshot;
  EXPECT_EQ(board_bounds(snapshot), QRect(0, 0, 1, 1));
  snapshot.tiles = {tile({0, 0}, 0), tile({-2, 1}, 1), tile({1, -3}, 2)};
  EXPECT_EQ(board_bounds(snapshot), QRect(-2, -3, 4, 5));
}

TEST(BoardFacts, KnowsTheLastTileButNotTheStart) {
  bus::Snapshot snapshot;
  snapshot.tiles = {tile({0, 0}, 0)};
  EXPECT_EQ(last_tile(snapshot), std::nullopt);
  snapshot.tiles.push_back(tile({1, 0}, 1));
  snapshot.tiles.push_back(tile({2, 0}, 2));
  EXPECT_EQ(last_tile(snapshot), (Cell{2, 0}));
}

TEST(BoardFacts, ListsFreeCellsOnce) {
  bus::Snapshot snapshot;
  snapshot.tiles = {tile({0, 0}, 0), tile({1, 0}, 1)};
  EXPECT_EQ(open_cells(snapshot).size(), 6U);
}

TEST(BoardFacts, TakesTheDrawingFromTheFaceOrTheOrder) {
  bus::Snapshot snapshot;
  snapshot.tiles = {tile({0, 0}, 0), tile({1, 0}, 1), tile({2, 0}, 2, "base.D", "base.D~3"),
                    tile({3, 0}, 3, "base.E")};
  EXPECT_EQ(drawing_variant(snapshot, snapshot.tiles[0]), 0);
  EXPECT_EQ(drawing_variant(snapshot, snapshot.tiles[1]), 1);
  EXPECT_EQ(drawing_variant(snapshot, snapshot.tiles[2]), 3);
  EXPECT_EQ(drawing_variant(snapshot, snapshot.tiles[3]), 0);
}

TEST(BoardFacts, FiguresDoNotHideEachOther) {
  bus::Snapshot snapshot;
  for (int i = 0; i < 4; ++i) {
    bus::BoardFigure ghost;
    ghost.kind = FigureKind::kGhost;
    ghost.cell = {2, 1};
    ghost.u = 0.8;
    ghost.v = 0.3;
    snapshot.figures.push_back(ghost);
  }
  bus::BoardFigure elsewhere = snapshot.figures[0];
  elsewhere.cell = {3, 1};
  snapshot.figures.push_back(elsewhere);
  const auto spread = spread_figures(snapshot);
  ASSERT_EQ(spread.size(), 5U);
  EXPECT_EQ(spread[0].u, 0.8);
  EXPECT_EQ(spread[4].u, 0.8) << "nobody is near it";
  for (std::size_t i = 0; i < 4; ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      EXPECT_GT(std::hypot(spread[i].u - spread[j].u, spread[i].v - spread[j].v), 0.15);
    }
  }
}

}  // namespace
}  // namespace tilewatch::model
