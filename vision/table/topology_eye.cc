// SPDX-License-Identifier: MIT
#include "vision/table/topology_eye.h"

#include <algorithm>
#include <cmath>

#include "vision/table/quads.h"
#include "vision/tiles/quad_frame.h"

namespace tilewatch::vision {

namespace {

// A tile that is covered counts for less than one that is seen.
constexpr double kCoveredCounts = 0.3;
// One that the picture's edge cuts looks covered, too.
constexpr double kCutCounts = 0.8;
// Where the plane is guessed, a tile that lies a little askew in its frame looks badly cut.
constexpr double kBadlyCutCounts = 0.3;
// What is no more likely than this to be a tile is none, and the same for one that was seen before.
constexpr double kMayBeATile = 0.15;
constexpr double kLosesHold = 0.15;
// How far a tile may lie from where it is looked for (tiles), how much it may be turned (radians) and how
// much larger or smaller (log) it may be: where the plane is known, and where it is guessed.
struct SightLimits {
  double moved, turned, resized;
};
constexpr SightLimits kPlaneKnown{0.18, 0.14, 0.16};
constexpr SightLimits kPlaneGuessed{0.26, 0.24, 0.26};
// After the last cut the tile must lie in its frame.
constexpr double kFrameAstray = 0.2;
// A tile of which less than this is in the picture hardly tells where it lies: its neighbours do.
constexpr double kTellsWhereItLies = 0.8;
// Ground of a side by chance: what two sides have in common without being neighbours.
constexpr double kAgreeByChance = 0.38;

/// Where `to` lies in the frame of `from`.
struct QuadMotion {
  cv::Point2d shift;
  double turned = 0;
  double log_scale = 0;

  QuadMotion(const cv::Matx33d& image_from_from, const Quad& to) {
    const cv::Matx33d from_from_image = image_from_from.inv();
    std::array<cv::Point2d, 4> q;
    for (std::size_t i = 0; i < 4; ++i) {
      q[i] = mapped(from_from_image, to[i]);
      shift += 0.25 * q[i];
    }
    const cv::Point2d across = 0.5 * (q[1] - q[0] + q[2] - q[3]);
    const cv::Point2d down = 0.5 * (q[3] - q[0] + q[2] - q[1]);
    turned = std::atan2(across.y - down.x, across.x + down.y);
    log_scale = 0.5 * std::log(std::max(1e-6, std::abs(across.cross(down))));
  }
};

std::optional<TileSight> sight_of(const TopologyLook& look, const Quad& wanted, FitFreedom freedom,
                                  double least, double covered_counts) {
  TileSight sight;
  sight.visible = look.probability(Shown::kTile) + covered_counts * look.probability(Shown::kCovered);
  if (freedom != FitFreedom::kRigid) sight.visible += kBadlyCutCounts * look.probability(Shown::kBadlyCut);
  if (sight.visible < least || look.astray() > kFrameAstray) return std::nullopt;
  sight.similarity = sight.visible;
  const cv::Matx33d h = image_from_frame(wanted);
  const QuadMotion motion(h, look.corners);
  const SightLimits& limits = freedom == FitFreedom::kRigid ? kPlaneKnown : kPlaneGuessed;
  sight.moved = cv::norm(motion.shift);
  sight.turned = motion.turned;
  if (!(sight.moved < limits.moved && std::abs(motion.turned) < limits.turned &&
        std::abs(motion.log_scale) < limits.resized))
    return std::nullopt;
  sight.edges = look.edges;
  sight.corners = look.corners;
  // Where the plane is known it knows the size better.
  if (freedom == FitFreedom::kRigid) sight.corners = moved_square(h, motion.shift, motion.turned, 1);
  return sight;
}

}  // namespace

std::vector<std::optional<TileSight>> TopologyEye::sights_of(const std::vector<Quad>& quads,
                                                             const TopologyLookOptions& options,
                                                             FitFreedom freedom, double least) const {
  std::vector<std::optional<TileSight>> sights(quads.size());
  for (const bool cut : {false, true}) {
    std::vector<std::size_t> which;
    std::vector<Quad> some;
    for (std::size_t i = 0; i < quads.size(); ++i) {
      if ((share_in_picture(quads[i], stack_.size()) < kTellsWhereItLies) != cut) continue;
      which.push_back(i);
      some.push_back(quads[i]);
    }
    const std::vector<TopologyLook> looks = reader_.look(stack_, some, cut ? TopologyLookOptions{} : options);
    for (std::size_t k = 0; k < which.size(); ++k) {
      std::optional<TileSight>& sight = sights[which[k]];
      sight = sight_of(looks[k], some[k], freedom, least, cut ? kCutCounts : kCoveredCounts);
      if (sight && cut) sight->corners = some[k];
    }
  }
  return sights;
}

std::vector<std::optional<TileSight>> TopologyEye::look(const std::vector<Quad>& quads,
                                                        FitFreedom freedom) const {
  TopologyLookOptions options;
  options.recuts = freedom == FitFreedom::kRigid ? 1 : 2;
  options.settled = 0.04;
  return sights_of(quads, options, freedom, kMayBeATile);
}

std::vector<std::optional<TileSight>> TopologyEye::again(const std::vector<TileSight>&,
                                                         const std::vector<Quad>& quads,
                                                         FitFreedom freedom) const {
  TopologyLookOptions options;
  options.recuts = 1;
  options.settled = 0.03;
  return sights_of(quads, options, freedom, kLosesHold);
}

std::vector<std::optional<TileSight>> TwoEyes::look(const std::vector<Quad>& quads,
                                                    FitFreedom freedom) const {
  std::vector<std::optional<TileSight>> sights = first_.look(quads, freedom);
  std::vector<Quad> rest;
  for (std::size_t i = 0; i < quads.size(); ++i)
    if (!sights[i]) rest.push_back(quads[i]);
  const auto others = second_.look(rest, freedom);
  std::size_t k = 0;
  for (auto& sight : sights)
    if (!sight) sight = others[k++];
  return sights;
}

std::vector<std::optional<TileSight>> TwoEyes::again(const std::vector<TileSight>& seen,
                                                     const std::vector<Quad>& quads,
                                                     FitFreedom freedom) const {
  std::array<std::vector<TileSight>, 2> sights;
  std::array<std::vector<Quad>, 2> places;
  for (std::size_t i = 0; i < seen.size(); ++i) {
    const std::size_t whose = seen[i].face >= 0 ? 0 : 1;
    sights[whose].push_back(seen[i]);
    places[whose].push_back(quads[i]);
  }
  const std::array<std::vector<std::optional<TileSight>>, 2> found{
      first_.again(sights[0], places[0], freedom), second_.again(sights[1], places[1], freedom)};
  std::array<std::size_t, 2> at{};
  std::vector<std::optional<TileSight>> result;
  for (const TileSight& sight : seen) {
    const std::size_t whose = sight.face >= 0 ? 0 : 1;
    result.push_back(found[whose][at[whose]++]);
  }
  return result;
}

double agreement(const TileSight& tile, Side side, const TileSight& beyond) {
  if (!tile.edges || !beyond.edges) return 0;
  const auto& mine = (*tile.edges)[static_cast<std::size_t>(side)];
  const auto& theirs = (*beyond.edges)[static_cast<std::size_t>(opposite(side))];
  double same = 0;
  for (std::size_t k = 0; k < 4; ++k) same += static_cast<double>(mine[k]) * static_cast<double>(theirs[k]);
  return std::log((same + 0.01) / kAgreeByChance);
}

}  // namespace tilewatch::vision
