// SPDX-License-Identifier: MIT
// `tilewatch score GAME`: what people and programs read, and what is said about bad games.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "tests/support/paths.h"

namespace tilewatch {
namespace {

using testing::HasSubstr;

class ScoreCommand : public testing::Test {
 protected:
  struct Outcome {
    int code = -1;
    std::string out;  ///< both streams
  };

  void SetUp() override {
    if (std::getenv("TILEWATCH_PROGRAM") == nullptr) GTEST_SKIP() << "no program to try (run by ctest)";
  }

  std::string file(const std::string& text) {
    const auto path = scratch_.path() / "game.txt";
    std::ofstream(path) << text;
    return path.string();
  }

  static Outcome run(const std::string& arguments) {
    const std::string command =
        std::string(std::getenv("TILEWATCH_PROGRAM")) + " score " + arguments + " 2>&1";
    Outcome outcome;
    FILE* pipe = popen(command.c_str(), "r");
    if (pipe == nullptr) return outcome;
    std::array<char, 4096> buffer{};
    for (std::size_t got = 0; (got = fread(buffer.data(), 1, buffer.size(), pipe)) > 0;) {
      outcome.out.append(buffer.data(), got);
    }
    outcome.code = WEXITSTATUS(pclose(pipe));
    return outcome;
  }

  test::ScratchFolder scratch_;
};

constexpr const char* kGame =
    "tilewatch game 1\nsets base\nplayer red Anna\nplayer blue Ben\n"
    "place base.F at 0,-1 rot 1\nfigure meeple on city 0 at 0,-1\n"
    "place base.U at 1,0 rot 0\nfigure meeple on road 0 at 1,0\n"
    "place base.E at 0,-2 rot 2\npass\n";

TEST_F(ScoreCommand, PrintsScoresWithTheirTerms) {
  const Outcome open = run(file(kGame));
  EXPECT_EQ(open.code, 0) << open.out;
  EXPECT_THAT(open.out, HasSubstr("city at (0,-1)  tiles 3 = 6, shields 1 = 2"));
  EXPECT_THAT(open.out, HasSubstr("The game is open."));
  EXPECT_THAT(open.out, HasSubstr("unfinished road at (1,0)"));
  const Outcome ended = run(file(std::string(kGame) + "end\n"));
  EXPECT_THAT(ended.out, HasSubstr("Final scoring"));
}

TEST_F(ScoreCommand, WritesJson) {
  const Outcome outcome = run(file(std::string(kGame) + "end\n") + " --json -");
  ASSERT_EQ(outcome.code, 0) << outcome.out;
  const auto json = nlohmann::json::parse(outcome.out);
  EXPECT_EQ(json.at("scores"), (nlohmann::json{{"red", 8}, {"blue", 2}}));
  ASSERT_EQ(json.at("entries").size(), 2U);
  const auto& city = json.at("entries").at(0);
  EXPECT_EQ(city.at("kind"), "city");
  EXPECT_EQ(city.at("winners"), nlohmann::json::array({"red"}));
  EXPECT_EQ(city.at("terms").at(1), (nlohmann::json{{"name", "shields"}, {"count", 1}, {"points", 2}}));
}

TEST_F(ScoreCommand, SaysWhatIsWrong) {
  EXPECT_EQ(run(scratch_.path().string() + "/none").code, 3);
  EXPECT_EQ(run(scratch_.path().string()).code, 3);
  EXPECT_EQ(run(file("")).code, 3);
  EXPECT_EQ(run("").code, 2);
  const Outcome illegal = run(file(std::string(kGame) + "place base.U at 9,9 rot 0\n"));
  EXPECT_EQ(illegal.code, 3);
  EXPECT_THAT(illegal.out, HasSubstr("Line 11"));
  EXPECT_THAT(illegal.out, HasSubstr("B-1"));
}

TEST_F(ScoreCommand, LeavesABadGameAsItIs) {
  const std::string later = "tilewatch game 2" + std::string(kGame).substr(16);
  const std::string broken = std::string(kGame).substr(0, std::string(kGame).size() - 20) + "\xff\n";
  for (const std::string& text : {later, broken}) {
    const std::string path = file(text);
    const Outcome outcome = run(path + " --json " + scratch_.path().string() + "/scores.json");
    EXPECT_EQ(outcome.code, 3) << outcome.out;
    EXPECT_THAT(outcome.out, HasSubstr("Line "));
    std::ifstream again(path);
    EXPECT_EQ(std::string(std::istreambuf_iterator<char>(again), std::istreambuf_iterator<char>()), text);
    EXPECT_FALSE(std::filesystem::exists(scratch_.path() / "scores.json")) << "nothing is half done";
  }
  EXPECT_THAT(run(file(later)).out, HasSubstr("version 2"));
}

}  // namespace
}  // namespace tilewatch
