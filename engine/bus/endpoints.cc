// SPDX-License-Identifier: MIT
// Addresses, and the rule that nobody from outside gets in.
#include "engine/bus/endpoints.h"

#include <arpa/inet.h>
#include <fmt/format.h>

#include <array>
#include <string_view>

namespace tilewatch::bus {
namespace {

bool is_loopback(std::string_view host) {
  if (host == "localhost" || host == "[::1]") return true;
  in_addr address{};
  return inet_pton(AF_INET, std::string(host).c_str(), &address) == 1 && ntohl(address.s_addr) >> 24U == 127;
}

bool is_port(std::string_view port) {
  if (port == "*") return true;
  if (port.empty() || port.size() > 5 || port.find_first_not_of("0123456789") != std::string_view::npos)
    return false;
  const int number = std::stoi(std::string(port));
  return number > 0 && number < 65536;
}

}  // namespace

Endpoints Endpoints::inproc(const std::string& table) {
  const std::string base = "inproc://" + table;
  return {base + "-readings", base + "-state", base + "-requests", base + "-preview"};
}

Endpoints Endpoints::ipc(const std::string& folder) {
  const std::string base = "ipc://" + folder;
  return {base + "/readings", base + "/state", base + "/requests", base + "/preview"};
}

Endpoints Endpoints::tcp(const std::string& host, int port) {
  const auto at = [&](int offset) {
    return port == 0 ? fmt::format("tcp://{}:*", host) : fmt::format("tcp://{}:{}", host, port + offset);
  };
  return {at(0), at(1), at(2), at(3)};
}

Result<void> check_endpoint(const std::string& endpoint) {
  constexpr std::string_view kTcp = "tcp://";
  // A socket's path longer than this cannot be bound on Linux.
  constexpr std::size_t kLongestSocketPath = 107;
  if (endpoint.starts_with("inproc://") && endpoint.size() > 9) return {};
  if (endpoint.starts_with("ipc://") && endpoint.size() > 6) {
    if (endpoint.size() - 6 <= kLongestSocketPath) return {};
    return failure(
        ErrorKind::kUsage,
        fmt::format("{}: the path of a socket may have {} characters at most", endpoint, kLongestSocketPath),
        "Choose a folder with a shorter path.");
  }
  if (endpoint.starts_with(kTcp)) {
    const std::string_view rest = std::string_view(endpoint).substr(kTcp.size());
    const std::size_t colon = rest.rfind(':');
    if (colon != std::string_view::npos && is_port(rest.substr(colon + 1))) {
      const std::string_view host = rest.substr(0, colon);
      if (is_loopback(host)) return {};
      return failure(
          ErrorKind::kUsage,
          fmt::format("{} would open the table to other computers, and nobody could tell who is talking",
                      endpoint),
          "Use 127.0.0.1; for another machine lead the ports through an ssh tunnel.");
    }
  }
  return failure(
      ErrorKind::kUsage, fmt::format("\"{}\" is no address of the bus", endpoint),
      "Addresses look like tcp://127.0.0.1:5610, ipc:///run/user/1000/tilewatch/state or inproc://name.");
}

Result<void> check_endpoints(const Endpoints& endpoints) {
  for (const std::string* endpoint :
       {&endpoints.readings, &endpoints.state, &endpoints.requests, &endpoints.preview}) {
    if (auto checked = check_endpoint(*endpoint); !checked) return checked;
  }
  return {};
}

}  // namespace tilewatch::bus
