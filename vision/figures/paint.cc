// SPDX-License-Identifier: MIT
#include "vision/figures/paint.h"

#include <algorithm>
#include <cmath>

namespace tilewatch::vision::figures {
namespace {

struct PaintModel {
  cv::Vec3f bgr;       ///< in full light
  float dark, bright;  ///< how far light and shade may scale it
  float spread;        ///< of the colour itself, grey levels at full light
  float gloss;         ///< white that a gleam adds at the price of one
};

/// Common wooden figures' paints, as a scanner would see them.
const std::array<PaintModel, kPaintCount> kPaints{{
    {{45, 45, 175}, 0.30F, 1.30F, 16, 60},    // red
    {{190, 88, 46}, 0.28F, 1.35F, 16, 60},    // blue
    {{62, 130, 55}, 0.30F, 1.35F, 14, 35},    // green
    {{38, 200, 242}, 0.35F, 1.15F, 16, 60},   // yellow
    {{52, 54, 53}, 0.40F, 1.50F, 6, 30},      // black
    {{170, 135, 245}, 0.35F, 1.15F, 16, 60},  // pink
    {{130, 130, 130}, 0.75F, 1.15F, 5, 30},   // grey
    {{210, 220, 215}, 0.80F, 1.20F, 5, 30},   // white
    {{125, 50, 92}, 0.35F, 1.30F, 14, 30},    // purple
    {{40, 120, 225}, 0.35F, 1.20F, 12, 30},   // orange
    {{44, 76, 118}, 0.45F, 1.25F, 9, 30},     // brown
    {{120, 150, 200}, 0.40F, 1.25F, 10, 30},  // skin
}};

/// Squared distance of a colour from a paint's line of light and shade, with gloss (white added) at a small
/// price.
float paint_distance(const cv::Vec3f& q, const PaintModel& paint) {
  const cv::Vec3f& b = paint.bgr;
  // Least squares of q = k b + t (1,1,1), with the price of t as below.
  const float usual = 7 + paint.spread;
  const float bb = b.dot(b);
  const float bw = b[0] + b[1] + b[2];
  const float ww = 3 + usual * usual / (paint.gloss * paint.gloss);
  const float qb = q.dot(b);
  const float qw = q[0] + q[1] + q[2];
  const float det = bb * ww - bw * bw;
  float k = (qb * ww - qw * bw) / det;
  k = std::clamp(k, paint.dark, paint.bright);
  const float t = std::clamp((qw - k * bw) / ww, -12.F, 120.F);
  const cv::Vec3f rest = q - k * b - cv::Vec3f(t, t, t);
  const float spread = 7 + paint.spread * std::min(1.F, k);
  const float gloss = t / (t > 0 ? paint.gloss : 14.F);
  return rest.dot(rest) / (spread * spread) + gloss * gloss;
}

}  // namespace

std::optional<Colour> meeple_colour(Paint paint) {
  if (static_cast<int>(paint) >= kColourCount) return std::nullopt;
  return static_cast<Colour>(paint);
}

PaintScores paint_scores(const cv::Vec3f& colour) {
  PaintScores scores{};
  for (std::size_t i = 0; i < kPaintCount; ++i) scores[i] = -0.5F * paint_distance(colour, kPaints[i]);
  return scores;
}

float print_score(const Look& seen, const Look& low, const Look& high, float noise, float light,
                  float gloss) {
  // Light and shade scale what is printed. The means tell how much: a pixel alone could be anything on busy
  // art. A little shade is free, deep shade is dear, so that black figures stay figures.
  const float expected = std::max(1.F, low.mean[0] + low.mean[1] + low.mean[2]);
  const float got = seen.mean[0] + seen.mean[1] + seen.mean[2];
  const float spread = 4 + 1.2F * noise;
  const auto distance = [&](float scale, float add) {
    float fine = 0;
    float coarse = 0;
    for (int c = 0; c < 3; ++c) {
      const float lo = scale * low.pixel[c] + add;
      const float hi = scale * high.pixel[c] + add;
      const float s = seen.pixel[c];
      const float e = s < lo ? lo - s : (s > hi ? s - hi : 0);
      fine += e * e;
      const float m = seen.mean[c] - scale * low.mean[c] - add;
      coarse += m * m;
    }
    return std::max(fine, 1.5F * coarse) / (spread * spread);
  };
  float best = distance(1, 0);
  if (got < expected) {
    const float scale = std::clamp(got / expected, 0.35F, 1.F);
    const float deep = std::max(0.F, 0.85F - scale) / 0.13F;
    best = std::min(best, distance(scale, 0) + deep * deep);
  } else {
    // What gleams is the light itself: on a tile in the shade it adds less.
    const float add = std::min((got - expected) / 3, 90.F * light);
    best = std::min(best, distance(1, add) + add / (gloss * light));
  }
  return -0.5F * best;
}

}  // namespace tilewatch::vision::figures
