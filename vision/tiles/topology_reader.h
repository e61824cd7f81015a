// SPDX-License-Identifier: MIT
// Reads tiles that nobody has shown it, by what tiles look like in general: edges, which of them belong
// together, monastery, shield and all the other symbols; and says where in its frame the tile lies.
#pragma once

#include <array>
#include <memory>
#include <opencv2/core.hpp>
#include <string>
#include <vector>

#include "engine/catalogue/catalogue.h"
#include "vision/reading.h"
#include "vision/tiles/picture_stack.h"
#include "vision/tiles/topology_network.h"

namespace tilewatch::vision {

/// What a crop shows at all.
enum class Shown : std::uint8_t { kTile, kBack, kNoTile, kBadlyCut, kCovered };

/// One look at one place of the picture.
struct TopologyLook {
  Quad quad{};                    ///< as it was cut
  Quad corners{};                 ///< where the tile really lies, as far as the network can tell
  std::array<double, 5> shown{};  ///< probability of each Shown
  std::array<std::array<float, 4>, 4> edges{};  ///< probability of each EdgeKind on N E S W of the quad
  cv::Point2d shift;                            ///< the tile's middle against the quad's, in tile widths
  double turned = 0;     ///< how far the tile is turned clockwise against the quad, radians
  double log_scale = 0;  ///< of the tile's side over the quad's
  std::vector<float> logits;

  double probability(Shown what) const { return shown[static_cast<std::size_t>(what)]; }
  /// How far the quad lies off the tile, in tile widths: about what its worst corner is off.
  double astray() const;
  /// Probability that it is a tile whose four edges can all be told: patterns look like tiles, but like none
  /// in particular.
  double plainly_tile() const;
};

struct TopologyLookOptions {
  int recuts = 0;         ///< how many times the crop is cut again where the network says that the tile lies
  double settled = 0.02;  ///< a quad that is less astray (TopologyLook::astray) is not cut again
  bool four_turns = false;  ///< the last look in all four quarter turns, averaged: better, four times as slow
};

/// What the network says of one tile, each on its own: what a tile of an unknown set is like. Sides and pairs
/// as in TopologyContract; probabilities.
struct RawTopology {
  std::array<EdgeKind, 4> edges{};
  std::array<double, 4> edge_certainty{};
  std::array<double, 4> misty{};
  std::array<double, 6> city_joined{};  ///< means nothing unless both are city edges
  std::array<double, 6> road_joined{};  ///< means nothing unless both are road edges
  double monastery = 0, shield = 0, garden = 0, magic = 0, tent = 0, tower = 0, inn = 0, cathedral = 0,
         castle = 0, cemetery = 0, crop_circle = 0;
  catalogue::TowerCounts tower_counts = catalogue::TowerCounts::kMeeples;
  int ghosts = 0;  ///< 3: three or more
  double ghosts_certainty = 0;
};

/// The sides of pair i of a RawTopology.
std::pair<Side, Side> sides_of_pair(std::size_t i);

class TopologyReader {
 public:
  TopologyReader(std::shared_ptr<const TopologyNetwork> network,
                 std::shared_ptr<const catalogue::Catalogue> catalogue);
  ~TopologyReader();

  /// Looks at all quads (north-west corner first, as the tile is taken to lie).
  std::vector<TopologyLook> look(const PictureStack& picture, const std::vector<Quad>& quads,
                                 const TopologyLookOptions& options = {}) const;

  /// The types and turns of the sets in play that explain a look, likeliest first, at most `keep`; turns that
  /// play the same are one. What is left of the probabilities is for tiles of no set in play. `is_tile` is
  /// the probability that a tile lies there face up.
  TileReading read(const TopologyLook& look, Cell cell, std::size_t keep = 8) const;

  /// What the tile is like whatever sets there are.
  RawTopology topology_of(const TopologyLook& look) const;

  const TopologyNetwork& network() const { return *network_; }
  const catalogue::Catalogue& catalogue() const { return *catalogue_; }

 private:
  struct Impl;
  std::shared_ptr<const TopologyNetwork> network_;
  std::shared_ptr<const catalogue::Catalogue> catalogue_;
  std::unique_ptr<Impl> impl_;
};

}  // namespace tilewatch::vision
