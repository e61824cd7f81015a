// SPDX-License-Identifier: MIT
// What a profile holds, for people: one page with numbers, lights and evidence pictures.
#pragma once

#include <vector>

#include "calibration/profile/profile.h"
#include "calibration/sheets/page.h"

namespace tilewatch::calibration {

std::vector<Page> report_pages(const Profile& profile, const Evidence& evidence);

/// The numbers in plain sentences, one a line: for the report and for `calibrate show`.
std::vector<std::string> lens_words(const LensRecord& record);
std::vector<std::string> table_words(const TableRecord& record);
std::vector<std::string> colour_words(const ColoursRecord& record);

}  // namespace tilewatch::calibration
