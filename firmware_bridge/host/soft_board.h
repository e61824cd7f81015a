// SPDX-License-Identifier: MIT
// A board without hardware: the firmware's own app.c behind a HAL of plain memory. Its time and its serial
// line are given by whoever owns it, so that it runs in a test exactly as on a pty (soft_board_pty.h).
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace tilewatch::bridge {

struct Rgb {
  std::uint8_t r = 0;
  std::uint8_t g = 0;
  std::uint8_t b = 0;
  bool operator==(const Rgb&) const = default;
};

/// Not thread-safe.
class SoftBoard {
 public:
  /// Starts from power-off. `epoch_seed`: its epochs count up from there.
  explicit SoftBoard(std::uint16_t epoch_seed = 0);
  ~SoftBoard();

  /// Lets time pass, in steps of a millisecond.
  void advance(std::chrono::milliseconds time);
  /// Bytes from the computer.
  void receive(std::span<const std::uint8_t> bytes);
  /// What it has said since the last call.
  std::vector<std::uint8_t> take_output();

  void press(int button);
  void release(int button);
  std::uint16_t buttons_down() const;

  void reset();        ///< the reset button: presses that nobody took are kept
  void power_cycle();  ///< everything is lost

  /// What the strip shows, after the current limit.
  const std::vector<Rgb>& lamps() const;
  std::uint8_t ring() const;
  bool pc_lost() const;
  /// How often the strip was written.
  int shows() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace tilewatch::bridge
