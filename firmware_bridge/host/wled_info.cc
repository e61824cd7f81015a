// SPDX-License-Identifier: MIT
#include "firmware_bridge/host/wled_info.h"

#include <arpa/inet.h>
#include <fmt/format.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <nlohmann/json.hpp>
#include <utility>

namespace tilewatch::bridge {
namespace {

using namespace std::chrono_literals;

constexpr Time kWledPatience = 2s;
constexpr std::size_t kLongestAnswer = 64 * 1024;  // WLED's is about 1 kB
constexpr int kMostWledLamps = 2000;

}  // namespace

std::optional<int> lamps_in_answer(const std::string& answer) {
  const auto body = answer.find("\r\n\r\n");
  if (body == std::string::npos || answer.compare(0, 5, "HTTP/") != 0) return {};
  const auto info = nlohmann::json::parse(answer.substr(body + 4), nullptr, false);
  if (!info.is_object() || !info.contains("leds") || !info["leds"].is_object()) return {};
  const auto& leds = info["leds"];
  if (!leds.contains("count") || !leds["count"].is_number_integer()) return {};
  const auto count = leds["count"].get<std::int64_t>();
  if (count < 1 || count > kMostWledLamps) return {};
  return static_cast<int>(count);
}

WledInfo::WledInfo(std::vector<unsigned char> address, std::string host, int port)
    // HTTP/1.0: the answer ends with the connection and comes in one piece.
    : request_(fmt::format("GET /json/info HTTP/1.0\r\nHost: {}\r\nAccept: application/json\r\n\r\n", host)) {
  auto* where = reinterpret_cast<sockaddr*>(address.data());
  const auto net_port = htons(static_cast<std::uint16_t>(port));
  if (where->sa_family == AF_INET6) {
    reinterpret_cast<sockaddr_in6*>(where)->sin6_port = net_port;
  } else {
    reinterpret_cast<sockaddr_in*>(where)->sin_port = net_port;
  }
  socket_ = socket(where->sa_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
  if (socket_ < 0 ||
      (connect(socket_, where, static_cast<socklen_t>(address.size())) != 0 && errno != EINPROGRESS)) {
    end();
  }
}

WledInfo::~WledInfo() { end(); }

void WledInfo::end() {
  over_ = true;
  if (socket_ >= 0) close(std::exchange(socket_, -1));
}

void WledInfo::service(Time now) {
  if (over_) return;
  if (!until_) until_ = now + kWledPatience;
  if (now >= *until_) return end();
  if (!asked_) {
    pollfd item{socket_, POLLOUT, 0};
    if (poll(&item, 1, 0) <= 0) return;
    // A hundred bytes always fit into a new connection's buffer.
    if (send(socket_, request_.data(), request_.size(), MSG_NOSIGNAL) < 0) return end();
    asked_ = true;
  }
  std::array<char, 2048> bytes{};
  while (true) {
    const ssize_t got = recv(socket_, bytes.data(), bytes.size(), 0);
    if (got > 0) answer_.append(bytes.data(), static_cast<std::size_t>(got));
    if (got > 0 && answer_.size() <= kLongestAnswer) continue;
    if (got < 0 && (errno == EAGAIN || errno == EINTR)) return;
    lamps_ = lamps_in_answer(answer_);
    return end();
  }
}

}  // namespace tilewatch::bridge
