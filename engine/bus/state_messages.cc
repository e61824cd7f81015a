// SPDX-License-Identifier: MIT
// Snapshot or update, and how a gap is mended.
#include "engine/bus/state_messages.h"

#include <spdlog/spdlog.h>

#include "engine/bus/codec.h"
#include "engine/bus/sockets.h"

namespace tilewatch::bus {

bool take_state(StateReplica& replica, const std::vector<std::string>& parts, zmq::socket_t& socket) {
  auto outcome = StateReplica::Outcome::kGap;
  if (parts.size() == 3 && parts[1] == kSnapshotPart) {
    auto snapshot = decode<Snapshot>(parts[2]);
    if (snapshot) return replica.take(std::move(*snapshot)) == StateReplica::Outcome::kChanged;
    // Asking again would bring the same text again.
    spdlog::warn("the engine's state cannot be understood (is it another version?): {}",
                 snapshot.error().message);
    return false;
  }
  if (parts.size() == 3 && parts[1] == kUpdatePart) {
    if (const auto update = decode<Update>(parts[2])) outcome = replica.take(*update);
  }
  if (outcome == StateReplica::Outcome::kGap) {
    spdlog::info("a part of the state was missed, asking for all of it");
    socket.set(zmq::sockopt::unsubscribe, kStateTopic);
    socket.set(zmq::sockopt::subscribe, kStateTopic);
  }
  return outcome == StateReplica::Outcome::kChanged;
}

}  // namespace tilewatch::bus
