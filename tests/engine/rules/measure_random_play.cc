// SPDX-License-Identifier: MIT
// Plays and watches many random games of all combinations (random_play.h).
//
//   measure_random_play [--seed S] [--from I] [--games N] [--jobs J] [--every K] [--tries K] [--keep FILE]
//   measure_random_play --replay FILE
//
// Prints how far all games are done, so that a run that was ended goes on with --from, and the first failure
// as a saved game (also to FILE) that shows it again with --replay.
#include <atomic>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "tests/engine/rules/random_play.h"

namespace tilewatch::test {
namespace {

std::string report(const PlayedGame& played) {
  return rules::saved_game_to_text(played.saved) + "# " + played.failure + "\n";
}

int replay(const std::string& path) {
  std::ifstream file(path);
  const std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  const auto saved = rules::saved_game_from_text(text);
  if (!saved) {
    std::cerr << saved.error().message << "\n";
    return 2;
  }
  const PlayedGame played = play_again(*saved, {1, 200});
  std::cout << (played.failure.empty() ? "All holds.\n" : report(played));
  return played.failure.empty() ? 0 : 1;
}

class Run {
 public:
  Run(std::uint32_t seed, int from, int games, Care care, std::string keep)
      : seed_(seed), next_(from), done_to_(from), end_(from + games), care_(care), keep_(std::move(keep)) {}

  int go(int jobs) {
    std::vector<std::thread> threads;
    for (int i = 0; i < jobs; ++i) threads.emplace_back([this] { work(); });
    for (std::thread& thread : threads) thread.join();
    std::cout << games_ << " games, " << steps_ << " commands, "
              << (failed_ ? "one failed" : "all that must hold held") << std::endl;
    return failed_ ? 1 : 0;
  }

 private:
  void work() {
    while (!failed_) {
      const int index = next_++;
      if (index >= end_) return;
      const PlayedGame played = play_at_random(seed_, index, care_);
      const std::scoped_lock lock(mutex_);
      ++games_;
      steps_ += played.steps();
      finished_.insert(index);
      while (finished_.erase(done_to_) > 0) ++done_to_;
      if (!played.failure.empty() && !failed_) {
        failed_ = true;
        std::cout << "Game " << index << " of seed " << seed_ << " failed: " << played.failure << "\n"
                  << report(played) << std::flush;
        if (!keep_.empty()) std::ofstream(keep_) << report(played);
      } else if (games_ % 50 == 0) {
        std::cout << "All games before " << done_to_ << " are done (" << games_ << " in this run, " << steps_
                  << " commands)" << std::endl;
      }
    }
  }

  const std::uint32_t seed_;
  std::atomic<int> next_;
  int done_to_;
  const int end_;
  const Care care_;
  const std::string keep_;
  std::mutex mutex_;
  std::set<int> finished_;
  std::atomic<bool> failed_ = false;
  int games_ = 0;
  std::int64_t steps_ = 0;
};

}  // namespace
}  // namespace tilewatch::test

int main(int argc, char** argv) {
  std::map<std::string, std::string> options{{"--seed", "1"}, {"--from", "0"},  {"--games", "500"},
                                             {"--jobs", "2"}, {"--every", "1"}, {"--tries", "4"},
                                             {"--keep", ""},  {"--replay", ""}};
  for (int i = 1; i < argc; i += 2) {
    const auto option = options.find(argv[i]);
    if (option == options.end() || i + 1 == argc) {
      std::cerr << "What is " << argv[i] << "? See the beginning of measure_random_play.cc.\n";
      return 2;
    }
    option->second = argv[i + 1];
  }
  const auto number = [&](const char* name) { return std::atoi(options[name].c_str()); };
  if (!options["--replay"].empty()) return tilewatch::test::replay(options["--replay"]);
  tilewatch::test::Run run(static_cast<std::uint32_t>(number("--seed")), number("--from"), number("--games"),
                           {std::max(1, number("--every")), number("--tries")}, options["--keep"]);
  return run.go(std::max(1, number("--jobs")));
}
