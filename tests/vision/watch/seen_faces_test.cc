// SPDX-License-Identifier: MIT
// The face of a tile that nobody has shown us is cut out of the picture, and found again by it.
#include "vision/watch/seen_faces.h"

#include <gtest/gtest.h>

#include <opencv2/imgproc.hpp>

#include "vision/tiles/art_library.h"

namespace tilewatch::vision {
namespace {

constexpr float kSide = 110;

const std::shared_ptr<const catalogue::Catalogue>& catalogue_of_base() {
  static const std::shared_ptr<const catalogue::Catalogue> base = *catalogue::Catalogue::load({"base"});
  return base;
}

const ArtLibrary& drawings_of_base() {  // drawing them takes a while
  static const ArtLibrary drawings = ArtLibrary::from_drawings(*catalogue_of_base());
  return drawings;
}

/// Two tiles of a box we do not know, side by side: base.V turned once clockwise, and base.K.
class AnUnknownBox : public testing::Test {
 protected:
  AnUnknownBox()
      : catalogue_(catalogue_of_base()),
        drawings_(drawings_of_base()),
        faces_(catalogue_, std::make_shared<const ArtLibrary>()),
        picture_(300, 500, CV_8UC3, cv::Scalar(70, 110, 150)) {
    left_ = lay("base.V", {0, 0}, {100, 90}, 1);
    right_ = lay("base.K", {1, 0}, {100 + kSide, 90}, 0);
  }

  TileReading lay(const std::string& type, Cell cell, cv::Point2f corner, Rotation rotation) {
    const catalogue::TypeIndex index = catalogue_->index_of(type);
    cv::Mat face;
    for (const Face& drawn : drawings_.faces()) {
      if (drawn.type == index) cv::resize(drawn.picture, face, {110, 110}, 0, 0, cv::INTER_AREA);
    }
    for (int i = 0; i < rotation; ++i) cv::rotate(face, face, cv::ROTATE_90_CLOCKWISE);
    face.copyTo(picture_(cv::Rect(cv::Point(corner), cv::Size(110, 110))));
    const float near = -0.5F;
    const float far = kSide - 0.5F;
    const cv::Point2f at = corner;
    return {cell,
            {at + cv::Point2f{near, near}, at + cv::Point2f{far, near}, at + cv::Point2f{far, far},
             at + cv::Point2f{near, far}},
            {{index, rotation, -1, 0.95}},
            1};
  }

  double fits(const TileReading& tile, cv::Point2f shift = {0, 0}) const {
    Quad moved = tile.corners;
    for (cv::Point2f& corner : moved) corner += shift;
    const TileCandidate& best = tile.candidates.front();
    return faces_.verify(picture_, best.face, best.rotation, moved).similarity;
  }

  std::shared_ptr<const catalogue::Catalogue> catalogue_;
  const ArtLibrary& drawings_;
  SeenFaces faces_;
  cv::Mat picture_;
  TileReading left_;
  TileReading right_;
};

TEST_F(AnUnknownBox, ShowsItsFacesByItself) {
  faces_.give_face(picture_, left_, true);
  faces_.give_face(picture_, right_, true);
  EXPECT_EQ(left_.candidates.front().face, 0);
  EXPECT_EQ(right_.candidates.front().face, 1);
  EXPECT_GT(fits(left_), 0.95);
  EXPECT_GT(fits(left_, {5, -4}), 0.9) << "found again where it lies";
  TileReading exchanged = left_;
  exchanged.corners = right_.corners;
  EXPECT_LT(fits(exchanged), 0.5) << "another tile lies there";
}

TEST_F(AnUnknownBox, HasItsFacesUprightLikeTheDrawings) {
  faces_.give_face(picture_, left_, true);
  cv::Mat drawn;
  for (const Face& face : drawings_.faces()) {
    if (face.type == left_.candidates.front().type) drawn = face.picture;
  }
  EXPECT_LT(
      cv::norm(faces_.all().face(0).picture, drawn, cv::NORM_L1) / static_cast<double>(drawn.total() * 3), 8);
}

TEST_F(AnUnknownBox, IsSeenBareBeforeFiguresAreLookedForByIt) {
  const cv::Mat bare = picture_.clone();
  cv::circle(picture_, {150, 140}, 14, {40, 40, 210}, cv::FILLED);
  faces_.give_face(picture_, left_, false);
  EXPECT_GT(fits(left_), 0.95);
  EXPECT_EQ(faces_.with_bare_faces({left_}).front().candidates.front().face, -1);
  bare.copyTo(picture_);  // the figure went home
  faces_.give_face(picture_, left_, true);
  EXPECT_EQ(faces_.with_bare_faces({left_}).front().candidates.front().face, 0);
  const cv::Vec3b middle = faces_.all().face(0).picture.at<cv::Vec3b>(64, 64);
  EXPECT_FALSE(middle[2] > 180 && middle[0] < 80) << "the figure is not in it any more";
}

TEST_F(AnUnknownBox, IsCutOutAgainWhenItsTypeIsCorrected) {
  faces_.give_face(picture_, left_, true);
  left_.candidates.front().rotation = 3;
  left_.candidates.front().face = -1;
  faces_.give_face(picture_, left_, true);
  EXPECT_EQ(left_.candidates.front().face, 0) << "the same place in the list";
  EXPECT_GT(fits(left_), 0.95);
}

TEST_F(AnUnknownBox, KeepsItsFaceWhenItIsOnlyThoughtOfOtherwise) {
  EXPECT_EQ(faces_.rename({0, 0}, left_.candidates.front().type, 3), -1) << "nothing was cut out yet";
  faces_.give_face(picture_, left_, true);
  cv::circle(picture_, {150, 140}, 14, {40, 40, 210}, cv::FILLED);  // a figure was put on it
  left_.candidates.front() = {right_.candidates.front().type, 3, -1, 1};
  left_.candidates.front().face = faces_.rename({0, 0}, right_.candidates.front().type, 3);
  EXPECT_EQ(left_.candidates.front().face, 0);
  faces_.give_face(picture_, left_, false);
  EXPECT_EQ(faces_.with_bare_faces({left_}).front().candidates.front().face, 0) << "it is bare still";
  EXPECT_GT(fits(left_), 0.7) << "turned along with the type";
  const cv::Vec3b middle = faces_.all().face(0).picture.at<cv::Vec3b>(64, 64);
  EXPECT_FALSE(middle[2] > 180 && middle[0] < 80) << "the figure is not in it";
}

TEST_F(AnUnknownBox, LeavesFacesAloneThatSomebodyHasShown) {
  SeenFaces shown(catalogue_, std::make_shared<const ArtLibrary>(drawings_));
  left_.candidates.front().face = 5;
  shown.give_face(picture_, left_, true);
  EXPECT_EQ(left_.candidates.front().face, 5);
  EXPECT_EQ(shown.all().faces().size(), drawings_.faces().size());
}

}  // namespace
}  // namespace tilewatch::vision
