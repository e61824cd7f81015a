// SPDX-License-Identifier: MIT
// Lens and table from photographs of our own sheets, and every way such a picture can be wrong.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

#include "calibration/lens/lens_session.h"
#include "calibration/sheets/draw_pages.h"
#include "calibration/sheets/sheets.h"
#include "calibration/table/drift.h"
#include "calibration/table/drift_watch.h"
#include "calibration/table/find_table.h"
#include "calibration/table/refine_tile.h"
#include "tests/calibration/board_camera.h"

namespace tilewatch::calibration {
namespace {

using testing::HasSubstr;

const photo::PaperPicture& board_paper() {
  static const photo::PaperPicture paper =
      photo::paper_of(lens_board_sheet(Paper::kA4), lens_board_origin(Paper::kA4), 100);
  return paper;
}

/// One camera and twelve views of the board through it, made once for all tests.
struct LensSet {
  Lens lens;
  std::vector<BoardView> views;

  explicit LensSet(unsigned seed, const photo::Spoiled& spoiled = {}, int pictures = 14) {
    std::mt19937 random(seed);
    lens = photo::random_lens({960, 540}, random);
    const photo::SheetCamera camera(lens);
    for (int n = 0; n < pictures; ++n) {
      const auto shot =
          camera.photo({{&board_paper(), photo::random_board_pose(lens, n, random)}}, spoiled, random);
      if (auto view = find_lens_board(shot, {})) views.push_back(*view);
    }
  }
};

const LensSet& good_set() {
  static const LensSet set(11);
  return set;
}

cv::Mat one_photo(const photo::Spoiled& spoiled, const photo::PaperPicture& paper,
                  const photo::SheetPose& pose) {
  std::mt19937 random(3);
  const photo::SheetCamera camera(good_set().lens);
  return camera.photo({{&paper, pose}}, spoiled, random);
}

photo::SheetPose board_before_camera() {
  return photo::moved(photo::table_pose(420, 20, 0), {-120, -90}, 0.1);
}

TEST(Lens, IsFoundFromPicturesWithBlurAndNoise) {
  for (const unsigned seed : {11U, 12U}) {
    const LensSet set = seed == 11 ? good_set() : LensSet(seed);
    const auto result = calibrate_lens(set.views);
    ASSERT_TRUE(result) << result.error().message;
    EXPECT_NEAR(result->lens.camera(0, 0) / set.lens.camera(0, 0), 1, 0.005);
    EXPECT_NEAR(result->lens.camera(1, 1) / set.lens.camera(1, 1), 1, 0.005);
    EXPECT_LT(result->held_out_px, 0.3);
    EXPECT_LT(result->rms_px, 0.5);
    EXPECT_LT(result->bent_mm, 0.3);
    EXPECT_TRUE(result->lights.pictures && result->lights.certain && result->lights.sharp);
    // Straight lines through the whole picture: the true lens and the found one agree to half a pixel in nine
    // tenths.
    std::vector<cv::Point2d> grid;
    for (int y = 1; y < 10; ++y)
      for (int x = 1; x < 10; ++x) grid.emplace_back(x * 96, y * 54);
    const auto there = set.lens.straightened(grid);
    const auto back = set.lens.bent(there);
    for (std::size_t i = 0; i < grid.size(); ++i) EXPECT_LT(cv::norm(back[i] - grid[i]), 0.01);
  }
}

TEST(Lens, FewerThanFivePicturesAreTooFewAndThatIsSaid) {
  const std::vector<BoardView> few(good_set().views.begin(), good_set().views.begin() + 3);
  const auto result = calibrate_lens(few);
  ASSERT_FALSE(result);
  EXPECT_THAT(result.error().message, HasSubstr("3 pictures with the lens board are too few"));
  const std::vector<BoardView> some(good_set().views.begin(), good_set().views.begin() + 7);
  const auto weak = calibrate_lens(some);
  ASSERT_TRUE(weak);
  EXPECT_FALSE(weak->lights.pictures);
  EXPECT_THAT(weak->notes, testing::Contains(HasSubstr("Only")));
}

TEST(Lens, PicturesOfOtherSizesAreRefused) {
  std::vector<BoardView> views = good_set().views;
  views.back().picture = {1280, 720};
  const auto result = calibrate_lens(views);
  ASSERT_FALSE(result);
  EXPECT_EQ(result.error().kind, ErrorKind::kInput);
  EXPECT_THAT(result.error().message, HasSubstr("different sizes (960 x 540 and 1280 x 720)"));
  const auto fits = check_size(good_set().lens, {640, 480});
  ASSERT_FALSE(fits);
  EXPECT_THAT(fits.error().message,
              HasSubstr("the pictures are 640 x 480, but the lens was measured at 960 x 540"));
}

TEST(Lens, ABoardShownFromOneSideOnlyTellsNoFocalLength) {
  std::mt19937 random(5);
  const photo::SheetCamera camera(good_set().lens);
  std::vector<BoardView> views;
  for (int n = 0; n < 6; ++n) {
    const auto pose = photo::moved(photo::table_pose(420, 3, 0), {-120.0 + 10 * n, -90}, 0.02 * n);
    const auto view = find_lens_board(camera.photo({{&board_paper(), pose}}, {}, random), {});
    ASSERT_TRUE(view);
    views.push_back(*view);
  }
  const auto result = calibrate_lens(views);
  ASSERT_FALSE(result);
  EXPECT_THAT(result.error().message, HasSubstr("from the same side"));
}

TEST(Lens, OnePictureThatMovedIsDropped) {
  std::vector<BoardView> views = good_set().views;
  for (std::size_t i = 0; i < views[2].corners.size(); ++i) {
    views[2].corners[i] += cv::Point2f(static_cast<float>(i % 3) * 2 - 2, static_cast<float>(i % 5) - 2);
  }
  const auto result = calibrate_lens(views);
  ASSERT_TRUE(result);
  EXPECT_THAT(result->dropped, testing::Contains(2U));
  EXPECT_NEAR(result->lens.focal_px() / good_set().lens.focal_px(), 1, 0.005);
}

TEST(Lens, BentPaperIsNoticedAndItsBendIsTold) {
  photo::Spoiled bent;
  bent.bend = [](cv::Point2d p) { return 6 * std::cos((p.x - 120) / 150 * CV_PI / 2); };
  const LensSet set(14, bent, 11);
  const auto result = calibrate_lens(set.views);
  ASSERT_TRUE(result) << result.error().message;
  EXPECT_NEAR(result->bent_mm, 2.5, 0.8);  // what of its 6 mm bow lies between the outermost corners
  EXPECT_THAT(result->notes, testing::Contains(HasSubstr("bent by about")));
}

TEST(Lens, ACutBoardIsUsedAndWhatIsMissingIsSaid) {
  photo::Spoiled cut;
  cut.kept = cv::Rect2d(-20, -20, 20 + 208, 300);  // the last column is gone
  const LensSet set(15, cut, 11);
  const auto result = calibrate_lens(set.views);
  ASSERT_TRUE(result) << result.error().message;
  EXPECT_THAT(result->notes, testing::Contains(HasSubstr("The right column of the board is in no picture")));
  EXPECT_NEAR(result->lens.focal_px() / set.lens.focal_px(), 1, 0.01);
}

TEST(LensBoard, AMirroredPictureIsCalledMirrored) {
  photo::Spoiled mirrored;
  mirrored.mirrored = true;
  const auto view = find_lens_board(one_photo(mirrored, board_paper(), board_before_camera()), {});
  ASSERT_FALSE(view);
  EXPECT_THAT(view.error().message, HasSubstr("mirrored"));
}

TEST(LensBoard, OtherBoardsAreCalledOtherBoards) {
  const auto words_for_board = [](const cv::Mat& pattern) {
    cv::Mat picture(540, 960, CV_8UC3, cv::Scalar::all(200));
    cv::Mat colour;
    cv::cvtColor(pattern, colour, cv::COLOR_GRAY2BGR);
    colour.copyTo(picture(cv::Rect(80, 30, colour.cols, colour.rows)));
    const auto view = find_lens_board(picture, {});
    return view ? std::string("found") : view.error().message;
  };
  cv::Mat pattern;
  const auto other = cv::aruco::getPredefinedDictionary(cv::aruco::DICT_6X6_250);
  cv::aruco::CharucoBoard::create(8, 6, 30, 22, other)->draw({640, 480}, pattern, 0, 1);
  EXPECT_THAT(words_for_board(pattern), HasSubstr("another board: its markers are 6x6"));
  // Our markers, but five columns: each lies elsewhere than on ours.
  cv::aruco::CharucoBoard::create(5, 4, 30, 22, marker_dictionary())->draw({600, 480}, pattern, 0, 1);
  EXPECT_THAT(words_for_board(pattern), HasSubstr("the markers are ours, but they lie elsewhere"));
  cv::Mat chess(480, 640, CV_8U, cv::Scalar(255));
  for (int y = 0; y < 6; ++y)
    for (int x = y % 2; x < 8; x += 2) chess(cv::Rect(64 + x * 60, 60 + y * 60, 60, 60)).setTo(0);
  EXPECT_THAT(words_for_board(chess), HasSubstr("a chessboard without markers"));
  EXPECT_THAT(words_for_board(cv::Mat(480, 640, CV_8U, cv::Scalar(120))),
              HasSubstr("no lens board to be seen"));
}

TEST(LensSession, KeepsAPictureOnlyWhenTheBoardIsStillSomewhereNew) {
  std::mt19937 random(2);
  const photo::SheetCamera camera(good_set().lens);
  photo::Spoiled quiet;
  quiet.noise = 1;
  const auto at = [&](cv::Point2d place, double tilt) {
    return camera.photo({{&board_paper(), photo::moved(photo::table_pose(430, tilt, 0), place, 0)}}, quiet,
                        random);
  };
  LensSession session;
  using Step = LensSession::Step;
  const cv::Mat first = at({-120, -90}, 10);
  EXPECT_EQ(session.look(first, 0.0).step, Step::kMoving);
  EXPECT_EQ(session.look(at({-90, -90}, 10), 0.3).step, Step::kMoving);  // it moved
  EXPECT_EQ(session.look(first, 0.6).step, Step::kMoving);
  EXPECT_EQ(session.look(first, 1.2).step, Step::kKept);
  EXPECT_EQ(session.look(first, 1.9).step, Step::kSeen);
  const cv::Mat second = at({-160, -130}, 35);
  EXPECT_EQ(session.look(second, 2.0).step, Step::kMoving);
  EXPECT_EQ(session.look(second, 2.6).step, Step::kKept);
  EXPECT_EQ(session.look(cv::Mat(540, 960, CV_8UC3, cv::Scalar::all(90)), 3).step, Step::kNoBoard);
  EXPECT_FALSE(session.advice().empty());
  const auto kept = session.views().at(1).corners;
  session.drop(0);
  ASSERT_EQ(session.views().size(), 1U);
  EXPECT_EQ(session.views().front().corners, kept);
}

/// Tiles in a row of three as that plane shows them, the board pushed by `pushed_mm` on the table.
std::vector<vision::TileReading> row_of_tiles(const TablePlane& plane, cv::Point2d pushed_mm,
                                              double side_mm = 45) {
  std::vector<vision::TileReading> tiles;
  for (int x = 0; x < 3; ++x) {
    std::vector<cv::Point2d> corners = square_mm(side_mm);
    for (auto& p : corners) p += pushed_mm + cv::Point2d(side_mm * x, 0);
    const auto seen = plane.in_image(corners);
    vision::TileReading& tile = tiles.emplace_back();
    tile.cell = {x, 0};
    std::copy(seen.begin(), seen.end(), tile.corners.begin());
  }
  return tiles;
}

TablePlane plane_of_a_webcam() {
  TablePlane plane;
  plane.lens = usual_lens({1280, 720});
  plane.rotation = {-0.3, 0, 0};
  plane.translation = {0, 0, 700};
  return plane;
}

TEST(DriftWatch, SaysHowFarTheCameraHasMovedWhenTwoLooksAgree) {
  const TablePlane plane = plane_of_a_webcam();
  DriftWatch watch(plane, kUsualTileMm);
  watch.look(row_of_tiles(plane, {0, 0}));
  watch.look(row_of_tiles(plane, {0.8, 0}));
  EXPECT_EQ(watch.words(), "") << "less than two millimetres are nothing";
  watch.look(row_of_tiles(plane, {4, 3}));
  EXPECT_EQ(watch.words(), "");
  watch.look(row_of_tiles(plane, {4, 3}));
  EXPECT_EQ(watch.words(), "The camera (or the board) has moved 5 mm.");
  watch.begin_anew(plane);
  EXPECT_EQ(watch.words(), "");
  watch.look(row_of_tiles(plane, {4, 3}));
  watch.look(row_of_tiles(plane, {4, 3}));
  EXPECT_EQ(watch.words(), "");
}

TEST(DriftWatch, OneTileThatAPlayerPushedOrANewGameIsNoDrift) {
  const TablePlane plane = plane_of_a_webcam();
  DriftWatch watch(plane, kUsualTileMm);
  auto tiles = row_of_tiles(plane, {0, 0});
  watch.look(tiles);
  tiles[1] = row_of_tiles(plane, {9, 9})[1];
  for (int i = 0; i < 3; ++i) watch.look(tiles);
  EXPECT_EQ(watch.words(), "");
  watch.look({});
  for (int i = 0; i < 3; ++i) watch.look(row_of_tiles(plane, {80, 40}));
  EXPECT_EQ(watch.words(), "");
}

TEST(DriftWatch, ACameraThatStandsNearerThanItWasMeasuredIsSaid) {
  const TablePlane plane = plane_of_a_webcam();
  DriftWatch watch(plane, kUsualTileMm);
  for (int i = 0; i < 2; ++i) watch.look(row_of_tiles(plane, {0, 0}, 52));
  EXPECT_EQ(watch.words(), "The camera was moved since the table was measured.");
}

TEST(DriftWatch, TilesOfAnotherSizeAreNoMovedCamera) {
  const TablePlane plane = plane_of_a_webcam();
  DriftWatch watch(plane, 52);
  for (int i = 0; i < 2; ++i) watch.look(row_of_tiles(plane, {0, 0}, 52));
  EXPECT_EQ(watch.words(), "");
}

TEST(Table, FourMarkersTellWhereThingsLieToSevenTenthsOfAMillimetre) {
  const auto cards = photo::marker_cards();
  std::vector<double> errors;
  for (const unsigned seed : {1U, 2U, 3U}) {
    std::mt19937 random(seed);
    Lens lens = photo::random_lens({1280, 720}, random);
    const photo::SheetPose truth = photo::table_pose(760 * lens.camera(0, 0) / 1000, 12.0 * seed, 15);
    const photo::SheetCamera camera(lens);
    const auto patches = marker_patches(camera.photo(photo::laid_cards(cards, truth), {}, random), {});
    ASSERT_TRUE(patches) << patches.error().message;
    ASSERT_GE(patches->size(), 3U);
    const auto plane = fit_table(lens, *patches, {.lens_known = true, .tile_thickness_mm = 0});
    ASSERT_TRUE(plane) << plane.error().message;
    // Distances between points all over the table, as the plane shows them, against what they are.
    std::vector<cv::Point2d> p_in_table;
    std::vector<cv::Point3d> points;
    for (int y = -2; y <= 2; ++y)
      for (int x = -3; x <= 3; ++x) points.emplace_back(x * 75, y * 60, 0);
    std::vector<cv::Point2d> seen;
    cv::projectPoints(points, truth.rotation, truth.translation, lens.camera, lens.distortion, seen);
    const auto shown = plane->on_table(seen);
    const std::size_t middle = points.size() / 2;
    for (std::size_t i = 0; i < points.size(); ++i) {
      const double is = cv::norm(points[i] - points[middle]);
      errors.push_back(std::abs(cv::norm(shown[i] - shown[middle]) - is));
    }
    EXPECT_NEAR(plane->camera_height_mm(), 760 * lens.camera(0, 0) / 1000, 4);
    EXPECT_NEAR(plane->tilt_deg(), 12.0 * seed, 0.5);
  }
  EXPECT_LT(*std::max_element(errors.begin(), errors.end()), 0.7);
}

TEST(Table, MirroredMarkersAreCalledMirrored) {
  std::mt19937 random(4);
  const Lens lens = photo::random_lens({1280, 720}, random);
  const auto pose = photo::table_pose(760 * lens.camera(0, 0) / 1000, 12, 15);
  cv::Mat mirrored;
  cv::flip(photo::SheetCamera(lens).photo(photo::laid_cards(photo::marker_cards(), pose), {}, random),
           mirrored, 1);
  const auto patches = marker_patches(mirrored, {});
  ASSERT_FALSE(patches);
  EXPECT_NE(patches.error().message.find("the picture is mirrored"), std::string::npos)
      << patches.error().message;
}

TEST(Table, TheLensBoardOnTheTableTellsTheSameAsTheTruth) {
  std::mt19937 random(4);
  const Lens lens = good_set().lens;
  const photo::SheetPose table = photo::table_pose(600, 25, 0);
  const photo::SheetCamera camera(lens);
  const auto shot = camera.photo({{&board_paper(), photo::moved(table, {-120, -90}, 0.2)}}, {}, random);
  const auto patch = lens_board_patch(shot, {});
  ASSERT_TRUE(patch) << patch.error().message;
  const auto plane = fit_table(lens, {*patch}, {});
  ASSERT_TRUE(plane);
  EXPECT_NEAR(plane->camera_height_mm(), 600, 3);
  EXPECT_NEAR(plane->tilt_deg(), 25, 0.3);
}

/// A drawn square like a tile of 45 mm on the table.
cv::Mat photo_of_tile(const photo::SheetCamera& camera, const photo::SheetPose& table, cv::Point2d at) {
  Page page{{45, 45}, {}};
  page.shapes.emplace_back(Boxes{{{0, 0, 45, 45}}, {0.45, 0.65, 0.25}});
  page.shapes.emplace_back(Boxes{{{0, 19, 45, 6}}, {0.9, 0.88, 0.75}});
  page.shapes.emplace_back(Ring{{22, 8}, 5, 0, {0.7, 0.4, 0.2}});
  const auto paper = photo::paper_of(page, {22.5, 22.5}, 200);
  std::mt19937 random(9);
  return camera.photo({{&paper, photo::moved(table, at, 0.3)}}, {}, random);
}

TEST(Table, OneTileAloneTellsWhereThingsLieThreeHundredMillimetresAway) {
  const Lens lens = good_set().lens;
  const photo::SheetCamera camera(lens);
  const photo::SheetPose table = photo::table_pose(620, 24, 5);
  const auto quad = find_lone_tile(photo_of_tile(camera, table, {20, 10}));
  ASSERT_TRUE(quad);
  Patch patch;
  patch.shape_mm = square_mm(45);
  patch.seen_px = {quad->begin(), quad->end()};
  const auto plane = fit_table(lens, {patch}, {.lens_known = true, .tile_thickness_mm = 0});
  ASSERT_TRUE(plane) << plane.error().message;
  EXPECT_NEAR(plane->camera_height_mm(), 620, 25);
  std::vector<cv::Point2d> seen;
  cv::projectPoints(std::vector<cv::Point3d>{{20, 10, 0}, {-280, 10, 0}, {230, 220, 0}}, table.rotation,
                    table.translation, lens.camera, lens.distortion, seen);
  const auto shown = plane->on_table(seen);
  EXPECT_NEAR(cv::norm(shown[1] - shown[0]), 300, 10);
  EXPECT_NEAR(cv::norm(shown[2] - shown[0]), std::hypot(210, 210), 10);
  const TileCheck check = check_tile(*plane, *quad, 45);
  EXPECT_LT(check.error_mm, 0.5);
  EXPECT_EQ(light_of(check.error_mm), "green");
}

TEST(Table, AnEmptyTableHasNoLoneTile) {
  std::mt19937 random(1);
  const photo::SheetCamera camera(good_set().lens);
  EXPECT_FALSE(find_lone_tile(camera.photo({}, {}, random)));
}

TEST(Table, AWrongTileSizeShowsInTheCheck) {
  TablePlane plane;
  plane.lens = usual_lens({1280, 720});
  plane.translation = {0, 0, 600};
  const auto seen = plane.in_image(square_mm(50));
  vision::Quad quad{};
  std::copy(seen.begin(), seen.end(), quad.begin());
  const TileCheck check = check_tile(plane, quad, 45);
  EXPECT_NEAR(check.side_mm, 50, 0.01);
  EXPECT_NEAR(check.error_mm, 2.5 * std::sqrt(2), 0.01);
  EXPECT_EQ(light_of(check.error_mm), "red");
}

TEST(Drift, AMovedCameraIsToldInMillimetresAndOneMovedTileIsNot) {
  TablePlane plane;
  plane.lens = usual_lens({1280, 720});
  plane.rotation = {0.3, 0, 0};
  plane.translation = {0, 0, 700};
  std::vector<TileTwice> tiles;
  const auto quad_at = [&](cv::Point2d at) {
    std::vector<cv::Point2d> corners = square_mm(45);
    for (auto& p : corners) p += at;
    const auto seen = plane.in_image(corners);
    vision::Quad quad{};
    std::copy(seen.begin(), seen.end(), quad.begin());
    return quad;
  };
  for (int i = 0; i < 5; ++i) tiles.emplace_back(quad_at({45.3 * i - 90, 0}), quad_at({45.3 * i - 90, 0}));
  EXPECT_TRUE(drift_of(plane, tiles).words.empty());
  tiles[1].second = quad_at({-30, 20});
  EXPECT_TRUE(drift_of(plane, tiles).words.empty());
  for (int i = 0; i < 5; ++i) tiles[static_cast<std::size_t>(i)].second = quad_at({45.3 * i - 90 + 4, 0});
  const Drift drift = drift_of(plane, tiles);
  EXPECT_NEAR(drift.moved_mm, 4, 0.05);
  EXPECT_EQ(drift.words, "The camera (or the board) has moved 4 mm.");
  EXPECT_TRUE(drift_of(plane, {}).words.empty());
}

}  // namespace
}  // namespace tilewatch::calibration
