// SPDX-License-Identifier: MIT
// How a game of Mists is shown.
#include "display/model/fog_view.h"

#include <gtest/gtest.h>

#include "display/model/cell_facts.h"
#include "display/model/changes.h"

namespace tilewatch::model {
namespace {

bus::Snapshot misty() {
  bus::Snapshot snapshot;
  bus::Mists& mists = snapshot.mists.emplace();
  mists.level = 3;
  mists.goal = 50;
  mists.scores = {{{}, 12}};
  mists.ghosts_in_all = 15;
  mists.bank = 9;
  mists.stack = 2;
  mists.stack_left = 11;
  mists.marks = {{20, "waiting", {}}, {40, "beside", Cell{0, 0}}};
  mists.areas = {{"open", {{0, 0}, {1, 0}}, 3, 4, {{{0, 0}, 0}, {{1, 0}, 0}}, {{{0, 0}, Side::kNorth}}, {}},
                 {"closed", {{5, 0}}, 0, 0, {{{5, 0}, 0}}, {}, {}},
                 {"dead", {{7, 0}}, 1, 2, {{{7, 0}, 0}}, {{{7, 0}, Side::kEast}}, {{{7, 0}, Side::kSouth}}},
                 {"open", {{9, 0}}, 1, 1, {{{9, 0}, 0}}, {{{9, 0}, Side::kWest}}, {}}};
  mists.places = {{FeatureKind::kCastle, {0, 3}, false, false, 2, 0, Colour::kRed, {{1, 3}, {0, 4}}},
                  {FeatureKind::kCemetery, {2, 3}, true, false, 0, 0, {}, {}},
                  {FeatureKind::kCastle, {4, 3}, false, true, 1, 0, {}, {{4, 4}}}};
  return snapshot;
}

TEST(FogView, IsOnlyThereInGamesOfMists) {
  EXPECT_FALSE(fog_view(bus::Snapshot{}));
  EXPECT_TRUE(fog_view(misty()));
}

TEST(FogView, TellsOpenClosedAndDeadAreasApart) {
  const FogView view = *fog_view(misty());
  ASSERT_EQ(view.areas.size(), 4U);
  EXPECT_EQ(view.areas[0].state, FogState::kOpen);
  EXPECT_EQ(view.areas[0].text, "Mist: 3 ghosts, 4 open edges");
  EXPECT_EQ(view.areas[0].open_edges.size(), 1U);
  EXPECT_EQ(view.areas[1].state, FogState::kClosed);
  EXPECT_EQ(view.areas[2].state, FogState::kDead);
  EXPECT_EQ(view.areas[2].text, "Mist: never closes, 1 ghost");
  EXPECT_TRUE(view.areas[2].open_edges.empty()) << "nobody needs to close what stays open for ever";
  EXPECT_EQ(view.areas[2].blind_edges.size(), 1U);
  EXPECT_EQ(view.mist_text, "Mist: 2 open, 1 closed, 1 never");
}

TEST(FogView, ListsTheNearestToBeClosedFirstAndTheHopelessLast) {
  const FogView view = *fog_view(misty());
  std::vector<std::string> texts;
  for (const FogRow& row : view.rows) texts.push_back(row.text.toStdString());
  EXPECT_EQ(texts, (std::vector<std::string>{"Mist: 1 ghost, 1 open edge", "Castle: 2 tiles missing, red",
                                             "Mist: 3 ghosts, 4 open edges", "Mist: never closes, 1 ghost",
                                             "Castle: never closes"}));
  EXPECT_EQ(view.rows[1].outline.cells, (std::vector<Cell>{{0, 3}, {1, 3}, {0, 4}}))
      << "with the cells that a tile is missing in";
  EXPECT_EQ(view.rows[2].outline.feature, FeatureKind::kMistArea);
  EXPECT_EQ(view.rows[2].outline.pieces.size(), 2U);
}

TEST(FogView, WarnsWhenGhostsRunOut) {
  bus::Snapshot snapshot = misty();
  EXPECT_EQ(fog_view(snapshot)->bank_state, FogView::Bank::kCalm);
  EXPECT_EQ(fog_view(snapshot)->bank_text, "9 of 15 ghosts in the bank");
  snapshot.mists->bank = 1;
  EXPECT_EQ(fog_view(snapshot)->bank_state, FogView::Bank::kLow);
  EXPECT_EQ(fog_view(snapshot)->bank_text, "Only 1 ghost left in the bank");
  snapshot.mists->bank = 0;
  EXPECT_EQ(fog_view(snapshot)->bank_state, FogView::Bank::kEmpty);
}

TEST(FogView, HidesTheTilesLeftFromAnAudienceThatIsNotTold) {
  EXPECT_EQ(fog_view(misty())->stack, "Stack 2: 11 left");
  Aids aids;
  aids.tiles_left = false;
  EXPECT_EQ(fog_view(misty(), aids)->stack, "Stack 2");
  EXPECT_FALSE(fog_view(misty(), aids)->spoken.contains("11"));
}

TEST(FogView, HidesWhatIsOpenFromAnAudienceThatIsNotTold) {
  Aids aids;
  aids.fog_hints = false;
  const FogView view = *fog_view(misty(), aids);
  EXPECT_TRUE(view.areas.empty());
  EXPECT_TRUE(view.places.empty());
  EXPECT_TRUE(view.rows.empty());
  EXPECT_EQ(view.mist_text, "");
  EXPECT_EQ(view.score_text, "12 of 50 points") << "the score is nobody's secret";
  EXPECT_FALSE(cell_facts(misty(), {0, 0}).isEmpty());
  EXPECT_TRUE(cell_facts(misty(), {0, 0}, aids).isEmpty());
  EXPECT_TRUE(cell_facts(misty(), {0, 3}, aids).isEmpty());
}

TEST(FogView, SaysScoresHoundsAndTheEnd) {
  bus::Snapshot snapshot = misty();
  EXPECT_EQ(fog_view(snapshot)->score_text, "12 of 50 points");
  EXPECT_TRUE(fog_view(snapshot)->spoken.contains("hound at 20: waits"));
  snapshot.mists->scores = {{Colour::kRed, 4}, {Colour::kBlue, 9}};
  EXPECT_EQ(fog_view(snapshot)->score_text, "4, 9 of 50 points each");
  snapshot.mists->end = "lost";
  snapshot.mists->cause = "the bank of ghosts is empty";
  EXPECT_EQ(fog_view(snapshot)->end, "Level lost: the bank of ghosts is empty");
}

TEST(FogView, AChangeOfTheMistAloneIsNoticed) {
  const bus::Snapshot before = misty();
  EXPECT_FALSE(changes_between(before, misty()).any());
  bus::Snapshot after = misty();
  after.mists->bank = 8;
  const Changes changes = changes_between(before, after);
  EXPECT_TRUE(changes.fog);
  EXPECT_FALSE(changes.board);
}

}  // namespace
}  // namespace tilewatch::model
