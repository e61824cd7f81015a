// SPDX-License-Identifier: MIT
// Boards read without any picture of a face, and pictures that nobody should have given.
#include <gtest/gtest.h>

#include <algorithm>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "tests/support/paths.h"
#include "tests/vision/read/lone_tile.h"
#include "tests/vision/tiles/painted_board.h"
#include "vision/read_board.h"
#include "vision/table/lone_tiles.h"
#include "vision/tiles/picture_file.h"

namespace tilewatch::vision {
namespace {

const BoardReader& reader() {
  static const BoardReader kReader(test::base_catalogue(), nullptr, *TopologyNetwork::load());
  return kReader;
}

struct Count {
  int found = 0;
  int right = 0;
  int false_tiles = 0;
  int confident_and_wrong = 0;
};

Count compare(const BoardReading& reading, const std::vector<test::LaidFace>& tiles,
              const test::Photo& photo) {
  Count count;
  std::vector<bool> used(reading.tiles.size(), false);
  for (const test::LaidFace& laid : tiles) {
    const Quad truth = photo.quad_of(laid.cell);
    const cv::Point2f middle = (truth[0] + truth[2]) * 0.5F;
    const double side = cv::norm(truth[0] - truth[1]);
    for (std::size_t i = 0; i < reading.tiles.size(); ++i) {
      const TileReading& seen = reading.tiles[i];
      if (used[i] || cv::norm((seen.corners[0] + seen.corners[2]) * 0.5F - middle) > 0.3 * side) continue;
      used[i] = true;
      ++count.found;
      const auto type = test::base_drawings()->face(laid.face).type;
      const TileCandidate& best = seen.candidates.front();
      const bool right = best.type == type &&
                         test::base_catalogue()->type(type).same_when_turned(best.rotation, laid.rotation);
      count.right += right;
      count.confident_and_wrong += !right && best.probability * seen.is_tile > 0.99;
      break;
    }
  }
  count.false_tiles = static_cast<int>(std::count(used.begin(), used.end(), false));
  return count;
}

class BoardWithoutArt : public ::testing::TestWithParam<std::pair<int, double>> {};

TEST_P(BoardWithoutArt, IsReadByWhatTilesLookLike) {
  const auto [number, tilt] = GetParam();
  const auto tiles = test::legal_board(*test::base_catalogue(), *test::base_drawings(), number,
                                       static_cast<std::uint64_t>(40 + number));
  test::PhotoOptions options;
  options.tilt = tilt;
  options.turn_deg = 9;
  options.size = {1280, 960};
  options.tile_px = number > 20 ? 70 : 100;
  const test::Photo photo = test::take_photo(*test::base_drawings(), tiles, options);
  ReadOptions read;
  read.figures = false;
  const auto reading = reader().read(photo.picture, read);
  ASSERT_TRUE(reading) << reading.error().message;
  const Count count = compare(*reading, tiles, photo);
  EXPECT_EQ(count.false_tiles, 0);
  EXPECT_GE(count.found, number - (number + 14) / 20);
  EXPECT_GE(count.right, number - (number + 14) / 10);
  EXPECT_EQ(count.confident_and_wrong, 0);
  for (const TileReading& tile : reading->tiles) {
    EXPECT_NE(tile.reader, ReaderName::kArt);
    for (const TileCandidate& candidate : tile.candidates) EXPECT_EQ(candidate.face, -1);
  }
}

INSTANTIATE_TEST_SUITE_P(Boards, BoardWithoutArt,
                         ::testing::Values(std::pair{1, 0.0}, std::pair{6, 0.2}, std::pair{14, 0.35},
                                           std::pair{30, 0.1}));

TEST(ReadWithoutArt, FindsTilesThatThePicturesEdgeCuts) {
  const auto tiles = test::legal_board(*test::base_catalogue(), *test::base_drawings(), 16, 6);
  test::PhotoOptions options;
  options.size = {1280, 960};
  options.tile_px = 100;
  const test::Photo photo = test::take_photo(*test::base_drawings(), tiles, options);
  // Two thirds of the top row are cut off.
  int top = 0;
  for (const test::LaidFace& laid : tiles) top = std::min(top, laid.cell.y);
  const Quad first = photo.quad_of({0, top});
  const int cut = static_cast<int>(first[0].y + 0.65F * (first[3].y - first[0].y));
  test::Photo rest = photo;
  rest.picture = photo.picture.rowRange(cut, photo.picture.rows).clone();
  rest.image_from_board = cv::Matx33d(1, 0, 0, 0, 1, -cut, 0, 0, 1) * photo.image_from_board;
  ReadOptions read;
  read.figures = false;
  const auto reading = reader().read(rest.picture, read);
  ASSERT_TRUE(reading) << reading.error().message;
  const Count count = compare(*reading, tiles, rest);
  EXPECT_EQ(count.found, 16);
  EXPECT_EQ(count.false_tiles, 0);
  EXPECT_EQ(count.confident_and_wrong, 0) << "what is cut is never certain";
}

TEST(ReadWithoutArt, FindsBothPartsOfABoardThatAnArmCutsInTwo) {
  const auto tiles = test::legal_board(*test::base_catalogue(), *test::base_drawings(), 36, 9);
  test::PhotoOptions options;
  options.size = {960, 720};
  options.tile_px = 60;
  test::Photo photo = test::take_photo(*test::base_drawings(), tiles, options);
  // The arm lies over two columns, from the picture's top to its bottom.
  constexpr int kFirst = 0;
  constexpr int kLast = 1;
  const auto left_end = static_cast<int>(photo.quad_of({kFirst, 0})[0].x) - 8;
  const auto right_end = static_cast<int>(photo.quad_of({kLast, 0})[1].x) + 8;
  cv::rectangle(photo.picture, cv::Rect(left_end, 0, right_end - left_end, photo.picture.rows),
                cv::Scalar(140, 170, 215), cv::FILLED);
  std::vector<test::LaidFace> seen;
  int left = 0;
  for (const test::LaidFace& laid : tiles) {
    if (laid.cell.x >= kFirst && laid.cell.x <= kLast) continue;
    seen.push_back(laid);
    left += laid.cell.x < kFirst;
  }
  const auto right = static_cast<int>(seen.size()) - left;
  ASSERT_GE(std::min(left, right), 3);
  ReadOptions read;
  read.figures = false;
  const auto reading = reader().read(photo.picture, read);
  ASSERT_TRUE(reading) << reading.error().message;
  const Count count = compare(*reading, seen, photo);
  // Two lie beside the arm and partly under it: one alone, one with roofs as brown as the table.
  EXPECT_GE(count.found, left + right - 2) << left << " to the left of the arm, " << right << " to the right";
  EXPECT_EQ(count.confident_and_wrong, 0);
}

/// The type that begins the game, as our own drawings show it.
cv::Mat start_face() {
  for (const Face& face : test::base_drawings()->faces())
    if (face.type == test::base_catalogue()->start_type()) return face.picture;
  return {};
}

test::LoneTileOptions small_table(std::uint32_t seed) {
  test::LoneTileOptions how = test::any_lone_tile(seed);
  how.size = {640, 360};
  how.across_mm = std::min(how.across_mm, 900.0);
  return how;
}

/// How far off (of its side) the tile's corners are, its drawing's north-west first.
double corners_off(const TileReading& tile, const Quad& corners, const Quad& truth) {
  double most = 0;
  for (std::size_t i = 0; i < 4; ++i)
    most = std::max(most, cv::norm(corners[(i + tile.candidates.front().rotation) % 4] - truth[i]));
  return most / cv::norm(truth[0] - truth[1]);
}

TEST(ReadWithoutArt, BeginsWithTheStartTileAlone) {
  const test::LoneTilePicture photo = test::lone_tile(start_face(), small_table(18));
  ReadOptions read;
  read.figures = false;
  const auto reading = reader().read(photo.picture, read);
  ASSERT_TRUE(reading) << reading.error().message;
  ASSERT_EQ(reading->tiles.size(), 1U);
  const TileReading& tile = reading->tiles.front();
  EXPECT_EQ(tile.candidates.front().type, test::base_catalogue()->start_type());
  EXPECT_LT(corners_off(tile, tile.corners, photo.corners), 0.2);
}

TEST(ReadWithoutArt, FindsTheStartTileWhateverTheTableTheSizeAndTheAngle) {
  const TopologyReader topology(*TopologyNetwork::load(), test::base_catalogue());
  const auto start = test::base_catalogue()->start_type();
  for (std::uint32_t seed = 0; seed < 12; ++seed) {
    SCOPED_TRACE(seed);
    const bool bare = seed % 4 == 3;
    const test::LoneTilePicture photo = test::lone_tile(bare ? cv::Mat() : start_face(), small_table(seed));
    const std::vector<LoneTile> tiles = lone_things(PictureStack(photo.picture), topology, start).tiles;
    EXPECT_EQ(std::ranges::any_of(tiles, &LoneTile::certain), !bare);
    if (bare || tiles.empty()) continue;
    EXPECT_TRUE(tiles.front().certain);
    const LoneTile& tile = tiles.front();
    EXPECT_EQ(tile.reading.candidates.front().type, start);
    EXPECT_LT(corners_off(tile.reading, tile.reading.corners, photo.corners), 0.3);
  }
}

TEST(ReadWithoutArt, SaysWhyAPictureCannotBeRead) {
  const test::Photo photo = test::take_photo(*test::base_drawings(), {}, {});
  const auto reading = reader().read(photo.picture);
  ASSERT_FALSE(reading);
  EXPECT_EQ(reading.error().kind, ErrorKind::kFailed);
  EXPECT_NE(reading.error().message.find("because"), std::string::npos) << reading.error().message;
}

TEST(ReadWithoutArt, SurvivesEveryKindOfPicture) {
  const auto tiles = test::legal_board(*test::base_catalogue(), *test::base_drawings(), 6, 3);
  test::PhotoOptions options;
  options.size = {640, 480};
  const cv::Mat board = test::take_photo(*test::base_drawings(), tiles, options).picture;
  const test::ScratchFolder folder;
  const auto read_as = [&](const std::string& name, const cv::Mat& picture) {
    const auto file = folder.path() / name;
    cv::imwrite(file.string(), picture);
    const auto loaded = load_picture(file);
    if (!loaded) return -1;
    const auto reading = reader().read(*loaded);
    return reading ? static_cast<int>(reading->tiles.size()) : 0;
  };
  cv::Mat other;
  cv::rotate(board, other, cv::ROTATE_180);
  EXPECT_EQ(read_as("upside_down.png", other), 6);
  cv::flip(board, other, 1);
  EXPECT_EQ(read_as("mirrored.png", other), 6);  // lies as it lies; types may be others
  // These two become the same pixels before anybody reads them.
  const auto loaded_as = [&](const std::string& name, const cv::Mat& picture) {
    cv::imwrite((folder.path() / name).string(), picture);
    return load_picture(folder.path() / name).value_or(cv::Mat());
  };
  board.convertTo(other, CV_16U, 257);
  EXPECT_LE(cv::norm(loaded_as("sixteen_bit.png", other), board, cv::NORM_INF), 1);
  cv::cvtColor(board, other, cv::COLOR_BGR2BGRA);
  EXPECT_LE(cv::norm(loaded_as("with_alpha.png", other), board, cv::NORM_INF), 1);
  cv::cvtColor(board, other, cv::COLOR_BGR2GRAY);
  EXPECT_GE(read_as("grey.png", other), 0);
  EXPECT_EQ(read_as("black.png", cv::Mat::zeros(480, 640, CV_8UC3)), 0);
  EXPECT_EQ(read_as("white.png", cv::Mat(480, 640, CV_8UC3, cv::Scalar::all(255))), 0);
  EXPECT_LE(read_as("one_pixel.png", cv::Mat(1, 1, CV_8UC3, cv::Scalar::all(7))), 0);
  EXPECT_LE(read_as("thin.png", cv::Mat(2, 2000, CV_8UC3, cv::Scalar::all(7))), 0);
}

TEST(ReadWithArt, AsksTheTopologyWhereTheFaceIsNotKnown) {
  // The art lacks half of the types.
  std::vector<Face> some;
  for (const Face& face : test::base_drawings()->faces())
    if (face.type % 2 == 0) some.push_back(face);
  const auto art = std::make_shared<const ArtLibrary>(ArtLibrary::from_faces(*test::base_catalogue(), some));
  const BoardReader both(test::base_catalogue(), art, *TopologyNetwork::load());
  const auto tiles = test::legal_board(*test::base_catalogue(), *test::base_drawings(), 16, 8);
  test::PhotoOptions options;
  options.size = {1280, 960};
  const test::Photo photo = test::take_photo(*test::base_drawings(), tiles, options);
  ReadOptions read;
  read.figures = false;
  const auto reading = both.read(photo.picture, read);
  ASSERT_TRUE(reading) << reading.error().message;
  const Count count = compare(*reading, tiles, photo);
  // Our drawings have much in common, so that a face that is not known looks like one that is.
  EXPECT_GE(count.found, 15);
  EXPECT_GE(count.right, 11);
  EXPECT_EQ(count.false_tiles, 0);
  int by_art = 0;
  for (const TileReading& tile : reading->tiles) by_art += tile.reader == ReaderName::kArt;
  EXPECT_GT(by_art, 3);
  EXPECT_LT(by_art, 16);
}

}  // namespace
}  // namespace tilewatch::vision
