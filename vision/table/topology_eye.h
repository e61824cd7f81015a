// SPDX-License-Identifier: MIT
// The eye that knows only what tiles are like: asks the topology reader, and moves the quad to where it says
// that the tile lies.
#pragma once

#include "vision/table/eye.h"
#include "vision/tiles/topology_reader.h"

namespace tilewatch::vision {

class TopologyEye : public TileEye {
 public:
  /// Keeps references to both.
  TopologyEye(const PictureStack& stack, const TopologyReader& reader) : stack_(stack), reader_(reader) {}

  std::vector<std::optional<TileSight>> look(const std::vector<Quad>& quads,
                                             FitFreedom freedom) const override;
  std::vector<std::optional<TileSight>> again(const std::vector<TileSight>& seen,
                                              const std::vector<Quad>& quads,
                                              FitFreedom freedom) const override;

 private:
  std::vector<std::optional<TileSight>> sights_of(const std::vector<Quad>& quads,
                                                  const TopologyLookOptions& options, FitFreedom freedom,
                                                  double least) const;

  const PictureStack& stack_;
  const TopologyReader& reader_;
};

/// Two eyes: where the first sees nothing the second is asked.
class TwoEyes : public TileEye {
 public:
  /// Keeps references to both. `first` must be the one that knows faces.
  TwoEyes(const TileEye& first, const TileEye& second) : first_(first), second_(second) {}

  std::vector<std::optional<TileSight>> look(const std::vector<Quad>& quads,
                                             FitFreedom freedom) const override;
  std::vector<std::optional<TileSight>> again(const std::vector<TileSight>& seen,
                                              const std::vector<Quad>& quads,
                                              FitFreedom freedom) const override;

 private:
  const TileEye& first_;
  const TileEye& second_;
};

/// How much more likely (log) it is that two tiles seen by a TopologyEye meet at these sides than that they
/// meet by chance; 0 when one was not seen by it.
double agreement(const TileSight& tile, Side side, const TileSight& beyond);

}  // namespace tilewatch::vision
