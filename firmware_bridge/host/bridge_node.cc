// SPDX-License-Identifier: MIT
#include "firmware_bridge/host/bridge_node.h"

#include <fmt/format.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <deque>
#include <map>
#include <mutex>
#include <optional>
#include <system_error>
#include <utility>

#include "engine/bus/table_link.h"
#include "firmware_bridge/host/button_requests.h"
#include "firmware_bridge/host/lamp_picture.h"

namespace tilewatch::bridge {
namespace {

using namespace std::chrono_literals;

constexpr Time kAnswerWithin = 3s;

/// What the bus's thread leaves here for the bridge's.
class Mailbox {
 public:
  struct News {
    std::optional<bus::Snapshot> state;
    std::deque<bus::Reply> replies;
    std::optional<bool> link;
  };

  Mailbox() : bell_(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {
    if (bell_ < 0) throw std::system_error(errno, std::generic_category(), "no event descriptor is left");
  }
  ~Mailbox() { close(bell_); }
  Mailbox(const Mailbox&) = delete;
  Mailbox& operator=(const Mailbox&) = delete;

  int descriptor() const { return bell_; }
  template <class Work>
  void put(Work work) {
    {
      const std::lock_guard lock(mutex_);
      work(news_);
    }
    const std::uint64_t one = 1;
    [[maybe_unused]] const auto written = write(bell_, &one, sizeof one);
  }
  News take() {
    std::uint64_t rung = 0;
    [[maybe_unused]] const auto got = ::read(bell_, &rung, sizeof rung);
    const std::lock_guard lock(mutex_);
    return std::exchange(news_, {});
  }

 private:
  int bell_;
  std::mutex mutex_;
  News news_;
};

}  // namespace

Time steady_now() {
  return std::chrono::duration_cast<Time>(std::chrono::steady_clock::now().time_since_epoch());
}

bool wait_for(const std::vector<std::unique_ptr<Device>>& devices, std::vector<int> extra, Time now,
              Time wake) {
  std::vector<pollfd> items;
  for (const int descriptor : extra) items.push_back({descriptor, POLLIN, 0});
  for (const auto& device : devices) {
    wake = std::min(wake, device->next_wake());
    const auto events = static_cast<short>(device->wants_to_write() ? POLLIN | POLLOUT : POLLIN);
    items.push_back({device->descriptor(), events, 0});  // poll() skips a descriptor of -1
  }
  const Time patience = std::clamp(wake == kNever ? Time(1h) : wake - now, Time{0}, Time(1h));
  const timespec time{patience.count() / 1'000'000, patience.count() % 1'000'000 * 1000};
  if (ppoll(items.data(), items.size(), &time, nullptr) <= 0) return false;
  return std::any_of(items.begin(), items.begin() + static_cast<std::ptrdiff_t>(extra.size()),
                     [](const pollfd& item) { return item.revents != 0; });
}

struct BridgeNode::Impl {
  struct Asked {
    Button button;
    Time sent{0};
  };

  std::vector<std::unique_ptr<Device>> devices;
  std::vector<std::string> last_words;  ///< about each device, so that each thing is said once
  BridgeNodeOptions options;
  Mailbox mailbox;
  std::unique_ptr<bus::TableLink> link;
  std::optional<bus::Snapshot> state;
  std::map<std::string, Asked> asked;
  std::vector<Flash> flashes;

  void tell(const std::string& words) const {
    if (options.tell) options.tell(words);
  }
  const bus::Snapshot* snapshot() const { return state ? &*state : nullptr; }
  static int seat_of(const Button& button) { return button.role == ButtonRole::kClock ? -1 : button.seat; }

  void take_news(Time now) {
    Mailbox::News news = mailbox.take();
    if (news.link && !*news.link && state) {
      state.reset();
      tell("the engine is gone; the board waits for it");
    }
    if (news.state) {
      if (!state) tell(fmt::format("joined the game at table \"{}\"", news.state->table));
      state = std::move(news.state);
    }
    for (const bus::Reply& reply : news.replies) {
      const auto found = asked.find(reply.id);
      if (found == asked.end()) continue;
      answer(found->second.button, reply.ok ? "" : reply.message, now);
      asked.erase(found);
    }
    for (auto item = asked.begin(); item != asked.end();) {
      if (now - item->second.sent < kAnswerWithin) {
        ++item;
      } else {
        answer(item->second.button, "the engine does not answer: press it again if nothing happens", now);
        item = asked.erase(item);
      }
    }
  }

  /// Shows at the seat whether a press counted; `why_not` empty = it did.
  void answer(const Button& button, const std::string& why_not, Time now) {
    flashes.push_back({seat_of(button), why_not.empty() ? kTaken : kRefused,
                       now + options.flash * (why_not.empty() ? 1 : 3)});
    if (!why_not.empty()) tell(fmt::format("{}: {}", words_for(button, snapshot()), why_not));
  }

  void take(const Press& press, Time now) {
    auto request = request_of(press, snapshot());
    if (!request) return answer(press.button, request.error().message, now);
    asked[press.id] = {press.button, now};
    link->send(std::move(*request));
  }

  void say_how(const Device& device, std::string& last) const {
    std::string words = device.trouble().message;
    if (words.empty() && device.ready()) words = "ready";
    if (words.empty() || words == last) return;
    last = words;
    tell(words == "ready" ? fmt::format("{} is ready", device.name())
                          : fmt::format("{}: {}{}{}", device.name(), words,
                                        device.trouble().hint.empty() ? "" : ". ", device.trouble().hint));
  }

  Time next_wake(Time) const {
    Time wake = kNever;
    for (const Flash& flash : flashes) wake = std::min(wake, flash.until);
    for (const auto& [id, item] : asked) wake = std::min(wake, item.sent + kAnswerWithin);
    return wake;
  }

  void run(const bus::StopSignal& stop) {
    while (!stop.raised()) {
      const Time now = steady_now();
      take_news(now);
      std::erase_if(flashes, [&](const Flash& flash) { return flash.until <= now; });
      for (std::size_t i = 0; i < devices.size(); ++i) {
        Device& device = *devices[i];
        paint(device, now);
        device.service(now);
        for (const Press& press : device.take_presses()) take(press, now);
        paint(device, now);  // it may just have become ready, or a press be answered
        device.service(now);
        say_how(device, last_words[i]);
      }
      wait_for(devices, {stop.descriptor(), mailbox.descriptor()}, steady_now(), next_wake(now));
    }
    go_dark();
  }

  void paint(Device& device, Time now) const {
    if (const BoardDescription* board = device.description()) {
      device.show(lamp_picture(*board, snapshot(), flashes, now));
      device.ring(state ? ring_level(options.ring, state->camera.ring) : std::uint8_t{0});
    }
  }

  /// The lamps go out with the program; a board that does not take it within a moment does so by itself.
  void go_dark() {
    const Time end = steady_now() + 200ms;
    for (const auto& device : devices) {
      device->show({});
      device->ring(0);
    }
    for (Time now = steady_now(); now < end; now = steady_now()) {
      bool busy = false;
      for (const auto& device : devices) {
        device->service(now);
        busy = busy || (device->ready() && device->next_wake() < now + 100ms);
      }
      if (!busy) break;
      wait_for(devices, {}, now, end);
    }
  }
};

std::uint8_t ring_level(std::uint8_t set, std::optional<int> change) {
  constexpr int kStillOn = 12;
  const int least = std::min<int>(set, kStillOn);
  return static_cast<std::uint8_t>(std::clamp(set + change.value_or(0), least, 255));
}

BridgeNode::BridgeNode(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
BridgeNode::~BridgeNode() = default;

Result<std::unique_ptr<BridgeNode>> BridgeNode::open(bus::Context& context, const bus::Endpoints& endpoints,
                                                     std::vector<std::unique_ptr<Device>> devices,
                                                     BridgeNodeOptions options) {
  auto impl = std::make_unique<Impl>();
  impl->devices = std::move(devices);
  impl->last_words.resize(impl->devices.size());
  impl->options = std::move(options);
  Mailbox& mailbox = impl->mailbox;
  bus::TableHandlers handlers;
  handlers.state = [&mailbox](const bus::Snapshot& state) {
    mailbox.put([&](Mailbox::News& news) { news.state = state; });
  };
  handlers.reply = [&mailbox](const bus::Reply& reply) {
    mailbox.put([&](Mailbox::News& news) { news.replies.push_back(reply); });
  };
  handlers.link = [&mailbox](bool up) {
    mailbox.put([&](Mailbox::News& news) {
      news.link = up;
      if (!up) news.state.reset();
    });
  };
  auto link = bus::TableLink::open(context, endpoints, std::move(handlers));
  if (!link) return tl::unexpected(link.error());
  impl->link = std::move(*link);
  return std::unique_ptr<BridgeNode>(new BridgeNode(std::move(impl)));
}

void BridgeNode::run(const bus::StopSignal& stop) { impl_->run(stop); }

}  // namespace tilewatch::bridge
