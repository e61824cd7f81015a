// SPDX-License-Identifier: MIT
// One photo -> the board on it: the whole reader, from pixels to tiles and figures.
#pragma once

#include <cstdint>
#include <memory>
#include <opencv2/core.hpp>
#include <vector>

#include "engine/catalogue/result.h"
#include "vision/figures/figure_network.h"
#include "vision/known_table.h"
#include "vision/reading.h"
#include "vision/tiles/art_library.h"
#include "vision/tiles/topology_network.h"

namespace tilewatch::vision {

struct ReadOptions {
  bool figures = true;
  std::vector<Colour> colours;  ///< that may occur; empty = all
  KnownTable known;             ///< of these pictures
  std::uint32_t seed = 1;
};

/// Reads one picture after the other with the same art: what can be prepared is prepared once.
class BoardReader {
 public:
  /// `art` (may be null) knows the faces, `network` (may be null) what tiles look like in general; with both,
  /// the network reads what the art does not know. At least one of them must be there. `figures` (may be
  /// null) knows pieces of wood from print.
  BoardReader(std::shared_ptr<const catalogue::Catalogue> catalogue, std::shared_ptr<const ArtLibrary> art,
              std::shared_ptr<const TopologyNetwork> network = nullptr,
              std::shared_ptr<const FigureNetwork> figures = nullptr);
  ~BoardReader();
  BoardReader(const BoardReader&) = delete;
  BoardReader& operator=(const BoardReader&) = delete;

  /// See read_board().
  Result<BoardReading> read(const cv::Mat& picture_bgr, const ReadOptions& options = {}) const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

/// Finds the board on a photo taken from any reasonable angle (up to 60 degrees off the vertical), reads
/// every tile and figure. Fails (kFailed) with a plain sentence when there is no board to be found. For one
/// picture; for more use BoardReader.
Result<BoardReading> read_board(const cv::Mat& picture_bgr,
                                std::shared_ptr<const catalogue::Catalogue> catalogue,
                                std::shared_ptr<const ArtLibrary> art, const ReadOptions& options = {});

}  // namespace tilewatch::vision
