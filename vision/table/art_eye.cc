// SPDX-License-Identifier: MIT
#include "vision/table/art_eye.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "vision/table/plane_fit.h"
#include "vision/table/quads.h"

namespace tilewatch::vision {

namespace {

// What must be seen of a face (FaceFit::visible). Parts of a table, a cloth or a hand reach 0.15; a face of
// which a third can be seen reaches 0.2, and then it must lie where the plane says, as chance would not have
// it.
constexpr double kSeenInPlace = 0.18;
constexpr double kSeenSomewhere = 0.42;
constexpr double kInPlaceMoved = 0.06;
constexpr double kInPlaceTurned = 0.06;
// How much a tile may be turned, radians.
constexpr double kMostTurned = 0.12;
// A tile may lie this far from where the plane says, in tiles: people leave gaps and turn tiles a little.
constexpr double kMostMoved = 0.16;
// How strongly the plane's word counts beside what is seen of a tile (FaceFitter::Options::belief).
constexpr double kBelief = 0.05;
// Above this similarity nobody else need be asked.
constexpr double kBeyondDoubt = 0.7;
// What must be seen of a tile to begin with it.
constexpr double kSeedVisible = 0.45;

/// The point (u, v) of a quad, by bilinear interpolation; enough inside one tile.
cv::Point2f inside(const Quad& q, float u, float v) {
  return (1 - u) * (1 - v) * q[0] + u * (1 - v) * q[1] + u * v * q[2] + (1 - u) * v * q[3];
}

cv::Point2f point_turned(cv::Point2f p, Rotation rotation) {
  for (int i = 0; i < rotation % 4; ++i) p = {1 - p.y, p.x};
  return p;
}

struct Guess {
  int face;
  Rotation rotation;
  int votes;
};

/// Faces for which features of the picture lie where they must if the face lies in this quad.
std::vector<Guess> guesses(const std::vector<Vote>& votes, const Quad& quad) {
  const cv::Point2f middle = middle_of(quad);
  const double side = side_px(quad);
  std::map<std::pair<int, int>, int> count;
  for (const auto& v : votes) {
    if (cv::norm(v.seen - middle) > 0.9 * side) continue;
    for (int r = 0; r < 4; ++r) {
      const cv::Point2f p = point_turned(v.in_face, static_cast<Rotation>(r));
      if (cv::norm(inside(quad, p.x, p.y) - v.seen) < 0.12 * side) ++count[{v.face, r}];
    }
  }
  std::vector<Guess> result;
  for (const auto& [key, n] : count)
    if (n >= 2) result.push_back({key.first, static_cast<Rotation>(key.second), n});
  std::stable_sort(result.begin(), result.end(),
                   [](const Guess& a, const Guess& b) { return a.votes > b.votes; });
  if (result.size() > 3) result.resize(3);
  return result;
}

bool better(const FaceFit& a, const FaceFit& b) {
  return a.similarity + a.visible > b.similarity + b.visible;
}

/// Is the fit good enough to say that the tile lies there?
bool convincing(const FaceFit& fit, FitFreedom freedom) {
  if (fit.moved > kMostMoved || std::abs(fit.turned) > kMostTurned) return false;
  const bool in_place =
      freedom == FitFreedom::kRigid && fit.moved < kInPlaceMoved && std::abs(fit.turned) < kInPlaceTurned;
  return fit.visible > (in_place ? kSeenInPlace : kSeenSomewhere);
}

TileSight sight_of(const FaceFit& fit) {
  return {fit.corners, fit.similarity, fit.visible,  fit.moved,
          fit.turned,  fit.face,       fit.rotation, std::nullopt};
}

}  // namespace

std::optional<TileSight> ArtEye::look(const Quad& quad, FitFreedom freedom) const {
  FaceFitter::Options options;
  options.freedom = freedom;
  options.search = 0.12;
  options.belief = kBelief;
  std::optional<FaceFit> best;
  const auto consider = [&](int face, Rotation rotation) {
    const FaceFit fit = fitter_.fit(stack_, quad, face, rotation, options);
    if (fit.moved > kMostMoved || std::abs(fit.turned) > kMostTurned) return;
    if (!best || better(fit, *best)) best = fit;
  };
  for (const auto& g : guesses(votes_, quad)) {
    consider(g.face, g.rotation);
    if (best && best->similarity > kBeyondDoubt) break;
  }
  if (freedom == FitFreedom::kRigid) {
    options.search = 0.07;
    if (!best || best->similarity < kBeyondDoubt)
      for (const auto& g : fitter_.shortlist(stack_, quad, 6)) consider(g.face, g.rotation);
  } else if (!best || best->similarity < kBeyondDoubt) {
    ArtReaderOptions reading;
    reading.keep = 3;
    for (const auto& m : reader_.match(stack_.picture(), quad, reading)) consider(m.face, m.rotation);
  }
  if (!best || !convincing(*best, freedom)) return std::nullopt;
  return sight_of(*best);
}

std::vector<std::optional<TileSight>> ArtEye::look(const std::vector<Quad>& quads, FitFreedom freedom) const {
  std::vector<std::optional<TileSight>> sights(quads.size());
  cv::parallel_for_(cv::Range(0, static_cast<int>(quads.size())), [&](const cv::Range& range) {
    for (auto i = static_cast<std::size_t>(range.start); i < static_cast<std::size_t>(range.end); ++i)
      sights[i] = look(quads[i], freedom);
  });
  return sights;
}

std::vector<std::optional<TileSight>> ArtEye::again(const std::vector<TileSight>& seen,
                                                    const std::vector<Quad>& quads,
                                                    FitFreedom freedom) const {
  FaceFitter::Options options;
  options.search = 0;
  options.freedom = freedom;
  options.belief = kBelief;
  std::vector<std::optional<TileSight>> sights(seen.size());
  cv::parallel_for_(cv::Range(0, static_cast<int>(seen.size())), [&](const cv::Range& range) {
    for (auto i = static_cast<std::size_t>(range.start); i < static_cast<std::size_t>(range.end); ++i) {
      TileSight sight = seen[i];
      const FaceFit fit = fitter_.fit(stack_, quads[i], sight.face, sight.rotation, options);
      // A fit to the better known shape is taken unless it lost its hold.
      if (fit.similarity > sight.similarity - 0.05) sight = sight_of(fit);
      if (sight.visible > kSeenInPlace) sights[i] = sight;
    }
  });
  return sights;
}

std::optional<TileSight> ArtEye::proven(const Seed& seed) const {
  FaceFitter::Options how;
  how.freedom = FitFreedom::kAffine;
  how.search = 0.18;
  FaceFit fit = fitter_.fit(stack_, seed.corners, seed.face, 0, how);
  if (fit.visible < kSeedVisible) return std::nullopt;
  const int k = most_upward(fit.corners);
  fit.corners = vision::turned(fit.corners, k);
  fit.rotation = static_cast<Rotation>((fit.rotation + 4 - k) % 4);
  return sight_of(fit);
}

}  // namespace tilewatch::vision
