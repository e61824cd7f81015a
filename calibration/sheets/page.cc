// SPDX-License-Identifier: MIT
#include "calibration/sheets/page.h"

#include <fmt/format.h>

namespace tilewatch::calibration {

std::string_view to_string(Paper paper) { return paper == Paper::kA4 ? "a4" : "letter"; }

std::optional<Paper> paper_from(std::string_view text) {
  if (text == "a4" || text == "A4") return Paper::kA4;
  if (text == "letter" || text == "Letter") return Paper::kLetter;
  return std::nullopt;
}

cv::Size2d size_mm(Paper paper) {
  return paper == Paper::kA4 ? cv::Size2d(210, 297) : cv::Size2d(215.9, 279.4);
}

void add_ruler(Page& page, cv::Point2d left) {
  constexpr int kLengthMm = 100;
  page.shapes.emplace_back(Line{{left, left + cv::Point2d(kLengthMm, 0)}, 0.25, kBlackInk});
  for (int mm = 0; mm <= kLengthMm; mm += 5) {
    const double tall = mm % 50 == 0 ? 3.5 : (mm % 10 == 0 ? 2.5 : 1.5);
    const cv::Point2d at = left + cv::Point2d(mm, 0);
    page.shapes.emplace_back(Line{{at, at - cv::Point2d(0, tall)}, 0.2, kBlackInk});
    if (mm % 50 == 0) {
      page.shapes.emplace_back(Words{
          at + cv::Point2d(0, 3), mm == kLengthMm ? "100 mm" : fmt::format("{}", mm), 2.6, Align::kMiddle});
    }
  }
}

}  // namespace tilewatch::calibration
