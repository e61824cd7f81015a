// SPDX-License-Identifier: MIT
#include "vision/watch/change.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <utility>

namespace tilewatch::vision {
namespace {

constexpr int kStep = 4;        // every fourth pixel is enough to estimate light
constexpr double kLift = 4.0;   // keeps the ratio of dark pixels from being all noise
constexpr double kUsual = 0.3;  // log ratios further than this from the median are objects, not light

// log gain = a + b x + c y with x, y in -0.5 .. 0.5, by iteratively reweighted least squares.
cv::Vec3d fit_log_gain(const cv::Mat& reference, const cv::Mat& current, int channel) {
  std::vector<cv::Vec3d> rows;
  std::vector<double> ratio;
  const double w = reference.cols;
  const double h = reference.rows;
  for (int y = 0; y < reference.rows; y += kStep) {
    for (int x = 0; x < reference.cols; x += kStep) {
      const double r = reference.at<cv::Vec3b>(y, x)[channel];
      const double c = current.at<cv::Vec3b>(y, x)[channel];
      if (c > 250 || r > 250) continue;  // blown out: says nothing about the light
      rows.emplace_back(1.0, x / w - 0.5, y / h - 0.5);
      ratio.push_back(std::log((c + kLift) / (r + kLift)));
    }
  }
  if (rows.size() < 50) return {0, 0, 0};
  std::vector<double> sorted = ratio;
  const auto middle = sorted.begin() + static_cast<std::ptrdiff_t>(sorted.size() / 2);
  std::nth_element(sorted.begin(), middle, sorted.end());
  const double median = *middle;
  std::vector<double> weight(ratio.size());
  for (std::size_t i = 0; i < ratio.size(); ++i) weight[i] = std::abs(ratio[i] - median) < kUsual ? 1.0 : 0.0;
  cv::Vec3d gain{median, 0, 0};
  std::vector<double> error(ratio.size());
  for (int pass = 0; pass < 4; ++pass) {
    cv::Matx33d normal = cv::Matx33d::eye() * 1e-6;
    cv::Vec3d right{0, 0, 0};
    for (std::size_t i = 0; i < rows.size(); ++i) {
      normal += weight[i] * (rows[i] * rows[i].t());
      right += weight[i] * ratio[i] * rows[i];
    }
    gain = normal.solve(right, cv::DECOMP_CHOLESKY);
    for (std::size_t i = 0; i < rows.size(); ++i) error[i] = std::abs(ratio[i] - gain.dot(rows[i]));
    sorted = error;
    std::nth_element(sorted.begin(), middle, sorted.end());
    const double scale = std::max(0.02, 1.5 * *middle);
    for (std::size_t i = 0; i < rows.size(); ++i)
      weight[i] = 1.0 / (1.0 + (error[i] / scale) * (error[i] / scale));
  }
  return gain;
}

// The reference as it would look in the light of the current picture.
cv::Mat3f relit(const cv::Mat& reference, const cv::Mat& current) {
  std::array<cv::Vec3d, 3> gain;
  for (int c = 0; c < 3; ++c) gain[static_cast<std::size_t>(c)] = fit_log_gain(reference, current, c);
  cv::Mat3f result(reference.size());
  for (int y = 0; y < reference.rows; ++y) {
    std::array<double, 3> level{};
    std::array<double, 3> factor{};  // the gain grows by this factor from one pixel to the next
    for (std::size_t c = 0; c < 3; ++c) {
      level[c] = std::exp(gain[c][0] - 0.5 * gain[c][1] +
                          gain[c][2] * (y / static_cast<double>(reference.rows) - 0.5));
      factor[c] = std::exp(gain[c][1] / reference.cols);
    }
    const auto* from = reference.ptr<cv::Vec3b>(y);
    auto* to = result.ptr<cv::Vec3f>(y);
    for (int x = 0; x < reference.cols; ++x) {
      for (std::size_t c = 0; c < 3; ++c) {
        const auto i = static_cast<int>(c);
        to[x][i] = static_cast<float>(std::min(255.0, (from[x][i] + kLift) * level[c] - kLift));
        level[c] *= factor[c];
      }
    }
  }
  return result;
}

}  // namespace

double ChangeMap::share_in(const std::vector<cv::Point2f>& polygon) const {
  std::vector<cv::Point> corners;
  for (const cv::Point2f& p : polygon) corners.emplace_back(cvRound(p.x), cvRound(p.y));
  const cv::Rect box = cv::boundingRect(corners) & cv::Rect(0, 0, mask.cols, mask.rows);
  if (box.empty()) return 0;
  for (cv::Point& p : corners) p -= box.tl();
  cv::Mat1b inside(box.size(), std::uint8_t{0});
  cv::fillConvexPoly(inside, corners, cv::Scalar(255));
  const int all = cv::countNonZero(inside);
  if (all == 0) return 0;
  return cv::countNonZero(inside & mask(box)) / static_cast<double>(all);
}

ChangeMap change_map(cv::Mat1b mask) {
  ChangeMap result;
  result.mask = std::move(mask);
  const cv::Mat around = cv::getStructuringElement(cv::MORPH_RECT, {3, 3});
  cv::morphologyEx(result.mask, result.mask, cv::MORPH_OPEN, around);
  cv::morphologyEx(result.mask, result.mask, cv::MORPH_CLOSE,
                   cv::getStructuringElement(cv::MORPH_RECT, {7, 7}));
  cv::Mat stats;
  cv::Mat centres;
  const int count = cv::connectedComponentsWithStats(result.mask, result.labels, stats, centres);
  for (int i = 1; i < count; ++i) {
    const cv::Rect box(stats.at<int>(i, cv::CC_STAT_LEFT), stats.at<int>(i, cv::CC_STAT_TOP),
                       stats.at<int>(i, cv::CC_STAT_WIDTH), stats.at<int>(i, cv::CC_STAT_HEIGHT));
    constexpr int kBorder = 2;
    const bool touches = box.x <= kBorder || box.y <= kBorder || box.br().x >= result.mask.cols - kBorder ||
                         box.br().y >= result.mask.rows - kBorder;
    result.regions.push_back({i, stats.at<int>(i, cv::CC_STAT_AREA), box, touches});
  }
  std::sort(result.regions.begin(), result.regions.end(),
            [](const ChangeRegion& a, const ChangeRegion& b) { return a.area > b.area; });
  return result;
}

ChangeMap compare_pictures(const cv::Mat& reference, const cv::Mat& current, const ChangeOptions& options) {
  CV_Assert(reference.size() == current.size() && reference.type() == CV_8UC3 && current.type() == CV_8UC3);
  const cv::Mat3f expected = relit(reference, current);
  const cv::Mat around = cv::getStructuringElement(cv::MORPH_RECT, {3, 3});
  cv::Mat lowest;
  cv::Mat highest;
  cv::erode(expected, lowest, around);
  cv::dilate(expected, highest, around);
  cv::Mat1b result(current.size());
  for (int y = 0; y < current.rows; ++y) {
    const auto* now = current.ptr<cv::Vec3b>(y);
    const auto* low = lowest.ptr<cv::Vec3f>(y);
    const auto* high = highest.ptr<cv::Vec3f>(y);
    auto* out = result.ptr<std::uint8_t>(y);
    for (int x = 0; x < current.cols; ++x) {
      float worst = 0;
      for (int c = 0; c < 3; ++c) {
        const auto value = static_cast<float>(now[x][c]);
        worst = std::max({worst, value - high[x][c], low[x][c] - value});
      }
      out[x] = worst > options.threshold ? 255 : 0;
    }
  }
  return change_map(std::move(result));
}

}  // namespace tilewatch::vision
