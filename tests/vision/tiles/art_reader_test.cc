// SPDX-License-Identifier: MIT
// The reader against photos of our own drawings: light, blur, noise, wrong quads, covers. Everything is
// seeded.
#include "vision/tiles/art_reader.h"

#include <gtest/gtest.h>

#include <opencv2/imgproc.hpp>

#include "tests/vision/tiles/painted_board.h"

namespace tilewatch::vision {
namespace {

const ArtReader& reader() {
  static const ArtReader kReader(test::base_drawings());
  return kReader;
}

struct Count {
  int right = 0;
  int all = 0;
};

// How many tiles of a board are read with the right type and turn when every quad is disturbed.
Count read_all(const test::Photo& photo, const std::vector<test::LaidFace>& tiles, double shift = 0.1) {
  cv::RNG random(11);
  const ArtLibrary& art = *test::base_drawings();
  Count count;
  for (const test::LaidFace& tile : tiles) {
    const Quad quad = test::disturbed(photo.quad_of(tile.cell), random, shift, 0.05, 2.5);
    const TileReading reading = reader().read(photo.picture, tile.cell, quad);
    ++count.all;
    if (reading.candidates.empty()) continue;
    const TileCandidate& best = reading.candidates.front();
    const catalogue::TileType& type = test::base_catalogue()->type(best.type);
    const bool right =
        best.type == art.face(tile.face).type && type.same_when_turned(best.rotation, tile.rotation);
    count.right += right ? 1 : 0;
  }
  return count;
}

std::vector<test::LaidFace> board(int count, std::uint64_t seed = 3) {
  return test::legal_board(*test::base_catalogue(), *test::base_drawings(), count, seed);
}

TEST(ArtReader, ReadsEveryTileInPlainLight) {
  const auto tiles = board(20);
  const Count count = read_all(test::take_photo(*test::base_drawings(), tiles, {}), tiles);
  EXPECT_EQ(count.right, count.all);
}

TEST(ArtReader, ReadsUnderColouredAndUnevenLight) {
  const auto tiles = board(16, 4);
  test::PhotoOptions options;
  for (const cv::Scalar& tint :
       {cv::Scalar(0.5, 0.8, 1.1), cv::Scalar(1.1, 0.9, 0.7), cv::Scalar(0.3, 0.3, 0.3)}) {
    options.tint = tint;
    options.gradient = 0.5;
    const Count count = read_all(test::take_photo(*test::base_drawings(), tiles, options), tiles);
    EXPECT_EQ(count.right, count.all) << tint;
  }
}

TEST(ArtReader, ReadsSmallSoftAndSlantedTiles) {
  const auto tiles = board(16, 5);
  test::PhotoOptions options;
  for (const double px : {34.0, 60.0, 150.0}) {
    options.tile_px = px;
    options.blur_px = std::max(0.7, px * 0.02);
    options.tilt = 0.5;
    options.turn_deg = 20;
    options.size = {static_cast<int>(11 * px), static_cast<int>(10 * px)};
    const Count count = read_all(test::take_photo(*test::base_drawings(), tiles, options), tiles);
    EXPECT_GE(count.right, count.all - 1) << px;
  }
}

TEST(ArtReader, ReadsTilesWithAFigureOnThem) {
  const auto tiles = board(16, 6);
  test::Photo photo = test::take_photo(*test::base_drawings(), tiles, {});
  cv::RNG random(9);
  for (const test::LaidFace& tile : tiles) {
    const Quad quad = photo.quad_of(tile.cell);
    const float u = static_cast<float>(random.uniform(0.3, 0.7));
    const float v = static_cast<float>(random.uniform(0.3, 0.7));
    const cv::Point2f at = quad[0] + (quad[1] - quad[0]) * u + (quad[3] - quad[0]) * v;
    const cv::Scalar paint(random.uniform(0, 60), random.uniform(0, 60), random.uniform(120, 230));
    cv::ellipse(photo.picture, at, {22, 17}, random.uniform(0, 180), 0, 360, paint, cv::FILLED, cv::LINE_AA);
  }
  const Count count = read_all(photo, tiles);
  EXPECT_GE(count.right, count.all - 1);
}

TEST(ArtReader, ReadsATileThatIsHalfCovered) {
  const auto tiles = board(9, 7);
  test::Photo photo = test::take_photo(*test::base_drawings(), tiles, {});
  Count count;
  for (const test::LaidFace& tile : tiles) {
    cv::Mat picture = photo.picture.clone();
    const Quad quad = photo.quad_of(tile.cell);
    const cv::Rect2f arm(quad[0] + (quad[1] - quad[0]) * 0.6F, quad[2]);
    cv::rectangle(picture, arm, cv::Scalar(140, 170, 215), cv::FILLED);
    const Count one = read_all({picture, photo.image_from_board}, {tile}, 0.03);
    count.right += one.right;
    count.all += one.all;
  }
  EXPECT_GE(count.right, count.all - 1);
}

TEST(ArtReader, MovesTheQuadToTheTile) {
  const auto tiles = board(9, 8);
  const test::Photo photo = test::take_photo(*test::base_drawings(), tiles, {});
  cv::RNG random(5);
  for (const test::LaidFace& tile : tiles) {
    const Quad truth = photo.quad_of(tile.cell);
    const Quad quad = test::disturbed(truth, random, 0.08, 0.04, 2);
    const auto matches = reader().match(photo.picture, quad);
    ASSERT_FALSE(matches.empty());
    EXPECT_GT(matches.front().similarity, 0.8);
    const ArtMatch followed = reader().verify(photo.picture, tile.face, tile.rotation, quad);
    EXPECT_GT(followed.similarity, 0.8);
    for (std::size_t i = 0; i < 4; ++i) {
      EXPECT_LT(cv::norm(matches.front().corners[i] - truth[i]), 3);
      EXPECT_LT(cv::norm(followed.corners[i] - truth[i]), 3);
    }
    EXPECT_GT(reader().still_there(photo.picture, tile.face, tile.rotation, truth), 0.8);
  }
}

TEST(ArtReader, LooksOnlyAmongTheFacesItIsTold) {
  const auto tiles = board(1);
  const test::Photo photo = test::take_photo(*test::base_drawings(), tiles, {});
  ArtReaderOptions options;
  options.faces = {0, 5};
  for (const ArtMatch& match : reader().match(photo.picture, photo.quad_of({0, 0}), options)) {
    EXPECT_TRUE(match.face == 0 || match.face == 5);
  }
}

TEST(ArtReader, DoesNotTakeTheTableForATile) {
  const test::Photo photo = test::take_photo(*test::base_drawings(), {}, {});
  for (int y = 0; y < 4; ++y) {
    for (int x = 0; x < 4; ++x) {
      const TileReading reading = reader().read(photo.picture, {x, y}, photo.quad_of({x - 2, y - 2}));
      EXPECT_LT(reading.is_tile, 0.3) << x << "," << y;
    }
  }
}

TEST(ArtReader, DoesNotTakeAScribbleForATile) {
  cv::Mat picture(400, 400, CV_8UC3, cv::Scalar(200, 210, 215));
  cv::RNG random(2);
  for (int i = 0; i < 40; ++i) {
    cv::line(picture, {random.uniform(0, 400), random.uniform(0, 400)},
             {random.uniform(0, 400), random.uniform(0, 400)},
             cv::Scalar(random.uniform(0, 255), random.uniform(0, 255), random.uniform(0, 255)), 4,
             cv::LINE_AA);
  }
  const Quad quad{cv::Point2f(100, 100), {200, 100}, {200, 200}, {100, 200}};
  EXPECT_LT(reader().read(picture, {}, quad).is_tile, 0.3);
}

TEST(ArtReader, SaysNothingAboutAQuadOutsideThePicture) {
  const test::Photo photo = test::take_photo(*test::base_drawings(), board(1), {});
  const Quad quad{cv::Point2f(-300, -300), {-200, -300}, {-200, -200}, {-300, -200}};
  EXPECT_TRUE(reader().match(photo.picture, quad).empty());
  EXPECT_EQ(reader().read(photo.picture, {}, quad).is_tile, 0);
}

}  // namespace
}  // namespace tilewatch::vision
