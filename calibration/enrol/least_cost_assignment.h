// SPDX-License-Identifier: MIT
// Who gets what, so that the sum of the costs is least.
#pragma once

#include <opencv2/core.hpp>
#include <vector>

namespace tilewatch::calibration {

/// The column for each row, none twice, with the least sum of costs (CV_64F, at least as many columns as
/// rows, all finite). Shortest augmenting paths with potentials: H. W. Kuhn, The Hungarian method for the
/// assignment problem, 1955; O(rows^2 columns).
std::vector<int> least_cost_assignment(const cv::Mat1d& costs);

}  // namespace tilewatch::calibration
