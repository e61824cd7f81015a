// SPDX-License-Identifier: MIT
// Boards that a test holds in its hands: it gives them their time, their bytes and their accidents.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "firmware_bridge/host/serial_board.h"

namespace tilewatch::bridge::test {

class TestBoard {
 public:
  virtual ~TestBoard() = default;
  /// The computer sends `bytes`, then time goes on until the board has said something, at most `longest`.
  virtual std::vector<std::uint8_t> run(Time longest, const std::vector<std::uint8_t>& bytes) = 0;
  virtual Time now() const = 0;
  virtual void press(int button) = 0;
  virtual void release(int button) = 0;
  virtual void reset() = 0;
  virtual void power_cycle() = 0;
  virtual void plug(bool in) = 0;
  /// A bit of every n-th byte, either way, is flipped; 0 = none.
  virtual void flip_every(int n, std::uint32_t seed) = 0;
  /// The program stops answering; false if this board cannot.
  virtual bool hang() { return false; }
  virtual Picture lamps() = 0;
  virtual int ring() = 0;
  /// How often the strip was written.
  virtual int shows() = 0;
};

/// The soft board in lockstep.
std::unique_ptr<TestBoard> make_soft_test_board();

/// What the simulator saw on the wires, in cycles of 62.5 ns.
struct WireFacts {
  int overrun = 0;
  int zero_high[2] = {};  ///< shortest, longest
  int one_high[2] = {};
  int low[2] = {};
  int resets = 0;
};

/// The real firmware in the simulated Uno, a process of its own. Null when there is no simulator or no
/// firmware here; then `why` says what is missing.
class UnoTestBoard : public TestBoard {
 public:
  virtual WireFacts facts() = 0;
};
std::unique_ptr<UnoTestBoard> make_uno_test_board(std::string& why);
/// What the firmware needs, in bytes, by avr-size; nothing where there is no firmware.
struct FirmwareSize {
  int flash = 0;
  int ram = 0;  ///< without the stack
};
std::optional<FirmwareSize> firmware_size();

/// A board and the program's own driver for it, joined by a simulated port, on the board's clock.
class Bench {
 public:
  /// `resets_on_open`: as the serial converters of Uno and Nano do.
  explicit Bench(std::unique_ptr<TestBoard> board, bool resets_on_open = true);

  TestBoard& board() { return *board_; }
  SerialBoard& device() { return device_; }
  Time now() const { return board_->now(); }

  void plug(bool in);
  /// Lets time pass.
  void run(Time time);
  /// Until `done` holds, at most `longest`; whether it does.
  template <class Done>
  bool run_until(Time longest, Done done) {
    const Time end = now() + longest;
    while (!done()) {
      if (now() >= end) return false;
      step(end);
    }
    return true;
  }
  bool until_picture_is_right(Time longest) {
    return run_until(longest, [&] { return device_.link().picture_is_shown(); });
  }
  /// Sends these bytes as noise on the line.
  void disturb(const std::vector<std::uint8_t>& bytes) {
    noise_.insert(noise_.end(), bytes.begin(), bytes.end());
  }

  std::vector<Press>& presses() { return presses_; }
  /// While false, the computer does nothing at all (it sleeps, or the program hangs).
  bool computer_awake = true;

 private:
  struct Line {
    bool plugged = true;
    int opened = 0;
    std::vector<std::uint8_t> to_board;
    std::vector<std::uint8_t> to_computer;
  };
  class LinePort;

  void step(Time end);

  std::unique_ptr<TestBoard> board_;
  std::shared_ptr<Line> line_ = std::make_shared<Line>();
  SerialBoard device_;
  std::vector<std::uint8_t> noise_;
  std::vector<Press> presses_;
};

/// A picture with a different colour in each of its lamps.
Picture some_picture(std::uint32_t seed, std::size_t lamps = 60);

}  // namespace tilewatch::bridge::test
