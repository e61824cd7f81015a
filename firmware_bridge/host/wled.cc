// SPDX-License-Identifier: MIT
#include "firmware_bridge/host/wled.h"

#include <fmt/format.h>
#include <netdb.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <optional>
#include <utility>

#include "firmware_bridge/host/wled_info.h"
#include "firmware_bridge/host/zones.h"

namespace tilewatch::bridge {
namespace {

using namespace std::chrono_literals;

constexpr std::uint8_t kDnrgb = 4;
constexpr std::uint8_t kTimeoutSeconds = 3;  // after this without a datagram WLED shows its own effect again
constexpr Time kKeepAlive = 1s;              // datagrams may be lost, so the picture is sent again as well
constexpr Time kFastest = 33ms;
constexpr std::size_t kLampsPerDatagram = 489;
constexpr const char* kUdpPort = "21324";
constexpr int kUsualLamps = 60;

class Wled : public Device {
 public:
  /// `info` null: so many lamps; else it is asked, and `lamps` stand in if it does not say.
  Wled(int socket, std::string host, int lamps, std::unique_ptr<WledInfo> info)
      : socket_(socket), host_(std::move(host)), info_(std::move(info)) {
    description_.lamps = lamps;
    if (!info_) begin(lamps);
  }
  ~Wled() override { close(socket_); }
  Wled(const Wled&) = delete;
  Wled& operator=(const Wled&) = delete;

  std::string name() const override { return "WLED at " + host_ + how_many_; }
  void service(Time now) override {
    if (info_) ask(now);
    if (info_ || now < next_wake()) return;
    for (const auto& datagram : wled_datagrams(picture_)) {
      // The error of a datagram is told with one of the next: nobody listens on that port.
      if (send(socket_, datagram.data(), datagram.size(), MSG_DONTWAIT | MSG_NOSIGNAL) < 0 &&
          errno != EAGAIN) {
        trouble_ = {ErrorKind::kInput,
                    fmt::format("WLED at {} cannot be reached: {}", host_, std::strerror(errno)),
                    "Is it switched on and in the same network? It is tried again by itself."};
      } else {
        trouble_ = {};
      }
    }
    sent_at_ = now;
    changed_ = false;
  }
  int descriptor() const override { return info_ ? info_->descriptor() : -1; }
  bool wants_to_write() const override { return info_ && info_->wants_to_write(); }
  Time next_wake() const override {
    return info_ ? info_->next_wake() : sent_at_ + (changed_ ? kFastest : kKeepAlive);
  }
  bool ready() const override { return !info_ && trouble_.message.empty(); }
  const Error& trouble() const override { return trouble_; }
  const BoardDescription* description() const override { return info_ ? nullptr : &description_; }
  void show(const Picture& picture) override {
    if (info_) return;
    Picture full = picture;
    full.resize(picture_.size());
    changed_ = changed_ || full != picture_;
    picture_ = std::move(full);
  }
  void ring(std::uint8_t) override {}
  std::vector<Press> take_presses() override { return {}; }

 private:
  void begin(int lamps) {
    description_.lamps = lamps;
    description_.zones = zones_for(lamps);
    picture_.resize(static_cast<std::size_t>(lamps));
  }
  void ask(Time now) {
    info_->service(now);
    if (!info_->over()) return;
    const std::optional<int> lamps = info_->lamps();
    how_many_ = lamps ? fmt::format(" ({} lamps)", *lamps)
                      : fmt::format(" ({} lamps, for it does not say; else --lamps N)", description_.lamps);
    begin(lamps.value_or(description_.lamps));
    info_.reset();
  }

  int socket_;
  std::string host_;
  std::string how_many_;            ///< for people, once it was asked
  std::unique_ptr<WledInfo> info_;  ///< while it is being asked
  BoardDescription description_;
  Picture picture_;
  bool changed_ = true;
  Time sent_at_{-kKeepAlive};
  Error trouble_;
};

}  // namespace

std::vector<std::vector<std::uint8_t>> wled_datagrams(const Picture& picture) {
  std::vector<std::vector<std::uint8_t>> out;
  for (std::size_t first = 0; first < picture.size(); first += kLampsPerDatagram) {
    std::vector<std::uint8_t> bytes{kDnrgb, kTimeoutSeconds, static_cast<std::uint8_t>(first >> 8U),
                                    static_cast<std::uint8_t>(first & 0xFFU)};
    for (std::size_t i = first; i < std::min(picture.size(), first + kLampsPerDatagram); ++i) {
      bytes.insert(bytes.end(), {picture[i].r, picture[i].g, picture[i].b});
    }
    out.push_back(std::move(bytes));
  }
  return out;
}

Result<std::unique_ptr<Device>> make_wled(const std::string& host, int lamps, int http_port) {
  if (host.empty()) {
    return failure(ErrorKind::kUsage, "say where WLED is: --host NAME-OR-ADDRESS",
                   "WLED shows its address in its app and on your router's page.");
  }
  const auto colon = host.rfind(':');
  const bool has_port = colon != std::string::npos && host.find(':') == colon;
  const std::string name = has_port ? host.substr(0, colon) : host;
  const std::string port = has_port ? host.substr(colon + 1) : kUdpPort;
  addrinfo hints{};
  hints.ai_socktype = SOCK_DGRAM;
  addrinfo* found = nullptr;
  if (const int error = getaddrinfo(name.c_str(), port.c_str(), &hints, &found); error != 0) {
    return failure(ErrorKind::kInput, fmt::format("there is no WLED at {}: {}", host, gai_strerror(error)),
                   "Check the name, or give its address: --host 192.168.1.50.");
  }
  int socket_descriptor = -1;
  std::vector<unsigned char> reached;
  for (const addrinfo* address = found; address != nullptr && socket_descriptor < 0;
       address = address->ai_next) {
    socket_descriptor = socket(address->ai_family, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    if (socket_descriptor >= 0 && connect(socket_descriptor, address->ai_addr, address->ai_addrlen) != 0) {
      close(std::exchange(socket_descriptor, -1));
    }
    const auto* bytes = reinterpret_cast<const unsigned char*>(address->ai_addr);
    reached.assign(bytes, bytes + address->ai_addrlen);
  }
  freeaddrinfo(found);
  if (socket_descriptor < 0) {
    return failure(ErrorKind::kInput,
                   fmt::format("WLED at {} cannot be reached: {}", host, std::strerror(errno)));
  }
  std::unique_ptr<WledInfo> info;
  if (lamps <= 0) info = std::make_unique<WledInfo>(std::move(reached), name, http_port);
  return std::make_unique<Wled>(socket_descriptor, host, lamps > 0 ? lamps : kUsualLamps, std::move(info));
}

}  // namespace tilewatch::bridge
