// SPDX-License-Identifier: MIT
// A tool for people, not a test: the bars of the table board at full length, on the simulated Uno, in
// simulated time.
//   measure_bridge [press|picture|disturbed|accidents|noise|flips|steady]...     (none = all; some minutes)
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "tests/firmware_bridge/bars.h"
#include "tests/firmware_bridge/damage.h"

namespace {

using namespace tilewatch::bridge;
using namespace tilewatch::bridge::test;

Bench uno() {
  std::string why;
  auto board = make_uno_test_board(why);
  if (!board) {
    std::fprintf(stderr, "measure_bridge: %s\n", why.c_str());
    std::exit(3);
  }
  return Bench(std::move(board));
}

void print_times(const char* what, std::vector<double> times) {
  std::sort(times.begin(), times.end());
  std::printf("%s: %zu, median %.2f ms, 99 %% %.2f ms, longest %.2f ms\n", what, times.size(), median(times),
              times[times.size() * 99 / 100], times.back());
}

void measure(const std::string& bar) {
  const auto began = std::chrono::steady_clock::now();
  if (bar == "press") {
    Bench bench = uno();
    print_times("press to event, pictures going out", press_delays_ms(bench, 1000, 1));
  } else if (bar == "picture") {
    Bench bench = uno();
    print_times("60 new lamps, first byte to acknowledgement", picture_times_ms(bench, 500, 2));
  } else if (bar == "disturbed") {
    Bench bench = uno();
    const Disturbed out = disturbed_messages(bench, 10'000, 3);
    std::printf(
        "a flipped bit every 97 bytes: %d presses, %d delivered, once and in order: %s; %d of %d pictures "
        "right; "
        "%lld requests repeated, %lld damaged frames\n",
        out.presses, out.delivered, out.once_in_order ? "yes" : "NO", out.pictures_right, out.pictures,
        static_cast<long long>(out.asked_again), static_cast<long long>(out.thrown_away));
  } else if (bar == "accidents") {
    Bench bench = uno();
    const Accidents out = random_accidents(bench, 1000, 4);
    std::printf(
        "%d resets and unplugs: %d back within 2 s (slowest %.2f s), %d pictures right, %d presses, %d lost, "
        "%d doubled\n",
        out.accidents, out.back_in_time, out.slowest_s, out.pictures_right, out.presses, out.lost,
        out.doubled);
  } else if (bar == "noise") {
    std::printf("20 MB of noise: %lld frames accepted\n",
                static_cast<long long>(frames_in_noise(20'000'000, 5)));
  } else if (bar == "flips") {
    const FlippedFrames out = flip_bits_in_frames(2'000'000, 6);
    std::printf(
        "%lld frames with 1 to 4 flipped bits: %lld wrong presses, %lld other wrong messages (%lld "
        "unharmed)\n",
        static_cast<long long>(out.frames), static_cast<long long>(out.wrong_presses),
        static_cast<long long>(out.wrong_others), static_cast<long long>(out.still_right));
  } else if (bar == "steady") {
    Bench bench = uno();
    const Steady out = steady_pictures(bench, 3600, 7);
    std::printf(
        "an hour of 30 pictures a second: %d shown, %lld repeated, %lld damaged, %lld refused, %d lost by "
        "the board\n",
        out.pictures, static_cast<long long>(out.asked_again), static_cast<long long>(out.thrown_away),
        static_cast<long long>(out.refused), out.board_lost);
  } else {
    std::fprintf(stderr, "measure_bridge: there is no bar \"%s\"\n", bar.c_str());
    std::exit(2);
  }
  std::printf("  (%.0f s of real time)\n",
              std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count());
  std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::string> bars(argv + 1, argv + argc);
  if (bars.empty()) bars = {"press", "picture", "disturbed", "accidents", "noise", "flips", "steady"};
  for (const std::string& bar : bars) measure(bar);
}
