// SPDX-License-Identifier: MIT
// What lies at a place of the picture: the one question a growing board asks. Whoever knows the faces answers
// by comparing them, whoever knows only what tiles are like by that.
#pragma once

#include <array>
#include <opencv2/core.hpp>
#include <optional>
#include <vector>

#include "vision/reading.h"

namespace tilewatch::vision {

/// How freely a tile may lie in the quad where it is looked for.
enum class FitFreedom {
  kRigid,   ///< shift and turn: the plane is known
  kAffine,  ///< also size and shear: the plane is only guessed
};

/// A tile that was seen at some place.
struct TileSight {
  Quad corners{};
  double similarity = 0;  ///< 0 to 1: what speaks for the tile
  double visible = 0;     ///< part of it that is seen clearly, or the probability that it is one
  double moved = 0;       ///< how far its middle lies from where it was looked for, in tiles
  double turned = 0;      ///< how far it is turned against how it was looked for, radians
  int face = -1;          ///< by whom the faces are known: which one (index in the library), and its turn
  Rotation rotation = 0;
  /// By whom only knows what tiles are like: the probability of each EdgeKind on N E S W of the quad. Its
  /// corners are the quad's own, moved, turned and resized, so that they tell little about the plane's slant.
  std::optional<std::array<std::array<float, 4>, 4>> edges;
};

class TileEye {
 public:
  virtual ~TileEye() = default;

  /// What lies in each quad (nearly: a tenth of a tile off); nothing where no tile is seen well enough to
  /// say that one lies there.
  virtual std::vector<std::optional<TileSight>> look(const std::vector<Quad>& quads,
                                                     FitFreedom freedom) const = 0;

  /// Tiles seen before, looked at where they must lie by what is known now; nothing where one does not hold.
  /// Both lists are as long.
  virtual std::vector<std::optional<TileSight>> again(const std::vector<TileSight>& seen,
                                                      const std::vector<Quad>& quads,
                                                      FitFreedom freedom) const = 0;
};

}  // namespace tilewatch::vision
