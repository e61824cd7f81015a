// SPDX-License-Identifier: MIT
// What the topology reader saw of a tile in several pictures, as one look.
#pragma once

#include <map>
#include <vector>

#include "engine/catalogue/tile.h"
#include "vision/tiles/topology_reader.h"

namespace tilewatch::vision {

class GatheredLooks {
 public:
  /// So many pictures are remembered: the newest, in which most neighbours lie.
  static constexpr std::size_t kMostPictures = 12;

  /// The newest look at a tile with what was seen of it before: its logits are the average of all looks, each
  /// counting for as much as it shows an uncovered tile. Not their sum: the same network errs alike each
  /// time. `time_s` tells pictures apart; a second look at the same picture takes the place of the first.
  TopologyLook with(Cell cell, double time_s, TopologyLook newest);
  /// In how many pictures the tile was looked at.
  std::size_t pictures(Cell cell) const;
  /// Another tile lies there now, or none.
  void forget(Cell cell) { looks_.erase(cell); }
  void forget() { looks_.clear(); }

 private:
  struct Look {
    double time_s = 0;
    float weight = 0;
    std::vector<float> logits;
  };
  std::map<Cell, std::vector<Look>> looks_;
};

}  // namespace tilewatch::vision
