// SPDX-License-Identifier: MIT
// The figure network's files: what is said when they are not what they should be, and what it sees on a drawn
// table.
#include "vision/figures/figure_network.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <opencv2/imgproc.hpp>

#include "tests/support/paths.h"

namespace tilewatch::vision {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

fs::path figure_model() { return test::source_folder() / "vision/figures/model"; }

std::string content_of(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

/// A copy of the model whose files can be spoilt.
class SpoiltFigureModel : public ::testing::Test {
 protected:
  void SetUp() override {
    for (const char* name : {"figures.json", "figures.onnx"})
      fs::copy_file(figure_model() / name, file(name));
  }
  fs::path file(const std::string& name) const { return folder_.path() / name; }
  void write(const std::string& name, const std::string& bytes) const {
    std::ofstream(file(name), std::ios::binary) << bytes;
  }
  void replace(const std::string& what, const std::string& by) const {
    std::string text = content_of(file("figures.json"));
    const auto at = text.find(what);
    ASSERT_NE(at, std::string::npos) << what;
    write("figures.json", text.replace(at, what.size(), by));
  }
  void expect_refused(const std::string& because) const {
    const auto network = FigureNetwork::load(folder_.path());
    ASSERT_FALSE(network);
    EXPECT_EQ(network.error().kind, ErrorKind::kInput);
    EXPECT_THAT(network.error().message, HasSubstr(because));
    EXPECT_THAT(network.error().hint, HasSubstr("colours and outlines"));
  }

  test::ScratchFolder folder_;
};

TEST_F(SpoiltFigureModel, IsWholeBeforeItIsSpoilt) {
  const auto network = FigureNetwork::load(folder_.path());
  EXPECT_TRUE(network) << network.error().message;
}

TEST_F(SpoiltFigureModel, SaysThatAFileIsMissing) {
  fs::remove(file("figures.onnx"));
  expect_refused("missing");
  fs::remove(file("figures.json"));
  expect_refused("missing");
}

TEST_F(SpoiltFigureModel, SaysThatTheWeightsAreCutOff) {
  const std::string whole = content_of(file("figures.onnx"));
  for (const std::size_t length : {std::size_t{0}, whole.size() / 2, whole.size() - 1}) {
    write("figures.onnx", whole.substr(0, length));
    expect_refused("damaged");
  }
}

TEST_F(SpoiltFigureModel, SaysThatTheVersionIsAnother) {
  replace("\"format\": 1", "\"format\": 2");
  expect_refused("version 2");
}

TEST_F(SpoiltFigureModel, SaysThatTheDescriptionIsDamagedOrDoesNotFit) {
  replace("\"pink\"", "\"punk\"");
  expect_refused("\"pink\"");
  write("figures.json", content_of(file("figures.json")).substr(0, 200));
  expect_refused("damaged");
}

TEST(FigureNetwork, SeesAStandingBlockWhereItStandsAndNoneOnGrass) {
  const auto network = FigureNetwork::load(figure_model());
  ASSERT_TRUE(network) << network.error().message;
  // Grass with a road, and a red block with a lit top and a shadow, about as large as a meeple, seen aslant.
  constexpr double kTilePx = 60;
  cv::Mat table(240, 240, CV_8UC3, cv::Scalar(60, 150, 110));
  cv::line(table, {0, 180}, {240, 180}, {170, 210, 220}, 6);
  cv::ellipse(table, {130, 126}, {14, 5}, 0, 0, 360, {30, 75, 55}, -1);
  cv::rectangle(table, cv::Rect(110, 108, 20, 18), {30, 30, 150}, -1);
  cv::rectangle(table, cv::Rect(110, 101, 20, 8), {60, 60, 215}, -1);
  cv::GaussianBlur(table, table, {3, 3}, 0.7);
  const FigureMaps maps = (*network)->see(table, kTilePx);
  ASSERT_EQ(maps.foot.size(), table.size());
  ASSERT_EQ(maps.paints.size(), table.size());
  double most = 0;
  cv::Point where;
  cv::minMaxLoc(maps.foot, nullptr, &most, nullptr, &where);
  EXPECT_GT(most, -3);
  EXPECT_LT(cv::norm(where - cv::Point(120, 120)), 10) << where;
  cv::minMaxLoc(maps.foot(cv::Rect(0, 0, 240, 60)), nullptr, &most);
  EXPECT_LT(most, -4);
  const auto& paints = maps.paints.at<figures::PaintScores>(115, 120);
  EXPECT_EQ(std::max_element(paints.begin(), paints.end()) - paints.begin(),
            static_cast<int>(figures::Paint::kRed));
}

}  // namespace
}  // namespace tilewatch::vision
