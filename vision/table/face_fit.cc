// SPDX-License-Identifier: MIT
#include "vision/table/face_fit.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "vision/table/plane_fit.h"

namespace tilewatch::vision {

namespace {

// A tile is looked at in two sizes: small to find it, large to place and judge it.
constexpr int kParts = 5;  // parts a side, judged one by one
constexpr int kLargeSide = 60;
constexpr int kSmallSide = 30;
constexpr int kAllParts = kParts * kParts;
constexpr int kPartLength = 2 * (kSmallSide / kParts) * (kSmallSide / kParts);  // both planes
constexpr double kSmallBlur = 1.2;
// Evened contrast (squared) that is next to nothing: shadows and noise on a bare table must not pass for
// structure.
constexpr float kFaint = 0.06F;
// Correlation that a part reaches by chance.
constexpr float kChance = 0.2F;
// Only the inner part of a tile is compared: rims of scans are uneven, and beyond a rim that is a little off
// lies the neighbour, whose brightness would draw a rim where there is none.
constexpr double kInner = 0.9;
// What is cut around the inner part, in its sides.
constexpr double kMargin = 0.2;
// Contrast (grey levels) below which there is nothing to see: noise must not be blown up to structure.
constexpr float kFlat[2] = {5, 7};
// A part fits clearly when its correlation is above the second, not at all below the first.
constexpr double kUnclear = 0.4;
constexpr double kClear = 0.8;
// A fit that looks like this after the small size will not become good at the large one.
constexpr double kHopeless = 0.12;

/// Brightness, and red against green (what tells a town from a field), of a BGR picture.
void split_planes(const cv::Mat& bgr, cv::Mat planes[2]) {
  std::array<cv::Mat, 3> c;
  cv::Mat f;
  bgr.convertTo(f, CV_32F);
  cv::split(f, c.data());
  planes[0] = 0.2F * c[0] + 0.5F * c[1] + 0.3F * c[2];
  planes[1] = c[2] - c[1];
}

/// Cuts a patch (PictureStack::cut) as two planes: brightness, and red against green.
void cut(const PictureStack& picture, const cv::Matx33d& image_from_patch, int size, double px,
         cv::Mat planes[2], cv::Mat* inside) {
  cv::Mat patch;
  picture.cut(image_from_patch, size, px, patch, inside);
  split_planes(patch, planes);
}

cv::Mat blurred(const cv::Mat& m, double sigma) {
  if (sigma < 0.3) return m;
  cv::Mat out;
  cv::GaussianBlur(m, out, {}, sigma, sigma, cv::BORDER_REFLECT);
  return out;
}

/// Contrast made even over windows of a third of a tile: what is left is structure, whatever the light.
cv::Mat evened(const cv::Mat& plane, int side, float flat) {
  const cv::Size window(side / 3 | 1, side / 3 | 1);
  cv::Mat d;
  cv::Mat square;
  cv::boxFilter(plane, d, CV_32F, window, {-1, -1}, true, cv::BORDER_REFLECT);
  cv::subtract(plane, d, d);
  cv::multiply(d, d, square);
  cv::boxFilter(square, square, CV_32F, window, {-1, -1}, true, cv::BORDER_REFLECT);
  for (int y = 0; y < d.rows; ++y) {
    float* to = d.ptr<float>(y);
    const float* s = square.ptr<float>(y);
    for (int x = 0; x < d.cols; ++x) to[x] /= std::sqrt(s[x] + flat * flat);
  }
  return d;
}

cv::Matx33d homography(const std::array<cv::Point2f, 4>& from, const std::array<cv::Point2f, 4>& to) {
  return cv::Matx33d(cv::getPerspectiveTransform(from.data(), to.data()));
}

/// The quad's inner part.
Quad inner_part(const Quad& quad) {
  const float a = static_cast<float>(0.5 - kInner / 2);
  const float b = static_cast<float>(0.5 + kInner / 2);
  const cv::Matx33d h =
      homography({cv::Point2f(0, 0), cv::Point2f(1, 0), cv::Point2f(1, 1), cv::Point2f(0, 1)}, quad);
  const std::array<cv::Point2f, 4> inner{cv::Point2f(a, a), cv::Point2f(b, a), cv::Point2f(b, b),
                                         cv::Point2f(a, b)};
  Quad result;
  for (std::size_t i = 0; i < 4; ++i) {
    const cv::Vec3d p = h * cv::Vec3d(inner[i].x, inner[i].y, 1);
    result[i] = cv::Point2f(static_cast<float>(p[0] / p[2]), static_cast<float>(p[1] / p[2]));
  }
  return result;
}

cv::Mat inner_part(const cv::Mat& face) {
  const int rim = static_cast<int>(std::lround(face.cols * (1 - kInner) / 2));
  return face(cv::Rect(rim, rim, face.cols - 2 * rim, face.rows - 2 * rim));
}

float dot(const float* a, const float* b) {
  float sum = 0;
#pragma omp simd reduction(+ : sum)
  for (int i = 0; i < kPartLength; ++i) sum += a[i] * b[i];
  return sum;
}

/// An affine correction in tile units, measured from the tile's middle: p' = p + t + A p.
struct Warp {
  cv::Vec2d t{0, 0};
  cv::Matx22d a = cv::Matx22d::zeros();
  cv::Point2d apply(cv::Point2d p) const {
    return {p.x + t[0] + a(0, 0) * p.x + a(0, 1) * p.y, p.y + t[1] + a(1, 0) * p.x + a(1, 1) * p.y};
  }
  /// First `inner`, then this.
  void append(const Warp& inner) {
    const cv::Matx22d one = cv::Matx22d::eye();
    t = t + (one + a) * inner.t;
    a = (one + a) * (one + inner.a) - one;
  }
};

/// What one size of the comparison works with.
struct Look {
  int side = 0;
  int margin = 0;
  cv::Mat face[2];   ///< side square, evened
  cv::Mat patch[2];  ///< side + 2 margin square, as cut
  cv::Mat inside;

  int patch_side() const { return side + 2 * margin; }
  /// Patch pixel -> tile units, the tile's middle at (0,0).
  cv::Point2d in_patch(cv::Point2d p) const {
    return {(p.x + 0.5) * side + margin - 0.5, (p.y + 0.5) * side + margin - 0.5};
  }

  cv::Matx33d image_from_patch(const Quad& quad) const {
    const cv::Point2d low = in_patch({-0.5, -0.5});
    const cv::Point2d high = in_patch({0.5, 0.5});
    return homography({cv::Point2f(low), cv::Point2f(cv::Point2d(high.x, low.y)), cv::Point2f(high),
                       cv::Point2f(cv::Point2d(low.x, high.y))},
                      quad);
  }

  /// The patch through the warp: side square, evened; `mask` says what lies in the picture.
  void through(const Warp& w, cv::Mat seen[2], cv::Mat& mask) const {
    // Tile pixel (x, y) -> units ((x + 0.5) / side - 0.5) -> warp -> patch pixel.
    const double s = side;
    const cv::Point2d o = in_patch(w.apply({0.5 / s - 0.5, 0.5 / s - 0.5}));
    const cv::Matx23d m(1 + w.a(0, 0), w.a(0, 1), o.x, w.a(1, 0), 1 + w.a(1, 1), o.y);
    constexpr int kHow = cv::INTER_LINEAR | cv::WARP_INVERSE_MAP;
    for (int c = 0; c < 2; ++c) {
      cv::warpAffine(patch[c], seen[c], m, {side, side}, kHow, cv::BORDER_REPLICATE);
      seen[c] = evened(seen[c], side, kFlat[c]);
    }
    cv::warpAffine(inside, mask, m, {side, side}, cv::INTER_NEAREST | cv::WARP_INVERSE_MAP,
                   cv::BORDER_CONSTANT, 0);
  }
};

struct Part {
  double correlation = 0;
  double energy = 0;
};
using Parts = std::array<Part, static_cast<std::size_t>(kAllParts)>;

/// The face against what is seen, part by part. Parts outside the picture are not seen.
Parts judge(const Look& look, const cv::Mat seen[2], const cv::Mat& mask) {
  Parts parts;
  const int n = look.side / kParts;
  for (int py = 0; py < kParts; ++py) {
    for (int px = 0; px < kParts; ++px) {
      float fs = 0;
      float ff = 0;
      float ss = 0;
      int in = 0;
      for (int y = py * n; y < (py + 1) * n; ++y) {
        const uchar* m = mask.ptr<uchar>(y);
        for (int c = 0; c < 2; ++c) {
          const float* f = look.face[c].ptr<float>(y);
          const float* s = seen[c].ptr<float>(y);
          for (int x = px * n; x < (px + 1) * n; ++x) {
            ff += f[x] * f[x];
            if (m[x] == 0) continue;
            fs += f[x] * s[x];
            ss += s[x] * s[x];
            ++in;
          }
        }
      }
      auto& part = parts[static_cast<std::size_t>(py * kParts + px)];
      part.energy = std::sqrt(ff / static_cast<float>(n * n));
      if (in < n * n) continue;  // two planes: half of it
      part.correlation = fs / std::sqrt(std::max(1e-6F, ff * (ss + kFaint * static_cast<float>(in))));
    }
  }
  return parts;
}

double similarity(const Parts& parts, double* visible) {
  double sum = 0;
  double clear = 0;
  double total = 0;
  for (const auto& p : parts) {
    total += p.energy;
    sum += p.energy * std::max(0.0, p.correlation);
    clear += p.energy * std::clamp((p.correlation - kUnclear) / (kClear - kUnclear), 0.0, 1.0);
  }
  if (visible != nullptr) *visible = total > 0 ? clear / total : 0;
  return total > 0 ? sum / total : 0;
}

/// Sums for one step of the fit over one row of pixels: N parameters, N (N + 1) / 2 products, N sides.
template <int N>
void add_row(int side, int y, const float* f, const float* s, const float* gx, const float* gy,
             const float* trust, double* products, double* sides) {
  const float v = (static_cast<float>(y) + 0.5F) / static_cast<float>(side) - 0.5F;
  const float pixel = 1 / static_cast<float>(side);
  for (int x = 1; x < side - 1; ++x) {
    const float e = s[x] - f[x];
    const float w = trust[x] / (1 + e * e);
    const float u = (static_cast<float>(x) + 0.5F) * pixel - 0.5F;
    float j[N];
    j[0] = gx[x];
    j[1] = gy[x];
    if constexpr (N == 3) {
      j[2] = gy[x] * u - gx[x] * v;
    } else {
      j[2] = gx[x] * u;
      j[3] = gx[x] * v;
      j[4] = gy[x] * u;
      j[5] = gy[x] * v;
    }
    int k = 0;
    for (int a = 0; a < N; ++a) {
      const float wj = w * j[a];
      sides[a] += static_cast<double>(wj * e);
      for (int b = a; b < N; ++b) products[k++] += static_cast<double>(wj * j[b]);
    }
  }
}

// What a plainly seen tile says about its place, in the units of settle()'s products for every pixel.
constexpr double kPlainTile = 25;

/// Moves the warp until the face fits (Lucas and Kanade's way, with the face's own slopes). Parts and pixels
/// that fit badly have little to say.
Parts settle(const Look& look, int iterations, FitFreedom freedom, double belief, Warp& warp) {
  cv::Mat dx[2];
  cv::Mat dy[2];
  for (int c = 0; c < 2; ++c) {
    // Slopes in units per tile.
    cv::Sobel(look.face[c], dx[c], CV_32F, 1, 0, 3, look.side / 8.0, 0, cv::BORDER_REFLECT);
    cv::Sobel(look.face[c], dy[c], CV_32F, 0, 1, 3, look.side / 8.0, 0, cv::BORDER_REFLECT);
  }
  const int n = freedom == FitFreedom::kRigid ? 3 : 6;
  const int part_side = look.side / kParts;
  cv::Mat seen[2];
  cv::Mat mask;
  Parts parts;
  std::vector<float> trust(static_cast<std::size_t>(look.side));
  for (int iteration = 0;; ++iteration) {
    look.through(warp, seen, mask);
    parts = judge(look, seen, mask);
    if (iteration == iterations) break;
    std::array<double, 21> products{};
    std::array<double, 6> sides{};
    for (int y = 1; y < look.side - 1; ++y) {
      const uchar* in = mask.ptr<uchar>(y);
      for (int x = 0; x < look.side; ++x) {
        const double c =
            parts[static_cast<std::size_t>((y / part_side) * kParts + x / part_side)].correlation;
        trust[static_cast<std::size_t>(x)] =
            in[x] == 0 ? 0 : static_cast<float>(std::clamp(c + 0.1, 0.05, 1.0));
      }
      for (int c = 0; c < 2; ++c)
        (n == 3 ? add_row<3> : add_row<6>)(look.side, y, look.face[c].ptr<float>(y), seen[c].ptr<float>(y),
                                           dx[c].ptr<float>(y), dy[c].ptr<float>(y), trust.data(),
                                           products.data(), sides.data());
    }
    cv::Matx66d m = cv::Matx66d::eye();
    cv::Vec6d g;
    int k = 0;
    for (int a = 0; a < n; ++a) {
      g[a] = sides[static_cast<std::size_t>(a)];
      for (int b = a; b < n; ++b) m(a, b) = m(b, a) = products[static_cast<std::size_t>(k++)];
    }
    if (n == 3 && belief > 0) {
      // Pulled back to where it was looked for.
      const double pull = belief * kPlainTile * look.side * look.side;
      const std::array<double, 3> astray{warp.t[0], warp.t[1], (warp.a(1, 0) - warp.a(0, 1)) / 2};
      for (int a = 0; a < 3; ++a) {
        // Half a tile away from its middle a turn moves as much as half a shift.
        const double w = pull * (a == 2 ? 0.1 : 1);
        m(a, a) += w;
        g[a] += w * astray[static_cast<std::size_t>(a)];
      }
    }
    // A little damping: where there is nothing to hold on to, nothing moves.
    for (int a = 0; a < n; ++a) m(a, a) = 1.02 * m(a, a) + 1e-3 * look.side * look.side;
    cv::Vec6d step = m.solve(g, cv::DECOMP_CHOLESKY);
    double largest = 0;
    for (int a = 0; a < n; ++a) {
      step[a] = std::clamp(step[a], -0.08, 0.08);
      largest = std::max(largest, std::abs(step[a]));
    }
    // What is seen is the face moved by the step, so the patch must be looked at from the other side of it.
    Warp back;
    back.t = {-step[0], -step[1]};
    back.a =
        n == 3 ? cv::Matx22d(0, step[2], -step[2], 0) : cv::Matx22d(-step[2], -step[3], -step[4], -step[5]);
    warp.append(back);
    if (largest < 0.001 || cv::norm(warp.t) > 0.35) {
      iteration = iterations - 1;
    }
  }
  return parts;
}

/// Slides the face over the patch for a first shift.
void slide(const Look& look, double search, Warp& warp) {
  cv::Mat scores;
  const int reach = std::clamp(static_cast<int>(std::ceil(search * look.side)), 1, look.margin);
  const int edge = look.margin - reach;
  for (int c = 0; c < 2; ++c) {
    const cv::Mat even = evened(look.patch[c], look.side, kFlat[c]);
    cv::Mat s;
    cv::matchTemplate(even(cv::Rect(edge, edge, look.side + 2 * reach, look.side + 2 * reach)), look.face[c],
                      s, cv::TM_CCORR);
    scores = scores.empty() ? s : scores + s;
  }
  cv::Point at;
  cv::minMaxLoc(scores, nullptr, nullptr, nullptr, &at);
  warp.t = {static_cast<double>(at.x - reach) / look.side, static_cast<double>(at.y - reach) / look.side};
}

/// The small size's patch about a quad, softened.
Look small_look(const PictureStack& picture, const Quad& quad) {
  Look look;
  look.side = kSmallSide;
  look.margin = static_cast<int>(kMargin * kSmallSide);
  cut(picture, look.image_from_patch(quad), look.patch_side(), side_px(quad) / kSmallSide, look.patch,
      &look.inside);
  for (auto& plane : look.patch) plane = blurred(plane, kSmallBlur);
  return look;
}

/// Copies a part's pixels of both planes to `to`, scaled to unit length; returns how much there was to see.
float take_part(const cv::Mat planes[2], int part, float* to) {
  const int n = kSmallSide / kParts;
  float* p = to;
  for (int c = 0; c < 2; ++c)
    for (int y = 0; y < n; ++y) {
      const float* row = planes[c].ptr<float>((part / kParts) * n + y) + (part % kParts) * n;
      p = std::copy(row, row + n, p);
    }
  const float square = dot(to, to);
  const float scale = 1 / std::sqrt(std::max(1e-6F, square));
  for (int i = 0; i < kPartLength; ++i) to[i] *= scale;
  return std::sqrt(square / static_cast<float>(n * n));
}

/// Does the part's middle lie in the picture?
bool part_inside(const Look& look, int part, int dx, int dy) {
  const int n = kSmallSide / kParts;
  return look.inside.at<uchar>(look.margin + dy + (part / kParts) * n + n / 2,
                               look.margin + dx + (part % kParts) * n + n / 2) != 0;
}

}  // namespace

FaceFitter::FaceFitter(const ArtLibrary& library) {
  faces_.reserve(library.faces().size());
  small_.resize(library.faces().size() * 4 * kAllParts * kPartLength);
  small_energy_.resize(library.faces().size() * 4 * kAllParts);
  std::size_t at = 0;
  for (const auto& face : library.faces()) {
    cv::Mat large;
    cv::resize(inner_part(face.picture), large, {kLargeSide, kLargeSide}, 0, 0, cv::INTER_AREA);
    faces_.push_back(large);
    cv::Mat small;
    cv::resize(inner_part(face.picture), small, {kSmallSide, kSmallSide}, 0, 0, cv::INTER_AREA);
    for (int rotation = 0; rotation < 4; ++rotation) {
      cv::Mat planes[2];
      split_planes(small, planes);
      for (int c = 0; c < 2; ++c) planes[c] = evened(blurred(planes[c], kSmallBlur), kSmallSide, kFlat[c]);
      for (int part = 0; part < kAllParts; ++part, ++at)
        small_energy_[at] = take_part(planes, part, &small_[at * kPartLength]);
      cv::rotate(small.clone(), small, cv::ROTATE_90_CLOCKWISE);
    }
  }
}

std::vector<FaceFitter::Guess> FaceFitter::shortlist(const PictureStack& picture, const Quad& quad,
                                                     std::size_t keep) const {
  std::vector<Guess> result;
  if (side_px(quad) < 6 || !cv::isContourConvex(std::vector<cv::Point2f>(quad.begin(), quad.end())))
    return result;
  const Look look = small_look(picture, inner_part(quad));
  // Shifts of one pixel are a thirtieth of a tile; the blur covers what lies between.
  constexpr int kReach = 2;
  constexpr int kShifts = (2 * kReach + 1) * (2 * kReach + 1);
  std::vector<float> seen(static_cast<std::size_t>(kShifts) * kAllParts * kPartLength);
  std::size_t shift = 0;
  for (int dy = -kReach; dy <= kReach; ++dy) {
    for (int dx = -kReach; dx <= kReach; ++dx, ++shift) {
      const cv::Rect area(look.margin + dx, look.margin + dy, kSmallSide, kSmallSide);
      cv::Mat planes[2];
      for (int c = 0; c < 2; ++c) planes[c] = evened(look.patch[c](area).clone(), kSmallSide, kFlat[c]);
      for (int part = 0; part < kAllParts; ++part) {
        float* to = &seen[(shift * kAllParts + static_cast<std::size_t>(part)) * kPartLength];
        take_part(planes, part, to);
        if (!part_inside(look, part, dx, dy)) std::fill(to, to + kPartLength, 0.0F);
      }
    }
  }
  const std::size_t count = faces_.size() * 4;
  result.resize(count);
  for (std::size_t t = 0; t < count; ++t) {
    const float* face = &small_[t * kAllParts * kPartLength];
    const float* energy = &small_energy_[t * kAllParts];
    float total = 1e-6F;
    for (int part = 0; part < kAllParts; ++part) total += energy[part];
    float best = 0;
    // Every second shift first; the others only around the best of them.
    int best_shift = kShifts / 2;
    const auto score_of = [&](int s) {
      const float* patch = &seen[static_cast<std::size_t>(s) * kAllParts * kPartLength];
      float sum = 0;
      for (int part = 0; part < kAllParts; ++part)
        sum += energy[part] *
               std::max(0.0F, dot(face + part * kPartLength, patch + part * kPartLength) - kChance);
      return sum / total;
    };
    constexpr int kRow = 2 * kReach + 1;
    for (int y = 0; y < kRow; y += 2) {
      for (int x = 0; x < kRow; x += 2) {
        const float score = score_of(y * kRow + x);
        if (score > best) {
          best = score;
          best_shift = y * kRow + x;
        }
      }
    }
    for (const int step : {-1, 1, -kRow, kRow}) {
      const int s = best_shift + step;
      const bool wraps = (step == -1 && best_shift % kRow == 0) || (step == 1 && s % kRow == 0);
      if (s < 0 || s >= kShifts || wraps) continue;
      best = std::max(best, score_of(s));
    }
    result[t] = {static_cast<int>(t / 4), static_cast<Rotation>(t % 4), best};
  }
  keep = std::min(keep, result.size());
  std::partial_sort(result.begin(), result.begin() + static_cast<std::ptrdiff_t>(keep), result.end(),
                    [](const Guess& a, const Guess& b) { return a.score > b.score; });
  result.resize(keep);
  return result;
}

FaceFit FaceFitter::fit(const PictureStack& picture, const Quad& quad, int face, Rotation rotation,
                        const Options& options) const {
  FaceFit result;
  result.face = face;
  result.rotation = rotation;
  result.corners = quad;
  const double px_a_tile = side_px(quad);
  if (px_a_tile < 6 || !cv::isContourConvex(std::vector<cv::Point2f>(quad.begin(), quad.end())))
    return result;

  cv::Mat turned_face = faces_.at(static_cast<std::size_t>(face));
  if (rotation % 4 != 0) {
    constexpr std::array<int, 4> kTurn{0, cv::ROTATE_90_CLOCKWISE, cv::ROTATE_180,
                                       cv::ROTATE_90_COUNTERCLOCKWISE};
    cv::Mat t;
    cv::rotate(turned_face, t, kTurn[rotation % 4]);
    turned_face = t;
  }
  cv::Mat face_planes[2];
  split_planes(turned_face, face_planes);

  Look large;
  large.side = kLargeSide;
  large.margin = static_cast<int>(kMargin * kLargeSide);
  const cv::Matx33d image_from_patch = large.image_from_patch(inner_part(quad));
  const double px = px_a_tile * kInner / kLargeSide;
  cv::Mat planes[2];
  cut(picture, image_from_patch, large.patch_side(), px, planes, &large.inside);
  // A small tile in the picture is softer than its face.
  const double soft = px < 1 ? 0.5 * std::sqrt(1 / (px * px) - 1) : 0;

  Warp warp;
  if (options.search > 0) {
    Look small;
    small.side = kSmallSide;
    small.margin = static_cast<int>(kMargin * kSmallSide);
    const cv::Size face_size(small.side, small.side);
    const cv::Size patch_size(small.patch_side(), small.patch_side());
    for (int c = 0; c < 2; ++c) {
      cv::Mat m;
      cv::resize(blurred(face_planes[c], soft), m, face_size, 0, 0, cv::INTER_AREA);
      small.face[c] = evened(blurred(m, kSmallBlur), small.side, kFlat[c]);
      cv::resize(planes[c], m, patch_size, 0, 0, cv::INTER_AREA);
      small.patch[c] = blurred(m, kSmallBlur);
    }
    cv::resize(large.inside, small.inside, patch_size, 0, 0, cv::INTER_NEAREST);
    slide(small, options.search / kInner, warp);
    const Parts parts = settle(small, 8, options.freedom, options.belief, warp);
    result.similarity = similarity(parts, &result.visible);
    if (result.similarity < kHopeless) {
      result.moved = cv::norm(warp.t) * kInner;
      return result;
    }
  }
  for (int c = 0; c < 2; ++c) {
    large.face[c] = evened(blurred(face_planes[c], std::hypot(soft, 1.0)), large.side, kFlat[c]);
    large.patch[c] = blurred(planes[c], 1.0);
  }
  const Parts parts = settle(large, 6, options.freedom, options.belief, warp);
  result.similarity = similarity(parts, &result.visible);
  result.moved = cv::norm(warp.t) * kInner;
  result.turned = std::atan2(warp.a(1, 0) - warp.a(0, 1), 2 + warp.a(0, 0) + warp.a(1, 1));
  constexpr double kHalf = 0.5 / kInner;
  constexpr std::array<std::array<double, 2>, 4> kCorners{
      {{-kHalf, -kHalf}, {kHalf, -kHalf}, {kHalf, kHalf}, {-kHalf, kHalf}}};
  for (std::size_t i = 0; i < 4; ++i) {
    const cv::Point2d p = large.in_patch(warp.apply({kCorners[i][0], kCorners[i][1]}));
    const cv::Vec3d q = image_from_patch * cv::Vec3d(p.x, p.y, 1);
    result.corners[i] = cv::Point2f(static_cast<float>(q[0] / q[2]), static_cast<float>(q[1] / q[2]));
  }
  return result;
}

}  // namespace tilewatch::vision
