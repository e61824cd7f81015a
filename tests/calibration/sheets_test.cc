// SPDX-License-Identifier: MIT
// What is printed is found again, to scale.
#include "calibration/sheets/sheets.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "calibration/lens/find_lens_board.h"
#include "calibration/profile/write_whole.h"
#include "calibration/sheets/draw_pages.h"
#include "tests/support/paths.h"

namespace tilewatch::calibration {
namespace {

constexpr double kDpi = 300;
constexpr double kPxPerMm = kDpi / 25.4;

/// The pages of a PDF as a printer would see them; empty where pdftoppm is not installed.
std::vector<cv::Mat> through_pdf(const std::vector<Page>& pages, int dpi) {
  if (std::system("command -v pdftoppm >/dev/null") != 0) return {};
  const test::ScratchFolder scratch;
  const auto pdf = pages_to_pdf(pages, "test");
  EXPECT_TRUE(pdf && write_whole(scratch.path() / "sheet.pdf", *pdf));
  const std::string command = "pdftoppm -r " + std::to_string(dpi) + " " +
                              (scratch.path() / "sheet.pdf").string() + " " +
                              (scratch.path() / "page").string();
  EXPECT_EQ(std::system(command.c_str()), 0);
  std::vector<cv::String> files;
  cv::glob((scratch.path() / "page*.ppm").string(), files);
  std::vector<cv::Mat> pictures;
  for (const auto& file : files) pictures.push_back(cv::imread(file));
  return pictures;
}

struct Seen {
  std::vector<int> ids;
  std::vector<std::vector<cv::Point2f>> corners;
};

Seen markers_in(const cv::Mat& picture) {
  Seen seen;
  auto parameters = cv::aruco::DetectorParameters::create();
  parameters->cornerRefinementMethod = cv::aruco::CORNER_REFINE_SUBPIX;
  cv::aruco::detectMarkers(picture, marker_dictionary(), seen.corners, seen.ids, parameters);
  return seen;
}

void expect_whole_board(const cv::Mat& picture, Paper paper) {
  const LensBoard board;
  const auto view = find_lens_board(picture, board);
  ASSERT_TRUE(view) << view.error().message;
  ASSERT_EQ(view->markers.size(), 24U);
  ASSERT_EQ(view->corners.size(), 35U);
  // Millimetres on the page, not only the pattern: a page drawn at another scale would spoil every lens.
  for (std::size_t i = 0; i < view->ids.size(); ++i) {
    const cv::Point2d expected = (lens_board_origin(paper) + board.corner_mm(view->ids[i])) * kPxPerMm;
    EXPECT_NEAR(view->corners[i].x + 0.5, expected.x, 0.6);
    EXPECT_NEAR(view->corners[i].y + 0.5, expected.y, 0.6);
  }
}

TEST(Sheets, TheLensBoardIsFoundAgainWholeAndToScaleOnBothPapers) {
  for (const Paper paper : {Paper::kA4, Paper::kLetter}) {
    const auto picture = page_to_picture(lens_board_sheet(paper), kDpi);
    ASSERT_TRUE(picture);
    expect_whole_board(*picture, paper);
  }
}

TEST(Sheets, ThePrintedPdfOfTheLensBoardIsFoundAgainWhole) {
  const auto pages = through_pdf({lens_board_sheet(Paper::kA4), lens_board_sheet(Paper::kLetter)}, 300);
  if (pages.empty()) GTEST_SKIP() << "pdftoppm (poppler-utils) is not installed";
  ASSERT_EQ(pages.size(), 2U);
  expect_whole_board(pages[0], Paper::kA4);
  expect_whole_board(pages[1], Paper::kLetter);
}

TEST(Sheets, AllFourCornerMarkersAreFoundAgainWhereTheyWerePrinted) {
  for (const Paper paper : {Paper::kA4, Paper::kLetter}) {
    auto pages = through_pdf({corner_marker_sheet(paper)}, 300);
    if (pages.empty()) pages.push_back(*page_to_picture(corner_marker_sheet(paper), kDpi));
    const Seen seen = markers_in(pages.front());
    ASSERT_EQ(seen.ids.size(), kCornerMarkers.size());
    for (std::size_t i = 0; i < seen.ids.size(); ++i) {
      const auto which = std::find(kCornerMarkers.begin(), kCornerMarkers.end(), seen.ids[i]);
      ASSERT_NE(which, kCornerMarkers.end());
      const auto n = static_cast<std::size_t>(which - kCornerMarkers.begin());
      const cv::Point2d origin = corner_marker_origin(paper, n) * kPxPerMm;
      EXPECT_NEAR(seen.corners[i][0].x + 0.5, origin.x, 1);
      EXPECT_NEAR(seen.corners[i][2].y + 0.5, origin.y + kCornerMarkerMm * kPxPerMm, 1);
    }
  }
}

TEST(Sheets, EveryTileOfTheBoxIsPrintedToScaleAndInsideThePrintersMargins) {
  const auto catalogue = catalogue::Catalogue::load({"base", "mage_witch"});
  ASSERT_TRUE(catalogue);
  for (const Paper paper : {Paper::kA4, Paper::kLetter}) {
    const auto pages = tile_sheets(**catalogue, {paper, 45, false});
    int tiles = 0;
    for (const Page& page : pages) {
      for (const Shape& shape : page.shapes) {
        if (const auto* drawing = std::get_if<Drawing>(&shape)) {
          ++tiles;
          EXPECT_DOUBLE_EQ(drawing->place.width, 45);
          EXPECT_GE(drawing->place.x, 5);
          EXPECT_LE(drawing->place.br().x, page.size_mm.width - 5);
          EXPECT_LE(drawing->place.br().y, page.size_mm.height - 12);
        }
      }
    }
    EXPECT_EQ(tiles, (*catalogue)->total());
  }
}

TEST(Sheets, ATilesPageLooksLikeTheDrawingsOnIt) {
  const auto catalogue = catalogue::Catalogue::load({"base"});
  ASSERT_TRUE(catalogue);
  const auto pages = tile_sheets(**catalogue, {});
  const auto picture = page_to_picture(pages.front(), 60);
  ASSERT_TRUE(picture) << picture.error().message;
  // Half of an A4 page is more than grey paper once 24 coloured tiles are on it.
  cv::Mat hsv;
  cv::cvtColor(*picture, hsv, cv::COLOR_BGR2HSV);
  cv::Mat colourful;
  cv::inRange(hsv, cv::Scalar(0, 60, 40), cv::Scalar(180, 255, 255), colourful);
  EXPECT_GT(cv::countNonZero(colourful), colourful.total() / 2);
}

TEST(WriteWhole, LeavesTheOldFileWhereItCannotWriteTheNewOne) {
  const test::ScratchFolder scratch;
  const auto file = scratch.path() / "kept.txt";
  ASSERT_TRUE(write_whole(file, "old"));
  const auto inside = file / "nested.txt";  // a file is no folder
  const auto failed = write_whole(inside, "new");
  ASSERT_FALSE(failed);
  EXPECT_NE(failed.error().message.find("nested.txt"), std::string::npos);
  EXPECT_EQ(std::filesystem::file_size(file), 3U);
  EXPECT_EQ(std::distance(std::filesystem::directory_iterator(scratch.path()), {}), 1);
}

}  // namespace
}  // namespace tilewatch::calibration
