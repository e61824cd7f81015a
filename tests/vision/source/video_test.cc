// SPDX-License-Identifier: MIT
// Video files, good and bad.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <fstream>
#include <opencv2/videoio.hpp>
#include <string>

#include "tests/support/paths.h"
#include "vision/source/open_source.h"

namespace tilewatch::vision {
namespace {

using ::testing::HasSubstr;

constexpr int kPictures = 12;
int grey_of(int i) { return 20 + 15 * i; }

std::filesystem::path write_video(const std::filesystem::path& folder) {
  const auto file = folder / "film.avi";
  cv::VideoWriter writer(file.string(), cv::CAP_OPENCV_MJPEG, cv::VideoWriter::fourcc('M', 'J', 'P', 'G'), 10,
                         cv::Size(64, 48));
  for (int i = 0; i < kPictures; ++i) writer.write(cv::Mat(48, 64, CV_8UC3, cv::Scalar::all(grey_of(i))));
  return file;
}

TEST(Video, GivesEveryPictureInTurnAndThenEnds) {
  const test::ScratchFolder scratch;
  auto source = open_video(write_video(scratch.path()));
  ASSERT_TRUE(source) << source.error().message;
  EXPECT_FALSE((*source)->stills());
  EXPECT_FALSE((*source)->live());
  for (int i = 0; i < kPictures; ++i) {
    const auto frame = (*source)->next();
    ASSERT_TRUE(frame) << frame.error().message;
    ASSERT_EQ(frame->bgr.size(), cv::Size(64, 48));
    EXPECT_EQ(frame->number, i);
    EXPECT_NEAR(frame->time_s, i / 10.0, 1e-6);
    EXPECT_NEAR(cv::mean(frame->bgr)[1], grey_of(i), 4);
  }
  const auto end = (*source)->next();
  ASSERT_TRUE(end);
  EXPECT_TRUE(end->bgr.empty());
}

TEST(Video, OneThatBreaksOffSaysSoOnceAndEnds) {
  const test::ScratchFolder scratch;
  const auto file = write_video(scratch.path());
  std::filesystem::resize_file(file, std::filesystem::file_size(file) / 2);
  auto source = open_video(file);
  if (!source) {
    EXPECT_EQ(source.error().kind, ErrorKind::kInput);
    return;
  }
  int errors = 0;
  bool ended = false;
  for (int i = 0; i < kPictures + 2 && !ended; ++i) {
    const auto frame = (*source)->next();
    if (!frame) {
      ++errors;
      EXPECT_THAT(frame.error().message, HasSubstr("breaks off"));
    } else {
      ended = frame->bgr.empty();
    }
  }
  EXPECT_EQ(errors, 1);
  EXPECT_TRUE(ended);
}

TEST(Video, WhatIsNoVideoIsRefused) {
  const test::ScratchFolder scratch;
  const auto refuse = [](const std::filesystem::path& path, const char* words) {
    const auto source = open_video(path);
    ASSERT_FALSE(source) << path;
    EXPECT_EQ(source.error().kind, ErrorKind::kInput);
    EXPECT_THAT(source.error().message, HasSubstr(words));
    EXPECT_THAT(source.error().message, HasSubstr(path.filename().string()));
  };
  refuse(scratch.path() / "missing.mp4", "there is no video file");
  refuse(scratch.path(), "is a folder");
  std::ofstream(scratch.path() / "empty.mp4");
  refuse(scratch.path() / "empty.mp4", "empty");
  std::ofstream(scratch.path() / "text.mp4") << "this is a text\n";
  refuse(scratch.path() / "text.mp4", "not a video");
}

}  // namespace
}  // namespace tilewatch::vision
