// SPDX-License-Identifier: MIT
#include "vision/tiles/trim_face.h"

#include <algorithm>
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>
#include <vector>

namespace tilewatch::vision {
namespace {

// A margin never takes more than this share of a side; more would be a picture of something else.
constexpr double kDeepest = 0.14;

struct Line {
  double white = 0;       ///< share of pixels that are paper white
  double neutral = 0;     ///< share of pixels without a colour
  double brightness = 0;  ///< mean, 0..255
};

Line look_at(const cv::Mat& line) {
  Line seen;
  for (const cv::Vec3b& p : cv::Mat_<cv::Vec3b>(line)) {
    const int low = std::min({p[0], p[1], p[2]});
    const int high = std::max({p[0], p[1], p[2]});
    seen.white += low >= 242 ? 1 : 0;
    seen.neutral += high - low <= 22 ? 1 : 0;
    seen.brightness += (p[0] + p[1] + p[2]) / 3.0;
  }
  const double count = std::max<double>(1, static_cast<double>(line.total()));
  return {seen.white / count, seen.neutral / count, seen.brightness / count};
}

// How many lines, counted from the edge, are paper, and after them shadow: neutral lines that get darker and
// darker towards the tile. A snowy tile is white too, but between it and the paper there is an edge where it
// gets lighter again.
int margin(const std::vector<Line>& lines) {
  const auto limit = static_cast<std::size_t>(kDeepest * static_cast<double>(lines.size()));
  std::size_t i = 0;
  while (i < limit && lines[i].white > 0.85) ++i;
  if (i == 0) return 0;
  if (i == limit) return 0;  // no end of the white: it belongs to the picture
  while (i < limit && lines[i].neutral > 0.75 && lines[i].brightness < lines[i - 1].brightness + 1) ++i;
  return static_cast<int>(i);
}

}  // namespace

cv::Rect face_in(const cv::Mat& picture) {
  std::vector<Line> rows;
  std::vector<Line> columns;
  // The ends of a line lie in the margins of the other two sides, so only its middle is looked at.
  const cv::Range middle_x(picture.cols / 5, picture.cols - picture.cols / 5);
  const cv::Range middle_y(picture.rows / 5, picture.rows - picture.rows / 5);
  for (int y = 0; y < picture.rows; ++y) rows.push_back(look_at(picture.row(y).colRange(middle_x)));
  for (int x = 0; x < picture.cols; ++x) columns.push_back(look_at(picture.col(x).rowRange(middle_y)));
  const int top = margin(rows);
  const int left = margin(columns);
  std::reverse(rows.begin(), rows.end());
  std::reverse(columns.begin(), columns.end());
  const int bottom = margin(rows);
  const int right = margin(columns);
  return {left, top, picture.cols - left - right, picture.rows - top - bottom};
}

}  // namespace tilewatch::vision
