// SPDX-License-Identifier: MIT
// A server of a table that a test moves by hand, with a clock that a test moves, too.
#pragma once

#include <QUrl>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "display/model/aids.h"
#include "display/overlay/overlay_server.h"
#include "engine/bus/messages.h"

namespace tilewatch::test {

/// Lets events happen until `done`; false after ten seconds.
bool wait_until(const std::function<bool()>& done);

/// An engine's line that the test speaks for.
class HandClient : public model::TableClient {
 public:
  void start() override {}
  void show(const bus::Snapshot& snapshot) {
    emit snapshotArrived(std::make_shared<const bus::Snapshot>(snapshot));
  }
  void reply(const bus::Reply& reply) { emit replied(reply); }
  std::vector<bus::Request> sent;

 protected:
  void deliver(const bus::Request& request) override { sent.push_back(request); }
};

class ServedTable {
 public:
  explicit ServedTable(overlay::OverlayOptions options = {});
  /// Ends the server and starts another on the same port.
  void restart();

  QUrl url(const std::string& path) const;
  QUrl socket_url(const std::string& path) const;
  overlay::OverlayServer& server() { return *server_; }
  void pass_time(int seconds) {
    now_ms += 1000 * seconds;
    server_->feed().advance();
  }

  HandClient client;
  model::AidSwitches switches;
  qint64 now_ms = 1'000'000;

 private:
  overlay::OverlayOptions options_;
  std::unique_ptr<overlay::OverlayServer> server_;
};

/// Two players, two tiles, a finished road; `turn` and the red player's score tell states apart.
bus::Snapshot table_at(int turn, int score = 7);

}  // namespace tilewatch::test
