// SPDX-License-Identifier: MIT
// replay_readings [--tiles SET,...] [--answers FILE] FILE [COLOUR...]: what the referee makes of readings
// that `play --readings FILE` wrote, as JSON.
#include <cstdio>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "engine/bus/codec.h"
#include "engine/referee/answer_book.h"
#include "engine/referee/played_game.h"

int main(int argc, char** argv) {
  using namespace tilewatch;
  std::vector<std::string> sets;
  std::string answers;
  int next = 1;
  for (; next + 1 < argc && std::string_view(argv[next]).starts_with("--"); next += 2) {
    if (std::string_view(argv[next]) == "--answers") answers = argv[next + 1];
    if (std::string_view(argv[next]) != "--tiles") continue;
    std::istringstream list(argv[next + 1]);
    for (std::string set; std::getline(list, set, ',');) sets.push_back(set);
  }
  if (sets.empty()) sets = {"base"};
  const auto tiles = catalogue::Catalogue::load(sets);
  if (next >= argc || !tiles) {
    std::fputs("replay_readings [--tiles SET,...] [--answers FILE] FILE [COLOUR...]\n", stderr);
    return 2;
  }
  referee::RefereeOptions options;
  options.setup.catalogue = *tiles;
  for (int i = next + 1; i < argc; ++i) {
    if (const auto colour = colour_from(argv[i])) options.setup.players.push_back({"", *colour});
  }
  if (!answers.empty()) {
    const auto book = referee::AnswerBook::read(answers, *tiles);
    if (!book) {
      std::fprintf(stderr, "%s\n", book.error().message.c_str());
      return 3;
    }
    options.answers = *book;
  }
  referee::Referee referee(options);
  std::ifstream file(argv[next]);
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
