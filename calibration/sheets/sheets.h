// SPDX-License-Identifier: MIT
// The sheets that people print. A new sheet is a file like lens_board_sheet.cc, a line here and one in
// display/app/commands/print.cc.
#pragma once

#include <vector>

#include "calibration/sheets/page.h"
#include "calibration/sheets/patterns.h"
#include "engine/catalogue/catalogue.h"

namespace tilewatch::calibration {

/// The lens board on one page across, with ruler and what to do.
Page lens_board_sheet(Paper paper);
/// Where the board's frame begins on that page, in mm.
cv::Point2d lens_board_origin(Paper paper);

/// Four corner markers to cut out, with ruler.
Page corner_marker_sheet(Paper paper);
/// Where the marker of kCornerMarkers[i] begins (its top-left corner) on that page, in mm.
cv::Point2d corner_marker_origin(Paper paper, std::size_t i);

struct TileSheetOptions {
  Paper paper = Paper::kA4;
  double tile_mm = 45;
  bool backs = false;  ///< a page of backs after each page of faces, for printing on both sides
};
/// Every tile of the sets as often as it is in the box, in our own drawings, edge to edge with cut marks.
std::vector<Page> tile_sheets(const catalogue::Catalogue& catalogue, const TileSheetOptions& options);

}  // namespace tilewatch::calibration
