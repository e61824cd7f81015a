// SPDX-License-Identifier: MIT
#include "vision/tiles/decide.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/vision/tiles/painted_board.h"

namespace tilewatch::vision {
namespace {

using ::testing::HasSubstr;

class Decide : public ::testing::Test {
 protected:
  const catalogue::Catalogue& catalogue_ = *test::base_catalogue();
  std::vector<TileReading> tiles_;

  TileCandidate candidate(const std::string& id, Rotation rotation, double probability) {
    return {catalogue_.index_of(id), rotation, -1, probability};
  }
  void lay(Cell cell, std::vector<TileCandidate> candidates) {
    tiles_.push_back({cell, {}, std::move(candidates), 1});
  }
  std::string best(std::size_t tile) { return catalogue_.type(tiles_[tile].candidates.front().type).id; }
  std::vector<std::string> kinds() {
    std::vector<std::string> kinds;
    for (const Problem& problem : problems_of(tiles_, catalogue_)) kinds.push_back(problem.kind);
    return kinds;
  }
};

TEST_F(Decide, ANeighbourDecidesBetweenTwins) {
  lay({0, 0}, {candidate("base.D", 0, 0.55), candidate("base.V", 0, 0.44)});
  // A field lies below: D has a field there, V a road.
  lay({0, 1}, {candidate("base.B", 0, 0.999)});
  decide(tiles_, catalogue_);
  const auto& type = catalogue_.type(tiles_[0].candidates.front().type);
  EXPECT_EQ(type.edge(Side::kSouth, tiles_[0].candidates.front().rotation), EdgeKind::kField);
  EXPECT_GT(tiles_[0].candidates.front().probability, 0.9);
  EXPECT_THAT(kinds(), ::testing::IsEmpty());
}

TEST_F(Decide, TheLessLikelyReadingWinsIfOnlyItFits) {
  // To the east lies a tile that asks for a road; base.E has fields there, base.D a road.
  lay({0, 0}, {candidate("base.E", 0, 0.7), candidate("base.D", 0, 0.29)});
  lay({1, 0}, {candidate("base.D", 0, 0.999)});
  decide(tiles_, catalogue_);
  EXPECT_EQ(best(0), "base.D");
}

TEST_F(Decide, AClearReadingStaysAndTheContradictionIsReported) {
  lay({0, 0}, {candidate("base.E", 0, 0.995), candidate("base.D", 0, 0.004)});
  lay({1, 0}, {candidate("base.D", 0, 0.999)});
  decide(tiles_, catalogue_);
  EXPECT_EQ(best(0), "base.E");
  EXPECT_EQ(tiles_[0].candidates.front().probability, 0.995);
  const auto problems = problems_of(tiles_, catalogue_);
  ASSERT_EQ(problems.size(), 1U);
  EXPECT_EQ(problems[0].kind, "edges_disagree");
  EXPECT_THAT(problems[0].text, HasSubstr("the field on the east side of base.E at (0,0)"));
  EXPECT_THAT(problems[0].text, HasSubstr("a road of base.D at (1,0)"));
  EXPECT_EQ(problems[0].cells.size(), 2U);
}

TEST_F(Decide, CopiesThatExistDecideBetweenTwins) {
  // G exists once; F twice. Three tiles look like either.
  lay({0, 0}, {candidate("base.G", 0, 0.999)});
  lay({5, 0}, {candidate("base.G", 0, 0.6), candidate("base.F", 0, 0.39)});
  decide(tiles_, catalogue_);
  EXPECT_EQ(best(1), "base.F");
  EXPECT_THAT(kinds(), ::testing::IsEmpty());
}

TEST_F(Decide, OfManyThatLookAlikeTheCopiesGoToTheLikeliest) {
  // The box has P three times and O, the same with a shield, twice: with small shields all five look like P.
  const std::vector<double> shields{0.12, 0.1, 0.37, 0.09, 0.28};
  for (std::size_t i = 0; i < shields.size(); ++i) {
    lay({static_cast<int>(3 * i), 0},
        {candidate("base.P", 0, 0.99 - shields[i]), candidate("base.O", 0, shields[i])});
  }
  decide(tiles_, catalogue_);
  std::vector<std::string> found;
  for (std::size_t i = 0; i < tiles_.size(); ++i) found.push_back(best(i));
  EXPECT_THAT(found, ::testing::ElementsAre("base.P", "base.P", "base.O", "base.P", "base.O"));
  for (const TileReading& tile : tiles_) {
    EXPECT_LT(tile.candidates.front().probability, kClearReading) << "which of them they are stays open";
  }
  EXPECT_THAT(kinds(), ::testing::IsEmpty());
}

TEST_F(Decide, ClearReadingsUseUpCopies) {
  for (int x : {0, 3, 6}) lay({x, 0}, {candidate("base.P", 0, 0.995)});
  lay({9, 0}, {candidate("base.P", 0, 0.9), candidate("base.O", 0, 0.09)});
  decide(tiles_, catalogue_);
  EXPECT_EQ(best(3), "base.O");
}

TEST_F(Decide, MoreClearCopiesThanExistAreReported) {
  lay({0, 0}, {candidate("base.G", 0, 0.999)});
  lay({5, 0}, {candidate("base.G", 1, 0.999)});
  decide(tiles_, catalogue_);
  const auto problems = problems_of(tiles_, catalogue_);
  ASSERT_EQ(problems.size(), 1U);
  EXPECT_EQ(problems[0].kind, "too_many_copies");
  EXPECT_THAT(problems[0].text, HasSubstr("base.G lies 2 times, the box has it once"));
  EXPECT_THAT(problems[0].text, HasSubstr("(5,0)"));
}

TEST_F(Decide, TurnsThatPlayTheSameAreOneCandidate) {
  lay({0, 0}, {candidate("base.B", 0, 0.4), candidate("base.B", 1, 0.3), candidate("base.B", 3, 0.28)});
  decide(tiles_, catalogue_);
  ASSERT_EQ(tiles_[0].candidates.size(), 1U);
  EXPECT_NEAR(tiles_[0].candidates.front().probability, 0.98, 1e-9);
}

TEST_F(Decide, ATileThatCannotBeToldIsReportedWithBothCandidates) {
  lay({2, -1}, {candidate("base.M", 0, 0.4), candidate("base.N", 0, 0.38)});
  decide(tiles_, catalogue_);
  const auto problems = problems_of(tiles_, catalogue_);
  ASSERT_EQ(problems.size(), 1U);
  EXPECT_EQ(problems[0].kind, "unreadable_tile");
  EXPECT_THAT(problems[0].text, HasSubstr("(2,-1)"));
  EXPECT_THAT(problems[0].text, HasSubstr("base.M or base.N"));
}

TEST_F(Decide, WhatMeetsItsNeighboursIsLikelierATileAndWhatDoesNotIsHardlyOne) {
  // D has roads to the west and the east, E fields: one of the two in doubt meets D's road.
  lay({0, 0}, {candidate("base.D", 0, 0.999)});
  lay({1, 0}, {candidate("base.D", 0, 0.9)});
  lay({-1, 0}, {candidate("base.E", 0, 0.9)});
  tiles_[1].is_tile = tiles_[2].is_tile = 0.8;
  decide(tiles_, catalogue_);
  EXPECT_GT(tiles_[1].is_tile, 0.85);
  EXPECT_LT(tiles_[1].is_tile, 0.93) << "a hole shows its neighbours' rims, too";
  EXPECT_LT(tiles_[2].is_tile, 0.65);
  EXPECT_EQ(tiles_[0].is_tile, 1);
}

TEST_F(Decide, WhatIsHardlyATileHasNoSay) {
  lay({0, 0}, {candidate("base.E", 0, 0.7), candidate("base.D", 0, 0.29)});
  lay({1, 0}, {candidate("base.D", 0, 0.999)});
  tiles_[1].is_tile = 0.1;
  decide(tiles_, catalogue_);
  EXPECT_EQ(best(0), "base.E");
}

}  // namespace
}  // namespace tilewatch::vision
