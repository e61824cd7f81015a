// SPDX-License-Identifier: MIT
#include "vision/table/topology_seeds.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <opencv2/imgproc.hpp>

#include "vision/table/plane_fit.h"
#include "vision/table/quads.h"
#include "vision/tiles/quad_frame.h"

namespace tilewatch::vision {

namespace {

// Sizes of windows: from this share of the picture's longer side (but no smaller than can be read) to this
// share of its shorter side, each so much larger than the one before.
constexpr double kSmallestWindow = 1.0 / 56;
constexpr double kSmallestWindowPx = 26;
constexpr double kLargestWindow = 0.95;
constexpr double kWindowGrowth = 1.5;
// Windows of one size lie this far apart: of their side, but no closer than this share of the longer side.
constexpr double kStep = 0.9;
constexpr double kLeastStep = 1.0 / 18;
// Windows with less contrast (grey levels) show bare table.
constexpr double kBareContrast = 5;
// How many windows of the first round are cut again, and how many of those are followed to the end.
constexpr std::size_t kCutAgain = 128;
constexpr std::size_t kFollowed = 48;
constexpr int kRecuts = 2;
// The best of them are also tried turned, resized and pressed into other shapes by so much (radians, log): a
// slanted table shows tiles as no square of the window's shape is.
constexpr std::size_t kVaried = 24;
constexpr double kVariedTurn = 0.38;
constexpr double kVariedSize = 0.26;
constexpr double kVariedShape = 0.2;
// Tiles of one board are about as large (log) and turned alike (radians) as their neighbours.
constexpr double kAlikeSize = 0.15;
constexpr double kAlikeTurn = 0.15;
constexpr double kFriendWeight = 0.15;
constexpr int kMostFriends = 8;
// What a seed must be.
constexpr double kSeedLikely = 0.6;
constexpr double kSeedAstray = 0.15;
// Two seeds whose middles are closer than this (in tiles) mean the same tile.
constexpr double kSameTile = 0.4;

struct Window {
  Quad quad{};
  double promise = 0;
};

Quad square(cv::Point2d middle, double side, double angle, const TopologySeedOptions& options) {
  // A square in the stretched picture that covers side * side pixels of the picture.
  const double s = side * std::sqrt(options.stretch_x * options.stretch_y) / 2;
  const cv::Point2d u(std::cos(angle) * s / options.stretch_x, std::sin(angle) * s / options.stretch_y);
  const cv::Point2d v(-std::sin(angle) * s / options.stretch_x, std::cos(angle) * s / options.stretch_y);
  return {cv::Point2f(middle - u - v), cv::Point2f(middle + u - v), cv::Point2f(middle + u + v),
          cv::Point2f(middle - u + v)};
}

/// Contrast of windows of any size, from sums over a small grey picture.
class Contrast {
 public:
  explicit Contrast(const cv::Mat& picture_bgr) {
    scale_ = std::min(1.0, 480.0 / std::max(picture_bgr.cols, picture_bgr.rows));
    cv::Mat small;
    cv::resize(picture_bgr, small, {}, scale_, scale_, cv::INTER_AREA);
    cv::cvtColor(small, small, cv::COLOR_BGR2GRAY);
    cv::integral(small, sum_, squares_, CV_64F, CV_64F);
  }

  double of(cv::Point2d middle, double side) const {
    const double half = std::max(1.5, side * scale_ / 2);
    const auto clip = [](double v, int most) {
      return std::clamp(static_cast<int>(std::lround(v)), 0, most);
    };
    const int x0 = clip(middle.x * scale_ - half, sum_.cols - 1);
    const int x1 = clip(middle.x * scale_ + half, sum_.cols - 1);
    const int y0 = clip(middle.y * scale_ - half, sum_.rows - 1);
    const int y1 = clip(middle.y * scale_ + half, sum_.rows - 1);
    const double n = static_cast<double>(x1 - x0) * (y1 - y0);
    if (n < 1) return 0;
    const auto over = [&](const cv::Mat& m) {
      return (m.at<double>(y1, x1) - m.at<double>(y0, x1) - m.at<double>(y1, x0) + m.at<double>(y0, x0)) / n;
    };
    const double mean = over(sum_);
    return std::sqrt(std::max(0.0, over(squares_) - mean * mean));
  }

 private:
  double scale_ = 1;
  cv::Mat sum_, squares_;
};

/// Windows all over the picture, sizes mixed, bare ones left out, no more than asked for.
std::vector<Quad> windows(const PictureStack& stack, const TopologySeedOptions& options) {
  const cv::Size size = stack.size();
  const double longer = std::max(size.width, size.height);
  const double shorter = std::min(size.width, size.height);
  const Contrast contrast(stack.picture());
  cv::RNG random(options.seed);
  struct Place {
    cv::Point2d middle;
    double side;
  };
  std::vector<std::vector<Place>> by_size;
  for (double side = std::max(kSmallestWindowPx, kSmallestWindow * longer); side < kLargestWindow * shorter;
       side *= kWindowGrowth) {
    std::vector<Place> places;
    const double step = std::max(kStep * side, kLeastStep * longer);
    const int nx = std::max(1, static_cast<int>(std::floor((size.width - 0.6 * side) / step)));
    const int ny = std::max(1, static_cast<int>(std::floor((size.height - 0.6 * side) / step)));
    for (int y = 0; y < ny; ++y) {
      for (int x = 0; x < nx; ++x) {
        // Every second row is moved by half a step.
        const double shift = y % 2 == 0 ? 0.25 : 0.75;
        const cv::Point2d middle((x + shift) * size.width / nx, (y + 0.5) * size.height / ny);
        if (contrast.of(middle, side) >= kBareContrast) places.push_back({middle, side});
      }
    }
    for (std::size_t i = places.size(); i > 1; --i)
      std::swap(places[i - 1], places[static_cast<std::size_t>(random.uniform(0, static_cast<int>(i)))]);
    if (!places.empty()) by_size.push_back(std::move(places));
  }
  constexpr std::array<double, 2> kAngles{0, std::numbers::pi / 4};
  std::vector<Quad> quads;
  const auto most = static_cast<std::size_t>(options.most_looks) / kAngles.size();
  std::vector<Place> chosen;
  for (std::size_t i = 0; chosen.size() < most; ++i) {
    bool any = false;
    for (const auto& places : by_size) {
      if (i >= places.size() || chosen.size() >= most) continue;
      chosen.push_back(places[i]);
      any = true;
    }
    if (!any) break;
  }
  for (const Place& place : chosen)
    for (const double angle : kAngles) quads.push_back(square(place.middle, place.side, angle, options));
  return quads;
}

double promise_of(const TopologyLook& look) {
  return look.probability(Shown::kTile) + 0.6 * look.probability(Shown::kBadlyCut) +
         0.3 * look.probability(Shown::kCovered);
}

void keep_best(std::vector<Window>& windows, std::size_t most) {
  std::stable_sort(windows.begin(), windows.end(),
                   [](const Window& a, const Window& b) { return a.promise > b.promise; });
  if (windows.size() > most) windows.resize(most);
}

/// The quad with other turns, sizes and shapes.
std::vector<Quad> variants_of(const Quad& quad) {
  const cv::Matx33d h = image_from_frame(quad);
  std::vector<Quad> variants;
  for (const double sign : {-1.0, 1.0}) {
    variants.push_back(moved_square(h, {}, sign * kVariedTurn, 1));
    variants.push_back(moved_square(h, {}, 0, std::exp(sign * kVariedSize)));
    // Longer one way and shorter the other: along the sides, and along the diagonals.
    const double a = std::exp(sign * kVariedShape / 2);
    const double c = (a + 1 / a) / 2;
    const double d = (a - 1 / a) / 2;
    for (const cv::Matx22d& m : {cv::Matx22d(a, 0, 0, 1 / a), cv::Matx22d(c, d, d, c)}) {
      Quad pressed;
      constexpr std::array<std::array<double, 2>, 4> kCorners{
          {{-0.5, -0.5}, {0.5, -0.5}, {0.5, 0.5}, {-0.5, 0.5}}};
      for (std::size_t i = 0; i < 4; ++i) {
        const cv::Vec2d p = m * cv::Vec2d(kCorners[i][0], kCorners[i][1]);
        pressed[i] = mapped(h, {p[0], p[1]});
      }
      variants.push_back(pressed);
    }
  }
  return variants;
}

std::vector<Quad> quads_of(const std::vector<Window>& windows) {
  std::vector<Quad> quads;
  for (const Window& window : windows) quads.push_back(window.quad);
  return quads;
}

/// How many others are as large and turned alike: tiles of a board come in crowds, mistakes alone.
int friends_of(const TileSight& seed, const std::vector<TileSight>& all) {
  const auto angle = [](const Quad& q) {
    const cv::Point2f across = q[1] - q[0] + q[2] - q[3];
    return static_cast<double>(std::atan2(across.y, across.x));
  };
  int friends = -1;  // not itself
  for (const TileSight& other : all) {
    const double size = std::log(side_px(other.corners) / side_px(seed.corners));
    const double turn = std::remainder(angle(other.corners) - angle(seed.corners), std::numbers::pi / 2);
    friends += std::abs(size) < kAlikeSize && std::abs(turn) < kAlikeTurn;
  }
  return friends;
}

}  // namespace

std::vector<TileSight> topology_seeds(const PictureStack& stack, const TopologyReader& reader,
                                      const TopologySeedOptions& options) {
  std::vector<Window> found;
  for (const TopologyLook& look : reader.look(stack, windows(stack, options)))
    found.push_back({look.corners, promise_of(look)});
  keep_best(found, kCutAgain);
  std::vector<Window> better;
  for (const TopologyLook& look : reader.look(stack, quads_of(found)))
    better.push_back({look.corners, promise_of(look) - 0.5 * look.astray()});
  keep_best(better, kCutAgain);
  std::vector<Quad> varied;
  for (std::size_t i = 0; i < std::min(kVaried, better.size()); ++i) {
    const std::vector<Quad> variants = variants_of(better[i].quad);
    varied.insert(varied.end(), variants.begin(), variants.end());
  }
  for (const TopologyLook& look : reader.look(stack, varied))
    better.push_back({look.corners, promise_of(look) - 0.5 * look.astray()});
  keep_best(better, kFollowed);
  const std::vector<Quad> quads = quads_of(better);
  TopologyLookOptions how;
  how.recuts = kRecuts;
  std::vector<TileSight> seeds;
  for (const TopologyLook& look : reader.look(stack, quads, how)) {
    if (look.probability(Shown::kTile) < kSeedLikely || look.astray() > kSeedAstray) continue;
    TileSight seed;
    seed.corners = turned(look.corners, most_upward(look.corners));
    seed.similarity = seed.visible = look.probability(Shown::kTile) - look.astray();
    seed.edges = look.edges;
    std::rotate(seed.edges->begin(), seed.edges->begin() + most_upward(look.corners), seed.edges->end());
    seeds.push_back(seed);
  }
  const auto by_likelihood = [](const TileSight& a, const TileSight& b) { return a.visible > b.visible; };
  std::stable_sort(seeds.begin(), seeds.end(), by_likelihood);
  std::vector<TileSight> different;
  for (const TileSight& seed : seeds) {
    const bool known = std::any_of(different.begin(), different.end(), [&](const TileSight& other) {
      const double side = std::min(side_px(seed.corners), side_px(other.corners));
      return cv::norm(middle_of(seed.corners) - middle_of(other.corners)) < kSameTile * side;
    });
    if (!known) different.push_back(seed);
  }
  std::vector<std::pair<double, std::size_t>> order;
  for (std::size_t i = 0; i < different.size(); ++i)
    order.emplace_back(
        -different[i].visible - kFriendWeight * std::min(kMostFriends, friends_of(different[i], different)),
        i);
  std::sort(order.begin(), order.end());
  std::vector<TileSight> sorted;
  for (const auto& [weight, i] : order) sorted.push_back(different[i]);
  return sorted;
}

}  // namespace tilewatch::vision
