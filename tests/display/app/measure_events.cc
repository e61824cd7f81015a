// SPDX-License-Identifier: MIT
// Seeded games on the simulated table with events, watched and judged; for whoever changes the eyes or the
// referee; not a test.
//   measure_events [--from N] [--to N] [--every N] [--seed N]... [--turns N] [--no-art] [--verbose]
// A line a game, then how often what went wrong in the turns of each kind of event.
#include <fmt/format.h>

#include <array>
#include <cstdio>
#include <map>
#include <opencv2/core.hpp>
#include <string>
#include <vector>

#include "tests/display/app/eventful_game.h"

using namespace tilewatch;

namespace {

const char* name_of(vision::EventKind kind) {
  constexpr std::array kNames{"nothing",      "lamp moves",   "shadow",      "exposure",   "camera moves",
                              "board shoved", "turned again", "pushed in",   "taken back", "cleared",
                              "board bumped", "lamp dims",    "turned held", "hand in way"};
  return kNames.at(static_cast<std::size_t>(kind));
}

struct Tally {
  int times = 0;
  std::array<int, test::kFaults> faults{};
};

/// The event that the turn of a fault, or the turn before, had.
std::string cause_of(const test::FaultSeen& fault, const test::EventfulGame& game) {
  std::string cause =
      fault.turn == game.second_thought ? "second thought" : name_of(vision::EventKind::kNone);
  for (const vision::TableEvent& event : game.events) {
    if (event.turn == fault.turn || event.turn == fault.turn - 1) cause = name_of(event.kind);
  }
  return cause;
}

}  // namespace

int main(int argc, char** argv) {
  std::uint32_t from = 0;
  std::uint32_t to = 300;
  std::uint32_t every = 1;
  int turns = 8;
  std::vector<std::uint32_t> seeds;
  bool with_art = true;
  bool verbose = false;
  for (int i = 1; i < argc; ++i) {
    const std::string option = argv[i];
    const auto number = [&] { return static_cast<std::uint32_t>(std::stoul(argv[++i])); };
    if (option == "--no-art")
      with_art = false;
    else if (option == "--verbose")
      verbose = true;
    else if (i + 1 == argc)
      break;
    else if (option == "--from")
      from = number();
    else if (option == "--to")
      to = number();
    else if (option == "--every")
      every = number();
    else if (option == "--turns")
      turns = static_cast<int>(number());
    else if (option == "--seed")
      seeds.push_back(number());
  }
  if (seeds.empty()) {
    for (std::uint32_t seed = from; seed < to; seed += every) seeds.push_back(seed);
  }
  cv::setNumThreads(1);
  const test::Eyes eyes = with_art ? test::eyes_that_know_the_drawings() : test::eyes_that_know_no_face();
  std::map<std::string, Tally> tallies;
  Tally all;
  int rightly = 0, games = 0, turns_played = 0, good = 0, scores_right = 0, figures = 0, at_once = 0;
  for (const std::uint32_t seed : seeds) {
    const test::EventfulGame game = test::seeded_game(seed, turns);
    const test::EventfulResult result = test::watch_and_judge(game, eyes);
    ++games;
    turns_played += result.turns;
    good += result.faults.empty() && result.scores_right;
    scores_right += result.scores_right;
    figures += result.figures;
    rightly += result.asked_rightly;
    at_once += result.home_at_once;
    std::string line = fmt::format("{:3}", seed);
    for (const vision::TableEvent& event : game.events) {
      line += fmt::format(" {}:{}", event.turn, name_of(event.kind));
      ++tallies[name_of(event.kind)].times;
    }
    line += fmt::format(" {}:second thought |", game.second_thought);
    for (std::size_t i = 0; i < test::kFaults; ++i) {
      const int count = result.count(static_cast<test::Fault>(i));
      all.faults[i] += count;
      if (count > 0) line += fmt::format(" {} {}", test::name_of(static_cast<test::Fault>(i)), count);
    }
    if (!result.scores_right) line += " scores differ";
    fmt::print("{}\n", line);
    for (const test::FaultSeen& fault : result.faults) {
      const std::string cause = cause_of(fault, game);
      ++tallies[cause].faults[static_cast<std::size_t>(fault.fault)];
      fmt::print("      turn {} ({}) {}: {}\n", fault.turn, cause, test::name_of(fault.fault), fault.words);
    }
    if (verbose) fmt::print("{}", result.log);
    std::fflush(stdout);
  }
  tallies["all"] = all;
  tallies["all"].times = games;
  for (const auto& [name, tally] : tallies) {
    fmt::print("{:16} {:4} times", name, tally.times);
    for (std::size_t i = 0; i < test::kFaults; ++i)
      fmt::print(", {} {}", test::name_of(static_cast<test::Fault>(i)), tally.faults[i]);
    fmt::print("\n");
  }
  fmt::print(
      "{} games of {} turns, {} figures ({} home at once), {} more questions about tiles that lay wrong: {} "
      "without any fault, scores right in {}\n",
      games, turns_played, figures, at_once, rightly, good, scores_right);
}
