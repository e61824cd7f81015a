// SPDX-License-Identifier: MIT
// Points explain themselves, newest first, in words for people at the table.
#include "display/model/log_view.h"

#include <gtest/gtest.h>

#include "display/model/plain_words.h"

namespace tilewatch::model {
namespace {

TEST(LogView, WritesEveryTermWithItsPoints) {
  EXPECT_EQ(terms_text({{"tiles", 3, 6}, {"shields", 1, 2}}, 8), "3 tiles = 6 + 1 shield = 2 → 8");
  EXPECT_EQ(terms_text({{"tiles", 4, 4}}, 4), "4 tiles = 4");
  EXPECT_EQ(terms_text({{"cities", 1, 3}}, 3), "1 city = 3");
  EXPECT_EQ(terms_text({}, 0), "");
}

TEST(LogView, PutsTheNewestFirst) {
  bus::Snapshot snapshot;
  snapshot.players = {{"Anna", Colour::kRed, 8, 8, {{FigureKind::kMeeple, 7}}, true}};
  snapshot.log = {
      {1, 1, "tile", "red Anna lays base.D at (1,0)", Colour::kRed, 0, {}, {{1, 0}}},
      {2, 1, "score", "red Anna: 8 for a city of 3 tiles", Colour::kRed, 8, {{"tiles", 4, 8}}, {{0, 0}}}};
  const auto lines = log_view(snapshot);
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_EQ(lines[0].seq, 2);
  EXPECT_EQ(lines[0].points, "+8");
  EXPECT_EQ(lines[0].letter, "A");
  EXPECT_EQ(lines[0].text, "Anna: city of 3 tiles");
  EXPECT_TRUE(lines[0].is_score);
  EXPECT_EQ(lines[1].text, "Anna lays a tile");
  EXPECT_EQ(lines[1].outline.cells, (std::vector<Cell>{{1, 0}}));
}

TEST(LogView, WritesTakenPointsWithAMinus) {
  bus::Snapshot snapshot;
  snapshot.log = {{1,
                   1,
                   "correction",
                   "red Anna: -3 by hand, counted twice",
                   Colour::kRed,
                   -3,
                   {{"counted twice", 1, -3}},
                   {}}};
  EXPECT_EQ(log_view(snapshot)[0].points, "−3");
  EXPECT_EQ(log_view(snapshot)[0].text, "Anna: counted twice");
  EXPECT_EQ(log_view(snapshot)[0].terms, "");
}

TEST(LogView, TellsAMoveInOneLine) {
  bus::Snapshot snapshot;
  const std::vector<Cell> here{{1, 0}};
  snapshot.log = {
      {1, 1, "tile", "red Anna lays base.D at (1,0)", Colour::kRed, 0, {}, here},
      {2, 1, "figure", "red Anna puts a figure on the city at (1,0)", Colour::kRed, 0, {}, here},
      {3, 1, "score", "red Anna: 4 for a city of 2 tiles", Colour::kRed, 4, {{"tiles", 2, 4}}, here},
      {4, 1, "return", "red Anna's figure goes home from (1,0)", Colour::kRed, 0, {}, here},
      {5, 1, "return", "blue's figure goes home from (1,0)", Colour::kBlue, 0, {}, here}};
  const auto lines = log_view(snapshot);
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_EQ(lines[0].text, "Blue's figure goes home") << "blue scored nothing, so this is news";
  EXPECT_EQ(lines[1].text, "Anna: city of 2 tiles");
  EXPECT_EQ(lines[2].text, "Anna puts a figure on the city");
}

TEST(LogView, SaysWhatAnUnfinishedFeatureBrought) {
  bus::Snapshot snapshot;
  snapshot.log = {{1,
                   72,
                   "final",
                   "red Anna: 0 for a not finished field of 2 tiles",
                   Colour::kRed,
                   0,
                   {{"cities", 0, 0}},
                   {}},
                  {2,
                   72,
                   "final",
                   "red Anna: 3 for a not finished road of 3 tiles",
                   Colour::kRed,
                   3,
                   {{"tiles", 3, 3}},
                   {}}};
  const auto lines = log_view(snapshot);
  EXPECT_EQ(lines[1].text, "Anna: field of 2 tiles");
  EXPECT_EQ(lines[1].terms, "0 cities = 0");
  EXPECT_EQ(lines[0].text, "Anna: unfinished road of 3 tiles");
}

TEST(LogView, OpensAScoreIntoItsTerms) {
  bus::Snapshot snapshot;
  snapshot.log = {
      {1,
       1,
       "score",
       "red Anna: 5 for a city of 4 tiles",
       Colour::kRed,
       5,
       {{"tiles", 4, 8}, {"shields", 1, 2}, {"witch", 1, -5}},
       {{0, 0}},
       FeatureKind::kCity,
       {{{0, 0}, 1}}},
      {2, 1, "score", "red Anna: 1 for a road of 1 tile", Colour::kRed, 1, {{"tiles", 1, 1}}, {}}};
  const auto lines = log_view(snapshot);
  EXPECT_EQ(lines[1].opened,
            (std::vector<LogTerm>{{"4 tiles", "8"}, {"1 shield", "2"}, {"witch", "−5"}, {"together", "5"}}));
  EXPECT_EQ(lines[1].outline.feature, FeatureKind::kCity);
  EXPECT_EQ(lines[1].outline.pieces.size(), 1U);
  EXPECT_EQ(lines[0].opened, (std::vector<LogTerm>{{"1 tile", "1"}})) << "a single term is its own sum";
}

TEST(PlainWords, LeavesCoordinatesOut) {
  EXPECT_EQ(plain_words("Which tile lies at (1,-2)?"), "Which tile lies here?");
  EXPECT_EQ(plain_words("The tiles at (1,0), (2,0) are gone. Please put them back."),
            "The tiles are gone. Please put them back.");
  EXPECT_EQ(plain_words("Where does the red meeple at (0,3) stand?"), "Where does the red meeple stand?");
  EXPECT_EQ(plain_words("a sentence without any"), "A sentence without any");
}

TEST(PlainWords, LeavesOutTheNameOfATileThatIsDrawnBesideIt) {
  EXPECT_EQ(
      plain_words(
          "The tile at (1,0) looks like base.S turned three times, which may not lie there: the road would "
          "meet a city."),
      "It may not lie here: the road would meet a city.");
}

TEST(PlainWords, KeepsPlayersWithoutANameAndStrangeSentences) {
  bus::LogEntry entry{1, 1, "return", "red's figure goes home from (2,2)", Colour::kRed, 0, {}, {}};
  EXPECT_EQ(plain_line(entry), "Red's figure goes home");
  entry.text = "red Anna's figure goes home from (2,2)";
  EXPECT_EQ(plain_line(entry), "Anna's figure goes home");
  entry.text = "the game is over";
  EXPECT_EQ(plain_line(entry), "The game is over");
}

}  // namespace
}  // namespace tilewatch::model
