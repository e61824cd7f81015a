// SPDX-License-Identifier: MIT
// One page that shows a person what was enrolled: every face with its number, name and how sure it is.
#pragma once

#include <opencv2/core.hpp>
#include <string>

#include "calibration/enrol/enrol.h"

namespace tilewatch::calibration {

/// Doubtful tiles first and marked, then by name; BGR, 1920 pixels wide. Under the title what the box has and
/// nobody laid out.
Result<cv::Mat> contact_sheet(const Enrolment& enrolment, const catalogue::Catalogue& catalogue);

/// "base.D twice, base.X": types that neither the pictures nor the folder show, empty when none.
std::string missing_in_words(const Enrolment& enrolment, const catalogue::Catalogue& catalogue);

}  // namespace tilewatch::calibration
