// SPDX-License-Identifier: MIT
#include "calibration/place/place.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace tilewatch::calibration {
namespace {

/// Width of an edge: how far it rises, over how fast it rises at its steepest. Only strong edges tell; of
/// them the sharpest quarter, because shadows are soft in every picture.
double sharpest_edges_px(const cv::Mat& grey) {
  cv::Mat smooth;
  cv::GaussianBlur(grey, smooth, {}, 0.6);
  cv::Mat gx;
  cv::Mat gy;
  smooth.convertTo(smooth, CV_32F);
  cv::Sobel(smooth, gx, CV_32F, 1, 0, 3, 1.0 / 8);
  cv::Sobel(smooth, gy, CV_32F, 0, 1, 3, 1.0 / 8);
  cv::Mat steep;
  cv::magnitude(gx, gy, steep);
  constexpr int kReach = 10;
  std::vector<double> widths;
  for (int y = kReach; y < grey.rows - kReach; y += 2) {
    for (int x = kReach; x < grey.cols - kReach; x += 2) {
      const float g = steep.at<float>(y, x);
      if (g < 6) continue;
      const double ux = gx.at<float>(y, x) / g;
      const double uy = gy.at<float>(y, x) / g;
      const auto at = [&](double t) {
        return smooth.at<float>(static_cast<int>(std::lround(y + uy * t)),
                                static_cast<int>(std::lround(x + ux * t)));
      };
      // Only where the slope is steepest along its own direction.
      const auto slope = [&](double t) {
        return steep.at<float>(static_cast<int>(std::lround(y + uy * t)),
                               static_cast<int>(std::lround(x + ux * t)));
      };
      if (slope(1) > g || slope(-1) > g) continue;
      // Up and down the hill as long as it goes on.
      double high = at(0);
      double low = high;
      for (int t = 1; t <= kReach && at(t) >= high; ++t) high = at(t);
      for (int t = 1; t <= kReach && at(-t) <= low; ++t) low = at(-t);
      if (high - low < 40) continue;
      widths.push_back(0.8 * (high - low) / g);
    }
  }
  if (widths.size() < 50) return 0;
  const auto quarter = widths.begin() + static_cast<std::ptrdiff_t>(widths.size() / 4);
  std::nth_element(widths.begin(), quarter, widths.end());
  return *quarter;
}

/// The largest region without strong borders that passes through the picture's middle part, with what lies on
/// it.
double share_of_table(const cv::Mat& bgr) {
  constexpr int kWide = 200;
  cv::Mat small;
  cv::resize(bgr, small, {kWide, std::max(1, bgr.rows * kWide / bgr.cols)}, 0, 0, cv::INTER_AREA);
  cv::medianBlur(small, small, 5);
  cv::Mat lab;
  cv::cvtColor(small, lab, cv::COLOR_BGR2Lab);
  cv::Mat taken(lab.rows + 2, lab.cols + 2, CV_8U, cv::Scalar(0));
  std::vector<cv::Point> best;
  int most = 0;
  for (int y = lab.rows / 6; y < lab.rows * 5 / 6; y += 6) {
    for (int x = lab.cols / 6; x < lab.cols * 5 / 6; x += 6) {
      if (taken.at<uchar>(y + 1, x + 1) != 0) continue;
      cv::Mat before = taken.clone();
      const int area = cv::floodFill(lab, taken, {x, y}, cv::Scalar(), nullptr, cv::Scalar(6, 4, 4),
                                     cv::Scalar(6, 4, 4), 4 | cv::FLOODFILL_MASK_ONLY | (255 << 8));
      if (area <= most) continue;
      most = area;
      const cv::Mat now = (taken - before)(cv::Rect(1, 1, lab.cols, lab.rows));
      cv::findNonZero(now, best);
    }
  }
  if (best.empty()) return 0;
  std::vector<cv::Point> hull;
  cv::convexHull(best, hull);
  return cv::contourArea(hull) / (lab.cols * lab.rows);
}

}  // namespace

PlaceReport assess_place(const cv::Mat& picture_bgr) {
  PlaceReport report;
  cv::Mat grey;
  cv::cvtColor(picture_bgr, grey, cv::COLOR_BGR2GRAY);
  report.edge_px = sharpest_edges_px(grey);
  const double pixels = static_cast<double>(grey.total());
  report.brightness = cv::mean(grey)[0] / 255;
  report.too_dark = cv::countNonZero(grey < 12) / pixels;
  report.too_bright = cv::countNonZero(grey > 250) / pixels;
  // Glare is white whatever lies under it, and larger than a highlight on a figure.
  cv::inRange(picture_bgr, cv::Scalar(246, 246, 246), cv::Scalar(255, 255, 255), report.glare_map);
  const int speck = std::max(3, picture_bgr.cols / 160) | 1;
  cv::morphologyEx(report.glare_map, report.glare_map, cv::MORPH_OPEN,
                   cv::getStructuringElement(cv::MORPH_ELLIPSE, {speck, speck}));
  report.glare = cv::countNonZero(report.glare_map) / pixels;
  report.table_share = share_of_table(picture_bgr);
  return report;
}

std::vector<std::string> PlaceReport::advice() const {
  std::vector<std::string> words;
  if (edge_px <= 0) {
    words.emplace_back(
        "Nothing in the picture has clear edges: is the lens covered, or the table empty and dark?");
  } else if (!in_focus()) {
    words.push_back(
        fmt::format("The picture is not sharp (edges are {:.1f} px wide, 2 to 3 is sharp): focus on the "
                    "table and lock the focus.",
                    edge_px));
  }
  if (brightness <= 0.18 || too_dark >= 0.4) words.emplace_back("It is too dark: more light on the table.");
  if (brightness >= 0.8 || too_bright >= 0.06)
    words.emplace_back("It is too bright: less exposure or less light.");
  if (!without_glare()) {
    words.push_back(
        fmt::format("A lamp or window is mirrored in {:.0f} % of the picture: move the lamp, or tilt the "
                    "camera a little.",
                    std::max(1.0, 100 * glare)));
  }
  if (!fills()) {
    words.push_back(
        fmt::format("The table fills about {:.0f} % of the picture: bring the camera nearer, or zoom in.",
                    100 * table_share));
  }
  return words;
}

}  // namespace tilewatch::calibration
