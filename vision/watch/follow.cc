// SPDX-License-Identifier: MIT
#include "vision/watch/follow.h"

#include <algorithm>
#include <cmath>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>
#include <opencv2/video/tracking.hpp>

namespace tilewatch::vision {
namespace {

constexpr int kMaxPoints = 400;
constexpr int kFewestPoints = 8;
constexpr int kPointsForHomography = 120;
constexpr double kInlierPx = 1.5;
// Two halvings reach bumps of some 30 px; with more, something large beside the board pulls its points along.
constexpr int kPyramidLevels = 2;

cv::Matx33d with_last_row(const cv::Mat& affine) {
  cv::Matx33d result = cv::Matx33d::eye();
  for (int r = 0; r < 2; ++r) {
    for (int c = 0; c < 3; ++c) result(r, c) = affine.at<double>(r, c);
  }
  return result;
}

}  // namespace

cv::Point2f moved_along(const cv::Matx33d& motion, cv::Point2f p) {
  const cv::Vec3d q = motion * cv::Vec3d(p.x, p.y, 1);
  return {static_cast<float>(q[0] / q[2]), static_cast<float>(q[1] / q[2])};
}

Quad moved_along(const cv::Matx33d& motion, const Quad& quad) {
  Quad result;
  std::transform(quad.begin(), quad.end(), result.begin(),
                 [&](const cv::Point2f& p) { return moved_along(motion, p); });
  return result;
}

std::optional<BoardMotion> follow_board(const cv::Mat1b& reference, const cv::Mat1b& now,
                                        const std::vector<Quad>& tiles) {
  cv::Mat1b where(reference.size(), std::uint8_t{0});
  for (const Quad& quad : tiles) {
    std::vector<cv::Point> corners;
    for (const cv::Point2f& p : quad) corners.emplace_back(cvRound(p.x), cvRound(p.y));
    cv::fillConvexPoly(where, corners, cv::Scalar(255));
  }
  std::vector<cv::Point2f> from;
  cv::goodFeaturesToTrack(reference, from, kMaxPoints, 0.01, 4, where);
  if (static_cast<int>(from.size()) < kFewestPoints) return std::nullopt;
  std::vector<cv::Point2f> to;
  std::vector<std::uint8_t> found;
  std::vector<float> error;
  cv::calcOpticalFlowPyrLK(reference, now, from, to, found, error, {21, 21}, kPyramidLevels);
  // Follow back: a point that does not return to where it began followed something else.
  std::vector<cv::Point2f> back;
  std::vector<std::uint8_t> returned;
  cv::calcOpticalFlowPyrLK(now, reference, to, back, returned, error, {21, 21}, kPyramidLevels);
  std::vector<cv::Point2f> a;
  std::vector<cv::Point2f> b;
  for (std::size_t i = 0; i < from.size(); ++i) {
    if (found[i] == 0 || returned[i] == 0 || cv::norm(back[i] - from[i]) > 1.0) continue;
    a.push_back(from[i]);
    b.push_back(to[i]);
  }
  if (static_cast<int>(a.size()) < kFewestPoints) return std::nullopt;
  std::vector<std::uint8_t> inlier;
  cv::setRNGSeed(1);
  const cv::Mat similarity = cv::estimateAffinePartial2D(a, b, inlier, cv::RANSAC, kInlierPx);
  if (similarity.empty()) return std::nullopt;
  BoardMotion motion;
  motion.now_from_reference = with_last_row(similarity);
  motion.points = cv::countNonZero(inlier);
  if (static_cast<int>(a.size()) >= kPointsForHomography) {
    std::vector<std::uint8_t> inlier_h;
    const cv::Mat h = cv::findHomography(a, b, inlier_h, cv::RANSAC, kInlierPx);
    const int points = h.empty() ? 0 : cv::countNonZero(inlier_h);
    if (points > motion.points + motion.points / 20) {
      motion.now_from_reference = cv::Matx33d(h.ptr<double>());
      motion.points = points;
    }
  }
  motion.agreement = motion.points / static_cast<double>(from.size());
  if (motion.points < kFewestPoints) return std::nullopt;
  for (const Quad& quad : tiles) {
    const Quad moved = moved_along(motion.now_from_reference, quad);
    for (std::size_t i = 0; i < quad.size(); ++i) {
      motion.largest_px = std::max(motion.largest_px, cv::norm(moved[i] - quad[i]));
    }
  }
  return motion;
}

}  // namespace tilewatch::vision
