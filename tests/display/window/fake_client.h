// SPDX-License-Identifier: MIT
// A TableClient without a bus: the test says what comes and reads what was sent.
#pragma once

#include <vector>

#include "display/model/table_client.h"

namespace tilewatch::test {

class FakeClient : public model::TableClient {
 public:
  void start() override {}

  void show(const bus::Snapshot& snapshot) {
    emit snapshotArrived(std::make_shared<const bus::Snapshot>(snapshot));
  }
  void show(const bus::Preview& preview) {
    emit previewArrived(std::make_shared<const bus::Preview>(preview));
  }
  void reply(const bus::Reply& reply) { emit replied(reply); }

  std::vector<bus::Request> sent;

 protected:
  void deliver(const bus::Request& request) override { sent.push_back(request); }
};

}  // namespace tilewatch::test
