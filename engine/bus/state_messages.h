// SPDX-License-Identifier: MIT
// What arrives on the state socket -> a StateReplica. Not for other rooms.
#pragma once

#include <string>
#include <vector>
#include <zmq.hpp>

#include "engine/bus/state_replica.h"

namespace tilewatch::bus {

/// Takes one message from `socket`; true when the replica changed. After a gap it subscribes anew, which
/// makes the engine send a snapshot. A malformed message is logged and counts as a gap.
bool take_state(StateReplica& replica, const std::vector<std::string>& parts, zmq::socket_t& socket);

}  // namespace tilewatch::bus
