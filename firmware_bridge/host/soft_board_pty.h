// SPDX-License-Identifier: MIT
// The soft board on a pty, in real time: a serial port without hardware, for people with nothing.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "engine/catalogue/result.h"
#include "firmware_bridge/host/board.h"

namespace tilewatch::bridge {

class SoftBoardPty {
 public:
  struct View {
    Picture lamps;
    std::uint8_t ring = 0;
    bool pc_lost = false;
    std::uint16_t down = 0;  ///< buttons, a bit each
  };
  using Watcher = std::function<void(const View& view)>;

  /// Starts the board on a thread of its own.
  static Result<std::unique_ptr<SoftBoardPty>> start(Watcher changed = {});
  ~SoftBoardPty();

  /// The port to open, as "/dev/pts/7".
  const std::string& path() const;

  // From any thread.
  /// `changed` is called on the board's thread with everything that it shows, in order, also what lasts a
  /// moment only; not any more once this returned with another (or an empty) one.
  void watch(Watcher changed);
  void press(int button);
  void release(int button);
  void reset();
  View view() const;

 private:
  struct Impl;
  explicit SoftBoardPty(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

}  // namespace tilewatch::bridge
