// SPDX-License-Identifier: MIT
// Has the camera moved since the table was measured? Told by the tiles themselves.
#pragma once

#include <opencv2/core.hpp>
#include <string>
#include <utility>
#include <vector>

#include "calibration/table/table_plane.h"
#include "vision/reading.h"

namespace tilewatch::calibration {

/// The same tile before and now, in picture pixels.
using TileTwice = std::pair<vision::Quad, vision::Quad>;

struct Drift {
  double moved_mm = 0;    ///< median of the tiles' ways over the table, as the old plane shows them
  double turned_deg = 0;  ///< of all of them together
  double shape_mm =
      0;  ///< how far tiles are from lying still relative to each other; a camera that was tilted
  std::size_t tiles = 0;
  /// "The camera has moved 4 mm" (or the board, which looks alike); empty up to `kNoticeMm`.
  std::string words;
};
inline constexpr double kNoticeMm = 2;

/// Median over the tiles, so that one that a player moved does not count. With fewer than one tile nothing is
/// said.
Drift drift_of(const TablePlane& plane, const std::vector<TileTwice>& tiles);

}  // namespace tilewatch::calibration
