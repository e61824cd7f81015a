// SPDX-License-Identifier: MIT
#include "firmware_bridge/host/console.h"

#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <optional>

#include "firmware_bridge/host/board_link.h"
#include "firmware_bridge/host/bridge_node.h"

namespace tilewatch::bridge {
namespace {

using namespace std::chrono_literals;

constexpr Time kComesWithin = 10s;
constexpr Time kLastWords = 300ms;

/// Complete lines of what was read; the rest stays.
std::vector<std::string> take_lines(std::string& text) {
  std::vector<std::string> lines;
  for (auto end = text.find('\n'); end != std::string::npos; end = text.find('\n')) {
    lines.push_back(text.substr(0, end));
    text.erase(0, end + 1);
  }
  return lines;
}

void print_help(const std::function<void(const std::string&)>& print) {
  for (const MessageLayout& layout : message_layouts()) {
    if (layout.from_board) continue;
    std::string fields;
    for (const FieldLayout& field : layout.fields) fields += fmt::format(" {}={}", field.name, field.type);
    print(fmt::format("  {}{}", layout.name, fields));
  }
  print("  quit");
}

}  // namespace

Result<void> run_console(std::unique_ptr<Device> device, int input,
                         const std::function<void(const std::string&)>& print, const bus::StopSignal& stop) {
  BoardLink* link = device->conversation();
  if (link == nullptr) {
    return failure(ErrorKind::kUsage, fmt::format("{} does not speak the board's protocol", device->name()),
                   "--console goes with --device serial or soft.");
  }
  const Time began = steady_now();
  link->listener = [&](bool from_board, const Message& message) {
    print(fmt::format("{:9.3f} {} {}", static_cast<double>((steady_now() - began).count()) / 1e6,
                      from_board ? "<" : ">", to_text(message)));
  };
  std::vector<std::unique_ptr<Device>> devices;
  devices.push_back(std::move(device));
  std::string text;
  bool open = true;
  bool came = false;
  std::string last;
  std::optional<Time> end;
  const auto obey = [&](const std::string& line) {
    if (line.empty()) return;
    if (line == "quit") {
      open = false;
    } else if (line == "help") {
      print_help(print);
    } else if (auto message = message_from(line)) {
      link->say(std::move(*message));
    } else {
      print(fmt::format("{}. {}", message.error().message, message.error().hint));
    }
  };
  while (!stop.raised()) {
    const Time now = steady_now();
    devices[0]->service(now);
    devices[0]->take_presses();
    came = came || devices[0]->ready();
    const Error& trouble = devices[0]->trouble();
    if (!trouble.message.empty() && trouble.message != last) {
      last = trouble.message;
      print(fmt::format("{}. {}", trouble.message, trouble.hint));
    }
    if (!open && came && link->unsaid() == 0 && !end) end = now + kLastWords;
    if (end && now >= *end) return {};
    if (!came && !open && now - began > kComesWithin) {
      return failure(ErrorKind::kInput, fmt::format("{}: {}", devices[0]->name(), last), trouble.hint);
    }
    const Time wake = end ? *end : open ? kNever : now + 100ms;
    wait_for(devices, {stop.descriptor(), open ? input : -1}, steady_now(), wake);
    if (!open) continue;
    std::array<char, 512> bytes{};
    pollfd ready{input, POLLIN, 0};
    if (poll(&ready, 1, 0) <= 0) continue;
    const ssize_t got = ::read(input, bytes.data(), bytes.size());
    if (got > 0) {
      text.append(bytes.data(), static_cast<std::size_t>(got));
    } else if (got == 0 || errno != EINTR) {
      text += "\n";
      open = false;
    }
    for (const std::string& line : take_lines(text)) obey(line);
  }
  return {};
}

}  // namespace tilewatch::bridge
