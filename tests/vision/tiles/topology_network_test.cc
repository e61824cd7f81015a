// SPDX-License-Identifier: MIT
// The network's files: what is said when they are not what they should be, and that answers do not depend on
// how they are asked for.
#include "vision/tiles/topology_network.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <opencv2/core.hpp>

#include "tests/support/paths.h"
#include "vision/tiles/sha256.h"

namespace tilewatch::vision {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

fs::path model() { return test::source_folder() / "vision/tiles/model"; }

std::string bytes_of(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

/// A copy of the model whose files can be spoilt.
class SpoiltModel : public ::testing::Test {
 protected:
  void SetUp() override {
    for (const char* name : {"topology.json", "topology.onnx"}) fs::copy_file(model() / name, file(name));
  }
  fs::path file(const std::string& name) const { return folder_.path() / name; }
  void write(const std::string& name, const std::string& bytes) const {
    std::ofstream(file(name), std::ios::binary) << bytes;
  }
  void replace(const std::string& what, const std::string& by) const {
    std::string text = bytes_of(file("topology.json"));
    const auto at = text.find(what);
    ASSERT_NE(at, std::string::npos) << what;
    write("topology.json", text.replace(at, what.size(), by));
  }
  void expect_refused(const std::string& because) const {
    const auto network = TopologyNetwork::load(folder_.path());
    ASSERT_FALSE(network);
    EXPECT_EQ(network.error().kind, ErrorKind::kInput);
    EXPECT_THAT(network.error().message, HasSubstr(because));
    EXPECT_THAT(network.error().hint, HasSubstr("--art"));
  }

  test::ScratchFolder folder_;
};

TEST(Sha256, IsTheOneOfTheStandard) {
  EXPECT_EQ(sha256(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
}

TEST_F(SpoiltModel, IsWholeBeforeItIsSpoilt) {
  const auto network = TopologyNetwork::load(folder_.path());
  ASSERT_TRUE(network) << network.error().message;
  EXPECT_EQ((*network)->id(), sha256(bytes_of(file("topology.onnx"))));
}

TEST_F(SpoiltModel, SaysThatAFileIsMissing) {
  fs::remove(file("topology.onnx"));
  expect_refused("missing");
  fs::remove(file("topology.json"));
  expect_refused("missing");
}

TEST_F(SpoiltModel, SaysThatTheWeightsAreCutOff) {
  const std::string whole = bytes_of(file("topology.onnx"));
  for (const std::size_t length : {std::size_t{0}, std::size_t{1}, whole.size() / 2, whole.size() - 1}) {
    write("topology.onnx", whole.substr(0, length));
    expect_refused("damaged");
  }
}

TEST_F(SpoiltModel, SaysThatTheWeightsAreOthers) {
  std::string changed = bytes_of(file("topology.onnx"));
  changed[changed.size() / 3] ^= 1;
  write("topology.onnx", changed);
  expect_refused("SHA-256");
}

TEST_F(SpoiltModel, SaysThatTheVersionIsAnother) {
  replace("\"format\": 1", "\"format\": 2");
  expect_refused("version 2");
}

TEST_F(SpoiltModel, SaysThatTheDescriptionIsDamaged) {
  const std::string whole = bytes_of(file("topology.json"));
  write("topology.json", whole.substr(0, whole.size() / 2));
  expect_refused("damaged");
  write("topology.json", "[]");
  expect_refused("damaged");
}

TEST_F(SpoiltModel, SaysWhichHeadDoesNotFit) {
  replace("\"name\": \"shield\"", "\"name\": \"sheild\"");
  expect_refused("\"shield\"");
}

TEST_F(SpoiltModel, CorrectsAHeadByItsBias) {
  replace("\"name\": \"castle\",", "\"name\": \"castle\", \"bias\": 1.5,");
  const auto network = TopologyNetwork::load(folder_.path());
  ASSERT_TRUE(network) << network.error().message;
  EXPECT_EQ((*network)->contract().castle.bias, 1.5F);
  EXPECT_EQ((*network)->contract().cemetery.bias, 0.0F);
}

TEST_F(SpoiltModel, SaysThatABiasMakesNoSense) {
  replace("\"name\": \"castle\",", "\"name\": \"castle\", \"bias\": 1000,");
  expect_refused("\"castle\"");
}

TEST_F(SpoiltModel, SaysThatTheWeightsAreNoNetwork) {
  // A file with the right SHA-256 that is no network at all.
  const std::string nonsense = "no network";
  const std::string before = sha256(bytes_of(file("topology.onnx")));
  write("topology.onnx", nonsense);
  replace(before, sha256(nonsense));
  expect_refused("no network that OpenCV can run");
}

TEST(TopologyNetwork, IsFoundWhereTheEnvironmentSays) {
  const test::ScratchFolder empty;
  ::setenv("TILEWATCH_MODEL", empty.path().c_str(), 1);
  EXPECT_FALSE(TopologyNetwork::load());
  ::setenv("TILEWATCH_MODEL", model().c_str(), 1);
  EXPECT_TRUE(TopologyNetwork::load());
  ::unsetenv("TILEWATCH_MODEL");
  EXPECT_TRUE(TopologyNetwork::load());
}

TEST(TopologyNetwork, AnswersTheSameInBatchesOfAnySizeOnAnyNumberOfCores) {
  const auto one_core = TopologyNetwork::load(model(), {.cores = 1});
  const auto two_cores = TopologyNetwork::load(model(), {.cores = 2});
  ASSERT_TRUE(one_core && two_cores);
  const int px = (*one_core)->contract().crop_px;
  std::vector<cv::Mat> crops(37);
  cv::RNG random(5);
  for (cv::Mat& crop : crops) {
    crop.create(px, px, CV_8UC3);
    random.fill(crop, cv::RNG::UNIFORM, 0, 256);
  }
  const cv::Mat all = (*one_core)->forward(crops);
  ASSERT_EQ(all.rows, 37);
  EXPECT_LT(cv::norm(all, (*two_cores)->forward(crops), cv::NORM_INF), 1e-3);
  for (const int i : {0, 9, 36}) {
    const cv::Mat alone = (*two_cores)->forward({crops[static_cast<std::size_t>(i)]});
    EXPECT_LT(cv::norm(all.row(i), alone, cv::NORM_INF), 1e-3) << i;
  }
  EXPECT_EQ((*one_core)->forward({}).rows, 0);
}

}  // namespace
}  // namespace tilewatch::vision
