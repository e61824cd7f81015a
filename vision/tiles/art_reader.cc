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
constexpr double kHopelessBehind = 0.25;

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

// Log likelihoods of the fits against the best of them. Every part counts for at most a fixed amount, so that
// a covered part, which fits none of them, cannot decide.
std::vector<double> log_likelihoods(const std::vector<Hypothesis>& hypotheses) {
  double noise = 0;
  for (const Hypothesis& h : hypotheses) {
    if (noise == 0 || h.fit.typical < noise) noise = h.fit.typical;
  }
  noise = std::max(noise, kLeastPartNoise);
  std::vector<double> result;
  for (const Hypothesis& h : hypotheses) {
    double sum = 0;
    for (const float error : h.fit.errors) {
      if (error >= 0) sum -= 0.5 * std::min<double>(error / noise, kMostOfAPart);
    }
    result.push_back(sum);
  }
  const double best = result.empty() ? 0 : *std::max_element(result.begin(), result.end());
  for (double& value : result) value -= best;
  return result;
}

}  // namespace

struct ArtReader::Impl {
  std::vector<std::array<FaceTemplate, TilePatch::kScales>> templates;
  cv::Mat coarse;  ///< 4 rows a face (its turns), then kLevels rows for the light

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
  }

  // The most promising pairs of face and turn, each at its best shift.
  std::vector<Hypothesis> first_search(const TilePatch& patch, const ArtReaderOptions& options) const {
    std::vector<cv::Mat> planes = as_mats(patch.scale(1));
    constexpr int kCanvas = kCoarsePx + 2 * kCoarseMarginPx;
    for (cv::Mat& plane : planes) cv::resize(plane, plane, {kCanvas, kCanvas}, 0, 0, cv::INTER_AREA);
    const int reach =
        std::clamp(static_cast<int>(std::lround(options.shift * kCoarsePx)), 0, kCoarseMarginPx - 1);
    const int across = 2 * reach + 1;
    cv::Mat crops(across * across, kCoarseLength, CV_32F);
    for (int i = 0; i < crops.rows; ++i) {
      copy_weighted(planes, kCoarseMarginPx - reach + i % across, kCoarseMarginPx - reach + i / across,
                    crops.ptr<float>(i));
    }
    const bool all = options.faces.empty();
    cv::Mat chosen = coarse;
    if (!all) {
      chosen = cv::Mat(static_cast<int>(4 * options.faces.size()) + kLevels, kCoarseLength, CV_32F);
      for (int i = 0; i < static_cast<int>(options.faces.size()); ++i) {
        const int f = options.faces[static_cast<std::size_t>(i)];
        coarse.rowRange(4 * f, 4 * f + 4).copyTo(chosen.rowRange(4 * i, 4 * i + 4));
      }
      coarse.rowRange(coarse.rows - kLevels, coarse.rows)
          .copyTo(chosen.rowRange(chosen.rows - kLevels, chosen.rows));
    }
    cv::Mat products;
    cv::gemm(crops, chosen, 1, cv::noArray(), 0, products, cv::GEMM_2_T);
    const int pairs = chosen.rows - kLevels;
    std::vector<Hypothesis> found(static_cast<std::size_t>(pairs));
    for (int p = 0; p < pairs; ++p) {
      Hypothesis& h = found[static_cast<std::size_t>(p)];
      h.face = all ? p / 4 : options.faces[static_cast<std::size_t>(p / 4)];
      h.rotation = static_cast<Rotation>(p % 4);
      h.score = -1;
    }
    std::vector<int> best_shift(found.size(), 0);
    for (int i = 0; i < crops.rows; ++i) {
      const float* row = products.ptr<float>(i);
      double energy = crops.row(i).dot(crops.row(i));
      for (int k = 0; k < kLevels; ++k) energy -= static_cast<double>(row[pairs + k]) * row[pairs + k];
      const auto scale = static_cast<float>(1.0 / std::sqrt(std::max(energy, 1e-6)));
      for (int p = 0; p < pairs; ++p) {
        const auto at = static_cast<std::size_t>(p);
        const double score = row[p] * scale;
        if (score <= found[at].score) continue;
        found[at].score = score;
        best_shift[at] = i;
      }
    }
    for (std::size_t p = 0; p < found.size(); ++p) {
      const cv::Point2d shift(static_cast<double>(best_shift[p] % across - reach) / kCoarsePx,
                              static_cast<double>(best_shift[p] / across - reach) / kCoarsePx);
      found[p].tile_from_face = turned_face(found[p].rotation, shift);
    }
    keep_best(found, kSecondLook);
    return found;
  }

  static void keep_best(std::vector<Hypothesis>& found, int count) {
    const auto keep = std::min<std::size_t>(found.size(), static_cast<std::size_t>(count));
    std::partial_sort(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(keep), found.end(),
                      [](const Hypothesis& a, const Hypothesis& b) { return a.score > b.score; });
    found.resize(keep);
  }

  void look(const TilePatch& patch, int scale, Motion motion, int steps, Hypothesis& h) const {
    const FaceTemplate& face = templates[static_cast<std::size_t>(h.face)][static_cast<std::size_t>(scale)];
    h.fit = fit_face(patch, scale, face, h.tile_from_face, motion, steps);
    h.score = h.fit.similarity;
    h.tile_from_face = h.fit.tile_from_face;
  }

  std::vector<Hypothesis> search(const TilePatch& patch, const ArtReaderOptions& options) const {
    std::vector<Hypothesis> found = first_search(patch, options);
    for (Hypothesis& h : found) look(patch, 1, Motion::kSimilarity, 4, h);
    keep_best(found, std::max(kThirdLook, options.keep));
    std::erase_if(found,
                  [&](const Hypothesis& h) { return h.score < found.front().score - kHopelessBehind; });
    for (Hypothesis& h : found) look(patch, 0, Motion::kAffine, 4, h);
    return found;
  }
};

ArtReader::ArtReader(std::shared_ptr<const ArtLibrary> library)
    : library_(std::move(library)), impl_(std::make_unique<Impl>(*library_)) {}

ArtReader::~ArtReader() = default;

std::vector<ArtMatch> ArtReader::match(const cv::Mat& picture_bgr, const Quad& quad,
                                       const ArtReaderOptions& options) const {
  const TilePatch patch(picture_bgr, quad);
  if (patch.inside() < kLeastInside) return {};
  const std::vector<Hypothesis> found = impl_->search(patch, options);
  const std::vector<double> likelihoods = log_likelihoods(found);
  std::vector<ArtMatch> matches;
  for (std::size_t i = 0; i < found.size(); ++i) {
    const Hypothesis& h = found[i];
    matches.push_back({h.face, h.rotation, h.fit.similarity, likelihoods[i], corners_of(patch, h)});
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
  reading.is_tile = probability_of_tile(matches.front().similarity);
  double sum = kSomethingElse;
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
  for (TileCandidate& c : reading.candidates) c.probability /= sum;
  std::stable_sort(
      reading.candidates.begin(), reading.candidates.end(),
      [](const TileCandidate& a, const TileCandidate& b) { return a.probability > b.probability; });
  if (reading.candidates.size() > static_cast<std::size_t>(options.keep)) {
    reading.candidates.resize(static_cast<std::size_t>(options.keep));
  }
  return reading;
}

ArtMatch ArtReader::verify(const cv::Mat& picture_bgr, int face, Rotation rotation, const Quad& quad) const {
  const TilePatch patch(picture_bgr, quad);
  Hypothesis h{face, rotation, 0, turned_face(rotation, {0, 0}), {}};
  impl_->look(patch, 1, Motion::kSimilarity, 4, h);
  impl_->look(patch, 0, Motion::kAffine, 3, h);
  return {face, rotation, patch.inside() < kLeastInside ? 0 : h.fit.similarity, 0, corners_of(patch, h)};
}

double ArtReader::still_there(const cv::Mat& picture_bgr, int face, Rotation rotation,
                              const Quad& quad) const {
  const TilePatch patch(picture_bgr, quad);
  if (patch.inside() < kLeastInside) return 0;
  Hypothesis h{face, rotation, 0, turned_face(rotation, {0, 0}), {}};
  impl_->look(patch, 1, Motion::kNone, 0, h);
  return h.fit.similarity;
}

}  // namespace tilewatch::vision
