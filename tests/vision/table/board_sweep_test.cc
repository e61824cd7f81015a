// SPDX-License-Identifier: MIT
// Painted boards under worse and worse conditions, and (where the reference data is) rendered ones.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>

#include "engine/catalogue/catalogue.h"
#include "tests/support/paths.h"
#include "tests/vision/table/board_check.h"

namespace tilewatch::vision {
namespace {

using test::box;

void expect_found(const test::PaintedTableOptions& options, int may_miss, double corner) {
  const auto table = test::paint_table(*box().art, options);
  const auto board = box().finder.find(table.picture);
  ASSERT_TRUE(board) << board.error().message;
  const auto check = test::check_board(table, *board);
  EXPECT_GE(check.found, options.tiles - may_miss);
  EXPECT_EQ(check.false_tiles, 0);
  EXPECT_GE(check.right_type, check.found - 1);
  EXPECT_LT(check.worst_corner, corner);
  EXPECT_TRUE(check.cells_agree);
}

TEST(BoardSweep, Tilt) {
  std::uint32_t seed = 20;
  for (const double tilt : {0.0, 20.0, 40.0, 50.0, 60.0}) {
    SCOPED_TRACE(fmt::format("tilt {}", tilt));
    test::PaintedTableOptions options;
    options.size = {1600, 900};
    options.tilt_deg = tilt;
    options.turn_deg = tilt - 25;
    options.tile_px = 90;
    options.seed = seed++;
    expect_found(options, 0, 0.06);
  }
}

TEST(BoardSweep, TileSize) {
  std::uint32_t seed = 40;
  for (const double px : {32.0, 50.0, 110.0, 240.0}) {
    SCOPED_TRACE(fmt::format("{} pixels a tile", px));
    test::PaintedTableOptions options;
    options.size = px > 200 ? cv::Size(2400, 1350) : cv::Size(1280, 720);
    options.tile_px = px;
    options.tiles = px > 90 ? 6 : 16;
    options.blur = px < 40 ? 0.5 : 0.8;
    options.seed = seed++;
    expect_found(options, 0, px < 40 ? 0.09 : 0.06);
  }
}

TEST(BoardSweep, NoiseAndBlur) {
  std::uint32_t seed = 60;
  for (const auto& [noise, blur] : {std::pair(0.0, 0.0), {6.0, 1.0}, {12.0, 1.5}}) {
    SCOPED_TRACE(fmt::format("noise {} blur {}", noise, blur));
    test::PaintedTableOptions options;
    options.noise = noise;
    options.blur = blur;
    options.seed = seed++;
    expect_found(options, 0, 0.07);
  }
}

TEST(BoardSweep, AnArmOverTheBoard) {
  test::PaintedTableOptions options;
  options.hand = true;
  options.tiles = 18;
  options.tile_px = 80;
  options.seed = 80;
  expect_found(options, 7, 0.06);
}

/// Rendered stills of another program's making: nearly all tiles that can be seen, and none that is not
/// there.
TEST(BoardSweep, RenderedTables) {
  const auto shared = test::shared_folder();
  if (!shared) GTEST_SKIP() << "no reference data here";
  auto library = ArtLibrary::from_folders(*box().catalogue, {*shared / "real" / "art" / "c3-scans"});
  ASSERT_TRUE(library) << library.error().message;
  const ArtReader reader(std::make_shared<ArtLibrary>(std::move(*library)));
  const BoardFinder finder(reader);
  for (const std::string name : {"009", "013", "017"}) {
    SCOPED_TRACE(name);
    const auto folder = *shared / "scenes" / "dev";
    const cv::Mat picture = cv::imread((folder / "img" / (name + ".jpg")).string());
    std::ifstream in(folder / "truth" / (name + ".json"));
    const auto truth = nlohmann::json::parse(in);
    test::PaintedTable table;
    for (const auto& t : truth["tiles"]) {
      TileReading tile;
      for (std::size_t i = 0; i < 4; ++i)
        tile.corners[i] = {t["corners"][i][0].get<float>(), t["corners"][i][1].get<float>()};
      tile.candidates.emplace_back();
      table.tiles.push_back(tile);
    }
    const auto board = finder.find(picture);
    ASSERT_TRUE(board) << board.error().message;
    const auto check = test::check_board(table, *board);
    EXPECT_GE(check.found, static_cast<int>(table.tiles.size()) - 1);
    EXPECT_EQ(check.false_tiles, 0);
    EXPECT_LT(check.worst_corner, 0.08);
  }
}

}  // namespace
}  // namespace tilewatch::vision
