// SPDX-License-Identifier: MIT
#include "calibration/profile/evidence.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace tilewatch::calibration {
namespace {

const cv::Scalar kMeasuredLine{60, 200, 250};  // yellow
const cv::Scalar kNetLine{230, 190, 70};       // light blue
const cv::Scalar kWantedLine{70, 210, 70};     // green
const cv::Scalar kGlareLine{200, 60, 250};     // magenta
constexpr int kFine = 4;                       // sub-pixel bits of OpenCV's lines

void outline(cv::Mat& picture, const std::vector<cv::Point2d>& corners, const cv::Scalar& colour, int width) {
  std::vector<cv::Point> fixed;
  for (const auto& p : corners) {
    fixed.emplace_back(static_cast<int>(std::lround(p.x * (1 << kFine))),
                       static_cast<int>(std::lround(p.y * (1 << kFine))));
  }
  cv::polylines(picture, fixed, true, colour, width, cv::LINE_AA, kFine);
}

std::vector<cv::Point2d> points_of(const vision::Quad& quad) { return {quad.begin(), quad.end()}; }

int line_width(const cv::Mat& picture) { return std::max(1, picture.cols / 900); }

void label(cv::Mat& picture, cv::Point at, const std::string& words, double scale) {
  const double size = scale * picture.cols / 1600.0;
  const int width = std::max(1, static_cast<int>(std::lround(2 * size)));
  cv::putText(picture, words, at, cv::FONT_HERSHEY_SIMPLEX, size, {0, 0, 0}, 3 * width, cv::LINE_AA);
  cv::putText(picture, words, at, cv::FONT_HERSHEY_SIMPLEX, size, {255, 255, 255}, width, cv::LINE_AA);
}

void draw_patches(cv::Mat& picture, const std::vector<Patch>& patches) {
  for (const Patch& patch : patches) {
    if (patch.seen_px.size() == 4) {
      outline(picture, patch.seen_px, kMeasuredLine, line_width(picture) + 1);
    } else {
      for (const auto& p : patch.seen_px)
        cv::circle(picture, cv::Point(p), 3 * line_width(picture), kMeasuredLine, -1, cv::LINE_AA);
    }
  }
}

}  // namespace

cv::Mat patches_evidence(const cv::Mat& picture_bgr, const std::vector<Patch>& patches) {
  cv::Mat drawn = picture_bgr.clone();
  draw_patches(drawn, patches);
  return drawn;
}

cv::Mat lens_evidence(const std::vector<cv::Mat>& pictures, const Coverage& coverage) {
  if (pictures.empty()) return {};
  constexpr int kAcross = 4;
  constexpr int kWide = 320;
  constexpr std::size_t kMost = 11;  // and the coverage map as the twelfth
  const int tall = kWide * pictures.front().rows / pictures.front().cols;
  const std::size_t shown = std::min(kMost, pictures.size());
  const int rows = static_cast<int>(shown) / kAcross + 1;
  cv::Mat sheet(rows * (tall + 4), kAcross * (kWide + 4), CV_8UC3, cv::Scalar::all(255));
  const auto place = [&](std::size_t i) {
    const int n = static_cast<int>(i);
    return cv::Rect(n % kAcross * (kWide + 4), n / kAcross * (tall + 4), kWide, tall);
  };
  for (std::size_t i = 0; i < shown; ++i) {
    cv::Mat small;
    cv::resize(pictures[i * pictures.size() / shown], small, {kWide, tall}, 0, 0, cv::INTER_AREA);
    small.copyTo(sheet(place(i)));
  }
  cv::Mat map(tall, kWide, CV_8UC3, cv::Scalar::all(235));
  for (int y = 0; y < Coverage::kCells; ++y) {
    for (int x = 0; x < Coverage::kCells; ++x) {
      const int views = coverage.views[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
      const double strong = std::min(1.0, views / 4.0);
      const cv::Rect cell(x * kWide / Coverage::kCells + 1, y * tall / Coverage::kCells + 1,
                          kWide / Coverage::kCells - 2, tall / Coverage::kCells - 2);
      const cv::Scalar colour = views == 0
                                    ? cv::Scalar(205, 205, 215)
                                    : cv::Scalar(190 - 130 * strong, 215 - 60 * strong, 170 - 110 * strong);
      cv::rectangle(map, cell, colour, cv::FILLED);
    }
  }
  map.copyTo(sheet(place(shown)));
  return sheet;
}

cv::Mat board_evidence(const cv::Mat& picture_bgr, const BoardView& view) {
  cv::Mat drawn = picture_bgr.clone();
  const int radius = 4 * line_width(drawn) + 1;
  for (const auto& p : view.corners) {
    const cv::Point fixed(static_cast<int>(std::lround(p.x * (1 << kFine))),
                          static_cast<int>(std::lround(p.y * (1 << kFine))));
    cv::circle(drawn, fixed, radius << kFine, kMeasuredLine, line_width(drawn) + 1, cv::LINE_AA, kFine);
  }
  return drawn;
}

cv::Mat place_evidence(const cv::Mat& picture_bgr, const PlaceReport& report) {
  cv::Mat drawn = picture_bgr.clone();
  std::vector<std::vector<cv::Point>> spots;
  cv::findContours(report.glare_map, spots, cv::RETR_EXTERNAL, cv::CHAIN_APPROX_NONE);
  cv::drawContours(drawn, spots, -1, kGlareLine, line_width(drawn) + 1, cv::LINE_AA);
  return drawn;
}

cv::Mat table_evidence(const cv::Mat& picture_bgr, const TablePlane& plane,
                       const std::vector<Patch>& patches) {
  cv::Mat drawn = picture_bgr.clone();
  constexpr double kNetMm = 50;
  constexpr double kReachMm = 600;
  constexpr int kPieces = 48;
  // The net lies about the middle of the picture, its lines on whole steps of the table's frame.
  const auto middle = plane.on_table({{picture_bgr.cols / 2.0, picture_bgr.rows / 2.0}}).front();
  const cv::Point2d shift(kNetMm * std::round(middle.x / kNetMm), kNetMm * std::round(middle.y / kNetMm));
  for (double across = -kReachMm; across <= kReachMm; across += kNetMm) {
    for (const bool upright : {false, true}) {
      std::vector<cv::Point2d> line;
      for (int i = 0; i <= kPieces; ++i) {
        const double along = -kReachMm + 2 * kReachMm * i / kPieces;
        line.push_back(shift + (upright ? cv::Point2d(across, along) : cv::Point2d(along, across)));
      }
      const auto seen = plane.in_image(line);
      std::vector<cv::Point> fixed;
      for (const auto& p : seen) {
        if (std::abs(p.x) < 20000 && std::abs(p.y) < 20000) {
          fixed.emplace_back(static_cast<int>(std::lround(p.x * (1 << kFine))),
                             static_cast<int>(std::lround(p.y * (1 << kFine))));
        }
      }
      cv::polylines(drawn, fixed, false, kNetLine, 1, cv::LINE_AA, kFine);
    }
  }
  draw_patches(drawn, patches);
  return drawn;
}

cv::Mat figures_evidence(const cv::Mat& picture_bgr, const std::vector<FigureColour>& colours) {
  cv::Mat drawn = picture_bgr.clone();
  for (const FigureColour& colour : colours) {
    cv::rectangle(drawn, colour.where, kMeasuredLine, line_width(drawn) + 1, cv::LINE_AA);
    label(drawn, {colour.where.x, std::max(20, colour.where.y - 8)}, colour.name, 0.9);
  }
  return drawn;
}

cv::Mat colours_evidence(const cv::Mat& picture_bgr, const std::vector<FigureColour>& colours) {
  const cv::Mat drawn = figures_evidence(picture_bgr, colours);
  cv::Rect all;
  for (const FigureColour& colour : colours) all = all.empty() ? colour.where : (all | colour.where);
  const int margin = std::max(40, all.height / 2);
  all -= cv::Point(margin, margin);
  all += cv::Size(2 * margin, 2 * margin);
  all &= cv::Rect({0, 0}, drawn.size());
  return all.empty() ? drawn : drawn(all).clone();
}

cv::Mat check_evidence(const cv::Mat& picture_bgr, const std::vector<TileCheck>& checks) {
  cv::Mat drawn = picture_bgr.clone();
  for (const TileCheck& check : checks) {
    outline(drawn, points_of(check.seen), kMeasuredLine, line_width(drawn));
    outline(drawn, points_of(check.expected), kWantedLine, line_width(drawn));
    label(drawn, cv::Point(check.seen[0]) - cv::Point(0, 6), fmt::format("{:.1f} mm", check.error_mm), 0.7);
  }
  return drawn;
}

}  // namespace tilewatch::calibration
