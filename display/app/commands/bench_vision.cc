// SPDX-License-Identifier: MIT
// `tilewatch bench vision`: what a frame costs on one core, on the simulated table.
#include <sys/resource.h>
#include <CLI/CLI.hpp>
#include <algorithm>
#include <ctime>
#include <memory>
#include <opencv2/core.hpp>
#include <string>
#include <vector>

#include "display/app/commands/bench.h"
#include "display/app/demo_game.h"
#include "vision/read_board.h"
#include "vision/simulate/simulated_table.h"
#include "vision/watch/watcher.h"

namespace tilewatch::app {
namespace {

struct BenchVisionArguments {
  int turns = 12;
  unsigned seed = 1;
  int width = 1920;
  int height = 1080;
};

/// Processor time of this thread: other programs on the machine do not count.
double cpu_ms() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

double at(std::vector<double> values, double share) {
  if (values.empty()) return 0;
  std::sort(values.begin(), values.end());
  return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

nlohmann::json spread(const std::vector<double>& values) {
  return {{"count", values.size()},
          {"median", at(values, 0.5)},
          {"p95", at(values, 0.95)},
          {"max", at(values, 1)}};
}

double peak_memory_mb() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<double>(usage.ru_maxrss) / 1024;
}

Result<nlohmann::json> measure(const BenchVisionArguments& arguments) {
  cv::setNumThreads(1);
  const auto loaded = catalogue::Catalogue::load({"base"});
  if (!loaded) return tl::unexpected(loaded.error());
  DemoGameOptions game;
  game.turns = arguments.turns;
  game.seed = arguments.seed;
  auto demo = make_demo_game(*loaded, game);
  if (!demo) return tl::unexpected(demo.error());
  vision::SimulatedTableOptions options;
  options.size = {arguments.width, arguments.height};
  options.seed = arguments.seed;
  vision::SimulatedTable table(*loaded, demo->script, options);
  auto art = std::make_shared<const vision::ArtLibrary>(vision::ArtLibrary::from_drawings(**loaded));
  vision::Watcher watcher(*loaded, art, {});

  std::vector<double> quiet_ms;    // nothing happened, nothing was said
  std::vector<double> moving_ms;   // a hand is in the picture
  std::vector<double> reading_ms;  // a changed table was read
  std::vector<double> delay_s;     // from the hand's leaving to the reading with its tile
  double first_ms = 0;
  double hand_left_s = 0;
  bool was_hand = false;
  std::size_t tiles = 0;
  cv::Mat last;
  while (true) {
    const Result<vision::Frame> frame = table.next();
    if (!frame) return tl::unexpected(frame.error());
    if (frame->bgr.empty()) break;
    last = frame->bgr;
    const bool hand = table.truth().hand;
    if (was_hand && !hand) hand_left_s = frame->time_s;
    was_hand = hand;
    const double begin = cpu_ms();
    const auto reading = watcher.look(*frame);
    const double spent = cpu_ms() - begin;
    if (hand) {
      moving_ms.push_back(spent);
    } else if (!reading) {
      quiet_ms.push_back(spent);
    } else if (reading->state == bus::TableState::kStill) {
      if (tiles == 0) {
        first_ms = spent;
      } else {
        reading_ms.push_back(spent);
        if (reading->tiles.size() > tiles) delay_s.push_back(frame->time_s - hand_left_s);
      }
      tiles = reading->tiles.size();
    }
  }
  const double begin = cpu_ms();
  const auto photo = vision::read_board(last, *loaded, art);
  const double photo_ms = cpu_ms() - begin;
  return nlohmann::json{{"picture", {arguments.width, arguments.height}},
                        {"tiles", tiles},
                        {"quiet_frame_cpu_ms", spread(quiet_ms)},
                        {"hand_frame_cpu_ms", spread(moving_ms)},
                        {"changed_table_cpu_ms", spread(reading_ms)},
                        {"first_board_cpu_ms", first_ms},
                        {"placement_delay_s", spread(delay_s)},
                        {"photo_cpu_ms", photo_ms},
                        {"photo_tiles", photo ? photo->tiles.size() : std::size_t{0}},
                        {"peak_memory_mb", peak_memory_mb()}};
}

}  // namespace

Measure set_up_bench_vision(CLI::App& app) {
  auto arguments = std::make_shared<BenchVisionArguments>();
  app.add_option("--turns", arguments->turns, "Turns of the simulated game")
      ->check(CLI::Range(1, 71))
      ->capture_default_str();
  app.add_option("--seed", arguments->seed, "Another seed is another game and another table")
      ->capture_default_str();
  app.add_option("--width", arguments->width, "Width of the picture in pixels")
      ->check(CLI::Range(320, 7680))
      ->capture_default_str();
  app.add_option("--height", arguments->height, "Height of the picture in pixels")
      ->check(CLI::Range(180, 4320))
      ->capture_default_str();
  return [arguments] { return measure(*arguments); };
}

}  // namespace tilewatch::app
