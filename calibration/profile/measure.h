// SPDX-License-Identifier: MIT
// What was measured becomes a part of a profile: the same for a command and for the wizard.
#pragma once

#include <functional>
#include <memory>
#include <opencv2/core.hpp>
#include <vector>

#include "calibration/lens/calibrate_lens.h"
#include "calibration/profile/profile.h"
#include "calibration/table/find_table.h"
#include "vision/tiles/art_library.h"

namespace tilewatch::calibration {

/// Puts the lens into the profile, made today. True when that made the profile's table worthless: it was
/// measured through the old lens, so it is gone.
bool set_lens(Profile& profile, const LensResult& result, double square_mm);

/// The tiles that lie on a table.
struct TilesOnTable {
  std::vector<vision::TileReading> tiles;
  std::shared_ptr<const vision::ArtLibrary> art;  ///< null: a tile was found by its outline only
};
/// Looks for them; slow where no art is known. kFailed when there are none.
using FindTiles = std::function<Result<TilesOnTable>(const cv::Mat& picture_bgr)>;

struct MeasuredTable {
  TableRecord record;
  std::vector<Patch> patches;  ///< what it was measured from
};

/// The table from whatever of known size lies on it: corner markers, else the lens board, else tiles. `lens`
/// null = it was not measured. kFailed when nothing tells where the table is, or the picture is mirrored.
Result<MeasuredTable> measure_table(const cv::Mat& picture_bgr, const Lens* lens, const TableSizes& sizes,
                                    const FindTiles& find_tiles);

/// The same from tiles that were found already. `lens_known` false: `lens` is a guess.
Result<MeasuredTable> measure_table_by_tiles(const cv::Mat& picture_bgr, const Lens& lens, bool lens_known,
                                             const TilesOnTable& tiles, const TableSizes& sizes);

/// Every tile of the picture, seen through the plane, each by its own pixels: corners that know the whole
/// board would agree with each other, not with the table.
std::vector<TileCheck> check_table(const cv::Mat& picture_bgr, const TablePlane& plane,
                                   const TilesOnTable& tiles, double tile_mm);
/// The largest error_mm, 0 for none.
double worst_of(const std::vector<TileCheck>& checks);
/// "A tile 210 mm from where the table was measured: its outline is off by 0.6 mm, ..."
std::string words_for(const TileCheck& check);

}  // namespace tilewatch::calibration
