// SPDX-License-Identifier: MIT
// `tilewatch score`: what it says of games that are scored together.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

namespace tilewatch::app {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

// A road of 5 tiles that red and blue have finished and not yet scored.
constexpr const char* kRoad = R"(tilewatch game 1
sets mists
player red Anna
player yellow Ben
player blue Cleo
place mists.38 at 2,0 rot 0
figure meeple on road 0 at 2,0
place mists.38 at 3,0 rot 0
pass
place mists.41 at 4,0 rot 0
pass
figure meeple on road 0 at 3,0 forced for player 3
place mists.40 at 5,0 rot 0
pass
)";

class ScoreCommand : public testing::Test {
 protected:
  void SetUp() override {
    if (std::getenv("TILEWATCH_PROGRAM") == nullptr) GTEST_SKIP() << "no program to try (run by ctest)";
  }
  static std::string run(const std::string& game, const std::string& options = "", int code = 0) {
    const std::string file = testing::TempDir() + "score_command_test.txt";
    std::ofstream(file) << game;
    const std::string command =
        std::string(std::getenv("TILEWATCH_PROGRAM")) + " score " + file + " " + options + " 2>&1";
    FILE* pipe = popen(command.c_str(), "r");
    if (pipe == nullptr) return "";
    std::string out;
    std::array<char, 4096> buffer{};
    for (std::size_t got = 0; (got = fread(buffer.data(), 1, buffer.size(), pipe)) > 0;) {
      out.append(buffer.data(), got);
    }
    EXPECT_EQ(WEXITSTATUS(pclose(pipe)), code) << out;
    return out;
  }
};

std::string bytes_of(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// The sheet, tables and a save for another program, each whole.
TEST_F(ScoreCommand, WritesWhatAGameLeavesBehind) {
  const std::string base = testing::TempDir() + "score_command_files";
  const std::string game = R"(tilewatch game 1
sets base
player red Anna
player blue Ben
place base.U at 1,0 rot 0
figure meeple on road 0 at 1,0
end
)";
  const auto printed = [&] {
    FILE* pipe = popen(("pdftotext " + base + ".pdf - 2>/dev/null").c_str(), "r");
    if (pipe == nullptr) return std::string();
    std::string words(4096, ' ');
    words.resize(fread(words.data(), 1, words.size(), pipe));
    pclose(pipe);
    return words;
  };
  run(game, "--lang en --sheet " + base + ".pdf --csv " + base + ".csv --jcz " + base + ".jcz");
  EXPECT_THAT(bytes_of(base + ".pdf"), testing::StartsWith("%PDF"));
  EXPECT_THAT(bytes_of(base + ".csv"), HasSubstr("2,end,road,no,"));
  EXPECT_EQ(json::parse(bytes_of(base + ".jcz")).at("replay").size(), 3U);
  run(game, "--sheet " + base + ".png");
  EXPECT_THAT(bytes_of(base + ".png"), testing::StartsWith("\x89PNG"));
  EXPECT_THAT(printed(), HasSubstr("Anna wins with 2 points")) << "text, not pictures of it";
  run(game, "--lang de --sheet " + base + ".pdf");
  EXPECT_THAT(printed(), HasSubstr("Anna gewinnt mit 2 Punkten"));
  EXPECT_THAT(run(game, "--lang xx", 2), HasSubstr("--lang"));
}

TEST_F(ScoreCommand, WritesNothingThatItCannotSay) {
  const std::string file = testing::TempDir() + "score_command_refused.jcz";
  EXPECT_THAT(run(kRoad, "--jcz " + file, 1), HasSubstr("JCloisterZone does not have the tile set mists"));
  EXPECT_EQ(bytes_of(file), "");
  EXPECT_THAT(run(kRoad, "--sheet sheet.doc", 2), HasSubstr("a sheet is a .pdf or .png file"));
  EXPECT_THAT(run(kRoad, "--csv /nowhere/scores.csv", 1), HasSubstr("cannot be written"));
}

// G-5, G-17: one column, each colour's points in it.
TEST_F(ScoreCommand, ShowsTheCommonScoreOfMists) {
  const std::string game = std::string(kRoad) + "score road 0 at 2,0\n";
  const std::string text = run(game);
  EXPECT_THAT(text, HasSubstr("level 1: the goal is 50 points"));
  EXPECT_THAT(text, HasSubstr("tiles 5 = 5, for each of 2 colours"));
  EXPECT_THAT(text, HasSubstr("(+10) 10"));
  EXPECT_THAT(text, HasSubstr("together"));
  EXPECT_THAT(text, Not(HasSubstr("Anna")));
  const json told = json::parse(run(game, "--json -"));
  EXPECT_EQ(told.at("scores"), (json{{"together", 10}}));
  EXPECT_EQ(told.at("scores_if_ended_now"), (json{{"together", 10}}));
  EXPECT_EQ(told.at("mists").at("result"), "open");
  EXPECT_EQ(told.at("mists").at("level"), 1);
  EXPECT_EQ(told.at("mists").at("goal"), 50);
  EXPECT_EQ(told.at("entries").at(0).at("gained"), (json{{"together", 10}}));
}

// What is finished counts as scored if the game ended now.
TEST_F(ScoreCommand, ShowsWhatIsNotYetDecided) {
  const json told = json::parse(run(kRoad, "--json -"));
  EXPECT_EQ(told.at("scores"), (json{{"together", 0}}));
  EXPECT_EQ(told.at("scores_if_ended_now"), (json{{"together", 10}}));
  EXPECT_EQ(told.at("entries_if_ended_now").size(), 1U);
}

// G-21
TEST_F(ScoreCommand, SaysThatMistsIsWon) {
  const std::string game =
      std::string(kRoad) + "adjust player 1 by 47 because \"scored before\"\nscore road 0 at 2,0\n";
  EXPECT_THAT(run(game), HasSubstr("Won: the goal of 50 points is reached (G-21)"));
  const json told = json::parse(run(game, "--json -"));
  EXPECT_EQ(told.at("scores"), (json{{"together", 57}}));
  EXPECT_EQ(told.at("mists").at("result"), "won");
  EXPECT_EQ(told.at("mists").at("rule"), "G-21");
}

// G-42, G-43: a column for each score figure, and points of another colour where the team gave them.
TEST_F(ScoreCommand, ShowsTheScoreFiguresOfLevelSix) {
  const json told = json::parse(run(R"(tilewatch game 1
sets mists
player yellow Anna
player green Ben
player pink Cleo
player red Dora
option mists_level 6
place mists.59 at 0,-1 rot 1
figure meeple on city 0 at 0,-1
figure meeple on city 0 at 0,-1 forced for player 4
place mists.01 at 0,-2 rot 2
pass
score city 0 at 0,-1 player 4 to player 2
)",
                                    "--json -"));
  EXPECT_EQ(told.at("scores"), (json{{"yellow", 6}, {"green", 6}, {"pink", 0}}));
  EXPECT_EQ(told.at("entries").back().at("totals"), told.at("scores"));
}

}  // namespace
}  // namespace tilewatch::app
