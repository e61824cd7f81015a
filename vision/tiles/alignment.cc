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

// Takes the weighted plane a + b x + c y out of each colour plane: what a lamp to one side adds.
void level(std::vector<float>& planes, const std::vector<float>& weight, const PixelGrid& grid,
           std::size_t area) {
  float w = 0;
  float wx = 0;
  float wy = 0;
  float wxx = 0;
  float wxy = 0;
  float wyy = 0;
  const float* gx = grid.x.data();
  const float* gy = grid.y.data();
  const float* pw = weight.data();
#pragma omp simd reduction(+ : w, wx, wy, wxx, wxy, wyy)
  for (std::size_t i = 0; i < area; ++i) {
    const float a = pw[i];
    w += a;
    wx += a * gx[i];
    wy += a * gy[i];
    wxx += a * gx[i] * gx[i];
    wxy += a * gx[i] * gy[i];
    wyy += a * gy[i] * gy[i];
  }
  if (w < 1) return;
  const cv::Matx33f normal(w, wx, wy, wx, wxx, wxy, wy, wxy, wyy);
  const cv::Matx33f inverse = (normal + cv::Matx33f::eye() * (1e-4F * w)).inv(cv::DECOMP_CHOLESKY);
  for (int c = 0; c < kPlanes; ++c) {
    float* f = planes.data() + static_cast<std::size_t>(c) * area;
    float b0 = 0;
    float b1 = 0;
    float b2 = 0;
#pragma omp simd reduction(+ : b0, b1, b2)
    for (std::size_t i = 0; i < area; ++i) {
      const float wf = pw[i] * f[i];
      b0 += wf;
      b1 += wf * gx[i];
      b2 += wf * gy[i];
    }
    const cv::Vec3f k = inverse * cv::Vec3f(b0, b1, b2);
#pragma omp simd
    for (std::size_t i = 0; i < area; ++i) f[i] -= k[0] + k[1] * gx[i] + k[2] * gy[i];
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
  void compare(const TileFromFace& place, const std::vector<float>& trust) {
    sample(patch_, margin_, n_, place, sample_);
    for (std::size_t i = 0; i < area_; ++i) {
      const float seen = sample_.weight[i] * grid_.rim[i];
      sample_.weight[i] = seen;
      weight_[i] = seen * trust[static_cast<std::size_t>(grid_.part[i])];
    }
    level(sample_.planes, weight_, grid_, area_);
    levelled_ = face_.features.planes;
    level(levelled_, weight_, grid_, area_);
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
      float squared = 0;
      float b = 0;
      float q = 0;
      float f = 0;
      for (std::size_t c = 0; c < kPlanes; ++c) {
        const std::size_t k = c * area_ + i;
        e[k] = s[k] - slope_ * t[k];
        squared += e[k] * e[k];
        b += s[k] * t[k];
        q += s[k] * s[k];
        f += t[k] * t[k];
      }
      const float w = sample_.weight[i];
      const float noise =
          kPlainNoise * kPlainNoise + kPlaceNoisePx * kPlaceNoisePx * slope_ * slope_ * face_.sharpness[i];
      Part& part = parts_[static_cast<std::size_t>(grid_.part[i])];
      part.weight += w;
      part.error += w * squared / noise;
      part.both += w * b;
      part.seen += w * q;
      part.face += w * f;
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
      sums.both += part.both;
      sums.seen += part.seen;
      sums.face += part.face;
    }
    return sums.both / std::sqrt(std::max(1e-9, sums.seen * sums.face));
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
             Motion motion, int steps) {
  Fitter fitter(patch.scale(scale), TilePatch::margin_px(scale), face);
  // Face coordinates 0..1 from the -1..1 that the steps are taken in.
  const cv::Matx33d unit_from_step(0.5, 0, 0.5, 0, 0.5, 0.5, 0, 0, 1);
  const cv::Matx33d step_from_unit(2, 0, -1, 0, 2, -1, 0, 0, 1);
  Fit fit;
  fit.tile_from_face = start;
  std::vector<float> trust(kPartCount, 1.0F);
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
  return fit;
}

}  // namespace tilewatch::vision
