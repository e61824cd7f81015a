// SPDX-License-Identifier: MIT
// The small network that reads tiles it has never seen: its weights (topology.onnx) and what its numbers mean
// (topology.json beside it), run by OpenCV.
#pragma once

#include <array>
#include <filesystem>
#include <memory>
#include <opencv2/core.hpp>
#include <string>
#include <vector>

#include "engine/catalogue/result.h"

namespace tilewatch::vision {

/// Neighbouring output numbers that belong together.
struct TopologyHead {
  int first = -1;
  int size = 0;
  float bias = 0;         ///< added to the logits of "yes" or "no"
  float temperature = 1;  ///< then logits are divided by it
};

/// What goes into the network and what comes out (topology.json). Sides go N E S W, pairs of sides NE NS NW
/// ES EW SW.
struct TopologyContract {
  int crop_px = 0;  ///< side of the crop
  int tile_px = 0;  ///< side of the tile in its middle
  int outputs = 0;
  std::array<TopologyHead, 4> edges;  ///< field, road, city, river for each side
  TopologyHead mist_edge, city_joined, road_joined, monastery, shield, garden, magic, tent, tower, tower_kind,
      inn, cathedral, castle, cemetery, ghosts, crop_circle;
  TopologyHead what;          ///< tile, back, not a tile, badly cut, covered
  TopologyHead registration;  ///< dx, dy (tile sides), turn (ten degrees), log scale
};

class TopologyNetwork {
 public:
  static constexpr int kFormat = 1;

  struct Options {
    int cores = 1;  ///< batches are shared out among so many
  };

  /// Loads topology.json and topology.onnx from `folder`. A missing, unreadable, truncated or exchanged file
  /// or one of another version is an ErrorKind::kInput that says so, and what still works without it.
  static Result<std::shared_ptr<const TopologyNetwork>> load(const std::filesystem::path& folder,
                                                             Options options = {1});
  /// load() from the first of default_folders() that exists.
  static Result<std::shared_ptr<const TopologyNetwork>> load(Options options = {1});

  /// Where the network is looked for: the folder that $TILEWATCH_MODEL names and no other if it is set, else
  /// "model" beside the program, then the project's own, which lies beside the sources.
  static std::vector<std::filesystem::path> default_folders();

  ~TopologyNetwork();
  TopologyNetwork(const TopologyNetwork&) = delete;
  TopologyNetwork& operator=(const TopologyNetwork&) = delete;

  const TopologyContract& contract() const { return contract_; }
  /// SHA-256 of the weights: which network it is.
  const std::string& id() const { return id_; }

  /// One row of raw logits (CV_32F) for each crop (BGR bytes, crop_px square). May be called from several
  /// threads.
  cv::Mat forward(const std::vector<cv::Mat>& crops_bgr) const;

 private:
  struct Pool;
  TopologyNetwork(TopologyContract contract, std::string id, std::unique_ptr<Pool> pool);

  TopologyContract contract_;
  std::string id_;
  std::unique_ptr<Pool> pool_;
};

}  // namespace tilewatch::vision
