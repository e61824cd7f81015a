// SPDX-License-Identifier: MIT
#include "vision/tiles/tile_patch.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace tilewatch::vision {
namespace {

// Both sides of a comparison are blurred alike, so that a sharp scan and a soft photo can meet.
constexpr double kBlurPx = 1.0;
// Mean green that a tile is brought to before the logarithm, and what is added so that noise in the dark
// stays small.
constexpr float kMeanGreen = 100.0F;
constexpr float kDark = 14.0F;
// What a pixel counts for whose colour no face has.
constexpr float kForeign = 0.1F;
// How far beyond the printed faces' own colours a pixel may lie: lamps and cameras exaggerate.
constexpr float kGamutRoom = 0.2F;
constexpr double kGamutTail = 0.004;

// Planes from a straightened picture (CV_32FC3, already blurred). `core` is where the mean brightness is
// taken.
Features planes_of(const cv::Mat& bgr, const cv::Rect& core, cv::Mat valid) {
  Features features;
  features.size = bgr.cols;
  const std::size_t area = features.area();
  const double green = std::max(3.0, cv::mean(bgr(core))[1]);
  cv::Mat logs;
  bgr.convertTo(logs, CV_32FC3, kMeanGreen / green, kDark);
  cv::log(logs, logs);
  features.planes.resize(kPlanes * area);
  features.valid.assign(area, 1.0F);
  float* bright = features.planes.data();
  float* red = bright + area;
  float* yellow = red + area;
  for (int y = 0; y < bgr.rows; ++y) {
    const auto* row = logs.ptr<cv::Vec3f>(y);
    const std::size_t at = static_cast<std::size_t>(y) * static_cast<std::size_t>(bgr.cols);
    for (int x = 0; x < bgr.cols; ++x) {
      const float b = row[x][0];
      const float g = row[x][1];
      const float r = row[x][2];
      const std::size_t i = at + static_cast<std::size_t>(x);
      bright[i] = (b + 2 * g + r) * 0.25F;
      red[i] = (r - g) * 1.2F;
      yellow[i] = ((r + g) * 0.5F - b) * 0.5F;  // the camera's blue is its noisiest channel
    }
    if (!valid.empty()) {
      const float* v = valid.ptr<float>(y);
      std::copy(v, v + bgr.cols, features.valid.begin() + static_cast<std::ptrdiff_t>(at));
    }
  }
  return features;
}

// The middle value of a plane inside the rectangle.
float middle_of(const Features& features, int plane, const cv::Rect& inside) {
  std::vector<float> values;
  values.reserve(static_cast<std::size_t>(inside.area()));
  for (int y = inside.y; y < inside.br().y; ++y) {
    const float* row = features.plane(plane) + static_cast<std::ptrdiff_t>(y) * features.size;
    values.insert(values.end(), row + inside.x, row + inside.br().x);
  }
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

// Takes pixels that no print can show out of the comparison, as far as possible.
void mute_foreign(Features& features, const cv::Rect& tile, const Gamut& gamut) {
  std::array<float, kPlanes> middle{};
  for (int c = 0; c < kPlanes; ++c) middle[static_cast<std::size_t>(c)] = middle_of(features, c, tile);
  const std::size_t area = features.area();
  for (std::size_t i = 0; i < area; ++i) {
    bool foreign = false;
    for (std::size_t c = 0; c < kPlanes; ++c) {
      const float away = features.planes[c * area + i] - middle[c];
      foreign = foreign || away < gamut.low[c] || away > gamut.high[c];
    }
    if (!foreign) continue;
    for (std::size_t c = 0; c < kPlanes; ++c) features.planes[c * area + i] = middle[c];
    features.valid[i] *= kForeign;
  }
}

Features halved(const Features& full) {
  Features half;
  half.size = full.size / 2;
  const auto n = static_cast<std::size_t>(half.size);
  const auto m = static_cast<std::size_t>(full.size);
  half.planes.resize(kPlanes * n * n);
  half.valid.resize(n * n);
  const auto shrink = [n, m](const float* from, float* to) {
    for (std::size_t y = 0; y < n; ++y) {
      const float* a = from + 2 * y * m;
      const float* b = a + m;
      for (std::size_t x = 0; x < n; ++x) {
        to[y * n + x] = 0.25F * (a[2 * x] + a[2 * x + 1] + b[2 * x] + b[2 * x + 1]);
      }
    }
  };
  for (int c = 0; c < kPlanes; ++c)
    shrink(full.plane(c), half.planes.data() + static_cast<std::size_t>(c) * n * n);
  shrink(full.valid.data(), half.valid.data());
  return half;
}

}  // namespace

Features features_of(const cv::Mat& upright_bgr, int size) {
  cv::Mat small;
  cv::resize(upright_bgr, small, {size, size}, 0, 0, cv::INTER_AREA);
  small.convertTo(small, CV_32FC3);
  const double blur = kBlurPx * size / TilePatch::kTilePx;
  if (blur > 0.3) cv::GaussianBlur(small, small, {0, 0}, blur, blur, cv::BORDER_REPLICATE);
  return planes_of(small, {0, 0, size, size}, {});
}

Gamut gamut_of(const std::vector<const Features*>& faces) {
  Gamut gamut;
  for (int c = 0; c < kPlanes; ++c) {
    const auto at = static_cast<std::size_t>(c);
    for (const Features* face : faces) {
      std::vector<float> values(face->plane(c), face->plane(c) + face->area());
      std::sort(values.begin(), values.end());
      const float middle = values[values.size() / 2];
      const auto tail = static_cast<std::size_t>(kGamutTail * static_cast<double>(values.size()));
      gamut.low[at] = std::min(gamut.low[at], values[tail] - middle);
      gamut.high[at] = std::max(gamut.high[at], values[values.size() - 1 - tail] - middle);
    }
    gamut.low[at] -= kGamutRoom;
    gamut.high[at] += kGamutRoom;
  }
  return gamut;
}

TilePatch::TilePatch(const cv::Mat& picture_bgr, const Quad& quad, const Gamut& gamut) {
  const std::array<cv::Point2f, 4> unit{cv::Point2f(0, 0), {1, 0}, {1, 1}, {0, 1}};
  image_from_tile_ = cv::Matx33d(cv::getPerspectiveTransform(unit, quad));
  constexpr int kCanvas = kTilePx + 2 * kMarginPx;
  double side = 0;
  for (std::size_t i = 0; i < 4; ++i) side = std::max(side, cv::norm(quad[i] - quad[(i + 1) % 4]));
  // Large tiles are sampled more finely and averaged, so that fine print does not turn into noise.
  const int fine = std::clamp(static_cast<int>(std::lround(side / kTilePx)), 1, 6);
  const double px = 1.0 / (kTilePx * fine);
  const double first = (0.5 - kMarginPx * fine) * px;
  const cv::Matx33d tile_from_canvas(px, 0, first, 0, px, first, 0, 0, 1);
  const cv::Matx33d image_from_canvas = image_from_tile_ * tile_from_canvas;
  const int flags = cv::INTER_LINEAR | cv::WARP_INVERSE_MAP;
  cv::Mat canvas;
  cv::warpPerspective(picture_bgr, canvas, image_from_canvas, {kCanvas * fine, kCanvas * fine}, flags,
                      cv::BORDER_REPLICATE);
  if (fine > 1) cv::resize(canvas, canvas, {kCanvas, kCanvas}, 0, 0, cv::INTER_AREA);
  canvas.convertTo(canvas, CV_32FC3);
  cv::GaussianBlur(canvas, canvas, {0, 0}, kBlurPx, kBlurPx, cv::BORDER_REPLICATE);

  cv::Mat valid;
  const cv::Rect2f whole(-0.5F, -0.5F, static_cast<float>(picture_bgr.cols),
                         static_cast<float>(picture_bgr.rows));
  const auto inside = [&](double u, double v) { return whole.contains(image_of({u, v})); };
  constexpr double kOut = static_cast<double>(kMarginPx) / kTilePx;
  if (!inside(-kOut, -kOut) || !inside(1 + kOut, -kOut) || !inside(1 + kOut, 1 + kOut) ||
      !inside(-kOut, 1 + kOut)) {
    valid = cv::Mat::zeros(kCanvas, kCanvas, CV_32F);
    int seen = 0;
    for (int y = 0; y < kCanvas; ++y) {
      for (int x = 0; x < kCanvas; ++x) {
        if (!inside((x + 0.5 - kMarginPx) / kTilePx, (y + 0.5 - kMarginPx) / kTilePx)) continue;
        valid.at<float>(y, x) = 1;
        const bool in_tile =
            x >= kMarginPx && x < kCanvas - kMarginPx && y >= kMarginPx && y < kCanvas - kMarginPx;
        seen += in_tile ? 1 : 0;
      }
    }
    inside_ = static_cast<double>(seen) / (kTilePx * kTilePx);
  }
  scales_[0] = planes_of(canvas, {kMarginPx, kMarginPx, kTilePx, kTilePx}, valid);
  mute_foreign(scales_[0], {kMarginPx, kMarginPx, kTilePx, kTilePx}, gamut);
  scales_[1] = halved(scales_[0]);
}

cv::Point2f TilePatch::image_of(cv::Point2d uv) const {
  const cv::Vec3d p = image_from_tile_ * cv::Vec3d(uv.x, uv.y, 1);
  return {static_cast<float>(p[0] / p[2]), static_cast<float>(p[1] / p[2])};
}

}  // namespace tilewatch::vision
