// SPDX-License-Identifier: MIT
// One marker as black boxes.
#pragma once

#include "calibration/sheets/page.h"

namespace tilewatch::calibration {

/// Adds the marker `id` of marker_dictionary(), `side_mm` wide with its black border; its top-left corner
/// lies at `corner`. White paper is left white.
void add_marker(Page& page, int id, cv::Point2d corner, double side_mm);

}  // namespace tilewatch::calibration
