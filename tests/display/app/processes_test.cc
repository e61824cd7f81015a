// SPDX-License-Identifier: MIT
// Vision, engine and display as processes on tcp: a short simulated game reaches the scores of its script.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <fstream>
#include <nlohmann/json.hpp>

#include "display/app/demo_game.h"
#include "tests/display/app/child_process.h"
#include "tests/support/paths.h"

namespace tilewatch::app {
namespace {

using nlohmann::json;

constexpr int kTurns = 5;
constexpr std::uint32_t kSeed = 1;

std::vector<std::string> engine_sockets(const json& endpoints) {
  return {"--readings", endpoints.at("readings").get<std::string>(),
          "--state",    endpoints.at("state").get<std::string>(),
          "--requests", endpoints.at("requests").get<std::string>()};
}

TEST(Processes, PartsOnTcpReachTheScoresOfTheScript) {
  auto catalogue = catalogue::Catalogue::load({"base"});
  ASSERT_TRUE(catalogue);
  DemoGameOptions script;
  script.turns = kTurns;
  script.seed = kSeed;
  const auto demo = make_demo_game(*catalogue, script);
  ASSERT_TRUE(demo);

  const test::ScratchFolder scratch;
  const std::string played = scratch.path() / "played.json";
  test::ChildProcess engine({"engine", "--port", "0", "--players", "red:Ana,blue:Bo", "--until-pictures-end",
                             "--json", played, "--journal", scratch.path() / "game.journal"});
  const json endpoints = json::parse(engine.next_line());

  std::vector<std::string> display_arguments{"display", "--headless"};
  const auto sockets = engine_sockets(endpoints);
  display_arguments.insert(display_arguments.end(), sockets.begin(), sockets.end());
  test::ChildProcess display(display_arguments);

  std::vector<std::string> vision_arguments{"vision",    "--simulate",
                                            "--turns",   std::to_string(kTurns),
                                            "--seed",    std::to_string(kSeed),
                                            "--players", "red:Ana,blue:Bo",
                                            "--size",    "960x540",
                                            "--port",    "0"};
  vision_arguments.insert(vision_arguments.end(), sockets.begin(), sockets.end());
  test::ChildProcess vision(vision_arguments);

  const json told = json::parse(display.next_line());
  EXPECT_EQ(vision.wait(), 0);
  EXPECT_EQ(engine.wait(), 0);
  EXPECT_EQ(display.wait(), 0);

  json scores;
  json finals;
  const auto ended = demo->end.scores_if_ended_now();
  for (std::size_t i = 0; i < ended.size(); ++i) {
    const std::string colour(to_string(demo->end.setup().players[i].colour));
    scores[colour] = demo->end.score(static_cast<rules::Player>(i));
    finals[colour] = ended[i];
  }
  EXPECT_EQ(told.at("scores"), scores);
  EXPECT_EQ(told.at("scores_if_ended_now"), finals);
  std::ifstream file(played);
  EXPECT_EQ(json::parse(file).at("commits").size(), static_cast<std::size_t>(kTurns));
}

TEST(Processes, AnEngineStopsCleanlyAtCtrlC) {
  test::ChildProcess engine({"engine", "--port", "0"});
  ASSERT_FALSE(engine.next_line().empty());
  engine.kill(SIGINT);
  EXPECT_EQ(engine.wait(), 0);
}

TEST(Processes, WrongUseHasItsExitCodes) {
  EXPECT_EQ(test::ChildProcess({"engine", "--state", "tcp://0.0.0.0:7000"}).wait(), 2);
  EXPECT_EQ(test::ChildProcess({"play", "--headless"}).wait(), 2);
  EXPECT_EQ(test::ChildProcess({"play", "--headless", "--pictures", "/nowhere", "--art", "/nowhere"}).wait(),
            3);
  EXPECT_EQ(test::ChildProcess({"play", "--headless", "--simulate", "--resume", "/nowhere"}).wait(), 3);
  EXPECT_EQ(test::ChildProcess({"play", "--headless", "--simulate", "--players", "mauve:Ana"}).wait(), 2);
  EXPECT_EQ(test::ChildProcess({"play", "--headless", "--simulate", "--answers", "/nowhere"}).wait(), 3);
}

TEST(Processes, ACommandThatIsNoneIsNamed) {
  for (const std::vector<std::string>& words :
       std::vector<std::vector<std::string>>{{"wobble"}, {"print", "wobble"}}) {
    test::ChildProcess program(words, test::ChildProcess::Read::kOutputAndErrors);
    EXPECT_NE(program.rest().find("there is no command \"wobble\""), std::string::npos);
    EXPECT_EQ(program.wait(), 2);
  }
}

TEST(Processes, ADemoThatStopsBeforeTheGameEndsTakesItsPicture) {
  const test::ScratchFolder scratch;
  const std::filesystem::path picture = scratch.path() / "window.png";
  test::ChildProcess demo({"demo", "--turns", "1", "--speed", "20", "--no-overlay", "--size", "640x360",
                           "--screenshot", picture.string()});
  EXPECT_EQ(demo.wait(), 0);
  EXPECT_TRUE(std::filesystem::exists(picture));
}

}  // namespace
}  // namespace tilewatch::app
