// SPDX-License-Identifier: MIT
// Asks a WLED how many lamps it has: GET /json/info over HTTP, without ever blocking.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "firmware_bridge/host/board.h"

namespace tilewatch::bridge {

/// leds.count of WLED's answer, HTTP head included; nothing for anything else.
std::optional<int> lamps_in_answer(const std::string& answer);

class WledInfo {
 public:
  /// Begins to connect to one of these addresses (sockaddr as bytes), at `port`.
  WledInfo(std::vector<unsigned char> address, std::string host, int port);
  ~WledInfo();
  WledInfo(const WledInfo&) = delete;
  WledInfo& operator=(const WledInfo&) = delete;

  /// Writes and reads what can be at once. Over when it was answered, refused, or two seconds have gone by.
  void service(Time now);
  bool over() const { return over_; }
  std::optional<int> lamps() const { return lamps_; }

  int descriptor() const { return socket_; }
  bool wants_to_write() const { return !over_ && !asked_; }
  Time next_wake() const { return over_ ? kNever : until_.value_or(Time{0}); }

 private:
  void end();

  int socket_ = -1;
  std::string request_;
  bool asked_ = false;
  bool over_ = false;
  std::optional<Time> until_;
  std::string answer_;
  std::optional<int> lamps_;
};

}  // namespace tilewatch::bridge
