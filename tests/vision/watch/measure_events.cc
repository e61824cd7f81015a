// SPDX-License-Identifier: MIT
// Seeded games on the simulated table with two events each, for whoever changes the watcher; not a test.
//   measure_events [--from N] [--to N] [--every N] [--events A,B] [--no-art] [--verbose]
// --events: these two (EventKind's numbers) in every game. Counts wrong tiles that were sure, tiles missing
// or unsure at the end, and seconds in which a hand was seen that was not there.
#include <fmt/format.h>

#include <array>
#include <opencv2/core.hpp>
#include <random>
#include <string>

#include "tests/vision/watch/eventful_table.h"

using namespace tilewatch;
using namespace tilewatch::vision;

int main(int argc, char** argv) {
  std::uint32_t from = 0;
  std::uint32_t to = 300;
  std::uint32_t every = 1;
  bool with_art = true;
  bool verbose = false;
  std::array<int, 2> always{};
  for (int i = 1; i < argc; ++i) {
    const std::string option = argv[i];
    const auto number = [&] { return static_cast<std::uint32_t>(std::stoul(argv[++i])); };
    if (option == "--no-art")
      with_art = false;
    else if (option == "--verbose")
      verbose = true;
    else if (i + 1 == argc)
      break;
    else if (option == "--events")
      always = {argv[i + 1][0] - '0', argv[i + 1][2] - '0'}, ++i;
    else if (option == "--from")
      from = number();
    else if (option == "--to")
      to = number();
    else if (option == "--every")
      every = number();
  }
  const std::shared_ptr<const catalogue::Catalogue> box = *catalogue::Catalogue::load({"base"});
  auto art = std::make_shared<ArtLibrary>();
  std::shared_ptr<const TopologyNetwork> network;
  if (with_art) *art = ArtLibrary::from_drawings(*box);
  if (!with_art) network = *TopologyNetwork::load({.cores = cv::getNumThreads()});
  int games = 0, wrong = 0, missing = 0, unsure = 0, good = 0;
  double hand_s = 0;
  for (std::uint32_t seed = from; seed < to; seed += every) {
    std::mt19937 random(seed + 1);
    test::EventfulGame game;
    game.seed = seed;
    game.size = {960, 540};
    game.meeple_comes_and_goes = random() % 2 == 0;
    std::string names;
    for (const int turn : {1, 3}) {
      auto kind = static_cast<EventKind>(1 + random() % 8);
      if (always[0] > 0) kind = static_cast<EventKind>(always[static_cast<std::size_t>(turn / 2)]);
      game.events.push_back({kind, turn});
      names += fmt::format(" {}", static_cast<int>(kind));
    }
    const test::Watched result = test::watch_game(game, box, art, network);
    ++games;
    wrong += result.wrong;
    missing += result.missing;
    unsure += result.unsure;
    hand_s += result.hand_s;
    good += result.wrong == 0 && result.missing == 0 && result.unsure == 0;
    fmt::print("{:3} events{}: wrong {} missing {} unsure {} hand {:.1f} s{}\n", seed, names, result.wrong,
               result.missing, result.unsure, result.hand_s,
               result.ended_still ? "" : " not still at the end");
    if (verbose) fmt::print("{}", result.log);
    std::fflush(stdout);
  }
  fmt::print(
      "{} games: wrong tiles {}, missing {}, unsure {}; without any fault {}; hand seen in vain {:.1f} s\n",
      games, wrong, missing, unsure, good, hand_s);
}
