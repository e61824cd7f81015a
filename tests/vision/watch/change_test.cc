// SPDX-License-Identifier: MIT
// Picture differences: light and noise are forgiven, things are found.
#include "vision/watch/change.h"

#include <gtest/gtest.h>

#include <opencv2/imgproc.hpp>

namespace tilewatch::vision {
namespace {

// A table that is not plain: smooth blotches in three channels.
cv::Mat table(std::uint64_t seed) {
  cv::RNG random(seed);
  cv::Mat picture(360, 640, CV_8UC3);
  random.fill(picture, cv::RNG::UNIFORM, 40, 200);
  cv::GaussianBlur(picture, picture, {0, 0}, 3);
  cv::normalize(picture, picture, 40, 200, cv::NORM_MINMAX);
  return picture;
}

cv::Mat with_noise(const cv::Mat& picture, double sigma, std::uint64_t seed) {
  cv::RNG random(seed);
  cv::Mat3s noise(picture.size());
  random.fill(noise, cv::RNG::NORMAL, 0, sigma);
  cv::Mat sum;
  cv::add(picture, noise, sum, cv::noArray(), CV_8U);
  return sum;
}

cv::Mat in_other_light(const cv::Mat& picture) {
  cv::Mat result = picture.clone();
  for (int y = 0; y < result.rows; ++y) {
    for (int x = 0; x < result.cols; ++x) {
      auto& pixel = result.at<cv::Vec3b>(y, x);
      const double slope = 1.0 + 0.15 * (x / 640.0 - 0.5) - 0.1 * (y / 360.0 - 0.5);
      pixel[0] = cv::saturate_cast<std::uint8_t>(pixel[0] * 0.80 * slope);
      pixel[1] = cv::saturate_cast<std::uint8_t>(pixel[1] * 0.90 * slope);
      pixel[2] = cv::saturate_cast<std::uint8_t>(pixel[2] * 1.05 * slope);
    }
  }
  return result;
}

TEST(ChangeTest, NoiseIsNoChange) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    const cv::Mat a = table(seed);
    EXPECT_TRUE(
        compare_pictures(with_noise(a, 2.5, seed + 10), with_noise(a, 2.5, seed + 20)).regions.empty());
  }
}

TEST(ChangeTest, DimmerWarmerLightIsNoChange) {
  const cv::Mat a = table(4);
  EXPECT_TRUE(compare_pictures(with_noise(a, 2, 1), with_noise(in_other_light(a), 2, 2)).regions.empty());
}

TEST(ChangeTest, OnePixelOfShiftIsNoChange) {
  cv::Mat a = table(5);
  cv::Mat shifted;
  const cv::Mat move = (cv::Mat_<double>(2, 3) << 1, 0, 0.7, 0, 1, -0.6);
  cv::warpAffine(a, shifted, move, a.size(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
  EXPECT_TRUE(compare_pictures(a, shifted).regions.empty());
}

TEST(ChangeTest, FindsATileInOtherLight) {
  const cv::Mat a = table(6);
  cv::Mat b = a.clone();
  cv::rectangle(b, {300, 150, 24, 24}, {40, 160, 60}, cv::FILLED);
  b = with_noise(in_other_light(b), 2, 3);
  const ChangeMap change = compare_pictures(a, b);
  ASSERT_EQ(change.regions.size(), 1U);
  EXPECT_NEAR(change.regions[0].area, 24 * 24, 120);
  EXPECT_FALSE(change.regions[0].touches_border);
  EXPECT_GT(change.share_in({{300, 150}, {323, 150}, {323, 173}, {300, 173}}), 0.7);
  EXPECT_LT(change.share_in({{340, 150}, {363, 150}, {363, 173}, {340, 173}}), 0.05);
}

TEST(ChangeTest, AnArmReachesTheBorder) {
  const cv::Mat a = table(7);
  cv::Mat b = a.clone();
  cv::line(b, {320, 359}, {300, 200}, {150, 180, 230}, 40);
  const ChangeMap change = compare_pictures(a, b);
  ASSERT_FALSE(change.regions.empty());
  EXPECT_TRUE(change.regions[0].touches_border);
}

TEST(ChangeTest, APolygonOutsideThePictureHasNoShare) {
  const cv::Mat a = table(8);
  EXPECT_EQ(compare_pictures(a, a).share_in({{-50, -50}, {-20, -50}, {-20, -20}, {-50, -20}}), 0);
}

}  // namespace
}  // namespace tilewatch::vision
