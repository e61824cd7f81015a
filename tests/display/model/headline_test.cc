// SPDX-License-Identifier: MIT
// The line at the top in every state of the game.
#include "display/model/headline.h"

#include <gtest/gtest.h>

namespace tilewatch::model {
namespace {

bus::Snapshot playing() {
  bus::Snapshot snapshot;
  snapshot.mode = bus::Mode::kPlaying;
  snapshot.turn = 23;
  snapshot.phase = "tile";
  snapshot.tiles_left = 41;
  snapshot.players = {{"Anna", Colour::kRed, 10, 12, {{FigureKind::kMeeple, 5}}, true},
                      {"Ben", Colour::kBlue, 14, 15, {{FigureKind::kMeeple, 6}}, false}};
  return snapshot;
}

TEST(Headline, SaysWhoseTurnItIs) {
  const Headline line = headline(playing());
  EXPECT_EQ(line.tone, Headline::Tone::kTurn);
  EXPECT_EQ(line.title, "Anna to move");
  EXPECT_EQ(line.colour, Colour::kRed);
  EXPECT_EQ(line.turn, "Turn 23");
  EXPECT_EQ(line.left, "41 tiles left");
}

TEST(Headline, SaysThatAQuestionIsOpenOnlyIfItPresses) {
  bus::Snapshot snapshot = playing();
  snapshot.prompts.resize(1);
  snapshot.prompts[0].kind = "take_home";
  EXPECT_EQ(headline(snapshot).tone, Headline::Tone::kTurn);
  snapshot.prompts[0].kind = "which_tile";
  EXPECT_EQ(headline(snapshot).tone, Headline::Tone::kAsk);
  EXPECT_EQ(headline(snapshot).detail, "Which tile is this?");
}

TEST(Headline, PutsTroubleBeforeAllElse) {
  bus::Snapshot snapshot = playing();
  snapshot.prompts.resize(1);
  snapshot.prompts[0].blocks = true;
  snapshot.trouble = "The camera gives no pictures.";
  EXPECT_EQ(headline(snapshot).tone, Headline::Tone::kTrouble);
  EXPECT_EQ(headline(snapshot).detail, "The camera gives no pictures.");
  EXPECT_EQ(headline(snapshot, "No engine.").detail, "No engine.");
}

TEST(Headline, NamesTheWinner) {
  bus::Snapshot snapshot = playing();
  snapshot.mode = bus::Mode::kEnded;
  EXPECT_EQ(headline(snapshot).title, "Ben wins");
  EXPECT_EQ(headline(snapshot).detail, "14 points");
  snapshot.players[0].score = 14;
  EXPECT_EQ(headline(snapshot).title, "A tie: Anna and Ben");
  EXPECT_FALSE(headline(snapshot).colour);
}

TEST(Headline, WaitsForTheStartTile) {
  EXPECT_EQ(headline(bus::Snapshot{}).tone, Headline::Tone::kCalm);
  EXPECT_EQ(headline(bus::Snapshot{}).turn, "");
}

}  // namespace
}  // namespace tilewatch::model
