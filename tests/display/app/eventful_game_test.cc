// SPDX-License-Identifier: MIT
// Whole games, filmed, in which happens what happens at tables besides the game: nothing is committed that
// did not lie there, all that lies there is, and nobody is asked about what can be seen.
#include "tests/display/app/eventful_game.h"

#include <gtest/gtest.h>

namespace tilewatch {
namespace {

using vision::EventKind;

class GameInWhich : public testing::Test {
 protected:
  static test::EventfulResult played(const std::vector<vision::TableEvent>& events, int second_thought = -1) {
    static const test::Eyes eyes = test::eyes_that_know_the_drawings();
    test::EventfulGame game;
    game.seed = 6;
    game.turns = 5;
    game.size = {640, 360};
    game.events = events;
    game.second_thought = second_thought;
    return test::watch_and_judge(game, eyes);
  }

  static void expect_all_right(const test::EventfulResult& result) {
    EXPECT_EQ(result.turns, 5);
    for (const test::FaultSeen& fault : result.faults)
      ADD_FAILURE() << test::name_of(fault.fault) << ": " << fault.words;
    EXPECT_TRUE(result.scores_right);
  }
};

TEST_F(GameInWhich, TheLightChangesAndAFigureIsTriedElsewhereFirstIsPlayedRight) {
  const test::EventfulResult result = played({{EventKind::kLampMoves, 0},
                                              {EventKind::kExposureSteps, 1},
                                              {EventKind::kShadowFalls, 2},
                                              {EventKind::kLampDims, 3}},
                                             2);
  SCOPED_TRACE(result.log);
  expect_all_right(result);
}

TEST_F(GameInWhich, TilesAreTurnedPushedAndTakenBackIsPlayedRight) {
  const test::EventfulResult result = played({{EventKind::kTileTurnedInHand, 0},
                                              {EventKind::kTilePushedIntoPlace, 1},
                                              {EventKind::kTileTurnedAgain, 2},
                                              {EventKind::kTileTakenBack, 3}});
  SCOPED_TRACE(result.log);
  expect_all_right(result);
}

TEST_F(GameInWhich, CameraAndBoardMoveAndAHandIsInTheWayUntilTheTableIsClearedIsPlayedRight) {
  const test::EventfulResult result = played({{EventKind::kCameraMoves, 0},
                                              {EventKind::kBoardShoved, 1},
                                              {EventKind::kHandInTheWay, 2},
                                              {EventKind::kBoardBumped, 3},
                                              {EventKind::kTableCleared, 4}});
  SCOPED_TRACE(result.log);
  expect_all_right(result);
  EXPECT_TRUE(result.saw_it_cleared);
}

}  // namespace
}  // namespace tilewatch
