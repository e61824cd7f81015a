// SPDX-License-Identifier: MIT
// The same board found from another side keeps its cells.
#include "vision/watch/align_boards.h"

#include <gtest/gtest.h>

namespace tilewatch::vision {
namespace {

TileReading tile(Cell cell, catalogue::TypeIndex type, Rotation rotation) {
  TileReading reading;
  reading.cell = cell;
  const auto x = static_cast<float>(cell.x);
  const auto y = static_cast<float>(cell.y);
  reading.corners = {cv::Point2f(x, y), cv::Point2f(x + 1, y), cv::Point2f(x + 1, y + 1),
                     cv::Point2f(x, y + 1)};
  TileCandidate candidate;
  candidate.type = type;
  candidate.rotation = rotation;
  candidate.probability = 1;
  reading.candidates = {candidate};
  return reading;
}

const std::vector<TileReading> kKnown{tile({0, 0}, 3, 0), tile({1, 0}, 5, 2), tile({1, 1}, 7, 1),
                                      tile({0, -1}, 5, 3), tile({2, 1}, 9, 0)};

TEST(AlignBoardsTest, EveryQuarterTurnAndOffsetIsUndone) {
  for (int turns = 0; turns < 4; ++turns) {
    // The board as somebody finds it who calls another side north and another tile the origin.
    const BoardAlignment back{turns, {4, -3}, 0};
    std::vector<TileReading> found;
    for (const TileReading& known : kKnown) found.push_back(aligned(back, known));
    const auto alignment = align_boards(kKnown, found);
    ASSERT_TRUE(alignment.has_value());
    EXPECT_EQ(alignment->agreeing, static_cast<int>(kKnown.size()));
    for (std::size_t i = 0; i < kKnown.size(); ++i) {
      const TileReading again = aligned(*alignment, found[i]);
      EXPECT_EQ(again.cell, kKnown[i].cell);
      EXPECT_EQ(again.candidates[0].rotation, kKnown[i].candidates[0].rotation);
      EXPECT_EQ(again.corners[0], kKnown[i].corners[0]);
    }
  }
}

TEST(AlignBoardsTest, MissingAndMisreadTilesAreForgiven) {
  std::vector<TileReading> found{kKnown[0], kKnown[1], kKnown[2], tile({0, -1}, 8, 1), tile({3, 3}, 2, 0)};
  const auto alignment = align_boards(kKnown, found);
  ASSERT_TRUE(alignment.has_value());
  EXPECT_EQ(alignment->agreeing, 3);
  EXPECT_EQ(alignment->quarter_turns, 0);
  EXPECT_EQ(alignment->offset, (Cell{0, 0}));
}

TEST(AlignBoardsTest, AnotherGameIsNotTheSameBoard) {
  const std::vector<TileReading> other{tile({0, 0}, 1, 0), tile({1, 0}, 2, 2), tile({1, 1}, 4, 1)};
  EXPECT_FALSE(align_boards(kKnown, other).has_value());
  EXPECT_FALSE(align_boards(kKnown, {}).has_value());
}

}  // namespace
}  // namespace tilewatch::vision
