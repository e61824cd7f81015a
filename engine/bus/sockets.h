// SPDX-License-Identifier: MIT
// What this room's nodes share about ZeroMQ sockets. Not for other rooms.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>
#include <zmq.hpp>

#include "engine/bus/context.h"
#include "engine/bus/stop_signal.h"
#include "engine/catalogue/result.h"

namespace tilewatch::bus {

struct Context::Impl {
  zmq::context_t zmq;
};

// First parts of what goes over the state socket; the number is the protocol's version.
inline constexpr std::string_view kStateTopic = "tilewatch/4/state";
inline constexpr std::string_view kSnapshotPart = "snapshot";
inline constexpr std::string_view kUpdatePart = "update";

/// First part of a CameraNews on the readings' socket; a Reading comes alone.
inline constexpr std::string_view kCameraPart = "camera";

/// A preview is large and stale at once: two waiting ones are plenty.
inline constexpr int kPreviewQueue = 2;

/// Checks the address, then binds or connects; the error says in plain words what is wrong.
Result<void> bind(zmq::socket_t& socket, const std::string& endpoint);
Result<void> connect(zmq::socket_t& socket, const std::string& endpoint);
/// Where a bound socket really is (a free port chosen).
std::string last_endpoint(const zmq::socket_t& socket);

zmq::pollitem_t readable(zmq::socket_t& socket);
zmq::pollitem_t readable(const StopSignal& stop);
/// zmq::poll that goes on after a signal handler ran; false when the time is over.
bool poll(std::vector<zmq::pollitem_t>& items, std::optional<std::chrono::milliseconds> timeout);

/// All parts of the next message, nothing when none waits.
std::optional<std::vector<std::string>> receive(zmq::socket_t& socket);
/// False when the message was dropped because the socket's queue is full.
bool send(zmq::socket_t& socket, std::initializer_list<std::string_view> parts);

}  // namespace tilewatch::bus
