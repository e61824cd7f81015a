// SPDX-License-Identifier: MIT
// Pages to PDF (vectors) or to pixels, through cairo and librsvg: both are in the program already, so sheets
// can be printed by parts that know no Qt.
#pragma once

#include <opencv2/core.hpp>
#include <string>
#include <vector>

#include "calibration/sheets/page.h"
#include "engine/catalogue/result.h"

namespace tilewatch::calibration {

/// The pages as a PDF file's bytes; text is embedded with its font, so that it looks alike everywhere.
/// kFailed when a drawing cannot be drawn.
Result<std::string> pages_to_pdf(const std::vector<Page>& pages, const std::string& title);

/// The same drawing as pixels (8UC3, BGR) on white paper; pixel (0,0) covers the top-left 25.4/dpi mm.
Result<cv::Mat> page_to_picture(const Page& page, double dpi);

}  // namespace tilewatch::calibration
