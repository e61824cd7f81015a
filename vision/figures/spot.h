// SPDX-License-Identifier: MIT
// On which feature a figure stands: what the rules let one expect of its pose, and what is printed where its
// foot is.
#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "engine/catalogue/tile.h"
#include "vision/reading.h"
#include "vision/tiles/art_library.h"

namespace tilewatch::vision::figures {

struct Spot {
  std::vector<FeatureCandidate> on;  ///< most likely first, probabilities sum to 1
  double fit = 0;                    ///< log-likelihood of this pose at this place, 0 at best
};

/// How far every point of one tile is from each of its pieces: the type's map, moved to where the art has it.
class SpotJudge {
 public:
  /// `face` may be null when the art is not known.
  SpotJudge(const catalogue::TileType& type, const Face* face);

  /// `foot` is u, v on the tile as it lies, turned by `rotation`. A figure that stands is on a city, road,
  /// monastery, garden, tent or castle, one that lies is a farmer or buried (RULES B-6, G-24), with rare
  /// exceptions.
  Spot judge(Rotation rotation, cv::Point2d foot, Pose pose) const;
  /// Ghosts stand in mist or on a cemetery; on other tiles as judge() says.
  Spot judge_ghost(Rotation rotation, cv::Point2d foot) const;

 private:
  struct Area {
    catalogue::Piece piece;
    cv::Mat away;  ///< 32FC1, distance in tile widths
  };
  /// `weight` of each area by its piece.
  template <class Weight>
  static Spot judge(const std::vector<Area>& areas, cv::Point2d foot, Rotation rotation, Weight weight);

  std::vector<Area> areas_;
  std::vector<Area> ghost_areas_;
};

}  // namespace tilewatch::vision::figures
