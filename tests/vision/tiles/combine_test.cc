// SPDX-License-Identifier: MIT
#include "vision/tiles/combine.h"

#include <gtest/gtest.h>

#include "tests/vision/tiles/painted_board.h"

namespace tilewatch::vision {
namespace {

catalogue::TypeIndex type(const char* id) { return test::base_catalogue()->index_of(id); }

TileReading said(std::vector<TileCandidate> candidates, double is_tile, ReaderName reader) {
  TileReading reading;
  reading.candidates = std::move(candidates);
  reading.is_tile = is_tile;
  reading.reader = reader;
  return reading;
}

TEST(Combined, KnownArtDecides) {
  const auto art = said({{type("base.V"), 1, 7, 0.96}, {type("base.U"), 0, 3, 0.03}}, 0.99, ReaderName::kArt);
  const auto topology =
      said({{type("base.U"), 0, -1, 0.6}, {type("base.V"), 1, -1, 0.4}}, 0.9, ReaderName::kTopology);
  const TileReading both = combined(art, topology, *test::base_catalogue());
  EXPECT_EQ(both.candidates.front().type, type("base.V"));
  EXPECT_EQ(both.candidates.front().face, 7);
  EXPECT_GT(both.candidates.front().probability, 0.9);
  EXPECT_EQ(both.reader, ReaderName::kArt);
}

TEST(Combined, UnknownArtLeavesItToTheTopology) {
  const auto art = said({{type("base.V"), 1, 7, 0.05}}, 0.2, ReaderName::kArt);
  const auto topology = said({{type("base.D"), 2, -1, 0.98}}, 0.97, ReaderName::kTopology);
  const TileReading both = combined(art, topology, *test::base_catalogue());
  EXPECT_EQ(both.candidates.front().type, type("base.D"));
  EXPECT_GT(both.candidates.front().probability, 0.9);
  EXPECT_EQ(both.reader, ReaderName::kTopology);
  EXPECT_NEAR(both.is_tile, 0.97, 1e-9);
}

TEST(Combined, AFreePlaceThatLooksALittleLikeAFaceIsNoTile) {
  const TileCandidate face{type("base.G"), 0, 4, 0.95};
  const auto bare = said({{type("base.G"), 0, -1, 0.5}}, 0.01, ReaderName::kTopology);
  const auto doubtful = combined(said({face}, 0.94, ReaderName::kArt), bare, *test::base_catalogue());
  EXPECT_LT(doubtful.is_tile, 0.5);
  // A face that fits exactly lies there, whatever hides it from who knows no faces.
  const auto plain = combined(said({face}, 0.999, ReaderName::kArt), bare, *test::base_catalogue());
  EXPECT_GT(plain.is_tile, 0.9);
  const auto agreed = said({{type("base.G"), 0, -1, 0.5}}, 0.9, ReaderName::kTopology);
  EXPECT_DOUBLE_EQ(combined(said({face}, 0.94, ReaderName::kArt), agreed, *test::base_catalogue()).is_tile,
                   0.94);
}

TEST(Combined, TwoHalfSureReadersAgree) {
  const auto art = said({{type("base.E"), 0, 1, 0.6}, {type("base.H"), 0, 2, 0.2}}, 0.9, ReaderName::kArt);
  const auto topology =
      said({{type("base.E"), 0, -1, 0.7}, {type("base.J"), 0, -1, 0.2}}, 0.9, ReaderName::kTopology);
  const TileReading both = combined(art, topology, *test::base_catalogue());
  EXPECT_EQ(both.candidates.front().type, type("base.E"));
  EXPECT_GT(both.candidates.front().probability, 0.9);
  EXPECT_EQ(both.reader, ReaderName::kBoth);
}

// Faces of another printing: the city on one side is like a known face's, the other side is not looked at as
// closely. Somebody who sees edges well outweighs that, far sooner than where nothing is alike.
TEST(Combined, ArtErrsRatherAmongTilesThatLookMuchTheSame) {
  const auto art = said({{type("base.H"), 0, 1, 0.995}}, 0.99, ReaderName::kArt);
  const auto alike =
      said({{type("base.E"), 0, -1, 0.98}, {type("base.H"), 0, -1, 0.004}}, 0.99, ReaderName::kTopology);
  const auto other =
      said({{type("base.U"), 0, -1, 0.98}, {type("base.H"), 0, -1, 0.004}}, 0.99, ReaderName::kTopology);
  const double doubt_of_alike =
      1 - combined(art, alike, *test::base_catalogue()).candidates.front().probability;
  const double doubt_of_other =
      1 - combined(art, other, *test::base_catalogue()).candidates.front().probability;
  EXPECT_GT(doubt_of_alike, 2 * doubt_of_other);
  EXPECT_GT(doubt_of_alike, 0.01) << "no clear reading: the board has a say";
}

// P is O without its shield: while O alone has a face, what looks like it may as well be a P.
TEST(Combined, AFaceTellsNothingOfItsTwinWithoutOne) {
  const auto art = said({{type("base.O"), 0, 1, 0.995}}, 0.99, ReaderName::kArt);
  const auto topology =
      said({{type("base.P"), 0, -1, 0.8}, {type("base.O"), 0, -1, 0.19}}, 0.99, ReaderName::kTopology);
  std::vector<Face> faces{{type("base.O"), "base.O", false, test::base_drawings()->face(0).picture}};
  const auto library = ArtLibrary::from_faces(*test::base_catalogue(), faces);
  const Faceless without_p(library, *test::base_catalogue());
  EXPECT_TRUE(without_p.contains(type("base.P")));
  EXPECT_FALSE(without_p.contains(type("base.O")));
  EXPECT_TRUE(without_p.has_twin_of(type("base.O")));
  const TileReading both = combined(art, topology, *test::base_catalogue(), without_p);
  EXPECT_EQ(both.candidates.front().type, type("base.P"));
  EXPECT_LT(both.candidates.front().probability, 0.95);

  faces.push_back({type("base.P"), "base.P", false, test::base_drawings()->face(1).picture});
  const Faceless with_p(ArtLibrary::from_faces(*test::base_catalogue(), faces), *test::base_catalogue());
  EXPECT_FALSE(with_p.has_twin_of(type("base.O")));
  EXPECT_EQ(combined(art, topology, *test::base_catalogue(), with_p).candidates.front().type, type("base.O"));
}

TEST(Combined, OneSilentReaderChangesNothing) {
  const auto art = said({{type("base.E"), 0, 1, 0.6}}, 0.9, ReaderName::kArt);
  EXPECT_EQ(combined(art, {}, *test::base_catalogue()).candidates.front().probability, 0.6);
  const auto topology = said({{type("base.D"), 2, -1, 0.98}}, 0.97, ReaderName::kTopology);
  EXPECT_EQ(combined({}, topology, *test::base_catalogue()).candidates.front().type, type("base.D"));
}

}  // namespace
}  // namespace tilewatch::vision
