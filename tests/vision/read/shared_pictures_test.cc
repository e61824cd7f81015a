// SPDX-License-Identifier: MIT
// The reader on the reference pictures: a real photo of a whole game, and rendered tables that nothing was
// tuned on.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/support/paths.h"
#include "tests/vision/tiles/painted_board.h"
#include "vision/read_board.h"
#include "vision/tiles/picture_file.h"

namespace tilewatch::vision {
namespace {

using nlohmann::json;

class SharedPictures : public ::testing::Test {
 protected:
  void SetUp() override {
    const auto shared = test::shared_folder();
    if (!shared) GTEST_SKIP() << "no reference data here";
    shared_ = *shared;
    auto art = ArtLibrary::from_folders(*test::base_catalogue(), {shared_ / "real/art/c3-scans"});
    ASSERT_TRUE(art) << art.error().message;
    reader_ = std::make_unique<BoardReader>(test::base_catalogue(),
                                            std::make_shared<const ArtLibrary>(std::move(*art)));
  }

  json parsed(const std::filesystem::path& file) {
    std::ifstream stream(shared_ / file);
    return json::parse(stream);
  }

  BoardReading read(const std::filesystem::path& file) {
    const auto picture = load_picture(shared_ / file);
    EXPECT_TRUE(picture);
    ReadOptions options;
    options.figures = false;
    auto reading = reader_->read(*picture, options);
    EXPECT_TRUE(reading) << reading.error().message;
    return reading ? std::move(*reading) : BoardReading{};
  }

  static const TileReading* at(const BoardReading& reading, cv::Point2d middle, double reach) {
    for (const TileReading& tile : reading.tiles) {
      const cv::Point2f centre =
          (tile.corners[0] + tile.corners[1] + tile.corners[2] + tile.corners[3]) * 0.25F;
      if (cv::norm(cv::Point2d(centre) - middle) < reach) return &tile;
    }
    return nullptr;
  }

  std::filesystem::path shared_;
  std::unique_ptr<BoardReader> reader_;
};

TEST_F(SharedPictures, AWholeGameOnARealPhoto) {
  const BoardReading reading = read("real/photos/primjer_igre_16.jpg");
  const json label = parsed("real/labels/primjer_igre_16.json");
  EXPECT_EQ(reading.tiles.size(), label["tiles"].size());
  EXPECT_TRUE(reading.problems.empty());
  cv::Matx33d image_from_grid;
  for (int i = 0; i < 9; ++i) {
    image_from_grid(i / 3, i % 3) =
        label["homography_grid_to_px"][static_cast<std::size_t>(i / 3)][static_cast<std::size_t>(i % 3)]
            .get<double>();
  }
  for (const json& tile : label["tiles"]) {
    const cv::Vec3d p =
        image_from_grid * cv::Vec3d(tile["col"].get<double>() + 0.5, tile["row"].get<double>() + 0.5, 1);
    const TileReading* seen = at(reading, {p[0] / p[2], p[1] / p[2]}, 60);
    ASSERT_NE(seen, nullptr) << tile.dump();
    const TileCandidate& best = seen->candidates.front();
    const catalogue::TileType& type = test::base_catalogue()->type(best.type);
    std::string edges;
    for (const char* side : {"N", "E", "S", "W"}) edges += tile[side].get<std::string>();
    EXPECT_EQ(type.edge_letters(best.rotation), edges) << tile.dump();
    int shields = 0;
    for (const auto& city : type.cities) shields += city.shields;
    EXPECT_EQ(shields, tile["shields"].get<int>()) << tile.dump();
    EXPECT_EQ(type.monastery, tile["monastery"].get<bool>()) << tile.dump();
  }
}

TEST_F(SharedPictures, RenderedTables) {
  const json faces = parsed("scenes/faces.json");
  int asked = 0;
  int right = 0;
  for (const std::string name : {"005", "011", "023"}) {
    const BoardReading reading = read("scenes/dev/img/" + name + ".jpg");
    for (const json& tile : parsed("scenes/dev/truth/" + name + ".json")["tiles"]) {
      if (tile["visible"].get<double>() < 0.35) continue;
      ++asked;
      const cv::Point2d middle(tile["centre"][0].get<double>(), tile["centre"][1].get<double>());
      const cv::Point2d corner(tile["corners"][0][0].get<double>(), tile["corners"][0][1].get<double>());
      const TileReading* seen = at(reading, middle, 0.4 * cv::norm(corner - middle));
      if (seen == nullptr || seen->candidates.empty()) continue;
      const json& face = faces[tile["file"].get<std::string>()];
      const auto type = test::base_catalogue()->index_of(face["type"].get<std::string>());
      right += seen->candidates.front().type == type ? 1 : 0;
    }
  }
  EXPECT_GE(right, std::ceil(0.98 * asked)) << "of " << asked;
}

}  // namespace
}  // namespace tilewatch::vision
