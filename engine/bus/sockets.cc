// SPDX-License-Identifier: MIT
// ZeroMQ sockets: addresses, polling, whole messages.
#include "engine/bus/sockets.h"

#include <fmt/format.h>

#include <cerrno>

#include "engine/bus/endpoints.h"

namespace tilewatch::bus {

Context::Context() : impl_(std::make_unique<Impl>()) {}
Context::~Context() = default;

Result<void> bind(zmq::socket_t& socket, const std::string& endpoint) {
  if (auto checked = check_endpoint(endpoint); !checked) return checked;
  try {
    socket.bind(endpoint);
  } catch (const zmq::error_t& error) {
    if (error.num() == EADDRINUSE) {
      return failure(ErrorKind::kFailed,
                     fmt::format("{} is in use: another table or program listens there", endpoint),
                     "Stop the other one or choose another address.");
    }
    return failure(ErrorKind::kFailed, fmt::format("cannot listen on {}: {}", endpoint, error.what()));
  }
  return {};
}

Result<void> connect(zmq::socket_t& socket, const std::string& endpoint) {
  if (auto checked = check_endpoint(endpoint); !checked) return checked;
  try {
    socket.connect(endpoint);
  } catch (const zmq::error_t& error) {
    return failure(ErrorKind::kFailed, fmt::format("cannot connect to {}: {}", endpoint, error.what()));
  }
  return {};
}

std::string last_endpoint(const zmq::socket_t& socket) { return socket.get(zmq::sockopt::last_endpoint); }

zmq::pollitem_t readable(zmq::socket_t& socket) { return {socket.handle(), 0, ZMQ_POLLIN, 0}; }
zmq::pollitem_t readable(const StopSignal& stop) { return {nullptr, stop.descriptor(), ZMQ_POLLIN, 0}; }

bool poll(std::vector<zmq::pollitem_t>& items, std::optional<std::chrono::milliseconds> timeout) {
  while (true) {
    try {
      return zmq::poll(items, timeout.value_or(std::chrono::milliseconds{-1})) > 0;
    } catch (const zmq::error_t& error) {
      if (error.num() != EINTR) throw;
    }
  }
}

std::optional<std::vector<std::string>> receive(zmq::socket_t& socket) {
  std::vector<std::string> parts;
  zmq::message_t part;
  do {
    // The parts of one message arrive together, so only the first can be missing.
    if (!socket.recv(part, zmq::recv_flags::dontwait)) return {};
    parts.push_back(part.to_string());
  } while (part.more());
  return parts;
}

bool send(zmq::socket_t& socket, std::initializer_list<std::string_view> parts) {
  std::size_t left = parts.size();
  for (const std::string_view part : parts) {
    const auto flags =
        zmq::send_flags::dontwait | (--left > 0 ? zmq::send_flags::sndmore : zmq::send_flags::none);
    if (!socket.send(zmq::buffer(part), flags)) return false;
  }
  return true;
}

}  // namespace tilewatch::bus
