// SPDX-License-Identifier: MIT
#include "vision/tiles/art_reader.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <utility>

#include "vision/tiles/alignment.h"
#include "vision/tiles/calibration.h"
#include "vision/tiles/tile_patch.h"

namespace tilewatch::vision {
namespace {

// The first search compares all faces in all turns at all shifts at this small size, as one matrix product.
constexpr int kCoarsePx = 16;
constexpr int kCoarseMarginPx = 4;
constexpr int kCoarseLength = kPlanes * kCoarsePx * kCoarsePx;
constexpr int kLevels = 3 * kPlanes;  // a plane (1, x, y) for each colour plane
// How many pairs of face and turn the first search and the second look hand on.
constexpr int kSecondLook = 20;
constexpr int kThirdLook = 8;
constexpr int kOfEachCover = 6;
// Below this similarity the tile may be partly covered.
constexpr double kClear = 0.85;
constexpr double kHopelessBehind = 0.25;
// A fit that moves the middle of the tile farther (in tile widths) or changes its area more is not one.
constexpr double kFarthest = 0.3;
constexpr double kMostGrowth = 1.4;

float coarse_rim(int x, int y) {
  const int ring = std::min({x, y, kCoarsePx - 1 - x, kCoarsePx - 1 - y});
  return ring == 0 ? 0.5F : 1.0F;
}

// A row of the coarse matrix: features weighted by the rim.
void copy_weighted(const std::vector<cv::Mat>& planes, int left, int top, float* row) {
  for (const cv::Mat& plane : planes) {
    for (int y = 0; y < kCoarsePx; ++y) {
      const float* from = plane.ptr<float>(top + y) + left;
      for (int x = 0; x < kCoarsePx; ++x) *row++ = from[x] * coarse_rim(x, y);
    }
  }
}

// Unit vectors that span what a lamp may add; orthogonal to each other because the rim is symmetric.
cv::Mat level_rows() {
  cv::Mat rows = cv::Mat::zeros(kLevels, kCoarseLength, CV_32F);
  for (int c = 0; c < kPlanes; ++c) {
    for (int k = 0; k < 3; ++k) {
      float* row = rows.ptr<float>(3 * c + k) + c * kCoarsePx * kCoarsePx;
      for (int y = 0; y < kCoarsePx; ++y) {
        for (int x = 0; x < kCoarsePx; ++x) {
          const float middle = (kCoarsePx - 1) * 0.5F;
          const float value = k == 0 ? 1 : (k == 1 ? static_cast<float>(x) : static_cast<float>(y)) - middle;
          *row++ = coarse_rim(x, y) * value;
        }
      }
    }
  }
  for (int r = 0; r < rows.rows; ++r) cv::normalize(rows.row(r), rows.row(r));
  return rows;
}

std::vector<cv::Mat> as_mats(const Features& features) {
  std::vector<cv::Mat> planes;
  for (int c = 0; c < kPlanes; ++c) {
    planes.emplace_back(features.size, features.size, CV_32F, const_cast<float*>(features.plane(c)));
  }
  return planes;
}

struct Hypothesis {
  int face = -1;
  Rotation rotation = 0;
  double score = 0;
  TileFromFace tile_from_face;
  Trust trust = kFullTrust;
  Fit fit;
};

Quad corners_of(const TilePatch& patch, const Hypothesis& hypothesis) {
  // The face's own corners, renamed so that the first is the north-west as the tile lies.
  constexpr std::array<std::pair<double, double>, 4> kFaceCorners{{{0, 0}, {1, 0}, {1, 1}, {0, 1}}};
  Quad quad;
  for (std::size_t i = 0; i < 4; ++i) {
    const auto [u, v] = kFaceCorners[(i + 4 - hypothesis.rotation) % 4];
    const TileFromFace& m = hypothesis.fit.tile_from_face;
    quad[i] = patch.image_of({m(0, 0) * u + m(0, 1) * v + m(0, 2), m(1, 0) * u + m(1, 1) * v + m(1, 2)});
  }
  return quad;
}

// True when the fit left the place it was to be found at: a face that is not there slides anywhere.
bool ran_away(const Fit& fit) {
  const TileFromFace& m = fit.tile_from_face;
  const cv::Point2d middle(0.5 * (m(0, 0) + m(0, 1)) + m(0, 2) - 0.5,
                           0.5 * (m(1, 0) + m(1, 1)) + m(1, 2) - 0.5);
  const double area = std::abs(m(0, 0) * m(1, 1) - m(0, 1) * m(1, 0));
  return cv::norm(middle) > kFarthest || area < 1 / kMostGrowth || area > kMostGrowth;
}

// Grows slowly once a part no longer fits: it may be covered, or glaring.
double softened(double error) { return kMostOfAPart * std::log1p(error / kMostOfAPart); }

// Log likelihoods of the fits against the best of them. Every part counts for at most a fixed amount, so that
// a covered part, which fits none of them, cannot decide.
std::vector<double> log_likelihoods(const std::vector<Hypothesis>& hypotheses) {
  // The most similar face says how noisy this picture is.
  const auto clearest = std::max_element(
      hypotheses.begin(), hypotheses.end(),
      [](const Hypothesis& a, const Hypothesis& b) { return a.fit.similarity < b.fit.similarity; });
  const double noise = clearest == hypotheses.end() ? 1 : std::max(clearest->fit.typical, kLeastPartNoise);
  std::vector<double> result;
  for (const Hypothesis& h : hypotheses) {
    double sum = 0;
    for (std::size_t b = 0; b < h.fit.errors.size(); ++b) {
      const double seen = h.fit.errors[b] >= 0 ? h.fit.weights[b] : 0;
      if (seen > 0) sum -= 0.5 * seen * softened(h.fit.errors[b] / noise);
      sum -= 0.5 * (1 - seen) * kUnseenPart;
    }
    // Errors alone favour an empty face where much is covered: it has little to be wrong about.
    sum += h.fit.evidence;
    result.push_back(sum);
  }
  const double best = result.empty() ? 0 : *std::max_element(result.begin(), result.end());
  for (double& value : result) value -= best;
  return result;
}

// Sets what lies in `window` to nothing and takes the light's share out of the rest; returns what is left of
// each crop's energy.
cv::Mat level_and_cover(cv::Mat& crops, const cv::Mat& levels, const cv::Rect& window) {
  cv::Mat basis = levels.clone();
  if (!window.empty()) {
    for (cv::Mat* rows : {&crops, &basis}) {
      for (int r = 0; r < rows->rows; ++r) {
        for (int c = 0; c < kPlanes; ++c) {
          cv::Mat plane(kCoarsePx, kCoarsePx, CV_32F, rows->ptr<float>(r) + c * kCoarsePx * kCoarsePx);
          plane(window) = 0;
        }
      }
    }
    // With a part gone the light's shapes are no longer at right angles.
    for (int r = 0; r < basis.rows; ++r) {
      for (int k = r - r % 3; k < r; ++k) basis.row(r) -= basis.row(k) * basis.row(r).dot(basis.row(k));
      cv::normalize(basis.row(r), basis.row(r));
    }
  }
  cv::Mat share;
  cv::gemm(crops, basis, 1, cv::noArray(), 0, share, cv::GEMM_2_T);
  cv::gemm(share, basis, -1, crops, 1, crops);
  cv::Mat energy(crops.rows, 1, CV_32F);
  for (int r = 0; r < crops.rows; ++r)
    energy.at<float>(r) = static_cast<float>(crops.row(r).dot(crops.row(r)));
  return energy;
}

// Length of each face's row without what lies in `window`.
std::vector<float> visible_size(const cv::Mat& rows, const cv::Rect& window) {
  std::vector<float> sizes(static_cast<std::size_t>(rows.rows), 1.0F);
  if (window.empty()) return sizes;
  for (int r = 0; r < rows.rows; ++r) {
    double covered = 0;
    for (int c = 0; c < kPlanes; ++c) {
      const float* plane = rows.ptr<float>(r) + c * kCoarsePx * kCoarsePx;
      for (int y = window.y; y < window.br().y; ++y) {
        for (int x = window.x; x < window.br().x; ++x) {
          const float value = plane[y * kCoarsePx + x];
          covered += static_cast<double>(value) * value;
        }
      }
    }
    sizes[static_cast<std::size_t>(r)] = static_cast<float>(std::sqrt(std::max(0.05, 1 - covered)));
  }
  return sizes;
}

// Trust in the parts of a face of which `window` (in coarse pixels of the tile as it lies) is taken to be
// covered.
Trust trust_outside(const cv::Rect& window, Rotation rotation) {
  Trust trust = kFullTrust;
  for (int y = 0; y < kParts; ++y) {
    for (int x = 0; x < kParts; ++x) {
      int px = x;
      int py = y;
      for (int turn = 0; turn < rotation; ++turn) px = std::exchange(py, px), px = kParts - 1 - px;
      const cv::Point at((2 * px + 1) * kCoarsePx / (2 * kParts), (2 * py + 1) * kCoarsePx / (2 * kParts));
      if (window.contains(at)) trust[static_cast<std::size_t>(y * kParts + x)] = 0;
    }
  }
  return trust;
}

// Where a figure, an arm or a shadow may cover the tile: squares a good half wide, and halves.
std::vector<cv::Rect> covers() {
  constexpr int kHalf = kCoarsePx / 2;
  constexpr int kWide = 10;
  constexpr int kStep = (kCoarsePx - kWide) / 2;
  std::vector<cv::Rect> windows;
  for (int y = 0; y <= 2; ++y) {
    for (int x = 0; x <= 2; ++x) windows.emplace_back(x * kStep, y * kStep, kWide, kWide);
  }
  windows.emplace_back(0, 0, kHalf, kCoarsePx);
  windows.emplace_back(kHalf, 0, kHalf, kCoarsePx);
  windows.emplace_back(0, 0, kCoarsePx, kHalf);
  windows.emplace_back(0, kHalf, kCoarsePx, kHalf);
  return windows;
}

}  // namespace

struct ArtReader::Impl {
  std::vector<std::array<FaceTemplate, TilePatch::kScales>> templates;
  cv::Mat coarse;  ///< 4 rows a face (its turns), then kLevels rows for the light

  Gamut gamut;

  explicit Impl(const ArtLibrary& library) {
    const int faces = static_cast<int>(library.faces().size());
    coarse.create(4 * faces + kLevels, kCoarseLength, CV_32F);
    const cv::Mat levels = level_rows();
    for (int f = 0; f < faces; ++f) {
      const cv::Mat& picture = library.face(f).picture;
      templates.push_back(
          {make_template(picture, TilePatch::tile_px(0)), make_template(picture, TilePatch::tile_px(1))});
      std::vector<cv::Mat> planes = as_mats(templates.back()[1].features);
      for (cv::Mat& plane : planes) cv::resize(plane, plane, {kCoarsePx, kCoarsePx}, 0, 0, cv::INTER_AREA);
      for (int turn = 0; turn < 4; ++turn) {
        cv::Mat row = coarse.row(4 * f + turn);
        copy_weighted(planes, 0, 0, row.ptr<float>());
        for (int k = 0; k < kLevels; ++k) row -= levels.row(k) * row.dot(levels.row(k));
        cv::normalize(row, row);
        for (cv::Mat& plane : planes) cv::rotate(plane.clone(), plane, cv::ROTATE_90_CLOCKWISE);
      }
    }
    levels.copyTo(coarse.rowRange(4 * faces, coarse.rows));
    std::vector<const Features*> whole;
    for (const auto& scales : templates) whole.push_back(&scales[0].features);
    gamut = gamut_of(whole);
  }

  // The most promising pairs of face and turn, each at its best shift. Only the part of the tile that
  // `window` leaves free is compared; `every` is the step between shifts.
  std::vector<Hypothesis> first_search(const std::vector<cv::Mat>& planes, const ArtReaderOptions& options,
                                       const cv::Rect& window, int every) const {
    const int reach =
        std::clamp(static_cast<int>(std::lround(options.shift * kCoarsePx)), 0, kCoarseMarginPx - 1);
    std::vector<cv::Point> shifts;
    for (int y = -reach; y <= reach; ++y) {
      for (int x = -reach; x <= reach; ++x) {
        if ((x + y) % every == 0) shifts.emplace_back(x, y);
      }
    }
    const cv::Mat levels = coarse.rowRange(coarse.rows - kLevels, coarse.rows);
    const cv::Mat rows =
        options.faces.empty() ? coarse.rowRange(0, coarse.rows - kLevels) : rows_of(options.faces);
    cv::Mat crops(static_cast<int>(shifts.size()), kCoarseLength, CV_32F);
    for (int i = 0; i < crops.rows; ++i) {
      const cv::Point at = shifts[static_cast<std::size_t>(i)] + cv::Point(kCoarseMarginPx, kCoarseMarginPx);
      copy_weighted(planes, at.x, at.y, crops.ptr<float>(i));
    }
    const cv::Mat energy = level_and_cover(crops, levels, window);
    cv::Mat products;
    cv::gemm(crops, rows, 1, cv::noArray(), 0, products, cv::GEMM_2_T);
    const std::vector<float> face_size = visible_size(rows, window);
    std::vector<Hypothesis> found(static_cast<std::size_t>(rows.rows));
    std::vector<std::size_t> best_shift(found.size(), 0);
    for (std::size_t p = 0; p < found.size(); ++p) {
      found[p].face = options.faces.empty() ? static_cast<int>(p / 4) : options.faces[p / 4];
      found[p].rotation = static_cast<Rotation>(p % 4);
      found[p].score = -1;
    }
    for (int i = 0; i < crops.rows; ++i) {
      const float* row = products.ptr<float>(i);
      const float scale = 1 / std::sqrt(std::max(energy.at<float>(i), 1e-6F));
      for (std::size_t p = 0; p < found.size(); ++p) {
        const double score = row[p] * scale / face_size[p];
        if (score <= found[p].score) continue;
        found[p].score = score;
        best_shift[p] = static_cast<std::size_t>(i);
      }
    }
    for (std::size_t p = 0; p < found.size(); ++p) {
      const cv::Point2d shift = cv::Point2d(shifts[best_shift[p]]) / kCoarsePx;
      found[p].tile_from_face = turned_face(found[p].rotation, shift);
    }
    return found;
  }

  cv::Mat rows_of(const std::vector<int>& faces) const {
    cv::Mat rows(static_cast<int>(4 * faces.size()), kCoarseLength, CV_32F);
    for (int i = 0; i < static_cast<int>(faces.size()); ++i) {
      const int f = faces[static_cast<std::size_t>(i)];
      coarse.rowRange(4 * f, 4 * f + 4).copyTo(rows.rowRange(4 * i, 4 * i + 4));
    }
    return rows;
  }

  static void keep_best(std::vector<Hypothesis>& found, int count) {
    const auto keep = std::min<std::size_t>(found.size(), static_cast<std::size_t>(count));
    std::partial_sort(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(keep), found.end(),
                      [](const Hypothesis& a, const Hypothesis& b) { return a.score > b.score; });
    found.resize(keep);
  }

  void look(const TilePatch& patch, int scale, Motion motion, int steps, Hypothesis& h,
            const Trust& trust = kFullTrust) const {
    const FaceTemplate& face = templates[static_cast<std::size_t>(h.face)][static_cast<std::size_t>(scale)];
    h.fit = fit_face(patch, scale, face, h.tile_from_face, motion, steps, trust);
    h.score = h.fit.similarity;
    h.tile_from_face = h.fit.tile_from_face;
  }

  std::vector<cv::Mat> coarse_planes(const TilePatch& patch) const {
    std::vector<cv::Mat> planes = as_mats(patch.scale(1));
    constexpr int kCanvas = kCoarsePx + 2 * kCoarseMarginPx;
    for (cv::Mat& plane : planes) cv::resize(plane, plane, {kCanvas, kCanvas}, 0, 0, cv::INTER_AREA);
    return planes;
  }

  std::vector<Hypothesis> search(const TilePatch& patch, const ArtReaderOptions& options) const {
    const std::vector<cv::Mat> planes = coarse_planes(patch);
    std::vector<Hypothesis> found = first_search(planes, options, {}, 1);
    keep_best(found, kSecondLook);
    for (Hypothesis& h : found) look(patch, 1, Motion::kSimilarity, 4, h);
    if (options.covered && best_score(found) < kClear) {
      std::vector<Hypothesis> more = search_covered(patch, planes, options);
      found.insert(found.end(), more.begin(), more.end());
    }
    keep_best_different(found, std::max(kThirdLook, options.keep));
    std::erase_if(found,
                  [&](const Hypothesis& h) { return h.score < found.front().score - kHopelessBehind; });
    for (Hypothesis& h : found) look(patch, 0, Motion::kAffine, 4, h, h.trust);
    std::erase_if(found, [](const Hypothesis& h) { return ran_away(h.fit); });
    return found;
  }

  static double best_score(const std::vector<Hypothesis>& found) {
    double best = 0;
    for (const Hypothesis& h : found) best = std::max(best, h.score);
    return best;
  }

  // Something may cover a part of the tile: leaves out one part after the other.
  std::vector<Hypothesis> search_covered(const TilePatch& patch, const std::vector<cv::Mat>& planes,
                                         const ArtReaderOptions& options) const {
    std::vector<Hypothesis> all;
    for (const cv::Rect& window : covers()) {
      std::vector<Hypothesis> found = first_search(planes, options, window, 2);
      keep_best(found, kOfEachCover);
      for (Hypothesis& h : found) h.trust = trust_outside(window, h.rotation);
      all.insert(all.end(), found.begin(), found.end());
    }
    keep_best(all, kSecondLook);
    for (Hypothesis& h : all) look(patch, 1, Motion::kSimilarity, 5, h, h.trust);
    return all;
  }

  // The best of each pair of face and turn.
  static void keep_best_different(std::vector<Hypothesis>& found, int count) {
    std::sort(found.begin(), found.end(),
              [](const Hypothesis& a, const Hypothesis& b) { return a.score > b.score; });
    std::vector<Hypothesis> kept;
    for (Hypothesis& h : found) {
      const bool known = std::any_of(kept.begin(), kept.end(), [&](const Hypothesis& k) {
        return k.face == h.face && k.rotation == h.rotation;
      });
      if (!known) kept.push_back(std::move(h));
      if (kept.size() == static_cast<std::size_t>(count)) break;
    }
    found = std::move(kept);
  }
};

ArtReader::ArtReader(std::shared_ptr<const ArtLibrary> library)
    : library_(std::move(library)), impl_(std::make_unique<Impl>(*library_)) {}

ArtReader::~ArtReader() = default;

std::vector<ArtMatch> ArtReader::match(const cv::Mat& picture_bgr, const Quad& quad,
                                       const ArtReaderOptions& options) const {
  const TilePatch patch(picture_bgr, quad, impl_->gamut);
  if (patch.inside() < kLeastInside) return {};
  const std::vector<Hypothesis> found = impl_->search(patch, options);
  const std::vector<double> likelihoods = log_likelihoods(found);
  std::vector<ArtMatch> matches;
  for (std::size_t i = 0; i < found.size(); ++i) {
    const Hypothesis& h = found[i];
    matches.push_back(
        {h.face, h.rotation, h.fit.similarity, likelihoods[i], h.fit.evidence, corners_of(patch, h)});
  }
  std::sort(matches.begin(), matches.end(),
            [](const ArtMatch& a, const ArtMatch& b) { return a.log_likelihood > b.log_likelihood; });
  if (matches.size() > static_cast<std::size_t>(options.keep))
    matches.resize(static_cast<std::size_t>(options.keep));
  return matches;
}

TileReading ArtReader::read(const cv::Mat& picture_bgr, Cell cell, const Quad& quad,
                            const ArtReaderOptions& options) const {
  TileReading reading{cell, quad, {}, 0};
  ArtReaderOptions more = options;
  more.keep = std::max(options.keep, kThirdLook);
  const std::vector<ArtMatch> matches = match(picture_bgr, quad, more);
  if (matches.empty()) return reading;
  reading.corners = matches.front().corners;
  reading.is_tile = probability_of_tile(matches.front().similarity, matches.front().evidence);
  double sum = 0;
  for (const ArtMatch& m : matches) {
    const double weight = std::exp(m.log_likelihood / kTemperature);
    sum += weight;
    const catalogue::TypeIndex type = library_->face(m.face).type;
    const auto same =
        std::find_if(reading.candidates.begin(), reading.candidates.end(),
                     [&](const TileCandidate& c) { return c.type == type && c.rotation == m.rotation; });
    if (same != reading.candidates.end()) {
      same->probability += weight;  // another face of the same type: the first is the better one
    } else {
      reading.candidates.push_back({type, m.rotation, m.face, weight});
    }
  }
  const double known = probability_of_face(matches.front().similarity, matches.front().evidence);
  for (TileCandidate& c : reading.candidates) c.probability *= known / sum;
  std::stable_sort(
      reading.candidates.begin(), reading.candidates.end(),
      [](const TileCandidate& a, const TileCandidate& b) { return a.probability > b.probability; });
  if (reading.candidates.size() > static_cast<std::size_t>(options.keep)) {
    reading.candidates.resize(static_cast<std::size_t>(options.keep));
  }
  return reading;
}

ArtMatch ArtReader::verify(const cv::Mat& picture_bgr, int face, Rotation rotation, const Quad& quad) const {
  const TilePatch patch(picture_bgr, quad, impl_->gamut);
  Hypothesis h{face, rotation, 0, turned_face(rotation, {0, 0}), kFullTrust, {}};
  impl_->look(patch, 1, Motion::kSimilarity, 4, h);
  impl_->look(patch, 0, Motion::kAffine, 3, h);
  return {face, rotation,       patch.inside() < kLeastInside ? 0 : h.fit.similarity,
          0,    h.fit.evidence, corners_of(patch, h)};
}

double ArtReader::still_there(const cv::Mat& picture_bgr, int face, Rotation rotation,
                              const Quad& quad) const {
  const TilePatch patch(picture_bgr, quad, impl_->gamut);
  if (patch.inside() < kLeastInside) return 0;
  Hypothesis h{face, rotation, 0, turned_face(rotation, {0, 0}), kFullTrust, {}};
  impl_->look(patch, 1, Motion::kNone, 0, h);
  return h.fit.similarity;
}

}  // namespace tilewatch::vision
