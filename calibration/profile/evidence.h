// SPDX-License-Identifier: MIT
// The pictures that show what a profile was made from.
#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "calibration/colours/colours.h"
#include "calibration/lens/calibrate_lens.h"
#include "calibration/place/place.h"
#include "calibration/table/find_table.h"

namespace tilewatch::calibration {

/// Up to twelve pictures of the board side by side, and the coverage map beside them.
cv::Mat lens_evidence(const std::vector<cv::Mat>& pictures, const Coverage& coverage);

/// The picture with the corners of the lens board that were found.
cv::Mat board_evidence(const cv::Mat& picture_bgr, const BoardView& view);

/// The picture with every spot of glare marked.
cv::Mat place_evidence(const cv::Mat& picture_bgr, const PlaceReport& report);

/// The picture with the outlines of what lies on the table.
cv::Mat patches_evidence(const cv::Mat& picture_bgr, const std::vector<Patch>& patches);

/// The picture with what was measured, and a net of 50 mm on the table.
cv::Mat table_evidence(const cv::Mat& picture_bgr, const TablePlane& plane,
                       const std::vector<Patch>& patches);

/// The picture with every figure's name.
cv::Mat figures_evidence(const cv::Mat& picture_bgr, const std::vector<FigureColour>& colours);

/// The same, cut to the row of figures.
cv::Mat colours_evidence(const cv::Mat& picture_bgr, const std::vector<FigureColour>& colours);

/// The picture with a tile as it was seen and as it ought to lie.
cv::Mat check_evidence(const cv::Mat& picture_bgr, const std::vector<TileCheck>& checks);

}  // namespace tilewatch::calibration
