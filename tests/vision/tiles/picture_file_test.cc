// SPDX-License-Identifier: MIT
#include "vision/tiles/picture_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <opencv2/imgcodecs.hpp>

#include "tests/support/paths.h"

namespace tilewatch::vision {
namespace {

using ::testing::HasSubstr;

class PictureFile : public ::testing::Test {
 protected:
  test::ScratchFolder scratch_;

  std::filesystem::path write(const std::string& name, const std::string& bytes) {
    const auto file = scratch_.path() / name;
    std::ofstream(file, std::ios::binary) << bytes;
    return file;
  }

  std::string bytes_of_picture(const std::string& ending) {
    cv::Mat picture(40, 50, CV_8UC3);
    cv::RNG(7).fill(picture, cv::RNG::UNIFORM, 0, 255);
    std::vector<unsigned char> bytes;
    cv::imencode(ending, picture, bytes);
    return {bytes.begin(), bytes.end()};
  }

  static void expect_refused(const std::filesystem::path& file, const std::string& because) {
    const auto picture = load_picture(file);
    ASSERT_FALSE(picture);
    EXPECT_EQ(picture.error().kind, ErrorKind::kInput);
    EXPECT_THAT(picture.error().message, HasSubstr(because));
    EXPECT_THAT(picture.error().message, HasSubstr(file.filename().string()));
  }
};

TEST_F(PictureFile, ReadsWhatItShould) {
  for (const std::string ending : {".png", ".jpg", ".bmp", ".webp"}) {
    const auto picture = load_picture(write("good" + ending, bytes_of_picture(ending)));
    ASSERT_TRUE(picture) << ending << ": " << picture.error().message;
    EXPECT_EQ(picture->size(), cv::Size(50, 40));
  }
}

TEST_F(PictureFile, SaysWhatIsWrong) {
  expect_refused(scratch_.path() / "missing.png", "no picture file");
  expect_refused(scratch_.path(), "is a folder");
  expect_refused(write("empty.jpg", ""), "empty file");
  expect_refused(write("words.jpg", "these are words"), "not a picture");
}

TEST_F(PictureFile, NoticesThatTheEndIsMissing) {
  for (const std::string ending : {".png", ".jpg", ".bmp"}) {
    const std::string bytes = bytes_of_picture(ending);
    expect_refused(write("half" + ending, bytes.substr(0, bytes.size() / 2)), "cut off");
  }
}

TEST_F(PictureFile, RefusesMorePixelsThanItCanHold) {
  std::string bytes = bytes_of_picture(".png");
  // Width and height of the header: 50000 x 50000.
  bytes.replace(16, 8, std::string("\0\0\xC3\x50\0\0\xC3\x50", 8));
  expect_refused(write("huge.png", bytes), "megapixels");
}

}  // namespace
}  // namespace tilewatch::vision
