// SPDX-License-Identifier: MIT
// What the referee does with what the camera sees and with what people want.
#include "engine/referee/referee.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/engine/referee/table_of_words.h"

namespace tilewatch::referee::testing {
namespace {

using ::testing::HasSubstr;

/// A table with the start tile: city in the north, road from west to east.
class RefereeTest : public ::testing::Test {
 protected:
  RefereeTest() : table(base_tiles()), referee(options()) { table.lay("base.D", {0, 0}); }

  void look() { referee.take(table.still()); }
  bus::Reply ask(bus::Request request) {
    request.id = std::to_string(++requests);
    return referee.take(request);
  }
  bus::Reply answer(const bus::Prompt& prompt, const std::string& said) {
    bus::Request request;
    request.verb = "answer";
    request.prompt = prompt.id;
    request.answer = said;
    return ask(request);
  }
  bus::Reply verb(const std::string& word) {
    bus::Request request;
    request.verb = word;
    return ask(request);
  }
  std::size_t tiles() const { return referee.snapshot().tiles.size(); }
  std::size_t figures() const { return referee.record()->game().figures().size(); }
  std::size_t open() const { return referee.questions().open().size(); }

  TableOfWords table;
  Referee referee;
  int requests = 0;
};

TEST_F(RefereeTest, TheGameBeginsWithTheStartTileAlone) {
  EXPECT_EQ(referee.snapshot().mode, bus::Mode::kWaiting);
  look();
  const bus::Snapshot state = referee.snapshot();
  EXPECT_EQ(state.mode, bus::Mode::kPlaying);
  ASSERT_EQ(state.tiles.size(), 1U);
  EXPECT_EQ(state.tiles[0].type, "base.D");
  EXPECT_TRUE(state.players[0].active);
}

TEST_F(RefereeTest, TheStartTilesCellIsTheBoardsMiddle) {
  TableOfWords far(base_tiles());
  far.lay("base.D", {4, -7}, 1);
  referee.take(far.still());
  far.lay("base.U", {4, -6}, 1);
  referee.take(far.still());
  const bus::Snapshot state = referee.snapshot();
  ASSERT_EQ(state.tiles.size(), 2U);
  EXPECT_EQ(state.tiles[0].cell, (Cell{0, 0}));
  EXPECT_EQ(state.tiles[0].rotation, 1);
  EXPECT_EQ(state.tiles[1].cell, (Cell{0, 1}));
  EXPECT_EQ(state.camera_origin, (Cell{4, -7}));
}

TEST_F(RefereeTest, SeveralTilesAtFirstSightAreAskedAbout) {
  table.lay("base.U", {1, 0});
  table.put(Colour::kBlue, {1, 0}, kRoad);
  look();
  EXPECT_EQ(referee.record(), nullptr);
  const auto prompts = open_prompts(referee, "start");
  ASSERT_EQ(prompts.size(), 1U);
  EXPECT_TRUE(answer(prompts[0], "go_on").ok);
  EXPECT_EQ(tiles(), 2U);
  EXPECT_EQ(figures(), 1U);
}

TEST_F(RefereeTest, AClearLegalTileIsCommitted) {
  look();
  table.lay("base.U", {1, 0});
  look();
  EXPECT_EQ(tiles(), 2U);
  EXPECT_EQ(open(), 0U);
  EXPECT_EQ(referee.snapshot().tiles[1].variant, "base.U~1");
}

TEST_F(RefereeTest, AnIllegalTileIsAskedAboutAndNeverCommitted) {
  look();
  table.lay("base.U", {1, 0}, 1);  // its field meets the road
  look();
  EXPECT_EQ(tiles(), 1U);
  const auto prompts = open_prompts(referee, "illegal_tile");
  ASSERT_EQ(prompts.size(), 1U);
  EXPECT_EQ(prompts[0].rule, "B-1");
  EXPECT_THAT(prompts[0].text, HasSubstr("base.U"));
  look();
  EXPECT_EQ(open(), 1U) << "one question a cause";
  table.lay("base.U", {1, 0}, 0);  // turned as it should be
  look();
  EXPECT_EQ(tiles(), 2U);
  EXPECT_EQ(open(), 0U);
  EXPECT_EQ(referee.questions().all()[0].answered_by, By::kCamera);
}

TEST_F(RefereeTest, AnUnclearTileIsAskedAboutWithTheTwoBest) {
  look();
  table.lay_unclear({1, 0}, {{"base.U", 0, "", 0.45}, {"base.L", 1, "", 0.4}, {"base.W", 0, "", 0.1}});
  look();
  EXPECT_EQ(tiles(), 1U);
  const auto prompts = open_prompts(referee, "which_tile");
  ASSERT_EQ(prompts.size(), 1U);
  ASSERT_GE(prompts[0].answers.size(), 2U);
  EXPECT_EQ(prompts[0].answers[0].id, "base.U@0");
  EXPECT_TRUE(answer(prompts[0], "base.U@0").ok);
  EXPECT_EQ(tiles(), 2U);
  EXPECT_EQ(open(), 0U);
  look();
  EXPECT_EQ(tiles(), 2U);
}

TEST_F(RefereeTest, ATypeWithMoreCopiesLeftIsLikelier) {
  look();
  table.lay_unclear({1, 0}, {{"base.X", 0, "", 0.92}, {"base.U", 0, "", 0.07}});  // one copy and eight
  look();
  EXPECT_EQ(tiles(), 1U);
  EXPECT_EQ(open_prompts(referee, "which_tile").size(), 1U);
  table.lay_unclear({1, 0}, {{"base.U", 0, "", 0.88}, {"base.X", 0, "", 0.11}});
  look();
  EXPECT_EQ(tiles(), 2U);
}

TEST_F(RefereeTest, HowManyCopiesAreLeftNeverDecidesAlone) {
  look();
  table.lay_unclear({1, 0}, {{"base.U", 0, "", 0.8}, {"base.X", 0, "", 0.19}});
  look();
  EXPECT_EQ(tiles(), 1U);
}

TEST_F(RefereeTest, TheRulesDecideBetweenLookAlikes) {
  look();
  // By its pixels it could lie either way, but only one way fits.
  table.lay_unclear({1, 0}, {{"base.U", 0, "", 0.55}, {"base.U", 1, "", 0.43}});
  look();
  EXPECT_EQ(tiles(), 2U);
}

TEST_F(RefereeTest, WhetherThereIsAShieldTheLastCopyTells) {
  look();
  const std::vector<bus::TileCandidate> shield_or_none{{"base.Q", 0, "", 0.5}, {"base.R", 0, "", 0.45}};
  table.lay_unclear({0, -1}, {{"base.Q", 2, "", 0.5}, {"base.R", 2, "", 0.45}});
  look();
  EXPECT_EQ(tiles(), 1U);
  table.lay("base.Q", {0, -1}, 2);  // the only one with a shield
  look();
  table.lay_unclear({1, -1}, shield_or_none);
  look();
  ASSERT_EQ(tiles(), 3U);
  EXPECT_EQ(referee.snapshot().tiles.back().type, "base.R");
}

TEST_F(RefereeTest, NobodyIsAskedWhileTheCameraLooksAgain) {
  look();
  table.lay_unclear({1, 0}, {{"base.U", 0, "", 0.45}, {"base.L", 1, "", 0.4}}, true);
  look();
  EXPECT_EQ(open(), 0U);
  table.lay_unclear({1, 0}, {{"base.U", 0, "", 0.45}, {"base.L", 1, "", 0.4}});
  look();
  EXPECT_EQ(open_prompts(referee, "which_tile").size(), 1U);
}

TEST_F(RefereeTest, WhenThePicturesEndItIsAskedWhatIsUnclear) {
  look();
  table.lay_unclear({1, 0}, {{"base.U", 0, "", 0.45}, {"base.L", 1, "", 0.4}}, true);
  look();
  referee.take(table.end());
  EXPECT_EQ(open_prompts(referee, "which_tile").size(), 1U);
}

TEST_F(RefereeTest, ATypeThatIsUsedUpIsNeverCommitted) {
  look();
  table.lay("base.X", {1, 0});  // one copy in the box
  look();
  table.lay("base.X", {2, 0});
  look();
  EXPECT_EQ(tiles(), 2U);
  EXPECT_THAT(open_prompts(referee, "illegal_tile").at(0).text, HasSubstr("no copy"));
}

TEST_F(RefereeTest, NeighboursOfAnUnclearTileAreStillJudged) {
  look();
  table.lay_unclear({1, 0}, {{"base.U", 0, "", 0.5}, {"base.V", 0, "", 0.48}});
  look();
  EXPECT_EQ(open_prompts(referee, "which_tile").size(), 1U);
  table.lay("base.U", {-1, 0});
  look();
  EXPECT_EQ(tiles(), 2U);
  EXPECT_EQ(open(), 1U);
  EXPECT_EQ(referee.record()->done().back().entry.player, Colour::kBlue) << "red laid the unread one";
}

TEST_F(RefereeTest, ATileThatTouchesOnlyAnUnclearOneWasATurnToo) {
  look();
  table.lay_unclear({1, 0}, {{"base.U", 0, "", 0.5}, {"base.X", 0, "", 0.48}});  // red's
  look();
  table.lay("base.U", {2, 0});  // blue's
  look();
  table.lay("base.U", {-1, 0});  // red's
  look();
  EXPECT_EQ(tiles(), 2U);
  EXPECT_EQ(referee.record()->done().back().entry.player, Colour::kRed);
  table.lay("base.U", {1, 0});
  look();
  ASSERT_EQ(tiles(), 4U);
  EXPECT_EQ(referee.record()->done().back().entry.player, Colour::kBlue);
  EXPECT_EQ(open(), 0U);
}

TEST_F(RefereeTest, ATileThatIsProbablyNoneIsLeftAlone) {
  look();
  bus::Reading reading = table.still();
  bus::SeenTile ghost;
  ghost.cell = {0, 1};
  ghost.candidates = {{"base.X", 0, "", 0.95}};  // its road would meet a field
  ghost.is_tile = 0.7;
  reading.tiles.push_back(ghost);
  referee.take(reading);
  EXPECT_EQ(tiles(), 1U);
  EXPECT_EQ(open(), 0U);
}

TEST_F(RefereeTest, TwoNewTilesAreLaidInAnOrderThatIsLegal) {
  look();
  table.lay("base.U", {2, 0});
  table.lay("base.U", {1, 0});
  look();
  EXPECT_EQ(tiles(), 3U);
  EXPECT_EQ(referee.snapshot().tiles[1].cell, (Cell{1, 0}));
  EXPECT_EQ(open(), 0U);
}

TEST_F(RefereeTest, OfTwoNewTilesTheOneWithTheMoversFigureWasFirst) {
  look();
  table.lay("base.U", {-1, 0});
  table.lay("base.U", {1, 0});
  table.put(Colour::kRed, {1, 0}, kField);
  look();
  EXPECT_EQ(referee.snapshot().tiles[1].cell, (Cell{1, 0}));
  EXPECT_EQ(figures(), 1U);
}

TEST_F(RefereeTest, ATileTakenBackInItsTurnIsUndone) {
  look();
  table.lay("base.U", {1, 0});
  look();
  table.take({1, 0});
  look();
  EXPECT_EQ(tiles(), 1U);
  EXPECT_EQ(open(), 0U);
  table.lay("base.U", {-1, 0});
  look();
  EXPECT_EQ(tiles(), 2U);
  EXPECT_EQ(referee.record()->game().turn(), 1);
}

TEST_F(RefereeTest, ATileTurnedAgainInItsTurnLiesAsItDoesNow) {
  look();
  table.lay("base.V", {1, 0}, 0);
  table.put(Colour::kRed, {1, 0}, kRoad);
  look();
  table.lay("base.V", {1, 0}, 1);
  look();
  ASSERT_EQ(tiles(), 2U);
  EXPECT_EQ(referee.record()->game().tiles().back().rotation, 1);
  EXPECT_EQ(figures(), 1U);
  EXPECT_EQ(open(), 0U);
}

TEST_F(RefereeTest, ATileTurnedSoThatItMayNotLieThereIsNoCommitAnyMore) {
  look();
  table.lay("base.V", {1, 0}, 0);
  look();
  table.lay("base.V", {1, 0}, 2);
  look();
  EXPECT_EQ(tiles(), 1U);
  EXPECT_EQ(open_prompts(referee, "illegal_tile").size(), 1U);
}

TEST_F(RefereeTest, AnEarlierTileThatIsGoneIsMissed) {
  look();
  table.lay("base.U", {1, 0});
  look();
  table.lay("base.U", {2, 0});
  look();
  table.take({1, 0});
  look();
  EXPECT_EQ(tiles(), 3U);
  EXPECT_EQ(open_prompts(referee, "missing_tile").size(), 1U);
  table.lay("base.U", {1, 0});
  look();
  EXPECT_EQ(open(), 0U);
}

TEST_F(RefereeTest, WhatIsCoveredIsNotJudged) {
  look();
  table.lay("base.U", {1, 0});
  look();
  table.put(Colour::kRed, {1, 0}, kRoad);
  look();
  table.lay("base.U", {2, 0});
  look();
  ASSERT_EQ(figures(), 1U);
  table.hide({1, 0});
  look();
  look();
  EXPECT_EQ(tiles(), 3U);
  EXPECT_EQ(figures(), 1U);
  EXPECT_EQ(open(), 0U);
}

TEST_F(RefereeTest, AFigureOnTheTileJustLaidIsPlaced) {
  look();
  table.lay("base.U", {1, 0});
  look();
  table.put(Colour::kRed, {1, 0}, kRoad);
  look();
  ASSERT_EQ(figures(), 1U);
  EXPECT_EQ(referee.record()->game().turn(), 2);
  ASSERT_EQ(referee.figures().changes().size(), 1U);
  EXPECT_EQ(referee.figures().changes()[0].action, "place");
  look();
  EXPECT_EQ(referee.figures().changes().size(), 1U);
}

TEST_F(RefereeTest, AFigureWhoseFeatureIsUnclearIsAskedAbout) {
  look();
  table.lay("base.U", {1, 0});
  table.put_unclear(Colour::kRed, {1, 0}, {{FeatureKind::kField, 0, 0.5}, {FeatureKind::kRoad, 0, 0.48}});
  look();
  EXPECT_EQ(figures(), 0U);
  const auto prompts = open_prompts(referee, "which_feature");
  ASSERT_EQ(prompts.size(), 1U);
  table.lay("base.U", {2, 0});
  look();  // the game goes on; the answer still counts for the turn it was about
  EXPECT_TRUE(answer(open_prompts(referee, "which_feature").at(0), "road:0").ok);
  ASSERT_EQ(figures(), 1U);
  EXPECT_EQ(referee.record()->game().figures()[0].at.cell, (Cell{1, 0}));
  EXPECT_EQ(tiles(), 3U);
}

TEST_F(RefereeTest, AFigureThatStandsOnAFieldIsAskedAbout) {
  look();
  table.lay("base.U", {1, 0});
  table.put_unclear(Colour::kRed, {1, 0}, {{FeatureKind::kField, 0, 0.88}, {FeatureKind::kRoad, 0, 0.06}});
  look();
  EXPECT_EQ(figures(), 0U) << "farmers lie";
  EXPECT_EQ(open_prompts(referee, "which_feature").size(), 1U);
}

// The start tile's road runs from west to east; base.A ends it on either side.
TEST_F(RefereeTest, AFigureThatWentHomeStoodWhereItWasDueHome) {
  look();
  table.lay("base.A", {-1, 0}, 3);
  table.put_unclear(Colour::kRed, {-1, 0},
                    {{FeatureKind::kMonastery, 0, 0.5}, {FeatureKind::kRoad, 0, 0.48}});
  look();
  EXPECT_EQ(open_prompts(referee, "which_feature").size(), 1U);
  table.lay("base.A", {1, 0}, 1);  // finishes the road
  look();
  EXPECT_EQ(score_of(referee, Colour::kRed), 0);
  table.take_figure(Colour::kRed, {-1, 0});
  look();
  look();
  EXPECT_TRUE(open_prompts(referee, "which_feature").empty());
  EXPECT_EQ(score_of(referee, Colour::kRed), 3);
  EXPECT_EQ(referee.questions().all().front().answer, "road:0");
}

TEST_F(RefereeTest, AFigureThatWasTakenHomeWithTheRoadStoodOnTheRoad) {
  look();
  table.lay("base.U", {1, 0});
  table.put_unclear(Colour::kRed, {1, 0}, {{FeatureKind::kField, 0, 0.88}, {FeatureKind::kRoad, 0, 0.08}});
  table.figures().back().pose = Pose::kLying;
  look();
  ASSERT_EQ(figures(), 1U);
  table.lay("base.A", {-1, 0}, 3);
  look();
  table.lay("base.A", {2, 0}, 1);  // the road is complete
  look();
  EXPECT_EQ(score_of(referee, Colour::kRed), 0);
  table.take_figure(Colour::kRed, {1, 0});
  look();
  look();
  EXPECT_EQ(score_of(referee, Colour::kRed), 4);
  EXPECT_EQ(figures(), 0U);
  EXPECT_EQ(open(), 0U);
}

TEST_F(RefereeTest, AFarmerThatIsGoneWithoutReasonIsMissed) {
  look();
  table.lay("base.U", {1, 0});
  table.put_unclear(Colour::kRed, {1, 0}, {{FeatureKind::kField, 0, 0.88}, {FeatureKind::kRoad, 0, 0.08}});
  table.figures().back().pose = Pose::kLying;
  look();
  table.lay("base.A", {-1, 0}, 3);
  look();
  table.take_figure(Colour::kRed, {1, 0});  // the road is open still
  look();
  look();
  EXPECT_EQ(figures(), 1U);
  EXPECT_EQ(open_prompts(referee, "missing_figure").size(), 1U);
}

TEST_F(RefereeTest, AFigureThatLeftWithoutReasonStaysAQuestion) {
  look();
  table.lay("base.U", {1, 0});
  table.put_unclear(Colour::kRed, {1, 0}, {{FeatureKind::kField, 0, 0.5}, {FeatureKind::kRoad, 0, 0.48}});
  look();
  table.lay("base.U", {2, 0});
  look();
  table.take_figure(Colour::kRed, {1, 0});
  look();
  look();
  const auto prompts = open_prompts(referee, "which_feature");
  ASSERT_EQ(prompts.size(), 1U);
  EXPECT_THAT(prompts[0].text, HasSubstr("before it was taken off"));
  EXPECT_TRUE(answer(prompts[0], "road:0").ok);
  EXPECT_EQ(figures(), 1U);
}

TEST_F(RefereeTest, AFigureOfTheWrongColourIsAQuestion) {
  look();
  table.lay("base.U", {1, 0});
  table.put(Colour::kBlue, {1, 0}, kRoad);
  look();
  EXPECT_EQ(figures(), 0U);
  const auto prompts = open_prompts(referee, "unexpected_figure");
  ASSERT_EQ(prompts.size(), 1U);
  EXPECT_THAT(prompts[0].text, HasSubstr("blue"));
  EXPECT_THAT(prompts[0].text, HasSubstr("(1,0)"));
  table.take_figure(Colour::kBlue, {1, 0});
  look();
  look();
  EXPECT_EQ(open(), 0U);
}

TEST_F(RefereeTest, AFigureOnAnOccupiedRoadIsComplainedAbout) {
  look();
  table.lay("base.U", {1, 0});
  table.put(Colour::kRed, {1, 0}, kRoad);
  look();
  table.lay("base.U", {2, 0});
  table.put(Colour::kBlue, {2, 0}, kRoad);
  look();
  EXPECT_EQ(figures(), 1U);
  const auto prompts = open_prompts(referee, "illegal_figure");
  ASSERT_EQ(prompts.size(), 1U);
  EXPECT_THAT(prompts[0].text, HasSubstr("blue meeple at (2,0)"));
}

TEST_F(RefereeTest, ScoredFiguresAreSentHomeAndTheQuestionClearsItself) {
  look();
  table.lay("base.E", {0, -1}, 2);  // closes the two-tile city
  table.put(Colour::kRed, {0, -1}, kCity);
  look();
  EXPECT_EQ(score_of(referee, Colour::kRed), 4);
  EXPECT_EQ(open(), 0U) << "the next picture may show that it has been done";
  look();
  ASSERT_EQ(open_prompts(referee, "take_home").size(), 1U);
  EXPECT_TRUE(referee.snapshot().figures.at(0).leaving);
  table.take_figure(Colour::kRed, {0, -1});
  look();
  EXPECT_EQ(open(), 0U);
  ASSERT_EQ(referee.figures().changes().size(), 2U);
  EXPECT_EQ(referee.figures().changes()[1].action, "remove");
}

TEST_F(RefereeTest, TakingScoredFiguresHomeEndsTheStepWithoutAFigure) {
  look();
  table.lay("base.L", {1, 0}, 0);  // a crossing
  table.put(Colour::kRed, {1, 0}, {FeatureKind::kRoad, 2});
  look();
  table.lay("base.L", {-1, 0}, 0);  // closes the road
  look();
  EXPECT_EQ(referee.record()->game().phase(), rules::Phase::kFigure);
  table.take_figure(Colour::kRed, {1, 0});
  look();
  EXPECT_EQ(referee.record()->game().phase(), rules::Phase::kTile);
  EXPECT_EQ(score_of(referee, Colour::kRed), 3);
  table.put(Colour::kBlue, {-1, 0}, kCity);  // after all
  look();
  EXPECT_EQ(figures(), 1U);
  EXPECT_EQ(score_of(referee, Colour::kRed), 3);
  EXPECT_EQ(open(), 0U);
}

TEST_F(RefereeTest, AFigureSeenLateTakesItsPlaceInTheTurnBefore) {
  look();
  table.lay("base.U", {1, 0});
  look();
  table.put(Colour::kRed, {1, 0}, kRoad);
  table.hide({1, 0});
  table.lay("base.U", {-1, 0});
  look();
  EXPECT_EQ(tiles(), 3U);
  EXPECT_EQ(figures(), 0U);
  table.show_all();
  look();
  ASSERT_EQ(figures(), 1U);
  EXPECT_EQ(open(), 0U);
  EXPECT_EQ(referee.record()->game().turn(), 2);
  EXPECT_EQ(referee.record()->game().phase(), rules::Phase::kFigure);
}

TEST_F(RefereeTest, AFigureOnAnEarlierTileIsComplainedAbout) {
  look();
  table.lay("base.U", {1, 0});
  look();
  table.lay("base.U", {2, 0});
  look();
  look();
  table.put(Colour::kRed, {1, 0}, kRoad);
  look();
  EXPECT_EQ(figures(), 0U);
  EXPECT_THAT(open_prompts(referee, "illegal_figure").at(0).text, HasSubstr("red meeple stands at (1,0)"));
  EXPECT_EQ(referee.figures().changes().size(), 1U) << "what the camera saw is noted all the same";
}

TEST_F(RefereeTest, OneFlickerChangesNothing) {
  look();
  table.lay("base.U", {1, 0});
  table.put(Colour::kRed, {1, 0}, kRoad);
  look();
  table.lay("base.U", {2, 0});
  look();
  const bus::SeenFigure figure = table.figures()[0];
  table.figures().clear();
  look();
  table.figures().push_back(figure);
  look();
  EXPECT_EQ(referee.figures().changes().size(), 1U);
  EXPECT_EQ(open(), 0U);
  table.figures().clear();
  look();
  look();
  EXPECT_EQ(open_prompts(referee, "missing_figure").size(), 1U);
  EXPECT_EQ(referee.figures().changes().size(), 2U);
  EXPECT_TRUE(answer(open_prompts(referee, "missing_figure")[0], "removed").ok);
  EXPECT_EQ(figures(), 0U);
}

TEST_F(RefereeTest, AFigureTakenBackBeforeTheNextTileIsUndone) {
  look();
  table.lay("base.U", {1, 0});
  table.put(Colour::kRed, {1, 0}, kRoad);
  look();
  table.take_figure(Colour::kRed, {1, 0});
  look();
  look();
  EXPECT_EQ(figures(), 0U);
  EXPECT_EQ(referee.record()->game().phase(), rules::Phase::kFigure);
  EXPECT_EQ(open(), 0U);
}

TEST_F(RefereeTest, AFigurePutElsewhereOnItsTileBeforeTheNextTileStandsThere) {
  look();
  table.lay("base.U", {1, 0});
  table.put(Colour::kRed, {1, 0}, kRoad);
  look();
  table.take_figure(Colour::kRed, {1, 0});
  table.put(Colour::kRed, {1, 0}, kField);
  look();
  ASSERT_EQ(figures(), 1U);
  EXPECT_EQ(referee.record()->game().figures().front().at.piece, kField);
  EXPECT_EQ(open(), 0U);
}

TEST_F(RefereeTest, WithoutPlayersColoursJoinAsTheyAreSeen) {
  Referee open_table(options({}));
  open_table.take(table.still());
  table.lay("base.U", {1, 0});
  table.put(Colour::kGreen, {1, 0}, kRoad);
  open_table.take(table.still());
  table.lay("base.E", {0, -1}, 2);
  table.put(Colour::kBlack, {0, -1}, kCity);
  open_table.take(table.still());
  const bus::Snapshot state = open_table.snapshot();
  ASSERT_EQ(state.players.size(), 2U);
  EXPECT_EQ(state.players[0].colour, Colour::kGreen);
  EXPECT_EQ(score_of(open_table, Colour::kBlack), 4);
}

TEST_F(RefereeTest, WhatAPersonUndoesIsNotDoneAgainWhileTheTableIsTheSame) {
  look();
  table.lay("base.U", {1, 0});
  table.put(Colour::kRed, {1, 0}, kRoad);
  look();
  EXPECT_TRUE(verb("undo").ok);
  EXPECT_EQ(figures(), 0U);
  EXPECT_TRUE(verb("undo").ok);
  EXPECT_EQ(tiles(), 1U);
  look();
  look();
  EXPECT_EQ(tiles(), 1U);
  EXPECT_TRUE(verb("redo").ok);
  EXPECT_TRUE(verb("redo").ok);
  EXPECT_EQ(tiles(), 2U);
  EXPECT_EQ(figures(), 1U);
  EXPECT_FALSE(verb("redo").ok);
  EXPECT_TRUE(verb("undo").ok);
  EXPECT_TRUE(verb("undo").ok);
  table.figures().clear();
  table.lay("base.U", {1, 0}, 2);  // laid anew, turned
  look();
  EXPECT_EQ(tiles(), 2U);
}

TEST_F(RefereeTest, ATileCanBeCorrectedByHandWhenWhatFollowedStaysLegal) {
  look();
  table.lay("base.U", {1, 0});
  look();
  bus::Request request;
  request.verb = "correct_tile";
  request.cell = {1, 0};
  request.type = "base.V";
  request.rotation = 2;
  EXPECT_FALSE(ask(request).ok) << "its road would meet no road";
  request.rotation = 0;
  EXPECT_TRUE(ask(request).ok);
  EXPECT_EQ(referee.snapshot().tiles[1].type, "base.V");
  request.cell = {0, 0};
  EXPECT_THAT(ask(request).message, HasSubstr("start tile"));
}

TEST_F(RefereeTest, FiguresAndPointsCanBeGivenByHand) {
  look();
  table.lay("base.U", {1, 0});
  look();
  bus::Request request;
  request.verb = "place_figure";
  request.cell = {1, 0};
  request.on = FeatureKind::kRoad;
  request.colour = Colour::kRed;
  EXPECT_TRUE(ask(request).ok);
  EXPECT_EQ(figures(), 1U);
  request.verb = "remove_figure";
  EXPECT_TRUE(ask(request).ok);
  EXPECT_EQ(figures(), 0U);
  request.verb = "adjust";
  request.points = 5;
  EXPECT_FALSE(ask(request).ok);
  request.reason = "forgotten monastery";
  EXPECT_TRUE(ask(request).ok);
  EXPECT_EQ(score_of(referee, Colour::kRed), 5);
}

TEST_F(RefereeTest, ARepeatedRequestIsAnsweredButNotDoneTwice) {
  look();
  table.lay("base.U", {1, 0});
  look();
  table.lay("base.U", {2, 0});
  look();
  bus::Request request;
  request.id = "same";
  request.verb = "undo";
  EXPECT_TRUE(referee.take(request).ok);
  EXPECT_TRUE(referee.take(request).ok);
  EXPECT_EQ(tiles(), 2U);
}

TEST_F(RefereeTest, APausedGameLooksAtNothing) {
  look();
  bus::Request request;
  request.verb = "mode";
  request.mode = bus::Mode::kPaused;
  EXPECT_TRUE(ask(request).ok);
  table.lay("base.U", {1, 0});
  look();
  EXPECT_EQ(tiles(), 1U);
  request.mode = bus::Mode::kPlaying;
  EXPECT_TRUE(ask(request).ok);
  look();
  EXPECT_EQ(tiles(), 2U);
}

TEST_F(RefereeTest, AGameCanBeEndedAndTheEndUndone) {
  look();
  table.lay("base.U", {1, 0});
  table.put(Colour::kRed, {1, 0}, kRoad);
  look();
  EXPECT_TRUE(verb("end_game").ok);
  EXPECT_EQ(referee.snapshot().mode, bus::Mode::kEnded);
  EXPECT_EQ(score_of(referee, Colour::kRed), 2);
  EXPECT_TRUE(verb("undo").ok);
  EXPECT_EQ(referee.snapshot().mode, bus::Mode::kPlaying);
  EXPECT_EQ(score_of(referee, Colour::kRed), 0);
}

TEST_F(RefereeTest, UnknownWishesAreRefusedInPlainWords) {
  EXPECT_THAT(verb("undo").message, HasSubstr("not begun"));
  look();
  EXPECT_THAT(verb("fly").message, HasSubstr("\"fly\""));
  EXPECT_THAT(verb("answer").message, HasSubstr("not open"));
  EXPECT_FALSE(verb("undo").ok);
}

TEST_F(RefereeTest, AHandOrTroubleCommitsNothing) {
  look();
  table.lay("base.U", {1, 0});
  bus::Reading reading = table.still();
  reading.state = bus::TableState::kHand;
  referee.take(reading);
  EXPECT_EQ(tiles(), 1U);
  reading.state = bus::TableState::kNoPicture;
  reading.trouble = "the camera gives no pictures";
  referee.take(reading);
  EXPECT_EQ(referee.snapshot().trouble, "the camera gives no pictures");
  look();
  EXPECT_EQ(referee.snapshot().trouble, "");
  EXPECT_EQ(tiles(), 2U);
}

TEST_F(RefereeTest, AnotherBoardIsTroubleAndChangesNothing) {
  look();
  for (int x = 1; x < 6; ++x) table.lay("base.U", {x, 0});
  look();
  ASSERT_EQ(tiles(), 6U);
  TableOfWords other(base_tiles());
  for (int x = 0; x < 6; ++x) other.lay("base.X", {x, 0});
  referee.take(other.still());
  EXPECT_EQ(tiles(), 6U);
  EXPECT_THAT(referee.snapshot().trouble, HasSubstr("not the board of this game"));
  look();
  EXPECT_EQ(referee.snapshot().trouble, "");
}

TEST_F(RefereeTest, ADiskThatIsFullStopsTheCommit) {
  RefereeOptions full = options();
  int writes = 0;
  full.write = [&](const std::vector<Entry>&) -> Result<void> {
    if (++writes > 1) return failure(ErrorKind::kFailed, "no space is left");
    return {};
  };
  Referee careful(full);
  careful.take(table.still());
  table.lay("base.U", {1, 0});
  careful.take(table.still());
  EXPECT_EQ(careful.snapshot().tiles.size(), 1U);
  EXPECT_EQ(careful.snapshot().trouble, "no space is left");
}

}  // namespace
}  // namespace tilewatch::referee::testing
