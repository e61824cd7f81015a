// SPDX-License-Identifier: MIT
#include "vision/watch/table_again.h"

#include <algorithm>

#include "vision/watch/change.h"

namespace tilewatch::vision {
namespace {

constexpr std::size_t kMostSeen = 8;
// Of a tile: what differs at the edge is something else.
constexpr double kSomethingElse = 0.4;

bool same_at_the_edge(const cv::Mat& a, const cv::Mat& b, double tile_area) {
  const ChangeMap change = compare_pictures(a, b);
  return std::none_of(change.regions.begin(), change.regions.end(), [&](const ChangeRegion& region) {
    return region.touches_border && region.area >= kSomethingElse * tile_area;
  });
}

}  // namespace

bool TableAgain::look(const cv::Mat& small_bgr, double tile_area) {
  bool between = false;
  bool came_back = false;
  for (auto it = before_.rbegin(); it != before_.rend() && !came_back; ++it) {
    if (it->picture.size() != small_bgr.size()) break;
    const bool same = same_at_the_edge(it->picture, small_bgr, tile_area);
    came_back = same && between && it->still;
    between = between || !same;
  }
  before_.push_back({small_bgr.clone(), true});
  if (before_.size() > kMostSeen) before_.pop_front();
  return came_back;
}

void TableAgain::glimpse(const cv::Mat& small_bgr) {
  // One of each motion is enough.
  if (!before_.empty() && !before_.back().still) return;
  before_.push_back({small_bgr.clone(), false});
  if (before_.size() > kMostSeen) before_.pop_front();
}

}  // namespace tilewatch::vision
