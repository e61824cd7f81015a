// SPDX-License-Identifier: MIT
// Four markers for the corners of the table, to cut out.
#include <fmt/format.h>

#include "calibration/sheets/marker_modules.h"
#include "calibration/sheets/sheets.h"

namespace tilewatch::calibration {
namespace {

constexpr double kCardMm = 84;      // a white rim of 12 mm lets markers be found on dark tables
constexpr double kCardsTopMm = 48;  // below the words
constexpr double kCardGapMm = 6;

cv::Point2d card_origin(Paper paper, std::size_t i) {
  const double left = (size_mm(paper).width - 2 * kCardMm - kCardGapMm) / 2;
  return {left + static_cast<double>(i % 2) * (kCardMm + kCardGapMm),
          kCardsTopMm + static_cast<double>(i / 2) * (kCardMm + kCardGapMm)};
}

}  // namespace

cv::Point2d corner_marker_origin(Paper paper, std::size_t i) {
  constexpr double kRim = (kCardMm - kCornerMarkerMm) / 2;
  return card_origin(paper, i) + cv::Point2d(kRim, kRim);
}

Page corner_marker_sheet(Paper paper) {
  Page page{size_mm(paper), {}};
  const double left = card_origin(paper, 0).x;
  page.shapes.emplace_back(Words{{left, 18}, "Tilewatch corner markers", 6, Align::kLeft, true});
  const std::array<const char*, 4> words{
      "Print at 100 %, not \"fit to page\": the ruler below must be 100 mm long.",
      "Cut along the dashed lines. Lay the four cards flat at the corners of the table, any way round, so "
      "that the",
      "camera sees all of them, then: tilewatch calibrate table PICTURE --profile NAME (or --camera N). They "
      "may be",
      "taken away afterwards. Is a marker not 60 mm wide? Measure it and add --marker 59.7."};
  for (std::size_t i = 0; i < words.size(); ++i) {
    page.shapes.emplace_back(Words{{left, 25 + 5 * static_cast<double>(i)}, words[i], 3.1});
  }
  for (std::size_t i = 0; i < kCornerMarkers.size(); ++i) {
    const cv::Point2d card = card_origin(paper, i);
    const cv::Point2d across(kCardMm, 0);
    const cv::Point2d down(0, kCardMm);
    page.shapes.emplace_back(
        Line{{card, card + across, card + across + down, card + down, card}, 0.2, kGreyInk, true});
    add_marker(page, kCornerMarkers[i], corner_marker_origin(paper, i), kCornerMarkerMm);
    page.shapes.emplace_back(Words{card + down + cv::Point2d(kCardMm / 2, -3),
                                   fmt::format("marker {}", i + 1), 3.2, Align::kMiddle, false, kGreyInk});
  }
  const double bottom = card_origin(paper, 2).y + kCardMm;
  add_ruler(page, {left, bottom + 14});
  return page;
}

}  // namespace tilewatch::calibration
