// SPDX-License-Identifier: MIT
#include "vision/table/seeds.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <numeric>
#include <opencv2/calib3d.hpp>
#include <opencv2/features2d.hpp>
#include <opencv2/imgproc.hpp>

namespace tilewatch::vision {

namespace {

constexpr int kFacePx = 72;  // faces are described at about the size that tiles have in pictures
constexpr int kBorder = 12;  // mirrored rim, so that features near the edge are described too
constexpr int kFeaturesAFace = 100;
constexpr double kContrast = 0.02;
constexpr double kEdge = 10;
constexpr float kLeastLikeness = 0.8F;

cv::Ptr<cv::SIFT> detector() { return cv::SIFT::create(0, 3, kContrast, kEdge); }

/// Descriptors as Arandjelovic and Zisserman compare them (square roots, "RootSIFT"), as whole numbers: every
/// row's length is kUnit, so that likeness is a sum of products over kUnit squared.
constexpr int kWidth = 128;
constexpr int kUnit = 1024;
cv::Mat rooted(const cv::Mat& descriptors) {
  cv::Mat result(descriptors.rows, kWidth, CV_16S);
  for (int i = 0; i < descriptors.rows; ++i) {
    const float* from = descriptors.ptr<float>(i);
    const float sum = std::max(1.0F, std::accumulate(from, from + kWidth, 0.0F));
    auto* to = result.ptr<std::int16_t>(i);
    for (int k = 0; k < kWidth; ++k)
      to[k] = static_cast<std::int16_t>(std::lround(kUnit * std::sqrt(from[k] / sum)));
  }
  return result;
}

/// Of whole numbers, because processors without anything special multiply eight of them at a time.
int product(const std::int16_t* a, const std::int16_t* b) {
  int sum = 0;
#pragma omp simd reduction(+ : sum)
  for (int k = 0; k < kWidth; ++k) sum += static_cast<int>(a[k]) * b[k];
  return sum;
}

/// Numbers of the `most` strongest features, spread over the picture: a busy cloth must not crowd out a quiet
/// tile.
std::vector<int> strongest(const std::vector<cv::KeyPoint>& points, std::size_t most, cv::Size size) {
  std::vector<int> order(points.size());
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
    return points[static_cast<std::size_t>(a)].response > points[static_cast<std::size_t>(b)].response;
  });
  if (order.size() <= most) return order;
  constexpr int kGrid = 12;
  const std::size_t share = 2 * most / (kGrid * kGrid);
  std::vector<std::size_t> used(kGrid * kGrid, 0);
  std::vector<int> chosen;
  std::vector<int> rest;
  for (const int i : order) {
    const auto& p = points[static_cast<std::size_t>(i)].pt;
    const int gx = std::clamp(static_cast<int>(p.x * kGrid / static_cast<float>(size.width)), 0, kGrid - 1);
    const int gy = std::clamp(static_cast<int>(p.y * kGrid / static_cast<float>(size.height)), 0, kGrid - 1);
    auto& n = used[static_cast<std::size_t>(gy * kGrid + gx)];
    (n < share ? chosen : rest).push_back(i);
    ++n;
  }
  chosen.insert(chosen.end(), rest.begin(), rest.end());
  chosen.resize(most);
  return chosen;
}

float angle_between(float a, float b) {
  const float d = std::remainder(a - b, 2 * std::numbers::pi_v<float>);
  return std::abs(d);
}

/// Do two votes mean the same tile? A slanted view bends what single features say by a good part of a tile.
bool agree(const Vote& a, const Vote& b) {
  const float side = std::sqrt(a.side_px * b.side_px);
  return a.side_px < 1.5F * b.side_px && b.side_px < 1.5F * a.side_px &&
         angle_between(a.angle, b.angle) < 0.5F && cv::norm(a.middle - b.middle) < 0.35 * side;
}

std::size_t distinct(std::vector<int>& values) {
  std::sort(values.begin(), values.end());
  return static_cast<std::size_t>(std::unique(values.begin(), values.end()) - values.begin());
}

Quad corners_of(const cv::Matx23d& image_from_face) {
  Quad quad;
  constexpr std::array<std::array<double, 2>, 4> kCorners{{{0, 0}, {1, 0}, {1, 1}, {0, 1}}};
  for (std::size_t i = 0; i < 4; ++i) {
    const auto p = image_from_face * cv::Vec3d(kCorners[i][0], kCorners[i][1], 1);
    quad[i] = cv::Point2f(static_cast<float>(p[0]), static_cast<float>(p[1]));
  }
  return quad;
}

/// The affine map that most of the votes' features agree with; their mean similarity when they are too few.
cv::Matx23d pose_of(const std::vector<Vote>& group, std::uint32_t seed) {
  float side = 0;
  float c = 0;
  float s = 0;
  cv::Point2f middle;
  for (const auto& v : group) {
    side += std::log(v.side_px);
    c += std::cos(v.angle);
    s += std::sin(v.angle);
    middle += v.middle;
  }
  const auto n = static_cast<float>(group.size());
  const double size = std::exp(side / n);
  const double angle = std::atan2(s, c);
  middle *= 1 / n;
  const double a = size * std::cos(angle);
  const double b = size * std::sin(angle);
  const cv::Matx23d mean(a, -b, middle.x - (a - b) / 2, b, a, middle.y - (a + b) / 2);
  if (group.size() < 5) return mean;
  std::vector<cv::Point2f> from;
  std::vector<cv::Point2f> to;
  for (const auto& v : group) {
    from.push_back(v.in_face);
    to.push_back(v.seen);
  }
  std::vector<uchar> inliers;
  cv::UsacParams how;
  how.randomGeneratorState = static_cast<int>(seed);
  how.threshold = 0.06 * size;
  how.maxIterations = 200;
  const cv::Mat m = cv::estimateAffine2D(from, to, inliers, how);
  if (m.empty() || std::count(inliers.begin(), inliers.end(), 1) < 5) return mean;
  const cv::Matx23d affine(m);
  // Believe it only as far as a table can be slanted.
  const cv::Matx22d linear(affine(0, 0), affine(0, 1), affine(1, 0), affine(1, 1));
  cv::Vec2d w;
  cv::SVD::compute(linear, w);
  if (cv::determinant(linear) <= 0 || w[0] > 2.6 * w[1] || w[0] > 2.2 * size || w[1] < size / 2.6)
    return mean;
  return affine;
}

}  // namespace

SeedFinder::SeedFinder(const ArtLibrary& library) {
  const auto sift = detector();
  int number = 0;
  for (const auto& face : library.faces()) {
    cv::Mat grey;
    cv::cvtColor(face.picture, grey, cv::COLOR_BGR2GRAY);
    cv::resize(grey, grey, {kFacePx, kFacePx}, 0, 0, cv::INTER_AREA);
    cv::copyMakeBorder(grey, grey, kBorder, kBorder, kBorder, kBorder, cv::BORDER_REFLECT);
    std::vector<cv::KeyPoint> points;
    cv::Mat descriptors;
    sift->detectAndCompute(grey, cv::noArray(), points, descriptors);
    std::vector<int> inside;
    std::vector<cv::KeyPoint> kept;
    for (std::size_t i = 0; i < points.size(); ++i) {
      const cv::Point2f p = (points[i].pt + cv::Point2f(0.5F - kBorder, 0.5F - kBorder)) * (1.0F / kFacePx);
      if (p.x <= 0 || p.y <= 0 || p.x >= 1 || p.y >= 1) continue;
      inside.push_back(static_cast<int>(i));
      kept.push_back(points[i]);
    }
    for (const int k : strongest(kept, kFeaturesAFace, grey.size())) {
      const auto& p = kept[static_cast<std::size_t>(k)];
      features_.push_back({number, (p.pt + cv::Point2f(0.5F - kBorder, 0.5F - kBorder)) * (1.0F / kFacePx),
                           p.size / kFacePx, p.angle});
      descriptors_.push_back(descriptors.row(inside[static_cast<std::size_t>(k)]));
    }
    ++number;
  }
  descriptors_ = rooted(descriptors_);
}

std::vector<Vote> SeedFinder::votes(const cv::Mat& picture_bgr, const SeedView& view) const {
  std::vector<Vote> result;
  if (features_.empty() || std::min(picture_bgr.cols, picture_bgr.rows) < 16) return result;
  const double scale =
      std::min(1.0, static_cast<double>(view.longest_px) / std::max(picture_bgr.cols, picture_bgr.rows));
  const cv::Size size(std::max(16, cvRound(picture_bgr.cols * scale * view.stretch_x)),
                      std::max(16, cvRound(picture_bgr.rows * scale * view.stretch_y)));
  cv::Mat grey;
  cv::cvtColor(picture_bgr, grey, cv::COLOR_BGR2GRAY);
  if (size != grey.size()) cv::resize(grey, grey, size, 0, 0, scale < 1 ? cv::INTER_AREA : cv::INTER_LINEAR);
  const float back_x = static_cast<float>(picture_bgr.cols) / static_cast<float>(size.width);
  const float back_y = static_cast<float>(picture_bgr.rows) / static_cast<float>(size.height);

  const auto sift = detector();
  std::vector<cv::KeyPoint> points;
  sift->detect(grey, points);
  std::vector<cv::KeyPoint> kept;
  for (const int i : strongest(points, static_cast<std::size_t>(view.most_features), size))
    kept.push_back(points[static_cast<std::size_t>(i)]);
  cv::Mat descriptors;
  sift->compute(grey, kept, descriptors);
  descriptors = rooted(descriptors);

  struct Best {
    int feature = 0;
    int product = 0;
  };
  std::vector<Best> nearest(kept.size());
  cv::parallel_for_(cv::Range(0, descriptors.rows), [&](const cv::Range& range) {
    for (int i = range.start; i < range.end; ++i) {
      const auto* row = descriptors.ptr<std::int16_t>(i);
      Best best;
      for (int f = 0; f < descriptors_.rows; ++f)
        if (const int p = product(row, descriptors_.ptr<std::int16_t>(f)); p > best.product) best = {f, p};
      nearest[static_cast<std::size_t>(i)] = best;
    }
  });

  constexpr float kRadians = std::numbers::pi_v<float> / 180;
  for (std::size_t i = 0; i < nearest.size(); ++i) {
    const float likeness = static_cast<float>(nearest[i].product) / (kUnit * kUnit);
    if (likeness < kLeastLikeness) continue;
    const auto& f = features_[static_cast<std::size_t>(nearest[i].feature)];
    const auto& k = kept[i];
    Vote v;
    v.face = f.face;
    v.feature = nearest[i].feature;
    const float side = k.size / f.size;
    const float angle = (k.angle - f.angle) * kRadians;
    const cv::Point2f d = cv::Point2f(0.5F, 0.5F) - f.at;
    const cv::Point2f middle = k.pt + side * cv::Point2f(std::cos(angle) * d.x - std::sin(angle) * d.y,
                                                         std::sin(angle) * d.x + std::cos(angle) * d.y);
    v.middle = {(middle.x + 0.5F) * back_x - 0.5F, (middle.y + 0.5F) * back_y - 0.5F};
    v.seen = {(k.pt.x + 0.5F) * back_x - 0.5F, (k.pt.y + 0.5F) * back_y - 0.5F};
    v.side_px = side * std::sqrt(back_x * back_y);
    v.angle = std::atan2(std::sin(angle) * back_y, std::cos(angle) * back_x);
    v.in_face = f.at;
    v.likeness = likeness;
    result.push_back(v);
  }
  return result;
}

std::vector<Seed> SeedFinder::seeds(const std::vector<Vote>& votes, std::uint32_t seed, std::size_t most) {
  int faces = 0;
  for (const auto& v : votes) faces = std::max(faces, v.face + 1);
  std::vector<std::vector<Vote>> by_face(static_cast<std::size_t>(faces));
  for (const auto& v : votes) by_face[static_cast<std::size_t>(v.face)].push_back(v);
  std::vector<Seed> result;
  for (auto& group : by_face) {
    // The vote with the most friends makes a seed of them all; then the next of what is left.
    while (group.size() >= 3) {
      std::size_t best = 0;
      std::size_t most_friends = 0;
      std::vector<int> features;
      for (std::size_t i = 0; i < group.size(); ++i) {
        features.clear();
        for (const auto& v : group)
          if (agree(group[i], v)) features.push_back(v.feature);
        const std::size_t friends = distinct(features);
        if (friends > most_friends) {
          most_friends = friends;
          best = i;
        }
      }
      if (most_friends < 3) break;
      const Vote pivot = group[best];
      std::vector<Vote> friends;
      std::vector<Vote> others;
      for (const auto& v : group) (agree(pivot, v) ? friends : others).push_back(v);
      result.push_back({pivot.face, corners_of(pose_of(friends, seed)), static_cast<int>(most_friends)});
      group.swap(others);
    }
  }
  std::stable_sort(result.begin(), result.end(),
                   [](const Seed& a, const Seed& b) { return a.votes > b.votes; });
  if (result.size() > most) result.resize(most);
  return result;
}

}  // namespace tilewatch::vision
