// SPDX-License-Identifier: MIT
// A bumped board is followed; a covered one is not guessed.
#include "vision/watch/follow.h"

#include <gtest/gtest.h>

#include <opencv2/imgproc.hpp>

namespace tilewatch::vision {
namespace {

constexpr float kTile = 48;

std::vector<Quad> board(int columns, int rows) {
  std::vector<Quad> quads;
  for (int y = 0; y < rows; ++y) {
    for (int x = 0; x < columns; ++x) {
      const cv::Point2f at(400 + kTile * static_cast<float>(x), 240 + kTile * static_cast<float>(y));
      quads.push_back(
          {at, at + cv::Point2f(kTile, 0), at + cv::Point2f(kTile, kTile), at + cv::Point2f(0, kTile)});
    }
  }
  return quads;
}

// A plain table with textured tiles on it, moved by `motion`.
cv::Mat1b picture(const std::vector<Quad>& tiles, const cv::Matx33d& motion, std::uint64_t noise_seed) {
  cv::RNG art(99);
  cv::Mat1b flat(720, 1280, std::uint8_t{110});
  for (const Quad& quad : tiles) {
    cv::Mat1b face(static_cast<int>(kTile), static_cast<int>(kTile));
    art.fill(face, cv::RNG::UNIFORM, 30, 220);
    cv::GaussianBlur(face, face, {0, 0}, 1.5);
    face.copyTo(flat(cv::Rect(cv::Point(quad[0]), face.size())));
  }
  cv::Mat moved;
  cv::warpPerspective(flat, moved, motion, flat.size(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
  cv::RNG random(noise_seed);
  cv::Mat1s noise(moved.size());
  random.fill(noise, cv::RNG::NORMAL, 0, 2);
  cv::Mat1b result;
  cv::add(moved, noise, result, cv::noArray(), CV_8U);
  return result;
}

cv::Matx33d turn_about(double degrees, cv::Point2d centre, cv::Point2d shift) {
  const double a = degrees * CV_PI / 180;
  const double c = std::cos(a);
  const double s = std::sin(a);
  return {c, -s, centre.x - c * centre.x + s * centre.y + shift.x,
          s, c,  centre.y - s * centre.x - c * centre.y + shift.y,
          0, 0,  1};
}

struct Bump {
  double degrees;
  double dx, dy;
};
class FollowBumpTest : public testing::TestWithParam<Bump> {};

TEST_P(FollowBumpTest, TheMotionIsFoundWithinAPixel) {
  const auto [degrees, dx, dy] = GetParam();
  for (const auto& tiles : {board(1, 1), board(4, 3), board(9, 7)}) {
    const cv::Matx33d truth = turn_about(degrees, {520, 300}, {dx, dy});
    const auto motion = follow_board(picture(tiles, cv::Matx33d::eye(), 1), picture(tiles, truth, 2), tiles);
    ASSERT_TRUE(motion.has_value());
    for (const Quad& quad : tiles) {
      for (const cv::Point2f& p : quad) {
        EXPECT_LT(cv::norm(moved_along(motion->now_from_reference, p) - moved_along(truth, p)), 1.0);
      }
    }
  }
}
INSTANTIATE_TEST_SUITE_P(Bumps, FollowBumpTest,
                         testing::Values(Bump{0, 0, 0}, Bump{0, 6, -4}, Bump{1.5, 6, 3}, Bump{-2, -12, 10}));

TEST(FollowTest, AHandOverHalfTheBoardDoesNotMoveIt) {
  const auto tiles = board(6, 4);
  const cv::Mat1b before = picture(tiles, cv::Matx33d::eye(), 1);
  cv::Mat1b now = picture(tiles, cv::Matx33d::eye(), 2);
  cv::ellipse(now, {450, 330}, {90, 130}, 20, 0, 360, cv::Scalar(190), cv::FILLED);
  const auto motion = follow_board(before, now, tiles);
  ASSERT_TRUE(motion.has_value());
  EXPECT_LT(motion->largest_px, 1.0) << motion->points << motion->agreement;
}

TEST(FollowTest, ABoardThatIsGoneIsNotFollowed) {
  const auto tiles = board(3, 3);
  const cv::Mat1b empty = picture({}, cv::Matx33d::eye(), 5);
  const auto motion = follow_board(picture(tiles, cv::Matx33d::eye(), 1), empty, tiles);
  EXPECT_TRUE(!motion || motion->agreement < 0.35);
}

}  // namespace
}  // namespace tilewatch::vision
