// SPDX-License-Identifier: MIT
// Movement is seen, noise and flicker are not.
#include "vision/watch/stillness.h"

#include <gtest/gtest.h>

#include <opencv2/imgproc.hpp>

namespace tilewatch::vision {
namespace {

cv::Mat frame(std::uint64_t noise_seed, int meeple_x = -1, double brightness = 1) {
  cv::Mat picture(360, 640, CV_8UC3, cv::Scalar(90, 120, 100));
  if (meeple_x >= 0) cv::circle(picture, {meeple_x, 180}, 4, {30, 30, 200}, cv::FILLED);
  picture *= brightness;
  cv::RNG random(noise_seed);
  cv::Mat3s noise(picture.size());
  random.fill(noise, cv::RNG::NORMAL, 0, 2.5);
  cv::Mat sum;
  cv::add(picture, noise, sum, cv::noArray(), CV_8U);
  return sum;
}

TEST(StillnessTest, TheFirstFrameCountsAsMovement) {
  Stillness still;
  EXPECT_TRUE(still.moved(frame(1)));
  EXPECT_FALSE(still.moved(frame(2)));
}

TEST(StillnessTest, NoiseIsNoMovement) {
  Stillness still;
  still.moved(frame(1));
  for (std::uint64_t i = 2; i < 12; ++i) EXPECT_FALSE(still.moved(frame(i)));
}

TEST(StillnessTest, ALampThatFlickersIsNoMovement) {
  Stillness still;
  still.moved(frame(1));
  for (std::uint64_t i = 2; i < 12; ++i) EXPECT_FALSE(still.moved(frame(i, -1, i % 2 == 0 ? 0.9 : 1.0)));
}

TEST(StillnessTest, AMeepleThatMovesIsSeen) {
  Stillness still;
  still.moved(frame(1, 300));
  EXPECT_FALSE(still.moved(frame(2, 300)));
  EXPECT_TRUE(still.moved(frame(3, 309)));
  EXPECT_FALSE(still.moved(frame(4, 309)));
}

TEST(StillnessTest, AnotherPictureSizeBeginsAnew) {
  Stillness still;
  still.moved(frame(1));
  EXPECT_TRUE(still.moved(cv::Mat(180, 320, CV_8UC3, cv::Scalar(0, 0, 0))));
}

}  // namespace
}  // namespace tilewatch::vision
