// SPDX-License-Identifier: MIT
// What the board must hold, as numbers: short in the tests, at full length in measure_bridge.
#pragma once

#include <cstdint>
#include <vector>

#include "tests/firmware_bridge/test_boards.h"

namespace tilewatch::bridge::test {

/// Milliseconds of simulated time from each press (at random moments, frames going out meanwhile) to its
/// event.
std::vector<double> press_delays_ms(Bench& bench, int presses, std::uint32_t seed);

/// Milliseconds of simulated time from the first byte of a whole new picture to its acknowledgement.
std::vector<double> picture_times_ms(Bench& bench, int pictures, std::uint32_t seed);

/// A flipped bit every 97 bytes in both directions: presses and pictures.
struct Disturbed {
  int presses = 0;
  int delivered = 0;
  bool once_in_order = true;
  int pictures = 0;
  int pictures_right = 0;
  std::int64_t asked_again = 0;
  std::int64_t thrown_away = 0;
};
Disturbed disturbed_messages(Bench& bench, int presses, std::uint32_t seed);

/// Resets, losses of power and unplugged cables at random moments, while pictures change and buttons are
/// pressed.
struct Accidents {
  int accidents = 0;
  int back_in_time = 0;  ///< ready again with the right picture within 2 s of the board's being there again
  double slowest_s = 0;
  int pictures_right = 0;
  int presses = 0;
  int lost = 0;
  int doubled = 0;
};
Accidents random_accidents(Bench& bench, int accidents, std::uint32_t seed);

/// Pictures of 60 new colours, 30 a second.
struct Steady {
  int pictures = 0;
  std::int64_t asked_again = 0;
  std::int64_t thrown_away = 0;
  std::int64_t refused = 0;
  int board_lost = 0;  ///< frames the board counted as damaged, and bytes it lost
};
Steady steady_pictures(Bench& bench, int seconds, std::uint32_t seed);

double median(std::vector<double> values);

}  // namespace tilewatch::bridge::test
