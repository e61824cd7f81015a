// SPDX-License-Identifier: MIT
// A board at the end of a port that may come and go: opens it, talks, and after whatever happens tries again.
#pragma once

#include <deque>

#include "firmware_bridge/host/board_link.h"
#include "firmware_bridge/host/device.h"
#include "firmware_bridge/host/port.h"

namespace tilewatch::bridge {

class SerialBoard : public Device {
 public:
  SerialBoard(std::string name, OpenPort open_port);

  std::string name() const override { return name_; }
  void service(Time now) override;
  int descriptor() const override { return port_ ? port_->descriptor() : -1; }
  bool wants_to_write() const override { return !output_.empty(); }
  Time next_wake() const override;
  bool ready() const override { return port_ && link_.state() == BoardLink::State::kReady; }
  const Error& trouble() const override { return trouble_; }
  const BoardDescription* description() const override {
    return link_.description() ? &*link_.description() : nullptr;
  }
  void show(const Picture& picture) override { link_.show(picture); }
  void ring(std::uint8_t level) override { link_.ring(level, std::chrono::milliseconds(300)); }
  /// Their ids hold the board's name: two boards may count alike.
  std::vector<Press> take_presses() override;

  BoardLink* conversation() override { return &link_; }

  BoardLink& link() { return link_; }
  const BoardLink& link() const { return link_; }

 private:
  void open(Time now);
  void give_up(Time now, Error error, Time pause);
  bool write_output(Time now);

  std::string name_;
  OpenPort open_port_;
  std::unique_ptr<Port> port_;
  BoardLink link_;
  std::vector<std::uint8_t> output_;
  Error trouble_;
  Time retry_at_{0};
  Time back_off_{0};
};

}  // namespace tilewatch::bridge
