// SPDX-License-Identifier: MIT
// Finds painted boards, and says that there is none where there is none.
#include "vision/table/find_board.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "engine/catalogue/catalogue.h"
#include "tests/support/paths.h"
#include "tests/vision/table/board_check.h"
#include "vision/table/quads.h"

namespace tilewatch::vision {
namespace {

using test::box;

TEST(FindBoard, FindsEveryTileAndItsCorners) {
  test::PaintedTableOptions options;
  options.tilt_deg = 30;
  const auto table = test::paint_table(*box().art, options);
  const auto board = box().finder.find(table.picture);
  ASSERT_TRUE(board) << board.error().message;
  const auto check = test::check_board(table, *board);
  EXPECT_EQ(check.found, options.tiles);
  EXPECT_EQ(check.false_tiles, 0);
  EXPECT_EQ(check.right_type, options.tiles);
  EXPECT_LT(check.worst_corner, 0.05);
  EXPECT_TRUE(check.cells_agree);
  EXPECT_NEAR(board->geometry.focal_px / (options.focal * options.size.width), 1, 0.35);
}

TEST(FindBoard, FindsALoneStartTileAndCallsItTheOrigin) {
  test::PaintedTableOptions options;
  options.tiles = 1;
  options.tile_px = 46;
  options.tilt_deg = 15;
  const auto table = test::paint_table(*box().art, options);
  FindBoardOptions find;
  find.start_type = table.tiles.front().candidates.front().type;
  const auto board = box().finder.find(table.picture, find);
  ASSERT_TRUE(board) << board.error().message;
  ASSERT_EQ(board->tiles.size(), 1U);
  EXPECT_EQ(board->tiles.front().cell, (Cell{0, 0}));
  EXPECT_EQ(test::check_board(table, *board).right_type, 1);
}

TEST(FindBoard, NorthFacesUpAndTheStartTileIsTheOrigin) {
  test::PaintedTableOptions options;
  options.turn_deg = 100;
  options.seed = 5;
  options.tiles = 8;
  const auto table = test::paint_table(*box().art, options);
  FindBoardOptions find;
  find.start_type = table.tiles[3].candidates.front().type;
  const auto board = box().finder.find(table.picture, find);
  ASSERT_TRUE(board) << board.error().message;
  const auto check = test::check_board(table, *board);
  EXPECT_EQ(check.found, options.tiles);
  EXPECT_EQ(check.right_type, options.tiles);
  EXPECT_TRUE(check.cells_agree);
  bool start_at_origin = false;
  for (const auto& tile : board->tiles) {
    const cv::Point2f up = tile.corners[0] - tile.corners[3];
    EXPECT_LT(up.y, -std::abs(up.x));
    if (tile.cell == Cell{0, 0}) start_at_origin = tile.candidates.front().type == find.start_type;
  }
  EXPECT_TRUE(start_at_origin);
}

TEST(FindBoard, FindsATileOfWhichThePictureShowsTwoFifths) {
  test::PaintedTableOptions options;
  options.tilt_deg = 20;
  const auto table = test::paint_table(*box().art, options);
  // The picture ends within the topmost tile.
  const auto top_of = [](const TileReading& tile) { return middle_of(tile.corners).y; };
  const auto highest =
      std::min_element(table.tiles.begin(), table.tiles.end(),
                       [&](const TileReading& a, const TileReading& b) { return top_of(a) < top_of(b); });
  int end = 0;
  Quad quad = highest->corners;
  while (share_in_picture(quad, table.picture.size()) > 0.4) {
    for (auto& p : quad) p.y -= 1;
    ++end;
  }
  const cv::Mat cut = table.picture.rowRange(end, table.picture.rows).clone();
  const auto board = box().finder.find(cut);
  ASSERT_TRUE(board) << board.error().message;
  const auto found = std::find_if(board->tiles.begin(), board->tiles.end(), [&](const TileReading& tile) {
    return cv::norm(middle_of(tile.corners) - middle_of(quad)) < 10;
  });
  ASSERT_NE(found, board->tiles.end());
  ASSERT_FALSE(found->candidates.empty());
  EXPECT_LT(found->candidates.front().probability, 0.5) << "nobody knows what the other part shows";
}

TEST(FindBoard, GivesTheSameTwice) {
  test::PaintedTableOptions options;
  options.tiles = 4;
  const auto table = test::paint_table(*box().art, options);
  const auto one = box().finder.find(table.picture);
  const auto two = box().finder.find(table.picture);
  ASSERT_TRUE(one && two);
  ASSERT_EQ(one->tiles.size(), two->tiles.size());
  for (std::size_t i = 0; i < one->tiles.size(); ++i) {
    EXPECT_EQ(one->tiles[i].cell, two->tiles[i].cell);
    EXPECT_EQ(one->tiles[i].corners, two->tiles[i].corners);
  }
}

TEST(FindBoard, SaysPlainlyThatThereIsNothing) {
  cv::Mat noise(240, 320, CV_8UC3);
  cv::RNG(3).fill(noise, cv::RNG::UNIFORM, 0, 255);
  const std::vector<cv::Mat> pictures{
      cv::Mat(),
      cv::Mat(1, 1, CV_8UC3, cv::Scalar(9, 9, 9)),
      cv::Mat(5, 2000, CV_8UC3, cv::Scalar(90, 9, 9)),
      cv::Mat(30, 30, CV_8UC3, cv::Scalar(200, 200, 200)),
      cv::Mat(240, 320, CV_8UC1, cv::Scalar(0)),
      cv::Mat(240, 320, CV_8UC3, cv::Scalar(255, 255, 255)),
      noise,
      test::painted_wood({320, 240}, 4),
  };
  for (std::size_t i = 0; i < pictures.size(); ++i) {
    const auto board = box().finder.find(pictures[i]);
    ASSERT_FALSE(board) << "picture " << i;
    EXPECT_EQ(board.error().kind, ErrorKind::kFailed);
    EXPECT_NE(board.error().message.find("no tiles"), std::string::npos);
    EXPECT_FALSE(board.error().hint.empty());
  }
}

TEST(FindBoard, DoesNotTakeOtherArtForItsOwn) {
  // Faces of coloured spots: as busy as tiles, but not these tiles.
  const test::ScratchFolder folder;
  cv::RNG random(8);
  for (const std::string type : {"base.A", "base.B", "base.D", "base.E", "base.U", "base.V"}) {
    cv::Mat face(160, 160, CV_8UC3, cv::Scalar(60, 140, 90));
    for (int i = 0; i < 60; ++i)
      cv::circle(face, {random.uniform(0, 160), random.uniform(0, 160)}, random.uniform(3, 16),
                 cv::Scalar(random.uniform(0, 255), random.uniform(0, 255), random.uniform(0, 255)),
                 cv::FILLED);
    cv::imwrite((folder.path() / (type + ".png")).string(), face);
  }
  auto spots = ArtLibrary::from_folders(*box().catalogue, {folder.path()});
  ASSERT_TRUE(spots) << spots.error().message;
  const ArtReader reader(std::make_shared<ArtLibrary>(std::move(*spots)));
  const auto table = test::paint_table(*box().art, {});
  EXPECT_FALSE(find_board(table.picture, reader));
}

}  // namespace
}  // namespace tilewatch::vision
