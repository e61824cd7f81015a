// SPDX-License-Identifier: MIT
#include "firmware_bridge/host/console.h"

#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <optional>
#include <utility>

#include "firmware_bridge/host/board_link.h"
#include "firmware_bridge/host/bridge_node.h"

namespace tilewatch::bridge {
namespace {

using namespace std::chrono_literals;

constexpr Time kComesWithin = 6s;
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

/// What the console's own messages have made of the strip, for "show".
class Strip {
 public:
  void take(const Message& message) {
    if (message.type == TW_LED_RANGE) {
      put(tw_get_u16(message.payload.data()), message.payload.data() + 2, (message.payload.size() - 2) / 3,
          3);
    } else if (message.type == TW_LED_FILL) {
      put(tw_get_u16(message.payload.data()), message.payload.data() + 4,
          tw_get_u16(message.payload.data() + 2), 0);
    }
  }
  Message show(int lamps) {
    rgb_.resize(3 * static_cast<std::size_t>(lamps));
    const tw_led_show show{0, tw_check(rgb_.data(), static_cast<std::uint16_t>(rgb_.size()))};
    std::vector<std::uint8_t> payload(5);
    tw_pack_led_show(payload.data(), &show);
    return {TW_LED_SHOW, 0, payload};
  }

 private:
  void put(std::size_t first, const std::uint8_t* rgb, std::size_t count, std::size_t step) {
    rgb_.resize(std::max(rgb_.size(), 3 * (first + count)));
    for (std::size_t i = 0; i < count; ++i)
      std::copy_n(rgb + step * i, 3, rgb_.begin() + static_cast<std::ptrdiff_t>(3 * (first + i)));
  }
  std::vector<std::uint8_t> rgb_;
};

/// Whether a person wants to see it: not the small talk that goes on by itself.
bool is_news(const Message& message, std::string& last_heartbeat) {
  if (message.type == TW_DESCRIBE || message.type == TW_DESCRIPTION) return false;
  if ((message.type == TW_PING || message.type == TW_PONG) && message.payload.empty()) return false;
  if (message.type != TW_HEARTBEAT) return true;
  return std::exchange(last_heartbeat, to_text(message)) != last_heartbeat;
}

std::string summary(const BoardDescription& board) {
  const auto seats = std::count_if(board.zones.begin(), board.zones.end(),
                                   [](const LampZone& zone) { return zone.seat >= 0; });
  return fmt::format("a board with firmware {}: {} buttons, {} lamps for {} seats{}", board.firmware,
                     board.buttons.size(), board.lamps, seats, board.ring ? ", a ring light" : "");
}

void print_help(const std::function<void(const std::string&)>& print) {
  for (const MessageLayout& layout : message_layouts()) {
    if (layout.from_board) continue;
    std::string fields;
    for (const FieldLayout& field : layout.fields) fields += fmt::format(" {}={}", field.name, field.type);
    print(fmt::format("  {}{}", layout.name, fields));
  }
  print("  show    (led_show of what led_fill and led_range have made; begin with a led_fill of all lamps)");
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
  std::string last_heartbeat;
  link->listener = [&](bool from_board, const Message& message) {
    if (!is_news(message, last_heartbeat)) return;
    print(fmt::format("{:9.3f} {} {}", static_cast<double>((steady_now() - began).count()) / 1e6,
                      from_board ? "<" : ">", to_text(message)));
  };
  std::vector<std::unique_ptr<Device>> devices;
  devices.push_back(std::move(device));
  std::string text;
  Strip strip;
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
    } else if (line == "show") {
      link->say(strip.show(link->description() ? link->description()->lamps : 0));
    } else if (auto message = message_from(line)) {
      strip.take(*message);
      link->say(std::move(*message));
    } else {
      print(fmt::format("{}. {}", message.error().message, message.error().hint));
    }
  };
  while (!stop.raised()) {
    const Time now = steady_now();
    devices[0]->service(now);
    devices[0]->take_presses();
    if (!came && devices[0]->ready()) {
      came = true;
      print(summary(*devices[0]->description()));
    }
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
    // Lines are read once the board is there: what they mean depends on it.
    wait_for(devices, {stop.descriptor(), open && came ? input : -1}, steady_now(),
             came ? wake : now + 100ms);
    if (!open || (!came && now - began < kComesWithin)) continue;
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
