// SPDX-License-Identifier: MIT
// From a photo of our own drawings to tiles and problems.
#include "vision/read_board.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/vision/tiles/painted_board.h"
#include "vision/annotate/annotate.h"

namespace tilewatch::vision {
namespace {

const BoardReader& reader() {
  static const BoardReader kReader(test::base_catalogue(), test::base_drawings());
  return kReader;
}

TEST(ReadBoard, FindsAndReadsEveryTile) {
  const auto tiles = test::legal_board(*test::base_catalogue(), *test::base_drawings(), 14, 21);
  test::PhotoOptions options;
  options.tilt = 0.3;
  options.turn_deg = 12;
  options.size = {1280, 960};
  const test::Photo photo = test::take_photo(*test::base_drawings(), tiles, options);
  const auto reading = reader().read(photo.picture);
  ASSERT_TRUE(reading) << reading.error().message;
  EXPECT_EQ(reading->tiles.size(), tiles.size());
  // Cells may be counted from another tile, so tiles are told apart by where they lie in the picture.
  for (const test::LaidFace& laid : tiles) {
    const Quad truth = photo.quad_of(laid.cell);
    const cv::Point2f middle = (truth[0] + truth[2]) * 0.5F;
    const auto seen =
        std::find_if(reading->tiles.begin(), reading->tiles.end(), [&](const TileReading& tile) {
          return cv::norm((tile.corners[0] + tile.corners[2]) * 0.5F - middle) < 20;
        });
    ASSERT_NE(seen, reading->tiles.end()) << to_string(laid.cell);
    const auto type = test::base_drawings()->face(laid.face).type;
    ASSERT_FALSE(seen->candidates.empty());
    EXPECT_EQ(seen->candidates.front().type, type) << to_string(laid.cell);
    EXPECT_TRUE(test::base_catalogue()->type(type).same_when_turned(seen->candidates.front().rotation,
                                                                    laid.rotation));
  }
  EXPECT_TRUE(reading->problems.empty()) << reading->problems.front().text;
  EXPECT_TRUE(reading->figures.empty());
}

TEST(ReadBoard, SaysThatThereIsNoBoard) {
  const test::Photo photo = test::take_photo(*test::base_drawings(), {}, {});
  const auto reading = reader().read(photo.picture);
  ASSERT_FALSE(reading);
  EXPECT_EQ(reading.error().kind, ErrorKind::kFailed);
  EXPECT_FALSE(reading.error().message.empty());
}

TEST(Annotate, DrawsPhotoAndPanelWhateverTheWordsAre) {
  const auto tiles = test::legal_board(*test::base_catalogue(), *test::base_drawings(), 3, 5);
  const test::Photo photo = test::take_photo(*test::base_drawings(), tiles, {});
  BoardReading reading;
  reading.geometry.picture = photo.picture.size();
  for (const test::LaidFace& tile : tiles) {
    reading.tiles.push_back({tile.cell, photo.quad_of(tile.cell), {}, 0.4});
  }
  reading.problems.push_back({"edges_disagree", "<a> & \"b\"", {tiles[0].cell, tiles[1].cell}});
  const Panel panel{
      "<odd & name>.jpg", "3 tiles", {{"SECTION", {{"text", "12", {Colour::kRed}, Tone::kWrong}}}}};
  const auto picture = annotate(photo.picture, reading, *test::base_catalogue(), panel);
  ASSERT_TRUE(picture) << picture.error().message;
  EXPECT_GT(picture->cols, picture->rows);
}

}  // namespace
}  // namespace tilewatch::vision
