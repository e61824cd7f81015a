// SPDX-License-Identifier: MIT
// Filmed: what happens at tables besides the game never makes a tile be read wrongly.
#include <gtest/gtest.h>

#include "tests/vision/watch/eventful_table.h"

namespace tilewatch::vision {
namespace {

class TableWhere : public testing::Test {
 protected:
  static test::Watched watched(const std::vector<TableEvent>& events, bool meeple_comes_and_goes = false) {
    static const std::shared_ptr<const catalogue::Catalogue> box = *catalogue::Catalogue::load({"base"});
    static const auto art = std::make_shared<const ArtLibrary>(ArtLibrary::from_drawings(*box));
    test::EventfulGame game;
    game.events = events;
    game.meeple_comes_and_goes = meeple_comes_and_goes;
    return test::watch_game(game, box, art);
  }

  static void expect_all_right(const test::Watched& result) {
    EXPECT_GE(result.readings, test::kEventfulTurns);
    EXPECT_EQ(result.wrong, 0);
    EXPECT_EQ(result.missing, 0);
    EXPECT_EQ(result.unsure, 0);
    EXPECT_EQ(result.figures, 0);
    EXPECT_TRUE(result.ended_still);
  }
};

TEST_F(TableWhere, TheLightChangesAndAMeepleComesAndGoesIsReadRight) {
  const test::Watched result = watched(
      {{EventKind::kLampMoves, 0}, {EventKind::kExposureSteps, 2}, {EventKind::kShadowFalls, 3}}, true);
  SCOPED_TRACE(result.log);
  expect_all_right(result);
  EXPECT_EQ(result.most_figures, 1);
}

TEST_F(TableWhere, TilesAreTurnedPushedAndTakenBackIsReadRight) {
  const test::Watched result = watched({{EventKind::kTileTurnedAgain, 1},
                                        {EventKind::kTilePushedIntoPlace, 2},
                                        {EventKind::kTileTakenBack, 3}});
  SCOPED_TRACE(result.log);
  expect_all_right(result);
}

TEST_F(TableWhere, CameraAndBoardMoveIsReadRight) {
  const test::Watched result = watched({{EventKind::kCameraMoves, 1}, {EventKind::kBoardShoved, 3}});
  SCOPED_TRACE(result.log);
  expect_all_right(result);
}

TEST_F(TableWhere, EverythingIsClearedIsSeenToBeLost) {
  const test::Watched result = watched({{EventKind::kTableCleared, 0}});
  SCOPED_TRACE(result.log);
  EXPECT_EQ(result.wrong, 0);
  EXPECT_TRUE(result.saw_empty_table);
}

}  // namespace
}  // namespace tilewatch::vision
