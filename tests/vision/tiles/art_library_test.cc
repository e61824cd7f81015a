// SPDX-License-Identifier: MIT
#include "vision/tiles/art_library.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "tests/support/paths.h"
#include "tests/vision/tiles/painted_board.h"

namespace tilewatch::vision {
namespace {

using ::testing::HasSubstr;

class ArtFolder : public ::testing::Test {
 protected:
  const catalogue::Catalogue& catalogue_ = *test::base_catalogue();
  test::ScratchFolder scratch_;

  // A small picture that no two names share.
  void draw(const std::string& name, int shade = 100) {
    cv::Mat picture(64, 64, CV_8UC3, cv::Scalar(40, 140, 90));
    cv::circle(picture, {32, 32}, 5 + shade % 20, cv::Scalar(30, 60, shade), cv::FILLED);
    ASSERT_TRUE(cv::imwrite((scratch_.path() / name).string(), picture));
  }

  Error error() {
    const auto library = ArtLibrary::from_folders(catalogue_, {scratch_.path()});
    return library ? Error{ErrorKind::kFailed, "no error", {}} : library.error();
  }
};

TEST_F(ArtFolder, TakesTypesAndVariantsByName) {
  draw("base.D.png");
  draw("base.D~2.jpg");
  draw("base.V~13.PNG");
  const auto library = ArtLibrary::from_folders(catalogue_, {scratch_.path()});
  ASSERT_TRUE(library) << library.error().message;
  ASSERT_EQ(library->faces().size(), 3U);
  EXPECT_EQ(library->face(0).name, "base.D");
  EXPECT_EQ(library->face(0).type, catalogue_.index_of("base.D"));
  EXPECT_EQ(library->face(2).name, "base.V~13");
  for (const Face& face : library->faces()) {
    EXPECT_EQ(face.picture.size(), cv::Size(ArtLibrary::kPicturePx, ArtLibrary::kPicturePx));
  }
}

TEST_F(ArtFolder, KnowsForWhichTypesItIsComplete) {
  draw("base.A.png");
  draw("base.A~2.png", 150);
  draw("base.D.png");
  const auto library = ArtLibrary::from_folders(catalogue_, {scratch_.path()});
  ASSERT_TRUE(library);
  EXPECT_TRUE(library->complete_for(catalogue_.index_of("base.A")));
  EXPECT_FALSE(library->complete_for(catalogue_.index_of("base.D")));
}

TEST_F(ArtFolder, SkipsTilesOfSetsThatAreNotInPlay) {
  draw("base.D.png");
  draw("mw.A.png");
  draw("river1.D,F~2.png");
  const auto library = ArtLibrary::from_folders(catalogue_, {scratch_.path()});
  ASSERT_TRUE(library) << library.error().message;
  EXPECT_EQ(library->faces().size(), 1U);
}

TEST_F(ArtFolder, IgnoresFilesThatAreNoPictures) {
  draw("base.D.png");
  std::ofstream(scratch_.path() / "readme.txt") << "scanned on a rainy day";
  EXPECT_TRUE(ArtLibrary::from_folders(catalogue_, {scratch_.path()}));
}

TEST_F(ArtFolder, RefusesAnUnknownNameAndSaysWhatARightOneLooksLike) {
  draw("base.D.png");
  draw("base.Q2.png");
  EXPECT_EQ(error().kind, ErrorKind::kInput);
  EXPECT_THAT(error().message, HasSubstr("base.Q2.png"));
  EXPECT_THAT(error().hint, HasSubstr("TYPE~NUMBER"));
}

TEST_F(ArtFolder, RefusesAVariantThatIsNoNumber) {
  draw("base.D~b.png");
  EXPECT_THAT(error().message, HasSubstr("base.D~b"));
}

TEST_F(ArtFolder, NamesThePictureThatCannotBeRead) {
  draw("base.A.png");
  std::ofstream(scratch_.path() / "base.D.png") << "not a picture";
  EXPECT_EQ(error().kind, ErrorKind::kInput);
  EXPECT_THAT(error().message, HasSubstr("base.D.png"));
}

TEST_F(ArtFolder, RefusesAPictureThatIsNotSquare) {
  cv::imwrite((scratch_.path() / "base.D.png").string(), cv::Mat(60, 120, CV_8UC3, cv::Scalar(1, 2, 3)));
  EXPECT_THAT(error().message, HasSubstr("square"));
}

TEST_F(ArtFolder, RefusesAFolderWithoutAFaceOfTheSetsInPlay) {
  draw("mw.A.png");
  EXPECT_THAT(error().message, HasSubstr("no picture of a tile"));
  EXPECT_THAT(error().message, HasSubstr("base"));
}

TEST_F(ArtFolder, RefusesAFolderThatIsNotThere) {
  const auto library = ArtLibrary::from_folders(catalogue_, {scratch_.path() / "nowhere"});
  ASSERT_FALSE(library);
  EXPECT_EQ(library.error().kind, ErrorKind::kInput);
  EXPECT_THAT(library.error().message, HasSubstr("nowhere"));
}

TEST_F(ArtFolder, CutsAwayWhiteMarginAndShadow) {
  const cv::Mat face = test::base_drawings()->face(0).picture;
  cv::Mat sheet(152, 152, CV_8UC3, cv::Scalar::all(255));
  // A shadow to the right and below, then the tile itself.
  cv::rectangle(sheet, cv::Rect(12, 12, 130, 130), cv::Scalar::all(170), cv::FILLED);
  cv::GaussianBlur(sheet, sheet, {0, 0}, 2);
  face.copyTo(sheet(cv::Rect(8, 8, 128, 128)));
  cv::imwrite((scratch_.path() / "base.A.png").string(), sheet);
  const auto library = ArtLibrary::from_folders(catalogue_, {scratch_.path()});
  ASSERT_TRUE(library);
  cv::Mat difference;
  cv::absdiff(library->face(0).picture, face, difference);
  EXPECT_LT(cv::mean(difference)[1], 6);
}

TEST(Drawings, GiveEveryCopyAFaceOfItsOwn) {
  const auto art = test::base_drawings();
  EXPECT_EQ(static_cast<int>(art->faces().size()), test::base_catalogue()->total());
  EXPECT_TRUE(art->complete_for(0));
  EXPECT_EQ(art->face(0).name, "base.A");
  EXPECT_EQ(art->face(1).name, "base.A~2");
}

}  // namespace
}  // namespace tilewatch::vision
