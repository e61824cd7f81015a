// SPDX-License-Identifier: MIT
#include "vision/table/square_outlines.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <optional>
#include <utility>

#include "vision/table/off_ground.h"

namespace tilewatch::vision {
namespace {

// Pictures are searched at this width at most: for tiles among tiles, and for those that lie apart.
constexpr double kOutlinePx = 1600;
constexpr double kApartPx = 960;
constexpr double kWidestShare = 0.9;  // of the picture's shorter side
constexpr std::size_t kMostOutlines = 400;
constexpr std::size_t kMostApart = 80;

/// What passes for a square: rounded corners, and a table seen at an angle.
struct SquareLimits {
  double least_side_px;
  double least_fill;  ///< of the rectangle round it
  double most_unequal;
  bool own_corners;  ///< where it has four, they count, not the rectangle's
};
constexpr SquareLimits kAmongTiles{18, 0.82, 1.35, false};
constexpr SquareLimits kApart{12, 0.6, 2.0, true};
// An outline fills so much of what its four corners enclose, and has them when so little of its length is cut
// off.
constexpr double kFourCorners = 0.9;
constexpr double kCutOff = 0.06;

/// The four corners of a convex outline that has four.
std::optional<Quad> corners_of(const std::vector<cv::Point>& hull) {
  std::vector<cv::Point> four;
  cv::approxPolyDP(hull, four, kCutOff * cv::arcLength(hull, true), true);
  if (four.size() != 4 || cv::contourArea(four) <= 0) return std::nullopt;
  const double fill = cv::contourArea(hull) / cv::contourArea(four);
  if (fill < kFourCorners || fill > 1 / kFourCorners) return std::nullopt;
  Quad quad;
  std::copy(four.begin(), four.end(), quad.begin());
  if (cv::contourArea(four, true) < 0) std::reverse(quad.begin(), quad.end());
  return quad;
}

/// Adds the outlines of the white parts of a mask, in full-size pixels.
void add_outlines(const cv::Mat& mask, double scale, const SquareLimits& limits, std::vector<Quad>& quads) {
  std::vector<std::vector<cv::Point>> outlines;
  cv::findContours(mask, outlines, cv::RETR_LIST, cv::CHAIN_APPROX_SIMPLE);
  const double widest = kWidestShare * std::min(mask.cols, mask.rows);
  for (const auto& outline : outlines) {
    if (outline.size() < 4) continue;
    std::vector<cv::Point> hull;
    cv::convexHull(outline, hull);
    const cv::RotatedRect box = cv::minAreaRect(hull);
    const double shorter = std::min(box.size.width, box.size.height);
    const double longer = std::max(box.size.width, box.size.height);
    if (shorter < limits.least_side_px || longer > widest || longer > limits.most_unequal * shorter) continue;
    if (cv::contourArea(hull) < limits.least_fill * box.size.area()) continue;
    Quad quad;
    box.points(quad.data());  // clockwise in the picture
    if (limits.own_corners) {
      if (const auto own = corners_of(hull)) quad = *own;
    }
    for (auto& p : quad) p = (p + cv::Point2f(0.5F, 0.5F)) * (1 / scale) - cv::Point2f(0.5F, 0.5F);
    quads.push_back(quad);
  }
}

/// The widest, none twice: a pattern of the cloth has thousands.
std::vector<Quad> each_once(std::vector<Quad> quads, std::size_t most) {
  std::stable_sort(quads.begin(), quads.end(), [](const Quad& a, const Quad& b) {
    return cv::norm(a[0] - a[2]) > cv::norm(b[0] - b[2]);
  });
  std::vector<Quad> kept;
  for (const Quad& quad : quads) {
    const bool twice = std::any_of(kept.begin(), kept.end(), [&](const Quad& other) {
      return cv::norm((quad[0] + quad[2] - other[0] - other[2]) * 0.5) < 0.05 * cv::norm(quad[0] - quad[2]) &&
             cv::norm(other[0] - other[2]) < 1.1 * cv::norm(quad[0] - quad[2]);
    });
    if (!twice) kept.push_back(quad);
    if (kept.size() == most) break;
  }
  return kept;
}

cv::Mat shrunk(const cv::Mat& picture, double longest_px, double& scale) {
  scale = std::min(1.0, longest_px / std::max(picture.cols, picture.rows));
  cv::Mat small;
  cv::resize(picture, small, {}, scale, scale, cv::INTER_AREA);
  return small;
}

}  // namespace

std::vector<Quad> square_outlines(const cv::Mat& picture_bgr) {
  double scale = 1;
  const cv::Mat small = shrunk(picture_bgr, kOutlinePx, scale);
  std::vector<Quad> quads;
  // The ground is what most of the picture's rim shows: whatever differs from it by enough. Several limits,
  // because cloths and planks differ from themselves.
  cv::Mat lab;
  cv::cvtColor(small, lab, cv::COLOR_BGR2Lab);
  cv::GaussianBlur(lab, lab, {}, 1.2);
  const int rim = std::max(2, std::min(lab.cols, lab.rows) / 40);
  cv::Mat on_rim(lab.size(), CV_8U, cv::Scalar(255));
  on_rim(cv::Rect(rim, rim, lab.cols - 2 * rim, lab.rows - 2 * rim)) = 0;
  cv::Scalar mean;
  cv::Scalar deviation;
  cv::meanStdDev(lab, mean, deviation, on_rim);
  cv::Mat distance(lab.size(), CV_32F);
  for (int y = 0; y < lab.rows; ++y) {
    for (int x = 0; x < lab.cols; ++x) {
      double sum = 0;
      for (int c = 0; c < 3; ++c) {
        const double d = (lab.at<cv::Vec3b>(y, x)[c] - mean[c]) / std::max(c == 0 ? 12.0 : 5.0, deviation[c]);
        sum += d * d;
      }
      distance.at<float>(y, x) = static_cast<float>(std::sqrt(sum));
    }
  }
  const cv::Mat three = cv::getStructuringElement(cv::MORPH_ELLIPSE, {3, 3});
  for (const double limit : {1.6, 2.5, 4.0}) {
    cv::Mat mask = distance > limit;
    cv::morphologyEx(mask, mask, cv::MORPH_CLOSE, three, {-1, -1}, 2);
    cv::morphologyEx(mask, mask, cv::MORPH_OPEN, three, {-1, -1}, 2);
    add_outlines(mask, scale, kAmongTiles, quads);
  }
  // Edges that close round something.
  cv::Mat grey;
  cv::cvtColor(small, grey, cv::COLOR_BGR2GRAY);
  cv::GaussianBlur(grey, grey, {}, 1.0);
  for (const double strong : {60.0, 130.0}) {
    cv::Mat edges;
    cv::Canny(grey, edges, strong / 2, strong);
    cv::dilate(edges, edges, three);
    add_outlines(edges, scale, kAmongTiles, quads);
  }
  return each_once(std::move(quads), kMostOutlines);
}

std::vector<Quad> outlines_apart(const cv::Mat& picture_bgr) {
  double scale = 1;
  const OffGround ground(shrunk(picture_bgr, kApartPx, scale));
  const cv::Mat three = cv::getStructuringElement(cv::MORPH_ELLIPSE, {3, 3});
  std::vector<Quad> quads;
  for (const bool lightness : {true, false}) {
    const cv::Mat1f off = lightness ? ground.by_all() : ground.by_colour();
    for (const double limit : {1.5, 2.2, 3.2, 4.5, 6.5}) {
      for (const int times : {1, 3}) {
        cv::Mat mask = off > limit;
        cv::morphologyEx(mask, mask, cv::MORPH_CLOSE, three, {-1, -1}, times);
        cv::morphologyEx(mask, mask, cv::MORPH_OPEN, three, {-1, -1}, times);
        add_outlines(mask, scale, kApart, quads);
      }
    }
  }
  return each_once(std::move(quads), kMostApart);
}

}  // namespace tilewatch::vision
