// SPDX-License-Identifier: MIT
// Reading by what tiles look like in general, on our own drawings.
#include "vision/tiles/topology_reader.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "tests/vision/tiles/painted_board.h"

namespace tilewatch::vision {
namespace {

const TopologyReader& reader() {
  static const TopologyReader kReader(*TopologyNetwork::load(), test::base_catalogue());
  return kReader;
}

/// Every face of our own drawings in a row of its own photo, turned in all ways.
struct Row {
  std::vector<test::LaidFace> tiles;
  test::Photo photo;
};

Row row_of(int first, int count) {
  Row row;
  for (int i = 0; i < count; ++i)
    row.tiles.push_back({first + i, static_cast<Rotation>(i % 4), {i % 6, i / 6}});
  test::PhotoOptions options;
  options.size = {800, 640};
  options.tile_px = 80;
  row.photo = test::take_photo(*test::base_drawings(), row.tiles, options);
  return row;
}

std::vector<Quad> quads_of(const Row& row) {
  std::vector<Quad> quads;
  for (const auto& tile : row.tiles) quads.push_back(row.photo.quad_of(tile.cell));
  return quads;
}

TEST(TopologyReader, ReadsOurOwnDrawings) {
  int right = 0;
  int asked = 0;
  for (const int first : {0, 36}) {
    const Row row = row_of(first, 36);
    TopologyLookOptions options;
    options.four_turns = true;
    const auto looks = reader().look(PictureStack(row.photo.picture), quads_of(row), options);
    for (std::size_t i = 0; i < looks.size(); ++i) {
      const TileReading reading = reader().read(looks[i], row.tiles[i].cell);
      const auto type = test::base_drawings()->face(row.tiles[i].face).type;
      ASSERT_FALSE(reading.candidates.empty());
      const TileCandidate& best = reading.candidates.front();
      right += best.type == type &&
               test::base_catalogue()->type(type).same_when_turned(best.rotation, row.tiles[i].rotation);
      ++asked;
      EXPECT_EQ(reading.reader, ReaderName::kTopology);
      double sum = 0;
      for (const TileCandidate& c : reading.candidates) sum += c.probability;
      EXPECT_LE(sum, 1 + 1e-6);
    }
  }
  EXPECT_GE(right, asked * 95 / 100) << "of " << asked;
}

TEST(TopologyReader, FindsBackToATileThatLiesBesideItsFrame) {
  const Row row = row_of(0, 24);
  std::vector<Quad> quads;
  cv::RNG random(3);
  for (const Quad& quad : quads_of(row)) quads.push_back(test::disturbed(quad, random, 0.14, 0.08, 5));
  TopologyLookOptions options;
  options.recuts = 3;
  const auto looks = reader().look(PictureStack(row.photo.picture), quads, options);
  std::vector<double> before;
  std::vector<double> after;
  for (std::size_t i = 0; i < looks.size(); ++i) {
    const Quad truth = row.photo.quad_of(row.tiles[i].cell);
    const auto worst = [&](const Quad& q) {
      double most = 0;
      for (std::size_t c = 0; c < 4; ++c) most = std::max(most, cv::norm(q[c] - truth[c]) / 80);
      return most;
    };
    before.push_back(worst(quads[i]));
    after.push_back(worst(looks[i].corners));
  }
  std::sort(before.begin(), before.end());
  std::sort(after.begin(), after.end());
  EXPECT_LT(after[after.size() / 2], 0.5 * before[before.size() / 2]);
}

TEST(TopologyReader, TurningTheTileTurnsWhatIsRead) {
  const Row row = row_of(10, 4);
  const PictureStack stack(row.photo.picture);
  TopologyLookOptions options;
  options.four_turns = true;
  for (const Quad& quad : quads_of(row)) {
    std::vector<Quad> ways(4, quad);
    for (std::size_t k = 1; k < 4; ++k)
      std::rotate(ways[k].begin(), ways[k].begin() + static_cast<std::ptrdiff_t>(k), ways[k].end());
    const auto looks = reader().look(stack, ways, options);
    for (std::size_t k = 1; k < 4; ++k) {
      // The frame began k corners later: its north is the side that was k-th.
      for (std::size_t s = 0; s < 4; ++s) {
        for (std::size_t kind = 0; kind < 4; ++kind)
          EXPECT_NEAR(looks[k].edges[s][kind], looks[0].edges[(s + k) % 4][kind], 0.08);
      }
      for (std::size_t c = 0; c < 4; ++c)
        EXPECT_LT(cv::norm(looks[k].corners[c] - looks[0].corners[(c + k) % 4]), 2.5);
    }
  }
}

TEST(TopologyReader, SaysWhatATileIsLikeWhateverSetsThereAre) {
  const Row row = row_of(0, 36);
  TopologyLookOptions options;
  options.four_turns = true;
  const auto looks = reader().look(PictureStack(row.photo.picture), quads_of(row), options);
  int edges = 0;
  int monasteries = 0;
  for (std::size_t i = 0; i < looks.size(); ++i) {
    const auto& type = test::base_catalogue()->type(test::base_drawings()->face(row.tiles[i].face).type);
    const RawTopology raw = reader().topology_of(looks[i]);
    for (const Side side : kSides)
      edges += raw.edges[static_cast<std::size_t>(side)] == type.edge(side, row.tiles[i].rotation);
    monasteries += (raw.monastery > 0.5) == type.monastery;
  }
  EXPECT_GE(edges, 140);       // of 144
  EXPECT_GE(monasteries, 34);  // of 36
}

TEST(TopologyReader, DoesNotTakeTheTableForATile) {
  const test::Photo photo = test::take_photo(*test::base_drawings(), {}, {});
  std::vector<Quad> quads;
  for (float y = 100; y < 600; y += 110)
    for (float x = 100; x < 800; x += 110)
      quads.push_back(
          {cv::Point2f(x, y), cv::Point2f(x + 90, y), cv::Point2f(x + 90, y + 90), cv::Point2f(x, y + 90)});
  double sum = 0;
  for (const auto& look : reader().look(PictureStack(photo.picture), quads))
    sum += look.probability(Shown::kTile);
  EXPECT_LT(sum / static_cast<double>(quads.size()), 0.1);
}

TEST(TopologyReader, SaysNothingAboutAQuadThatIsNone) {
  const PictureStack stack(cv::Mat(64, 64, CV_8UC3, cv::Scalar::all(90)));
  const float bad = std::nanf("");
  const std::vector<Quad> quads{
      Quad{},
      {cv::Point2f(0, 0), cv::Point2f(40, 40), cv::Point2f(40, 0), cv::Point2f(0, 40)},
      {cv::Point2f(bad, 0), cv::Point2f(40, 0), cv::Point2f(40, 40), cv::Point2f(0, 40)}};
  for (const auto& look : reader().look(stack, quads)) {
    const TileReading reading = reader().read(look, {0, 0});
    EXPECT_TRUE(reading.candidates.empty());
    EXPECT_EQ(reading.is_tile, 0);
  }
}

}  // namespace
}  // namespace tilewatch::vision
