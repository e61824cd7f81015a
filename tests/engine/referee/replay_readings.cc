// SPDX-License-Identifier: MIT
// replay_readings FILE [COLOUR...]: what the referee makes of readings that `play --readings FILE` wrote, as
// JSON.
#include <cstdio>
#include <fstream>
#include <iostream>

#include "engine/bus/codec.h"
#include "engine/referee/played_game.h"

int main(int argc, char** argv) {
  using namespace tilewatch;
  const auto tiles = catalogue::Catalogue::load({"base"});
  if (argc < 2 || !tiles) {
    std::fputs("replay_readings FILE [COLOUR...]\n", stderr);
    return 2;
  }
  referee::RefereeOptions options;
  options.setup.catalogue = *tiles;
  for (int i = 2; i < argc; ++i) {
    if (const auto colour = colour_from(argv[i])) options.setup.players.push_back({"", *colour});
  }
  referee::Referee referee(options);
  std::ifstream file(argv[1]);
  for (std::string line; std::getline(file, line);) {
    const auto reading = bus::decode<bus::Reading>(line);
    if (!reading) {
      std::fprintf(stderr, "%s\n", reading.error().message.c_str());
      return 3;
    }
    referee.take(*reading);
  }
  std::cout << referee::played_game(referee, {});
}
