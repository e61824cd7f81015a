// SPDX-License-Identifier: MIT
#include "calibration/enrol/square_outlines.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace tilewatch::calibration {
namespace {

// The search works on a picture of this width at most.
constexpr double kWorkingPx = 1600;
// Sides of a square: no narrower than this, no wider than this share of the picture's shorter side.
constexpr double kLeastSidePx = 18;
constexpr double kWidestShare = 0.9;
// How much of the rectangle round it an outline must fill, and how unequal its sides may be: rounded corners
// and a table seen at an angle.
constexpr double kLeastFill = 0.82;
constexpr double kMostUnequal = 1.35;
constexpr std::size_t kMostOutlines = 400;

/// Adds the outlines of the white parts of a mask, as rectangles in full-size pixels.
void add_outlines(const cv::Mat& mask, double scale, std::vector<vision::Quad>& quads) {
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
    if (shorter < kLeastSidePx || longer > widest || longer > kMostUnequal * shorter) continue;
    if (cv::contourArea(hull) < kLeastFill * box.size.area()) continue;
    vision::Quad quad;
    box.points(quad.data());  // clockwise in the picture
    for (auto& p : quad) p = (p + cv::Point2f(0.5F, 0.5F)) * (1 / scale) - cv::Point2f(0.5F, 0.5F);
    quads.push_back(quad);
  }
}

}  // namespace

std::vector<vision::Quad> square_outlines(const cv::Mat& picture_bgr) {
  const double scale = std::min(1.0, kWorkingPx / std::max(picture_bgr.cols, picture_bgr.rows));
  cv::Mat small;
  cv::resize(picture_bgr, small, {}, scale, scale, cv::INTER_AREA);
  std::vector<vision::Quad> quads;
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
    add_outlines(mask, scale, quads);
  }
  // Edges that close round something.
  cv::Mat grey;
  cv::cvtColor(small, grey, cv::COLOR_BGR2GRAY);
  cv::GaussianBlur(grey, grey, {}, 1.0);
  for (const double strong : {60.0, 130.0}) {
    cv::Mat edges;
    cv::Canny(grey, edges, strong / 2, strong);
    cv::dilate(edges, edges, three);
    add_outlines(edges, scale, quads);
  }
  // A pattern of the cloth has thousands; the widest are kept, and none twice.
  std::stable_sort(quads.begin(), quads.end(), [](const vision::Quad& a, const vision::Quad& b) {
    return cv::norm(a[0] - a[2]) > cv::norm(b[0] - b[2]);
  });
  std::vector<vision::Quad> kept;
  for (const vision::Quad& quad : quads) {
    const bool twice = std::any_of(kept.begin(), kept.end(), [&](const vision::Quad& other) {
      return cv::norm((quad[0] + quad[2] - other[0] - other[2]) * 0.5) < 0.05 * cv::norm(quad[0] - quad[2]) &&
             cv::norm(other[0] - other[2]) < 1.1 * cv::norm(quad[0] - quad[2]);
    });
    if (!twice) kept.push_back(quad);
    if (kept.size() == kMostOutlines) break;
  }
  return kept;
}

}  // namespace tilewatch::calibration
