// SPDX-License-Identifier: MIT
// The lens board: chessboard, markers, ruler, what to do.
#include "calibration/sheets/marker_modules.h"
#include "calibration/sheets/sheets.h"

namespace tilewatch::calibration {

cv::Point2d lens_board_origin(Paper paper) {
  const LensBoard board;
  const cv::Size2d upright = size_mm(paper);
  return {(upright.height - board.columns * board.square_mm) / 2, 6};
}

Page lens_board_sheet(Paper paper) {
  const LensBoard board;
  const cv::Size2d upright = size_mm(paper);
  Page page{{upright.height, upright.width}, {}};
  const cv::Point2d origin = lens_board_origin(paper);
  Boxes black;
  for (int row = 0; row < board.rows; ++row) {
    for (int column = row % 2; column < board.columns; column += 2) {
      const cv::Point2d at = origin + cv::Point2d(column, row) * board.square_mm;
      black.places.emplace_back(at.x, at.y, board.square_mm, board.square_mm);
    }
  }
  page.shapes.emplace_back(std::move(black));
  const auto charuco = board.board();
  for (std::size_t i = 0; i < charuco->objPoints.size(); ++i) {
    const cv::Point3f corner = charuco->objPoints[i].front();
    add_marker(page, charuco->ids[i], origin + cv::Point2d(corner.x, corner.y), board.marker_mm);
  }
  const double bottom = origin.y + board.rows * board.square_mm;
  const double left = origin.x;
  const double right = origin.x + board.columns * board.square_mm;
  add_ruler(page, {left, bottom + 7.5});
  page.shapes.emplace_back(
      Words{{right, bottom + 5.5},
            "Tilewatch lens board: 8 x 6 squares of 30 mm, markers 22 mm (5x5, OpenCV 4.6)",
            2.9,
            Align::kRight,
            true});
  page.shapes.emplace_back(Words{{right, bottom + 10},
                                 "Print at 100 %, not \"fit to page\". Glue it flat on something stiff.",
                                 2.9,
                                 Align::kRight});
  page.shapes.emplace_back(
      Words{{right, bottom + 14.5},
            "Is the ruler not 100 mm long? Measure eight squares, divide by eight, type it in: "
            "calibrate lens --square 30.1",
            2.6,
            Align::kRight,
            false,
            kGreyInk});
  return page;
}

}  // namespace tilewatch::calibration
