// SPDX-License-Identifier: MIT
#include "vision/tiles/alignment.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace tilewatch::vision {
namespace {

constexpr std::size_t kPartCount = static_cast<std::size_t>(kParts) * kParts;
// How uncertain a pixel's value is before anything is known: sensor and print, and (times the gradient) a
// place that is wrong by this share of a pixel.
constexpr float kPlainNoise = 0.06F;
constexpr float kPlaceNoisePx = 0.35F;
// How little each smooth shape of the light is expected; the bent ones less than the flat ones.
constexpr std::array<float, 6> kBend{1e-5F, 1e-4F, 1e-4F, 1e-3F, 1e-3F, 1e-3F};
// The contrast of a part may differ from the whole tile's by these factors; the prior is worth this much of
// the face's own energy (in units of the expected noise, summed over a part's pixels).
constexpr float kLeastContrast = 0.25F;
constexpr float kMostContrast = 1.6F;
constexpr float kContrastPrior = 100.0F;
// A part cannot speak louder than this for or against a face.
constexpr float kMostEvidence = 12.0F;
constexpr double kKeptParts = 0.8;
// The cut edge, rounded corners and white cardboard rim of a tile say nothing about its face.
constexpr double kRimOff = 0.015;
constexpr double kRimFull = 0.06;

float rim_weight(double u, double v) {
  const double inside = std::min({u, v, 1 - u, 1 - v});
  return static_cast<float>(std::clamp((inside - kRimOff) / (kRimFull - kRimOff), 0.0, 1.0));
}

// What the patch shows where the face is thought to lie.
struct Sample {
  std::vector<float> planes;
  std::vector<float> weight;  ///< rim, and outside the picture 0
};

void sample(const Features& patch, int margin, int n, const TileFromFace& tile_from_face, Sample& out) {
  const auto area = static_cast<std::size_t>(n) * static_cast<std::size_t>(n);
  out.planes.resize(kPlanes * area);
  out.weight.resize(area);
  const int size = patch.size;
  const float* p0 = patch.plane(0);
  const float* p1 = patch.plane(1);
  const float* p2 = patch.plane(2);
  const float* valid = patch.valid.data();
  const auto limit = static_cast<float>(size - 1);
  const double du_x = tile_from_face(0, 0);
  const double du_y = tile_from_face(1, 0);
  for (int y = 0; y < n; ++y) {
    const double v = (y + 0.5) / n;
    const double u0 = 0.5 / n;
    const double x_at = (tile_from_face(0, 0) * u0 + tile_from_face(0, 1) * v + tile_from_face(0, 2)) * n;
    const double y_at = (tile_from_face(1, 0) * u0 + tile_from_face(1, 1) * v + tile_from_face(1, 2)) * n;
    for (int x = 0; x < n; ++x) {
      const std::size_t i =
          static_cast<std::size_t>(y) * static_cast<std::size_t>(n) + static_cast<std::size_t>(x);
      const float px = static_cast<float>(x_at + du_x * x + margin - 0.5);
      const float py = static_cast<float>(y_at + du_y * x + margin - 0.5);
      if (!(px >= 0 && py >= 0 && px < limit && py < limit)) {
        out.weight[i] = 0;
        out.planes[i] = out.planes[area + i] = out.planes[2 * area + i] = 0;
        continue;
      }
      const int ix = static_cast<int>(px);
      const int iy = static_cast<int>(py);
      const float fx = px - static_cast<float>(ix);
      const float fy = py - static_cast<float>(iy);
      const float w00 = (1 - fx) * (1 - fy);
      const float w10 = fx * (1 - fy);
      const float w01 = (1 - fx) * fy;
      const float w11 = fx * fy;
      const int at = iy * size + ix;
      out.planes[i] = w00 * p0[at] + w10 * p0[at + 1] + w01 * p0[at + size] + w11 * p0[at + size + 1];
      out.planes[area + i] = w00 * p1[at] + w10 * p1[at + 1] + w01 * p1[at + size] + w11 * p1[at + size + 1];
      out.planes[2 * area + i] =
          w00 * p2[at] + w10 * p2[at + 1] + w01 * p2[at + size] + w11 * p2[at + size + 1];
      out.weight[i] = valid[at] * valid[at + size + 1];
    }
  }
}

struct PixelGrid {
  std::vector<float> x;  ///< -1 .. 1 across
  std::vector<float> y;
  std::vector<float> rim;
  std::vector<int> part;
};

PixelGrid make_grid(int n) {
  PixelGrid grid;
  for (int y = 0; y < n; ++y) {
    for (int x = 0; x < n; ++x) {
      const double u = (x + 0.5) / n;
      const double v = (y + 0.5) / n;
      grid.x.push_back(static_cast<float>(2 * u - 1));
      grid.y.push_back(static_cast<float>(2 * v - 1));
      grid.rim.push_back(rim_weight(u, v));
      grid.part.push_back((y * kParts / n) * kParts + x * kParts / n);
    }
  }
  return grid;
}

const PixelGrid& grid_for(int n) {
  static const PixelGrid kFull = make_grid(TilePatch::tile_px(0));
  static const PixelGrid kHalf = make_grid(TilePatch::tile_px(1));
  return n == TilePatch::tile_px(0) ? kFull : kHalf;
}

// The smooth shapes that lamps and their reflections add to a tile: 1, x, y, x^2, xy, y^2.
constexpr std::size_t kShapes = 6;
using Shapes = cv::Vec<float, kShapes>;

// The inverse of the shapes' weighted normal matrix.
cv::Matx<float, kShapes, kShapes> light_fit(const std::vector<float>& weight, const PixelGrid& grid,
                                            std::size_t area) {
  // Sums of w x^a y^b for a + b <= 4.
  float m00 = 0, m10 = 0, m01 = 0, m20 = 0, m11 = 0, m02 = 0, m30 = 0, m21 = 0, m12 = 0, m03 = 0;
  float m40 = 0, m31 = 0, m22 = 0, m13 = 0, m04 = 0;
  const float* gx = grid.x.data();
  const float* gy = grid.y.data();
  const float* pw = weight.data();
#pragma omp simd reduction(+ : m00, m10, m01, m20, m11, m02, m30, m21, m12, m03, m40, m31, m22, m13, m04)
  for (std::size_t i = 0; i < area; ++i) {
    const float w = pw[i];
    const float x = gx[i];
    const float y = gy[i];
    const float wxx = w * x * x;
    const float wxy = w * x * y;
    const float wyy = w * y * y;
    m00 += w;
    m10 += w * x;
    m01 += w * y;
    m20 += wxx;
    m11 += wxy;
    m02 += wyy;
    m30 += wxx * x;
    m21 += wxx * y;
    m12 += wyy * x;
    m03 += wyy * y;
    m40 += wxx * x * x;
    m31 += wxx * x * y;
    m22 += wxx * y * y;
    m13 += wyy * x * y;
    m04 += wyy * y * y;
  }
  cv::Matx<float, kShapes, kShapes> normal{m00, m10, m01, m20, m11, m02,  //
                                           m10, m20, m11, m30, m21, m12,  //
                                           m01, m11, m02, m21, m12, m03,  //
                                           m20, m30, m21, m40, m31, m22,  //
                                           m11, m21, m12, m31, m22, m13,  //
                                           m02, m12, m03, m22, m13, m04};
  for (int k = 0; k < static_cast<int>(kShapes); ++k) normal(k, k) += kBend[k] * m00 + 1e-6F;
  return normal.inv(cv::DECOMP_CHOLESKY);
}

// Takes the smooth shapes out of each colour plane: what a lamp to one side, or its reflection, adds.
void level(std::vector<float>& planes, const std::vector<float>& weight,
           const cv::Matx<float, kShapes, kShapes>& fit, const PixelGrid& grid, std::size_t area) {
  const float* gx = grid.x.data();
  const float* gy = grid.y.data();
  const float* pw = weight.data();
  for (int c = 0; c < kPlanes; ++c) {
    float* f = planes.data() + static_cast<std::size_t>(c) * area;
    float b0 = 0, b1 = 0, b2 = 0, b3 = 0, b4 = 0, b5 = 0;
#pragma omp simd reduction(+ : b0, b1, b2, b3, b4, b5)
    for (std::size_t i = 0; i < area; ++i) {
      const float wf = pw[i] * f[i];
      const float x = gx[i];
      const float y = gy[i];
      b0 += wf;
      b1 += wf * x;
      b2 += wf * y;
      b3 += wf * x * x;
      b4 += wf * x * y;
      b5 += wf * y * y;
    }
    const Shapes k = fit * Shapes(b0, b1, b2, b3, b4, b5);
    const float k0 = k[0], k1 = k[1], k2 = k[2], k3 = k[3], k4 = k[4], k5 = k[5];
#pragma omp simd
    for (std::size_t i = 0; i < area; ++i) {
      const float x = gx[i];
      const float y = gy[i];
      f[i] -= k0 + x * (k1 + k3 * x + k4 * y) + y * (k2 + k5 * y);
    }
  }
}

struct Sums {
  double both = 0;
  double seen = 0;
  double face = 0;
};

// One part's share of the correlation and of the error.
struct Part {
  float weight = 0;
  float error = 0;
  float both = 0;
  float seen = 0;
  float face = 0;
  float slope = 1;
};

class Fitter {
 public:
  Fitter(const Features& patch, int margin, const FaceTemplate& face)
      : patch_(patch),
        margin_(margin),
        face_(face),
        n_(face.features.size),
        area_(face.features.area()),
        grid_(grid_for(n_)),
        weight_(area_),
        error_(kPlanes * area_) {}

  // Samples, levels and compares at `place`; fills parts_ and the robust weights for the next step.
  void compare(const TileFromFace& place, const Trust& trust) {
    sample(patch_, margin_, n_, place, sample_);
    for (std::size_t i = 0; i < area_; ++i) {
      const float seen = sample_.weight[i] * grid_.rim[i];
      sample_.weight[i] = seen;
      weight_[i] = seen * trust[static_cast<std::size_t>(grid_.part[i])];
    }
    const auto light = light_fit(weight_, grid_, area_);
    level(sample_.planes, weight_, light, grid_, area_);
    levelled_ = face_.features.planes;
    level(levelled_, weight_, light, grid_, area_);
    float both = 0;
    float own = 1e-6F;
    for (int c = 0; c < kPlanes; ++c) {
      const float* t = levelled_.data() + static_cast<std::size_t>(c) * area_;
      const float* s = sample_.planes.data() + static_cast<std::size_t>(c) * area_;
      const float* w = weight_.data();
#pragma omp simd reduction(+ : both, own)
      for (std::size_t i = 0; i < area_; ++i) {
        both += w[i] * t[i] * s[i];
        own += w[i] * t[i] * t[i];
      }
    }
    slope_ = std::clamp(both / own, 0.2F, 3.0F);
    parts_.fill({});
    const float* t = levelled_.data();
    const float* s = sample_.planes.data();
    float* e = error_.data();
    for (std::size_t i = 0; i < area_; ++i) {
      float b = 0;
      float q = 0;
      float f = 0;
      for (std::size_t c = 0; c < kPlanes; ++c) {
        const std::size_t k = c * area_ + i;
        e[k] = s[k] - slope_ * t[k];
        b += s[k] * t[k];
        q += s[k] * s[k];
        f += t[k] * t[k];
      }
      const float w = sample_.weight[i];
      const float noise =
          kPlainNoise * kPlainNoise + kPlaceNoisePx * kPlaceNoisePx * slope_ * slope_ * face_.sharpness[i];
      Part& part = parts_[static_cast<std::size_t>(grid_.part[i])];
      const float share = w / noise;
      part.weight += w;
      part.both += share * b;
      part.seen += share * q;
      part.face += share * f;
    }
    local_contrast();
  }

  // A reflection or a shadow takes contrast from a part of the tile: each part is compared with the contrast
  // that it and its neighbours have, within reason.
  void local_contrast() {
    for (int y = 0; y < kParts; ++y) {
      for (int x = 0; x < kParts; ++x) {
        float both = kContrastPrior * slope_;
        float face = kContrastPrior;
        for (int yy = std::max(0, y - 1); yy <= std::min(kParts - 1, y + 1); ++yy) {
          for (int xx = std::max(0, x - 1); xx <= std::min(kParts - 1, x + 1); ++xx) {
            const Part& near = parts_[static_cast<std::size_t>(yy * kParts + xx)];
            both += near.both;
            face += near.face;
          }
        }
        Part& part = parts_[static_cast<std::size_t>(y * kParts + x)];
        part.slope = std::clamp(both / face, kLeastContrast * slope_, kMostContrast * slope_);
        part.error = part.seen - 2 * part.slope * part.both + part.slope * part.slope * part.face;
      }
    }
  }

  // Errors of the parts (-1: not seen) and their median.
  double part_errors(PartErrors& errors) const {
    const float least = 0.25F * static_cast<float>(area_) / kPartCount;
    std::vector<float> seen;
    for (std::size_t b = 0; b < kPartCount; ++b) {
      errors[b] = parts_[b].weight > least * 0.2F ? parts_[b].error / parts_[b].weight : -1.0F;
      if (parts_[b].weight > least) seen.push_back(errors[b]);
    }
    if (seen.empty()) return 0;
    const auto middle = seen.begin() + static_cast<std::ptrdiff_t>(seen.size() / 2);
    std::nth_element(seen.begin(), middle, seen.end());
    return *middle;
  }

  double similarity(const PartErrors& errors) const {
    std::vector<std::size_t> order;
    for (std::size_t b = 0; b < kPartCount; ++b) {
      if (errors[b] >= 0) order.push_back(b);
    }
    const auto keep = static_cast<std::ptrdiff_t>(kKeptParts * static_cast<double>(order.size()));
    if (keep < 4) return 0;
    std::nth_element(order.begin(), order.begin() + keep, order.end(),
                     [&](std::size_t a, std::size_t b) { return errors[a] < errors[b]; });
    Sums sums;
    for (std::ptrdiff_t i = 0; i < keep; ++i) {
      const Part& part = parts_[order[static_cast<std::size_t>(i)]];
      sums.both += part.slope * part.both;
      sums.seen += part.seen;
      sums.face += part.slope * part.slope * part.face;
    }
    return sums.both / std::sqrt(std::max(1e-9, sums.seen * sums.face));
  }

  void part_weights(PartErrors& weights) const {
    const float whole = static_cast<float>(area_) / kPartCount;
    for (std::size_t b = 0; b < kPartCount; ++b) weights[b] = std::min(1.0F, parts_[b].weight / whole);
  }

  // What the face explains beyond plain paper.
  double evidence() const {
    double sum = 0;
    for (const Part& part : parts_) {
      if (part.weight <= 0) continue;
      sum += std::min(part.seen / part.weight, kMostEvidence) -
             std::min(part.error / part.weight, kMostEvidence);
    }
    return sum;
  }

  // One Gauss-Newton step; returns the change of place in the face's own frame (-1..1 units) as a 2x3 matrix.
  cv::Matx23d step(Motion motion) const {
    cv::Matx<double, 6, 6> h = cv::Matx<double, 6, 6>::zeros();
    cv::Vec<double, 6> g = cv::Vec<double, 6>::all(0);
    float hxx[6] = {};
    float hxy[6] = {};
    float hyy[6] = {};
    float bx[3] = {};
    float by[3] = {};
    const auto half = 0.5F * static_cast<float>(n_);
    for (std::size_t i = 0; i < area_; ++i) {
      const float w = weight_[i];
      if (w <= 0) continue;
      const float noise =
          kPlainNoise * kPlainNoise + kPlaceNoisePx * kPlaceNoisePx * slope_ * slope_ * face_.sharpness[i];
      const float share = w / noise;
      float xx = 0;
      float xy = 0;
      float yy = 0;
      float ex = 0;
      float ey = 0;
      for (std::size_t c = 0; c < kPlanes; ++c) {
        const std::size_t k = c * area_ + i;
        const float gx = face_.along_x[k] * slope_ * half;
        const float gy = face_.along_y[k] * slope_ * half;
        xx += gx * gx;
        xy += gx * gy;
        yy += gy * gy;
        ex += gx * error_[k];
        ey += gy * error_[k];
      }
      const float x = grid_.x[i];
      const float y = grid_.y[i];
      const float m[6] = {x * x, x * y, y * y, x, y, 1};
      for (int k = 0; k < 6; ++k) {
        hxx[k] += share * xx * m[k];
        hxy[k] += share * xy * m[k];
        hyy[k] += share * yy * m[k];
      }
      bx[0] += share * ex * x;
      bx[1] += share * ex * y;
      bx[2] += share * ex;
      by[0] += share * ey * x;
      by[1] += share * ey * y;
      by[2] += share * ey;
    }
    // Parameters: x' = x + p0 x + p1 y + p2, y' = y + p3 x + p4 y + p5.
    constexpr int kIndex[3][3] = {{0, 1, 3}, {1, 2, 4}, {3, 4, 5}};
    for (int a = 0; a < 3; ++a) {
      for (int b = 0; b < 3; ++b) {
        h(a, b) = hxx[kIndex[a][b]];
        h(a, b + 3) = h(b + 3, a) = hxy[kIndex[a][b]];
        h(a + 3, b + 3) = hyy[kIndex[a][b]];
      }
      g[a] = bx[a];
      g[a + 3] = by[a];
    }
    return solve(motion, h, g);
  }

 private:
  static cv::Matx23d solve(Motion motion, const cv::Matx<double, 6, 6>& h, const cv::Vec<double, 6>& g) {
    // The motion's own parameters in terms of the six.
    cv::Mat basis;
    if (motion == Motion::kShiftOnly) {
      basis = (cv::Mat_<double>(6, 2) << 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1);
    } else if (motion == Motion::kSimilarity) {
      basis =
          (cv::Mat_<double>(6, 4) << 1, 0, 0, 0, 0, -1, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1);
    } else {
      basis = cv::Mat::eye(6, 6, CV_64F);
    }
    cv::Mat reduced = basis.t() * cv::Mat(h) * basis;
    const cv::Mat right = basis.t() * cv::Mat(g);
    // Large steps in shape are unlikely; this also keeps a flat face from running away.
    const double ridge = 1e-3 * cv::trace(reduced)[0] / reduced.rows + 1e-9;
    for (int i = 0; i < reduced.rows; ++i) reduced.at<double>(i, i) += ridge;
    cv::Mat solution;
    if (!cv::solve(reduced, right, solution, cv::DECOMP_CHOLESKY)) return cv::Matx23d::zeros();
    const cv::Mat p = basis * solution;
    return {p.at<double>(0), p.at<double>(1), p.at<double>(2),
            p.at<double>(3), p.at<double>(4), p.at<double>(5)};
  }

 public:
  float slope() const { return slope_; }

 private:
  const Features& patch_;
  int margin_;
  const FaceTemplate& face_;
  int n_;
  std::size_t area_;
  const PixelGrid& grid_;
  Sample sample_;
  std::vector<float> levelled_;
  std::vector<float> weight_;
  std::vector<float> error_;
  std::array<Part, kPartCount> parts_{};
  float slope_ = 1;
};

cv::Matx33d full(const cv::Matx23d& m) {
  return {m(0, 0), m(0, 1), m(0, 2), m(1, 0), m(1, 1), m(1, 2), 0, 0, 1};
}

}  // namespace

FaceTemplate make_template(const cv::Mat& upright_bgr, int size) {
  FaceTemplate face;
  face.features = features_of(upright_bgr, size);
  const std::size_t area = face.features.area();
  face.along_x.resize(kPlanes * area);
  face.along_y.resize(kPlanes * area);
  face.sharpness.assign(area, 0);
  for (int c = 0; c < kPlanes; ++c) {
    const float* f = face.features.plane(c);
    for (int y = 0; y < size; ++y) {
      for (int x = 0; x < size; ++x) {
        const auto at = [&](int xx, int yy) {
          return f[std::clamp(yy, 0, size - 1) * size + std::clamp(xx, 0, size - 1)];
        };
        const std::size_t i = static_cast<std::size_t>(y * size + x);
        const std::size_t k = static_cast<std::size_t>(c) * area + i;
        face.along_x[k] = 0.5F * (at(x + 1, y) - at(x - 1, y));
        face.along_y[k] = 0.5F * (at(x, y + 1) - at(x, y - 1));
        face.sharpness[i] += face.along_x[k] * face.along_x[k] + face.along_y[k] * face.along_y[k];
      }
    }
  }
  return face;
}

TileFromFace turned_face(Rotation rotation, cv::Point2d shift) {
  // A clockwise quarter turn takes the face's north-west corner to the north-east.
  switch (rotation % 4) {
    case 1:
      return {0, -1, 1 + shift.x, 1, 0, shift.y};
    case 2:
      return {-1, 0, 1 + shift.x, 0, -1, 1 + shift.y};
    case 3:
      return {0, 1, shift.x, -1, 0, 1 + shift.y};
    default:
      return {1, 0, shift.x, 0, 1, shift.y};
  }
}

Fit fit_face(const TilePatch& patch, int scale, const FaceTemplate& face, const TileFromFace& start,
             Motion motion, int steps, const Trust& first_trust) {
  Fitter fitter(patch.scale(scale), TilePatch::margin_px(scale), face);
  // Face coordinates 0..1 from the -1..1 that the steps are taken in.
  const cv::Matx33d unit_from_step(0.5, 0, 0.5, 0, 0.5, 0.5, 0, 0, 1);
  const cv::Matx33d step_from_unit(2, 0, -1, 0, 2, -1, 0, 0, 1);
  Fit fit;
  fit.tile_from_face = start;
  Trust trust = first_trust;
  if (motion == Motion::kNone) steps = 0;
  for (int i = 0; i <= steps; ++i) {
    fitter.compare(fit.tile_from_face, trust);
    fit.typical = fitter.part_errors(fit.errors);
    if (i == steps) break;
    const auto limit = static_cast<float>(std::max(fit.typical * 3, 1e-6));
    for (std::size_t b = 0; b < kPartCount; ++b) {
      const float r = std::max(0.0F, fit.errors[b]) / limit;
      trust[b] = 1.0F / (1.0F + r * r);
    }
    const cv::Matx23d change = fitter.step(motion);
    const cv::Matx33d delta = full(change) + cv::Matx33d(1, 0, 0, 0, 1, 0, 0, 0, 0);
    const cv::Matx33d moved = full(fit.tile_from_face) * unit_from_step * delta.inv() * step_from_unit;
    fit.tile_from_face = moved.get_minor<2, 3>(0, 0);
    if (cv::norm(change) < 0.004) {
      fitter.compare(fit.tile_from_face, trust);
      fit.typical = fitter.part_errors(fit.errors);
      break;
    }
  }
  fit.slope = fitter.slope();
  fit.similarity = fitter.similarity(fit.errors);
  fit.evidence = fitter.evidence();
  fitter.part_weights(fit.weights);
  return fit;
}

}  // namespace tilewatch::vision
