// SPDX-License-Identifier: MIT
#include "vision/figures/local_light.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace tilewatch::vision::figures {
namespace {

constexpr float kFaceEdge = -0.5F;

float side_px(const Quad& quad) {
  double twice_area = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    const auto& a = quad[i];
    const auto& b = quad[(i + 1) % 4];
    twice_area += static_cast<double>(a.x) * b.y - static_cast<double>(b.x) * a.y;
  }
  return static_cast<float>(std::sqrt(std::abs(twice_area) / 2));
}

/// The face as it would appear in `box` of the working picture; what lies beyond the tile repeats its rim.
cv::Mat warp_face(const cv::Mat& face, Rotation rotation, const Quad& quad, cv::Rect box) {
  const int size = std::clamp(static_cast<int>(std::lround(side_px(quad))), 16, face.cols);
  cv::Mat small;
  cv::resize(face, small, {size, size}, 0, 0, cv::INTER_AREA);
  const float far = static_cast<float>(size) + kFaceEdge;
  const std::array<cv::Point2f, 4> face_corners{
      cv::Point2f{kFaceEdge, kFaceEdge}, {far, kFaceEdge}, {far, far}, {kFaceEdge, far}};
  std::array<cv::Point2f, 4> from;
  std::array<cv::Point2f, 4> to;
  for (std::size_t i = 0; i < 4; ++i) {
    from[i] = face_corners[(i + 4U - rotation) % 4U];
    to[i] = quad[i] - cv::Point2f(static_cast<float>(box.x), static_cast<float>(box.y));
  }
  cv::Mat out;
  cv::warpPerspective(small, out, cv::getPerspectiveTransform(from.data(), to.data()), box.size(),
                      cv::INTER_LINEAR, cv::BORDER_REPLICATE);
  // A camera is never sharper than this at the working size.
  cv::GaussianBlur(out, out, {3, 3}, 0.6);
  return out;
}

/// Weighted least squares of picture = (g0 + g1 x + g2 y) face + offset in each channel; weights come from
/// what all channels together say, so that a figure on the tile loses its vote.
TileLight fit_light(const cv::Mat& picture, const cv::Mat& face, const cv::Mat& mask, cv::Point2f centre) {
  struct Sample {
    float x, y;
    cv::Vec3f seen, drawn;
  };
  std::vector<Sample> samples;
  samples.reserve(static_cast<std::size_t>(mask.total() / 4 + 1));
  for (int y = 0; y < mask.rows; y += 2)
    for (int x = (y / 2) % 2; x < mask.cols; x += 2)
      if (mask.at<std::uint8_t>(y, x) != 0)
        samples.push_back({static_cast<float>(x) - centre.x, static_cast<float>(y) - centre.y,
                           cv::Vec3f(picture.at<cv::Vec3b>(y, x)), cv::Vec3f(face.at<cv::Vec3b>(y, x))});
  TileLight light;
  light.centre = centre;
  if (samples.size() < 30) return light;

  for (int c = 0; c < 3; ++c) {
    std::vector<float> ratios;
    ratios.reserve(samples.size());
    for (const auto& s : samples) ratios.push_back((s.seen[c] + 4) / (s.drawn[c] + 4));
    auto middle = ratios.begin() + static_cast<std::ptrdiff_t>(ratios.size() / 2);
    std::nth_element(ratios.begin(), middle, ratios.end());
    light.gain[c] = *middle;
  }
  const float reach = static_cast<float>(std::max(mask.rows, mask.cols)) / 2;
  std::vector<float> error(samples.size());
  std::vector<float> sorted;
  constexpr int kRounds = 5;
  for (int round = 0; round < kRounds; ++round) {
    for (std::size_t i = 0; i < samples.size(); ++i) {
      const auto& s = samples[i];
      const cv::Vec3f g = light.gain + light.slope_x * s.x + light.slope_y * s.y;
      float sum = 0;
      for (int c = 0; c < 3; ++c) {
        const float e = s.seen[c] - g[c] * s.drawn[c] - light.offset[c];
        sum += e * e;
      }
      error[i] = std::sqrt(sum / 3);
    }
    sorted = error;
    auto middle = sorted.begin() + static_cast<std::ptrdiff_t>(sorted.size() / 2);
    std::nth_element(sorted.begin(), middle, sorted.end());
    light.noise = std::max(2.F, *middle);
    if (round == kRounds - 1) break;
    const float scale = 2.2F * light.noise;
    for (int c = 0; c < 3; ++c) {
      cv::Matx44d a = cv::Matx44d::zeros();
      cv::Vec4d b(0, 0, 0, 0);
      for (std::size_t i = 0; i < samples.size(); ++i) {
        const auto& s = samples[i];
        const double t = error[i] / scale;
        const double w = 1 / ((1 + t * t) * (1 + t * t));
        const double d = s.drawn[c];
        const std::array<double, 4> row{d, d * s.x / reach, d * s.y / reach, 1};
        for (int p = 0; p < 4; ++p) {
          for (int q = p; q < 4; ++q)
            a(p, q) += w * row[static_cast<std::size_t>(p)] * row[static_cast<std::size_t>(q)];
          b[p] += w * row[static_cast<std::size_t>(p)] * s.seen[c];
        }
      }
      for (int p = 0; p < 4; ++p)
        for (int q = 0; q < p; ++q) a(p, q) = a(q, p);
      // A plain tile cannot tell gain from offset: little offset and little slope unless the pixels insist.
      const double n = static_cast<double>(samples.size());
      a(1, 1) += n * 60;
      a(2, 2) += n * 60;
      a(3, 3) += n * 0.02;
      const cv::Vec4d x = a.inv(cv::DECOMP_CHOLESKY) * b;
      light.gain[c] = static_cast<float>(std::max(0.02, x[0]));
      light.slope_x[c] = static_cast<float>(x[1] / reach);
      light.slope_y[c] = static_cast<float>(x[2] / reach);
      light.offset[c] = static_cast<float>(x[3]);
    }
  }
  return light;
}

/// The colour of the light for judging paint: the median over the tiles around, with the tile's own
/// brightness. One tile alone (all grass) knows too little about red and blue.
void share_colour_of_light(std::vector<TileView>& tiles, const std::vector<TileReading>& readings) {
  for (auto& tile : tiles) {
    const Cell here = readings[static_cast<std::size_t>(tile.tile)].cell;
    std::vector<float> blue;
    std::vector<float> red;
    for (const auto& other : tiles) {
      const Cell there = readings[static_cast<std::size_t>(other.tile)].cell;
      if (other.face < 0 || std::abs(there.x - here.x) > 2 || std::abs(there.y - here.y) > 2) continue;
      blue.push_back(other.light.gain[0] / other.light.gain[1]);
      red.push_back(other.light.gain[2] / other.light.gain[1]);
    }
    tile.paint_gain = tile.light.gain;
    if (blue.empty()) continue;
    const auto middle = static_cast<std::ptrdiff_t>(blue.size() / 2);
    std::nth_element(blue.begin(), blue.begin() + middle, blue.end());
    std::nth_element(red.begin(), red.begin() + middle, red.end());
    const float b = blue[static_cast<std::size_t>(middle)];
    const float r = red[static_cast<std::size_t>(middle)];
    const float level = (tile.light.gain[0] / b + tile.light.gain[1] * 2 + tile.light.gain[2] / r) / 4;
    tile.paint_gain = {level * b, level, level * r};
  }
}

}  // namespace

ExpectedPicture expect_picture(const cv::Mat& picture_bgr, const std::vector<TileReading>& tiles,
                               const ArtLibrary& art, const std::vector<Cell>& only) {
  ExpectedPicture out;
  const auto near = [&](Cell cell, int reach) {
    return only.empty() || std::any_of(only.begin(), only.end(), [&](Cell o) {
             return std::abs(o.x - cell.x) <= reach && std::abs(o.y - cell.y) <= reach;
           });
  };
  cv::Rect2f region;
  float widest = 0;
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    if (!near(tiles[i].cell, 1)) continue;
    TileView view;
    view.tile = static_cast<int>(i);
    if (!tiles[i].candidates.empty()) {
      view.face = tiles[i].candidates.front().face;
      view.rotation = tiles[i].candidates.front().rotation;
    }
    view.quad = tiles[i].corners;
    view.wanted = near(tiles[i].cell, 0);
    const auto& q = view.quad;
    const cv::Rect2f box(
        cv::Point2f(std::min({q[0].x, q[1].x, q[2].x, q[3].x}), std::min({q[0].y, q[1].y, q[2].y, q[3].y})),
        cv::Point2f(std::max({q[0].x, q[1].x, q[2].x, q[3].x}), std::max({q[0].y, q[1].y, q[2].y, q[3].y})));
    region = out.tiles.empty() ? box : (region | box);
    widest = std::max(widest, side_px(q));
    out.tiles.push_back(view);
  }
  if (out.tiles.empty() || widest < 8) return {};

  // Room around the board for figures that lean over its rim.
  const float margin = 0.4F * widest;
  cv::Rect part(cv::Point(static_cast<int>(std::floor(region.x - margin)),
                          static_cast<int>(std::floor(region.y - margin))),
                cv::Point(static_cast<int>(std::ceil(region.br().x + margin)),
                          static_cast<int>(std::ceil(region.br().y + margin))));
  part &= cv::Rect({0, 0}, picture_bgr.size());
  if (part.area() <= 0) return {};
  out.scale = std::min(1.0, ExpectedPicture::kTilePx / widest);
  out.origin = {static_cast<double>(part.x), static_cast<double>(part.y)};
  if (out.scale < 1)
    cv::resize(picture_bgr(part), out.picture, {}, out.scale, out.scale, cv::INTER_AREA);
  else
    out.picture = picture_bgr(part).clone();
  const cv::Size size = out.picture.size();
  out.low = cv::Mat(size, CV_8UC3, cv::Scalar::all(0));
  out.high = cv::Mat(size, CV_8UC3, cv::Scalar::all(255));
  cv::Mat expected = out.picture.clone();  // what nothing is known about is as it is
  out.owner = cv::Mat(size, CV_16SC1, cv::Scalar(-1));

  for (std::size_t i = 0; i < out.tiles.size(); ++i) {
    TileView& view = out.tiles[i];
    std::array<cv::Point, 4> polygon;
    constexpr int kShift = 4;
    for (std::size_t k = 0; k < 4; ++k) {
      view.quad[k] = out.work_of(view.quad[k]);
      polygon[k] = {static_cast<int>(std::lround(view.quad[k].x * (1 << kShift))),
                    static_cast<int>(std::lround(view.quad[k].y * (1 << kShift)))};
    }
    const std::array<cv::Point2f, 4> unit{cv::Point2f{0, 0}, {1, 0}, {1, 1}, {0, 1}};
    const cv::Mat uv = cv::getPerspectiveTransform(view.quad.data(), unit.data());
    view.uv_from_image = cv::Matx33f(cv::Matx33d(uv));
    cv::Rect box(
        cv::Point(static_cast<int>(
                      std::floor(std::min({view.quad[0].x, view.quad[1].x, view.quad[2].x, view.quad[3].x}))),
                  static_cast<int>(std::floor(
                      std::min({view.quad[0].y, view.quad[1].y, view.quad[2].y, view.quad[3].y})))),
        cv::Point(static_cast<int>(
                      std::ceil(std::max({view.quad[0].x, view.quad[1].x, view.quad[2].x, view.quad[3].x}))) +
                      1,
                  static_cast<int>(
                      std::ceil(std::max({view.quad[0].y, view.quad[1].y, view.quad[2].y, view.quad[3].y}))) +
                      1));
    box &= cv::Rect({0, 0}, size);
    if (box.area() <= 0) continue;
    cv::Mat mask(box.size(), CV_8UC1, cv::Scalar(0));
    for (auto& p : polygon) p -= cv::Point(box.x << kShift, box.y << kShift);
    cv::fillConvexPoly(mask, polygon.data(), 4, cv::Scalar(255), cv::LINE_8, kShift);
    out.owner(box).setTo(cv::Scalar(static_cast<double>(i)), mask);
    if (view.face < 0) continue;

    const cv::Mat face = warp_face(art.face(view.face).picture, view.rotation, view.quad, box);
    const cv::Mat seen = out.picture(box);
    const cv::Point2f centre = (view.quad[0] + view.quad[1] + view.quad[2] + view.quad[3]) / 4 -
                               cv::Point2f(static_cast<float>(box.x), static_cast<float>(box.y));
    view.light = fit_light(seen, face, mask, centre);

    cv::Mat lit(box.size(), CV_8UC3);
    for (int y = 0; y < box.height; ++y) {
      const auto* from = face.ptr<cv::Vec3b>(y);
      auto* to = lit.ptr<cv::Vec3b>(y);
      for (int x = 0; x < box.width; ++x) {
        const cv::Vec3f g = view.light.gain_at(static_cast<float>(x), static_cast<float>(y));
        for (int c = 0; c < 3; ++c)
          to[x][c] =
              cv::saturate_cast<std::uint8_t>(g[c] * static_cast<float>(from[x][c]) + view.light.offset[c]);
      }
    }
    cv::Mat low;
    cv::Mat high;
    cv::erode(lit, low, {});
    cv::dilate(lit, high, {});
    lit.copyTo(expected(box), mask);
    low.copyTo(out.low(box), mask);
    high.copyTo(out.high(box), mask);
    view.light.centre += cv::Point2f(static_cast<float>(box.x), static_cast<float>(box.y));
  }
  constexpr int kMeanPx = 5;  // less than half a figure's width
  cv::blur(out.picture, out.seen_mean, {kMeanPx, kMeanPx});
  cv::blur(expected, out.expected_mean, {kMeanPx, kMeanPx});
  share_colour_of_light(out.tiles, tiles);
  return out;
}

}  // namespace tilewatch::vision::figures
