// SPDX-License-Identifier: MIT
// Rendered tables of the reference data as readings: true tiles (corners a little shaken) and true figures.
#pragma once

#include <filesystem>
#include <opencv2/core.hpp>
#include <string>
#include <vector>

#include "vision/reading.h"
#include "vision/tiles/art_library.h"

namespace tilewatch::test {

struct TrueFigure {
  FigureKind kind = FigureKind::kMeeple;
  std::optional<Colour> colour;  ///< nothing for mage, witch and ghost
  Pose pose = Pose::kStanding;
  std::optional<FeatureKind> on;
  cv::Point2f foot;
  Cell cell;
  double tile_px = 0;
  int visible_px = 0;
};

struct TrueTable {
  std::string name;
  cv::Mat picture;
  std::vector<vision::TileReading>
      tiles;  ///< those at least a third visible, corners shaken by `shake_px` (seeded)
  std::vector<TrueFigure> figures;
  bool hand = false;
};

/// Loads truth/NAME.json and img/NAME.jpg of `folder`; throws std::runtime_error when something is missing.
TrueTable load_true_table(const std::filesystem::path& folder, const std::string& name,
                          const std::filesystem::path& faces_json, const vision::ArtLibrary& art,
                          double shake_px);

}  // namespace tilewatch::test
