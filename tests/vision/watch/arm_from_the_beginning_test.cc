// SPDX-License-Identifier: MIT
// A game does not begin with an arm in the picture, and an arm that was in the first picture is not for ever.
#include <gtest/gtest.h>

#include <opencv2/imgproc.hpp>

#include "tests/vision/read/lone_tile.h"
#include "vision/watch/arm_detector.h"
#include "vision/watch/table_again.h"
#include "vision/watch/watcher.h"

namespace tilewatch::vision {
namespace {

constexpr double kTileArea = 900;

/// A table with its grain, and an arm from the edge to `tip`.
cv::Mat a_table(std::uint64_t noise, std::optional<cv::Point> tip = {}) {
  cv::Mat picture(360, 640, CV_8UC3, cv::Scalar(90, 120, 150));
  for (int x = 0; x < picture.cols; x += 16)
    cv::line(picture, {x, 0}, {x + 40, picture.rows}, cv::Scalar(80, 105, 130), 3);
  if (tip) cv::line(picture, {500, 360}, *tip, cv::Scalar(140, 160, 225), 44);
  cv::Mat grain(picture.size(), CV_16SC3);
  cv::RNG(noise).fill(grain, cv::RNG::NORMAL, 0, 2);
  cv::add(picture, grain, picture, cv::noArray(), CV_8U);
  return picture;
}

TEST(TableThatComesBack, IsKnownByWhatWasThereBetween) {
  TableAgain again;
  EXPECT_FALSE(again.look(a_table(1), kTileArea));
  EXPECT_FALSE(again.look(a_table(2), kTileArea)) << "an arm that rests does not move either";
  EXPECT_FALSE(again.look(a_table(3, cv::Point(330, 180)), kTileArea));
  EXPECT_TRUE(again.look(a_table(4), kTileArea));
}

TEST(TableThatComesBack, IsNotAnArmThatComesSomewhereElse) {
  TableAgain again;
  EXPECT_FALSE(again.look(a_table(1, cv::Point(330, 180)), kTileArea));
  EXPECT_FALSE(again.look(a_table(2, cv::Point(380, 120)), kTileArea));
  EXPECT_FALSE(again.look(a_table(3, cv::Point(300, 230)), kTileArea));
}

TEST(TableThatComesBack, IsKnownByAMotionBetween) {
  TableAgain again;
  EXPECT_FALSE(again.look(a_table(1), kTileArea));
  again.glimpse(a_table(2, cv::Point(330, 180)));
  EXPECT_TRUE(again.look(a_table(3), kTileArea));
}

/// Tiles of 30 pixels in a row, from (260, 160).
std::vector<std::vector<cv::Point2f>> row_of_tiles(int count) {
  std::vector<std::vector<cv::Point2f>> tiles;
  for (int i = 0; i < count; ++i) {
    const auto x = static_cast<float>(260 + 30 * i);
    tiles.push_back({{x, 160}, {x + 29, 160}, {x + 29, 189}, {x, 189}});
  }
  return tiles;
}

bool arm_seen(const cv::Rect& changed) {
  cv::Mat1b mask(360, 640, std::uint8_t{0});
  mask(changed) = 255;
  return ArmDetector(true).sees_arm(change_map(mask), row_of_tiles(6), 0);
}

TEST(Arm, IsWhatComesFromTheEdgeOrIsLargerThanAnythingPlayed) {
  EXPECT_TRUE(arm_seen({400, 150, 240, 40})) << "from the edge";
  EXPECT_TRUE(arm_seen({400, 120, 200, 40})) << "its sleeve ends in the picture";
  EXPECT_FALSE(arm_seen({440, 160, 60, 30})) << "two tiles were laid";
  EXPECT_FALSE(arm_seen({255, 155, 190, 40})) << "all tiles were taken away";
}

class AGameBegins : public testing::Test {
 protected:
  AGameBegins() : watcher_(box(), drawn_faces(), stills()) {
    test::LoneTileOptions how;
    how.size = {640, 360};
    how.across_mm = 500;
    how.seed = 4;
    for (const Face& face : drawn_faces()->faces()) {
      if (face.type == box()->start_type() && bare_.picture.empty())
        bare_ = test::lone_tile(face.picture, how);
    }
  }

  static const std::shared_ptr<const catalogue::Catalogue>& box() {
    static const std::shared_ptr<const catalogue::Catalogue> base = *catalogue::Catalogue::load({"base"});
    return base;
  }
  static const std::shared_ptr<const ArtLibrary>& drawn_faces() {
    static const auto art = std::make_shared<const ArtLibrary>(ArtLibrary::from_drawings(*box()));
    return art;
  }
  static WatchOptions stills() {
    WatchOptions options;
    options.stills = true;
    return options;
  }

  /// What the watcher says of the table, with an arm that ends so far (of the tile's side) from the tile's
  /// middle.
  bus::TableState look(std::optional<double> arm_away = {}) {
    cv::Mat picture = bare_.picture.clone();
    const cv::Point2f middle = (bare_.corners[0] + bare_.corners[2]) * 0.5F;
    const auto side = static_cast<float>(cv::norm(bare_.corners[0] - bare_.corners[1]));
    if (arm_away) {
      const cv::Point2f tip = middle + cv::Point2f(0, static_cast<float>(*arm_away) * side);
      cv::line(picture, tip, tip + cv::Point2f(60, 300), cv::Scalar(140, 165, 230), cvRound(0.7F * side));
    }
    const auto reading = watcher_.look({number_, static_cast<double>(number_), "", picture});
    ++number_;
    return reading ? reading->state : watcher_.state();
  }

  test::LoneTilePicture bare_;
  Watcher watcher_;
  std::int64_t number_ = 0;
};

TEST_F(AGameBegins, WhenTheHandHasGone) {
  EXPECT_EQ(look(1.2), bus::TableState::kHand);
  EXPECT_TRUE(watcher_.board().tiles.empty());
  EXPECT_EQ(look(), bus::TableState::kStill);
  EXPECT_EQ(watcher_.board().tiles.size(), 1U);
  EXPECT_EQ(look(1.0), bus::TableState::kHand);
  EXPECT_EQ(look(), bus::TableState::kStill);
}

TEST_F(AGameBegins, OnPlanksWhoseGapsRunFromTheEdgeToTheTile) {
  cv::Mat picture = bare_.picture.clone();
  const cv::Point2f middle = (bare_.corners[0] + bare_.corners[2]) * 0.5F;
  const auto side = static_cast<float>(cv::norm(bare_.corners[0] - bare_.corners[1]));
  const cv::Point2f beside(0, 0.8F * side);
  const cv::Point2f along(700, 90);
  cv::line(picture, middle + beside - along, middle + beside + along, cv::Scalar(30, 45, 60), 3);
  const auto reading = watcher_.look({0, 0.0, "", picture});
  ASSERT_TRUE(reading);
  EXPECT_EQ(reading->state, bus::TableState::kStill);
}

TEST_F(AGameBegins, BesideAThingThatStaysWhereItIs) {
  EXPECT_EQ(look(1.2), bus::TableState::kHand);
  EXPECT_EQ(look(1.2), bus::TableState::kHand);
  EXPECT_EQ(look(1.2), bus::TableState::kStill) << "nobody holds his arm as still as that";
  EXPECT_EQ(look(), bus::TableState::kHand) << "what is gone looks like an arm";
  EXPECT_EQ(look(1.6), bus::TableState::kHand);
  EXPECT_EQ(look(), bus::TableState::kStill) << "the table has come back";
}

}  // namespace
}  // namespace tilewatch::vision
