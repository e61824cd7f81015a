// SPDX-License-Identifier: MIT
// A profile in use: the camera moves, people ask, the table is measured anew and kept.
#include "display/app/table_watch.h"

#include <gtest/gtest.h>

#include "tests/support/paths.h"

namespace tilewatch::app {
namespace {

/// Four by three tiles as that plane shows them, pushed on the table.
vision::BoardReading board_seen(const calibration::TablePlane& plane, cv::Point2d pushed_mm,
                                double tile_mm = calibration::kUsualTileMm) {
  vision::BoardReading board;
  for (int y = 0; y < 3; ++y) {
    for (int x = 0; x < 4; ++x) {
      auto corners = calibration::square_mm(tile_mm);
      for (auto& p : corners) p += pushed_mm + cv::Point2d(tile_mm * x, tile_mm * y);
      const auto seen = plane.in_image(corners);
      vision::TileReading& tile = board.tiles.emplace_back();
      tile.cell = {x, y};
      std::copy(seen.begin(), seen.end(), tile.corners.begin());
    }
  }
  return board;
}

TEST(TableWatch, NoticesThatTheCameraMovedAndMeasuresTheTableAnewFromTheTiles) {
  constexpr double kTileMm = 50;  // not what most boxes have
  const test::ScratchFolder folder;
  calibration::Profile profile;
  profile.name = "kitchen";
  profile.picture = {1280, 720};
  profile.made = "2026-05-31";
  profile.lens = calibration::LensRecord{};
  profile.lens->lens = calibration::usual_lens(profile.picture);
  profile.lens->lens.distortion = {-0.2, 0.02, 0, 0, 0};
  profile.lens->made = profile.made;
  profile.table = calibration::TableRecord{};
  profile.table->plane.lens = profile.lens->lens;
  profile.table->plane.rotation = {-0.3, 0, 0};
  profile.table->plane.translation = {-60, -40, 700};
  profile.table->from = "4 corner markers";
  profile.table->made = profile.made;
  profile.table->lens_known = true;
  profile.table->tile_mm = kTileMm;
  ASSERT_TRUE(calibration::save_profile(folder.path(), profile, {}));

  calibration::TablePlane straight = profile.table->plane;
  straight.lens.distortion = {};
  TableWatch watch(profile, folder.path(), true, nullptr);
  vision::Frame frame;
  frame.bgr = cv::Mat(720, 1280, CV_8UC3, cv::Scalar(60, 80, 100));
  for (int i = 0; i < 3; ++i) watch.look(frame, board_seen(straight, {0, 0}, kTileMm));
  EXPECT_EQ(watch.moved(), "");

  // The camera was pushed, and leans a little more now.
  calibration::TablePlane now = straight;
  now.rotation = {-0.32, 0.01, 0};
  now.translation = {-48, -40, 704};
  for (int i = 0; i < 2; ++i) watch.look(frame, board_seen(now, {0, 0}, kTileMm));
  EXPECT_TRUE(watch.moved().starts_with("The camera (or the board) has moved")) << watch.moved();
  watch.measure_table();
  watch.look(frame, board_seen(now, {0, 0}, kTileMm));
  EXPECT_EQ(watch.moved(), "");
  watch.look(frame, board_seen(now, {0, 0}, kTileMm));
  EXPECT_EQ(watch.moved(), "");

  const auto kept = calibration::load_profile(folder.path(), "kitchen");
  ASSERT_TRUE(kept) << kept.error().message;
  EXPECT_EQ(kept->table->from, "12 tiles");
  EXPECT_DOUBLE_EQ(kept->table->tile_mm, kTileMm);
  EXPECT_NEAR(kept->table->plane.tilt_deg(), now.tilt_deg(), 0.3);
  EXPECT_NEAR(kept->table->plane.camera_height_mm(), now.camera_height_mm(), 5);
  EXPECT_EQ(kept->table->plane.lens.distortion, profile.lens->lens.distortion);
  EXPECT_TRUE(std::filesystem::exists(folder.path() / "kitchen" / "table.jpg"));
}

TEST(TableWatch, MeasuresByTilesWhoseFacesWereCutOutOfThePicture) {
  const test::ScratchFolder folder;
  calibration::Profile profile;
  profile.name = "kitchen";
  profile.picture = {1280, 720};
  profile.table = calibration::TableRecord{};
  profile.table->plane.lens = calibration::usual_lens(profile.picture);
  profile.table->plane.rotation = {-0.3, 0, 0};
  profile.table->plane.translation = {-60, -40, 700};
  TableWatch watch(profile, folder.path(), false, std::make_shared<const vision::ArtLibrary>());
  vision::Frame frame;
  frame.bgr = cv::Mat(720, 1280, CV_8UC3, cv::Scalar(60, 80, 100));
  vision::BoardReading board = board_seen(profile.table->plane, {0, 0});
  board.tiles.resize(3);
  for (vision::TileReading& tile : board.tiles) tile.candidates = {{0, 0, 0, 1}};  // face 0 of no library
  watch.measure_table();
  EXPECT_NO_THROW(watch.look(frame, board));
}

TEST(TableWatch, SaysWhyTheTableCannotBeMeasured) {
  const test::ScratchFolder folder;
  calibration::Profile profile;
  profile.name = "kitchen";
  profile.picture = {1280, 720};
  profile.table = calibration::TableRecord{};
  profile.table->plane.lens = calibration::usual_lens(profile.picture);
  profile.table->plane.translation = {0, 0, 700};
  TableWatch watch(profile, folder.path(), false, nullptr);
  vision::Frame frame;
  frame.bgr = cv::Mat(720, 1280, CV_8UC3, cv::Scalar(60, 80, 100));
  watch.measure_table();
  watch.look(frame, {});
  EXPECT_TRUE(watch.moved().starts_with("The table could not be measured: ")) << watch.moved();
}

}  // namespace
}  // namespace tilewatch::app
