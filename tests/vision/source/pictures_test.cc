// SPDX-License-Identifier: MIT
// Picture folders, good and bad.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <fstream>
#include <opencv2/imgcodecs.hpp>
#include <string>
#include <vector>

#include "tests/support/paths.h"
#include "vision/source/open_source.h"

namespace tilewatch::vision {
namespace {

using ::testing::HasSubstr;

void write_picture(const std::filesystem::path& file, int grey) {
  ASSERT_TRUE(cv::imwrite(file.string(), cv::Mat(48, 64, CV_8UC3, cv::Scalar::all(grey))));
}

void write_bytes(const std::filesystem::path& file, const std::string& bytes) {
  std::ofstream(file, std::ios::binary) << bytes;
}

std::string bytes_of(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

TEST(Pictures, ComeInNameOrderAndOtherFilesAreIgnored) {
  const test::ScratchFolder scratch;
  write_picture(scratch.path() / "t02.jpg", 20);
  write_picture(scratch.path() / "t10.PNG", 100);
  write_picture(scratch.path() / "t01.png", 10);
  write_bytes(scratch.path() / "notes.txt", "not a picture");
  std::filesystem::create_directory(scratch.path() / "folder.jpg");

  auto source = open_pictures(scratch.path());
  ASSERT_TRUE(source) << source.error().message;
  EXPECT_TRUE((*source)->stills());
  EXPECT_FALSE((*source)->live());
  std::vector<std::string> names;
  for (std::int64_t i = 0; i < 3; ++i) {
    const auto frame = (*source)->next();
    ASSERT_TRUE(frame) << frame.error().message;
    EXPECT_EQ(frame->number, i);
    EXPECT_EQ(frame->bgr.size(), cv::Size(64, 48));
    names.push_back(frame->name);
  }
  EXPECT_THAT(names, ::testing::ElementsAre("t01.png", "t02.jpg", "t10.PNG"));
  for (int i = 0; i < 2; ++i) {
    const auto end = (*source)->next();
    ASSERT_TRUE(end);
    EXPECT_TRUE(end->bgr.empty());
  }
}

TEST(Pictures, ABadPictureIsNamedAndTheNextOneComes) {
  const test::ScratchFolder scratch;
  write_picture(scratch.path() / "1.jpg", 10);
  write_bytes(scratch.path() / "2.jpg", "this is no picture");
  write_bytes(scratch.path() / "3.jpg", "");
  write_picture(scratch.path() / "4.jpg", 40);
  const std::string whole = bytes_of(scratch.path() / "4.jpg");
  write_bytes(scratch.path() / "4.jpg", whole.substr(0, whole.size() - 20));
  // Nothing but the header of a picture of 60000 x 60000 pixels: it must be refused before memory is asked
  // for.
  std::string huge("BM", 2);
  huge += std::string("\x36\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0\x60\xEA\0\0\x60\xEA\0\0\x01\0\x18\0", 28);
  huge += std::string(24, '\0');
  write_bytes(scratch.path() / "5.bmp", huge);
  write_picture(scratch.path() / "6.jpg", 60);

  auto source = open_pictures(scratch.path());
  ASSERT_TRUE(source) << source.error().message;
  ASSERT_TRUE((*source)->next());
  for (const char* name : {"2.jpg", "3.jpg", "4.jpg", "5.bmp"}) {
    const auto bad = (*source)->next();
    ASSERT_FALSE(bad) << name;
    EXPECT_EQ(bad.error().kind, ErrorKind::kInput);
    EXPECT_THAT(bad.error().message, HasSubstr(name));
  }
  const auto good = (*source)->next();
  ASSERT_TRUE(good);
  EXPECT_EQ(good->name, "6.jpg");
  EXPECT_EQ(good->number, 5);
}

TEST(Pictures, AFolderWithoutPicturesIsRefused) {
  const test::ScratchFolder scratch;
  const auto empty = open_pictures(scratch.path());
  ASSERT_FALSE(empty);
  EXPECT_EQ(empty.error().kind, ErrorKind::kInput);
  EXPECT_THAT(empty.error().message, HasSubstr("no pictures"));

  const auto missing = open_pictures(scratch.path() / "nowhere");
  ASSERT_FALSE(missing);
  EXPECT_EQ(missing.error().kind, ErrorKind::kInput);
  EXPECT_THAT(missing.error().message, HasSubstr("nowhere"));

  write_picture(scratch.path() / "a.jpg", 1);
  const auto file = open_pictures(scratch.path() / "a.jpg");
  ASSERT_FALSE(file);
  EXPECT_THAT(file.error().message, HasSubstr("not a folder"));
}

}  // namespace
}  // namespace tilewatch::vision
