// SPDX-License-Identifier: MIT
#include "calibration/table/drift.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace tilewatch::calibration {
namespace {

double middle_value(std::vector<double> values) {
  if (values.empty()) return 0;
  const auto at = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), at, values.end());
  return *at;
}

cv::Point2d middle_point(const std::vector<cv::Point2d>& points) {
  cv::Point2d sum(0, 0);
  for (const auto& p : points) sum += p;
  return sum * (1 / static_cast<double>(points.size()));
}

}  // namespace

Drift drift_of(const TablePlane& plane, const std::vector<TileTwice>& tiles) {
  Drift drift;
  drift.tiles = tiles.size();
  if (tiles.empty()) return drift;
  std::vector<double> ways_x;
  std::vector<double> ways_y;
  std::vector<double> ways;
  std::vector<double> turns;
  for (const auto& [before, now] : tiles) {
    const auto a = plane.on_table({before.begin(), before.end()});
    const auto b = plane.on_table({now.begin(), now.end()});
    const cv::Point2d way = middle_point(b) - middle_point(a);
    ways_x.push_back(way.x);
    ways_y.push_back(way.y);
    ways.push_back(cv::norm(way));
    const cv::Point2d u = a[1] - a[0];
    const cv::Point2d v = b[1] - b[0];
    turns.push_back(std::atan2(u.cross(v), u.dot(v)) * 180 / CV_PI);
  }
  drift.moved_mm = middle_value(ways);
  drift.turned_deg = middle_value(turns);
  // What is left when all tiles are moved back together by the middle way.
  const cv::Point2d common(middle_value(ways_x), middle_value(ways_y));
  std::vector<double> left;
  for (std::size_t i = 0; i < ways_x.size(); ++i)
    left.push_back(cv::norm(cv::Point2d(ways_x[i], ways_y[i]) - common));
  drift.shape_mm = middle_value(left);
  if (drift.moved_mm > kNoticeMm) {
    drift.words = fmt::format("The camera (or the board) has moved {:.0f} mm.", drift.moved_mm);
  }
  return drift;
}

}  // namespace tilewatch::calibration
