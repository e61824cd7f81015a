// SPDX-License-Identifier: MIT
// Finds the tiles on a picture of a table that is being calibrated.
#pragma once

#include <memory>
#include <opencv2/core.hpp>
#include <string>
#include <vector>

#include "calibration/profile/measure.h"
#include "engine/catalogue/result.h"
#include "vision/read_board.h"

namespace tilewatch::app {

/// Sees tiles with the reader (by art, else by what tiles look like in general), or else one lone tile by its
/// outline. What the reader needs is loaded at the first look.
class TileFinder {
 public:
  TileFinder(std::vector<std::string> art_folders, std::vector<std::string> sets)
      : art_folders_(std::move(art_folders)), sets_(std::move(sets)) {}

  Result<calibration::TilesOnTable> find(const cv::Mat& picture_bgr);

 private:
  Result<void> load();

  std::vector<std::string> art_folders_;
  std::vector<std::string> sets_;
  bool loaded_ = false;
  std::shared_ptr<vision::ArtLibrary> art_;
  std::unique_ptr<vision::BoardReader> reader_;  ///< null when there is neither art nor network
};

}  // namespace tilewatch::app
