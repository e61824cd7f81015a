// SPDX-License-Identifier: MIT
// `tilewatch read` as a person runs it: what it writes, and what it says about bad input.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>

#include "tests/support/paths.h"
#include "tests/vision/read/run_program.h"
#include "tests/vision/tiles/painted_board.h"

namespace tilewatch {
namespace {

using ::testing::HasSubstr;

class ReadCommand : public ::testing::Test {
 protected:
  static void SetUpTestSuite() {
    scratch_ = new test::ScratchFolder();
    test::write_art(*test::base_drawings(), folder() / "art");
    const auto tiles = test::legal_board(*test::base_catalogue(), *test::base_drawings(), 6, 31);
    test::PhotoOptions options;
    options.size = {800, 600};
    cv::imwrite((folder() / "board.png").string(),
                test::take_photo(*test::base_drawings(), tiles, options).picture);
    cv::imwrite((folder() / "table.png").string(),
                test::take_photo(*test::base_drawings(), {}, options).picture);
    std::ofstream(folder() / "words.jpg") << "these are words";
    std::ofstream(folder() / "empty.png");
  }
  static void TearDownTestSuite() { delete scratch_; }
  static std::filesystem::path folder() { return scratch_->path(); }
  static std::string file(const std::string& name) { return (folder() / name).string(); }

  // Runs `tilewatch read ARGUMENTS`; the test is skipped where the program was not built.
  static test::Ran read(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "read");
    return test::run_program(arguments).value_or(test::Ran{});
  }
  static bool has_program() { return test::run_program({"--version"}).has_value(); }

  void SetUp() override {
    if (!has_program()) GTEST_SKIP() << "the program is not built";
  }

  // One sentence, perhaps with a hint on the next line.
  static void expect_refused(const test::Ran& ran, int code, const std::string& because) {
    EXPECT_EQ(ran.code, code) << ran.err;
    EXPECT_THAT(ran.err, ::testing::StartsWith("tilewatch: "));
    EXPECT_THAT(ran.err, HasSubstr(because));
    EXPECT_LE(std::count(ran.err.begin(), ran.err.end(), '\n'), 2) << ran.err;
  }

 private:
  static inline test::ScratchFolder* scratch_ = nullptr;
};

TEST_F(ReadCommand, WritesWhatTheFormatAsksFor) {
  const auto ran =
      read({file("board.png"), "--art", file("art"), "--json", file("r.json"), "--annotate", file("a.png")});
  ASSERT_EQ(ran.code, 0) << ran.err;
  EXPECT_TRUE(ran.out.empty());
  std::ifstream stream(file("r.json"));
  const auto json = nlohmann::json::parse(stream);
  EXPECT_EQ(json["picture"], "board.png");
  EXPECT_EQ(json["size"], (nlohmann::json{800, 600}));
  ASSERT_EQ(json["tiles"].size(), 6U);
  for (const auto& tile : json["tiles"]) {
    EXPECT_EQ(tile["cell"].size(), 2U);
    const auto& type =
        test::base_catalogue()->type(test::base_catalogue()->index_of(tile["type"].get<std::string>()));
    EXPECT_EQ(tile["edges"], type.edge_letters(tile["rotation"].get<Rotation>()));
    EXPECT_THAT(tile["variant"].get<std::string>(), ::testing::StartsWith(type.id));
    EXPECT_EQ(tile["corners"].size(), 4U);
    EXPECT_GT(tile["confidence"], 0.9);
    EXPECT_TRUE(tile["alternatives"].is_array());
  }
  EXPECT_TRUE(json["figures"].is_array());
  EXPECT_TRUE(json["problems"].is_array());
  EXPECT_FALSE(json["features"].empty());
  for (const auto& feature : json["features"]) {
    int sum = 0;
    for (const auto& term : feature["terms"]) sum += term["points"].get<int>();
    EXPECT_EQ(sum, feature["value"]);
    EXPECT_TRUE(feature["complete"].is_boolean());
    EXPECT_FALSE(feature["cells"].empty());
    EXPECT_TRUE(feature["owners"].is_array());
  }
  EXPECT_TRUE(json["timings_ms"].contains("board"));
  EXPECT_FALSE(cv::imread(file("a.png")).empty());
}

TEST_F(ReadCommand, WritesOneFileAPictureIntoAFolder) {
  const auto ran = read({file("board.png"), file("words.jpg"), "--art", file("art"), "--json", file("out/")});
  EXPECT_EQ(ran.code, 3);
  EXPECT_TRUE(std::filesystem::exists(file("out/board.json")));
  EXPECT_FALSE(std::filesystem::exists(file("out/words.json")));
}

TEST_F(ReadCommand, SaysWhatIsWrongWithAPicture) {
  expect_refused(read({file("none.jpg"), "--art", file("art")}), 3, "there is no picture file");
  expect_refused(read({file("empty.png"), "--art", file("art")}), 3, "empty file");
  expect_refused(read({file("words.jpg"), "--art", file("art")}), 3, "not a picture");
  expect_refused(read({file("table.png"), "--art", file("art")}), 1, "table.png");
}

TEST_F(ReadCommand, SaysWhatIsWrongWithItsUse) {
  expect_refused(read({file("board.png"), "--profile", "nobodys"}), 3, "there is no profile \"nobodys\"");
  expect_refused(read({file("board.png"), "--art", file("art"), "--edition", "c9"}), 2, "c9");
  expect_refused(
      read({file("board.png"), file("table.png"), "--art", file("art"), "--json", file("one.json")}), 2,
      "one file for several pictures");
  EXPECT_EQ(read({}).code, 2);
}

TEST_F(ReadCommand, NeedsNoArt) {
  const auto ran = read({file("board.png")});
  ASSERT_EQ(ran.code, 0) << ran.err;
  const auto json = nlohmann::json::parse(ran.out);
  EXPECT_EQ(json["tiles"].size(), 6U);
  for (const auto& tile : json["tiles"]) {
    EXPECT_NE(tile["reader"], "art");
    EXPECT_TRUE(tile["variant"].is_null());
  }
}

TEST_F(ReadCommand, SaysWhatStillWorksWithoutTheNetwork) {
  ::setenv("TILEWATCH_MODEL", file("no_model").c_str(), 1);
  expect_refused(read({file("board.png")}), 3, "topology reader is missing");
  const auto with_art = read({file("board.png"), "--art", file("art")});
  ::unsetenv("TILEWATCH_MODEL");
  EXPECT_EQ(with_art.code, 0);
  EXPECT_THAT(with_art.err, HasSubstr("topology reader is missing"));
  EXPECT_EQ(nlohmann::json::parse(with_art.out)["tiles"].size(), 6U);
}

TEST_F(ReadCommand, SaysWhatIsWrongWithArtOrTiles) {
  expect_refused(read({file("board.png"), "--art", file("nowhere")}), 3, "no art folder");
  std::filesystem::create_directories(file("odd"));
  std::filesystem::copy_file(file("board.png"), file("odd/castle.png"),
                             std::filesystem::copy_options::overwrite_existing);
  expect_refused(read({file("board.png"), "--art", file("odd")}), 3, "castle");
  EXPECT_NE(read({file("board.png"), "--art", file("art"), "--tiles", "bass"}).code, 0);
}

}  // namespace
}  // namespace tilewatch
