// SPDX-License-Identifier: MIT
#include "vision/figures/paint.h"

#include <algorithm>
#include <cmath>

namespace tilewatch::vision::figures {
namespace {

/// How far one sight of a figure moves its paint, and how far it may go in all: of a paint's own brightness.
constexpr float kFollowStep = 0.3F;
constexpr float kFarthest = 0.18F;

/// The colour at another's brightness.
cv::Vec3f as_bright_as(const cv::Vec3f& colour, const cv::Vec3f& other) {
  const float sum = std::max(1.F, colour[0] + colour[1] + colour[2]);
  return colour * ((other[0] + other[1] + other[2]) / sum);
}

}  // namespace

/// Common wooden figures' paints, as a scanner would see them.
const std::array<PaintBox::Model, kPaintCount>& PaintBox::usual() {
  static const std::array<Model, kPaintCount> kPaints{{
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
  return kPaints;
}

/// Squared distance of a colour from a paint's line of light and shade, with gloss (white added) at a small
/// price.
float PaintBox::distance(const cv::Vec3f& q, const Model& paint) {
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

std::optional<Colour> meeple_colour(Paint paint) {
  if (static_cast<int>(paint) >= kColourCount) return std::nullopt;
  return static_cast<Colour>(paint);
}

Paint paint_of(FigureKind kind, Colour colour) {
  switch (kind) {
    case FigureKind::kMage:
      return Paint::kPurple;
    case FigureKind::kWitch:
      return Paint::kOrange;
    case FigureKind::kHound:
      return Paint::kBrown;
    case FigureKind::kGhost:
      return Paint::kWhite;
    default:
      return static_cast<Paint>(colour);
  }
}

PaintBox::PaintBox() : models_(usual()) {
  for (std::size_t i = 0; i < kPaintCount; ++i) first_[i] = models_[i].bgr;
}

PaintBox::PaintBox(const std::vector<KnownPaint>& measured) : PaintBox() {
  for (const KnownPaint& known : measured) {
    const auto i = static_cast<std::size_t>(paint_of(known.kind, known.colour));
    // Its tone is what paper under it told. Brightness, which tells grey from white, hangs on how it was lit.
    first_[i] = models_[i].bgr = as_bright_as(cv::Vec3f(known.bgr), models_[i].bgr);
  }
}

PaintScores PaintBox::scores(const cv::Vec3f& colour) const {
  PaintScores scores{};
  for (std::size_t i = 0; i < kPaintCount; ++i) scores[i] = -0.5F * distance(colour, models_[i]);
  return scores;
}

PaintScores PaintBox::tone_scores(const cv::Vec3f& tone) const {
  constexpr float kDarkest = 0.2F;
  PaintScores scores{};
  for (std::size_t i = 0; i < kPaintCount; ++i) {
    const Model& paint = models_[i];
    const float k = std::clamp(tone.dot(paint.bgr) / paint.bgr.dot(paint.bgr), kDarkest, paint.bright);
    const cv::Vec3f rest = tone - k * paint.bgr;
    const float spread = 7 + paint.spread * std::min(1.F, k);
    scores[i] = -0.5F * rest.dot(rest) / (spread * spread);
  }
  return scores;
}

void PaintBox::follow(Paint paint, const cv::Vec3f& seen) {
  const auto own = static_cast<std::size_t>(paint);
  cv::Vec3f& bgr = models_[own].bgr;
  const PaintScores all = scores(as_bright_as(seen, bgr));
  if (std::max_element(all.begin(), all.end()) - all.begin() != static_cast<std::ptrdiff_t>(own)) return;
  cv::Vec3f way = bgr + kFollowStep * (as_bright_as(seen, bgr) - bgr) - first_[own];
  const float most = kFarthest * (first_[own][0] + first_[own][1] + first_[own][2]) / 3;
  const auto length = static_cast<float>(cv::norm(way));
  if (length > most) way *= most / length;
  bgr = first_[own] + way;
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
