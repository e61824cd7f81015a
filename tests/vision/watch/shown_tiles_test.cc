// SPDX-License-Identifier: MIT
// A tile that comes to lie beside the board is read; the board, hands and other things are not.
#include "vision/watch/shown_tiles.h"

#include <gtest/gtest.h>

#include <cmath>
#include <opencv2/imgproc.hpp>

#include "vision/tiles/art_library.h"

namespace tilewatch::vision {
namespace {

constexpr double kPitch = 90;

/// A table from straight above, with the board's cell (0,0) in its middle.
class ATable : public testing::Test {
 protected:
  ATable()
      : catalogue_(*catalogue::Catalogue::load({"base"})),
        art_(std::make_shared<const ArtLibrary>(ArtLibrary::from_drawings(*catalogue_))),
        reader_(art_),
        picture_(540, 960, CV_8UC3, cv::Scalar(70, 110, 150)) {
    board_.geometry.picture = picture_.size();
    board_.geometry.image_from_board = cv::Matx33d(kPitch, 0, 435, 0, kPitch, 225, 0, 0, 1);
    TileReading start;
    start.corners = board_.geometry.quad_of({0, 0});
    board_.tiles = {start};
    lay("base.D", {0.5, 0.5}, 0);
    before_ = picture_.clone();
  }

  int face_of(const std::string& type) const {
    for (std::size_t i = 0; i < art_->faces().size(); ++i) {
      if (art_->faces()[i].type == catalogue_->index_of(type)) return static_cast<int>(i);
    }
    return -1;
  }

  /// `middle` in cells, `angle` clockwise in degrees.
  void lay(const std::string& type, cv::Point2d middle, double angle) {
    const cv::Mat& face = art_->face(face_of(type)).picture;
    const cv::Point2f at = board_.geometry.image_of(middle);
    cv::Mat turn = cv::getRotationMatrix2D({63.5F, 63.5F}, -angle, kPitch * 0.98 / face.cols);
    turn.at<double>(0, 2) += at.x - 63.5;
    turn.at<double>(1, 2) += at.y - 63.5;
    cv::warpAffine(face, picture_, turn, picture_.size(), cv::INTER_AREA, cv::BORDER_TRANSPARENT);
  }

  const std::vector<TileReading>& look() {
    const ChangeMap change = compare_pictures(before_, picture_);
    shown_.look({picture_, 1, change, board_}, reader_);
    before_ = picture_.clone();
    return shown_.all();
  }

  std::shared_ptr<const catalogue::Catalogue> catalogue_;
  std::shared_ptr<const ArtLibrary> art_;
  ArtReader reader_;
  cv::Mat picture_;
  cv::Mat before_;
  BoardReading board_;
  ShownTiles shown_;
};

TEST_F(ATable, ReadsATileBesideTheBoardHoweverItIsTurned) {
  const cv::Mat empty = picture_.clone();
  for (const double angle : {0.0, 20.0, 65.0, 130.0, 250.0}) {
    empty.copyTo(picture_);
    look();
    EXPECT_TRUE(shown_.all().empty()) << "it was taken away";
    lay("base.V", {3.4, 1.1}, angle);
    ASSERT_EQ(look().size(), 1U) << angle;
    const TileReading& tile = shown_.all().front();
    EXPECT_EQ(catalogue_->type(tile.candidates.front().type).id, "base.V") << angle;
    EXPECT_GT(tile.candidates.front().probability, 0.9);
    const cv::Point2f middle = (tile.corners[0] + tile.corners[2]) * 0.5F;
    const cv::Point2f there = board_.geometry.image_of({3.4, 1.1});
    EXPECT_LT(std::hypot(middle.x - there.x, middle.y - there.y), 0.08 * kPitch);
  }
}

TEST_F(ATable, KeepsItWhileItLiesThereAndReadsSeveral) {
  lay("base.V", {3.4, 1.1}, 10);
  look();
  lay("base.B", {-3.0, -1.0}, 200);
  EXPECT_EQ(look().size(), 2U);
  EXPECT_EQ(look().size(), 2U) << "nothing has changed";
}

TEST_F(ATable, LeavesTilesOfTheBoardAndOtherThingsAlone) {
  lay("base.V", {1.5, 0.5}, 0);  // laid, as far as this is concerned
  cv::rectangle(picture_, {700, 300, 95, 88}, cv::Scalar(40, 40, 200), cv::FILLED);   // a box of matches
  cv::rectangle(picture_, {0, 300, 200, 60}, cv::Scalar(150, 170, 230), cv::FILLED);  // an arm
  EXPECT_TRUE(look().empty());
}

}  // namespace
}  // namespace tilewatch::vision
