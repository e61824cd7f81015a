// SPDX-License-Identifier: MIT
#include "firmware_bridge/host/serial_board.h"

#include <algorithm>
#include <utility>

namespace tilewatch::bridge {
namespace {

using namespace std::chrono_literals;

// Doubled from try to try: a cable that is plugged in again is noticed within a second.
constexpr Time kFirstPause = 250ms;
constexpr Time kLongestPause = 1s;
// What will not change by itself is asked seldom: opening the port resets boards.
constexpr Time kForeignPause = 10s;

}  // namespace

SerialBoard::SerialBoard(std::string name, OpenPort open_port)
    : name_(std::move(name)), open_port_(std::move(open_port)) {}

void SerialBoard::give_up(Time now, Error error, Time pause) {
  port_.reset();
  output_.clear();
  link_.disconnect();
  trouble_ = std::move(error);
  retry_at_ = now + pause;
}

void SerialBoard::open(Time now) {
  back_off_ = std::clamp(2 * back_off_, kFirstPause, kLongestPause);
  auto port = open_port_();
  if (!port) return give_up(now, port.error(), back_off_);
  port_ = std::move(*port);
  link_.connect(now);
}

bool SerialBoard::write_output(Time now) {
  while (!output_.empty()) {
    const auto written = port_->write(output_);
    if (!written) {
      give_up(now, written.error(), back_off_);
      return false;
    }
    if (*written == 0) return false;
    output_.erase(output_.begin(), output_.begin() + static_cast<std::ptrdiff_t>(*written));
  }
  return true;
}

void SerialBoard::service(Time now) {
  if (!port_) {
    if (now < retry_at_) return;
    open(now);
    if (!port_) return;
  }
  const auto bytes = port_->read();
  if (!bytes) return give_up(now, bytes.error(), back_off_);
  link_.receive(*bytes, now);
  if (!write_output(now)) return;
  output_ = link_.take_output(now);
  if (!write_output(now) && !port_) return;
  switch (link_.state()) {
    case BoardLink::State::kLost:
      return give_up(now, link_.trouble(), back_off_);
    case BoardLink::State::kForeign:
      return give_up(now, link_.trouble(), kForeignPause);
    case BoardLink::State::kReady:
      back_off_ = Time{0};
      trouble_ = {};
      break;
    default:
      break;
  }
}

std::vector<Press> SerialBoard::take_presses() {
  auto presses = link_.take_presses();
  for (Press& press : presses) press.id = name_ + ": " + press.id;
  return presses;
}

Time SerialBoard::next_wake() const { return port_ ? link_.next_wake() : retry_at_; }

}  // namespace tilewatch::bridge
