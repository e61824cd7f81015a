// SPDX-License-Identifier: MIT
// What the score board says of each player.
#include "display/model/players_view.h"

#include <gtest/gtest.h>

#include <set>

namespace tilewatch::model {
namespace {

bus::PlayerState player(std::string name, Colour colour, int score = 0, bool active = false) {
  return {std::move(name), colour, score, score, {{FigureKind::kMeeple, 7}}, active};
}

TEST(PlayersView, GivesEveryPlayerALetterOfTheirOwn) {
  bus::Snapshot snapshot;
  snapshot.players = {player("Anna", Colour::kRed),   player("Amir", Colour::kBlue),
                      player("Ann", Colour::kGreen),  player("A", Colour::kYellow),
                      player("", Colour::kBlack),     player("", Colour::kBlue),
                      player("Ελένη", Colour::kPink), player("Anna", Colour::kGrey)};
  std::set<QString> letters;
  for (const PlayerView& view : players_view(snapshot)) {
    EXPECT_EQ(view.letter.size(), 1) << view.name.toStdString();
    letters.insert(view.letter);
  }
  EXPECT_EQ(letters.size(), snapshot.players.size());
}

TEST(PlayersView, CallsAPlayerWithoutANameByTheColour) {
  bus::Snapshot snapshot;
  snapshot.players = {player("", Colour::kYellow)};
  const auto views = players_view(snapshot);
  EXPECT_EQ(views[0].name, "Yellow");
  EXPECT_EQ(views[0].letter, "Y");
}

TEST(PlayersView, ShowsAGainUntilTheTurnAfterIsOver) {
  bus::Snapshot snapshot;
  snapshot.players = {player("Anna", Colour::kRed, 12), player("Ben", Colour::kBlue, 4)};
  bus::LogEntry city{1, 5, "score", "", Colour::kRed, 8, {}, {}};
  bus::LogEntry road{2, 5, "score", "", Colour::kRed, 4, {}, {}};
  bus::LogEntry shared{3, 5, "score", "", Colour::kBlue, 4, {}, {}};
  snapshot.log = {city, road, shared};
  snapshot.turn = 6;
  EXPECT_EQ(players_view(snapshot)[0].gained, 12);
  EXPECT_EQ(players_view(snapshot)[1].gained, 4);
  snapshot.turn = 7;
  EXPECT_EQ(players_view(snapshot)[0].gained, 0);
}

TEST(PlayersView, NamesAllWinnersOfATie) {
  bus::Snapshot snapshot;
  snapshot.mode = bus::Mode::kEnded;
  snapshot.players = {player("Anna", Colour::kRed, 40, true), player("Ben", Colour::kBlue, 40),
                      player("Cleo", Colour::kGreen, 39)};
  const auto views = players_view(snapshot);
  EXPECT_TRUE(views[0].won);
  EXPECT_TRUE(views[1].won);
  EXPECT_FALSE(views[2].won);
  EXPECT_FALSE(views[0].active) << "nobody is to move when the game is over";
}

TEST(PlayersView, SaysAllOfItForScreenReaders) {
  bus::Snapshot snapshot;
  snapshot.players = {player("Anna", Colour::kRed, 12, true)};
  EXPECT_EQ(players_view(snapshot)[0].spoken,
            "Anna (red), 12 points, 7 meeples left, 12 points if the game ended now, to move");
}

TEST(PlayersView, SaysWhatIsLeftOfEveryKind) {
  bus::Snapshot snapshot;
  snapshot.players = {player("Anna", Colour::kRed)};
  snapshot.players[0].left = {{FigureKind::kMeeple, 4}, {FigureKind::kBigMeeple, 1}, {FigureKind::kAbbot, 0}};
  const PlayerView view = players_view(snapshot)[0];
  EXPECT_EQ(view.left, snapshot.players[0].left);
  EXPECT_EQ(view.spoken.toStdString(),
            "Anna (red), 0 points, 4 meeples, 1 big meeple, 0 abbot left, 0 points if the game ended now");
}

}  // namespace
}  // namespace tilewatch::model
