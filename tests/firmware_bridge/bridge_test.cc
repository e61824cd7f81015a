// SPDX-License-Identifier: MIT
// The whole way: soft board on a pty, termios, bridge, bus, an engine of the test's own. Real time, but only
// events and counts are judged.
#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

#include "engine/bus/engine_hub.h"
#include "firmware_bridge/host/bridge_node.h"
#include "firmware_bridge/host/console.h"
#include "firmware_bridge/host/lamp_picture.h"
#include "firmware_bridge/host/serial_board.h"
#include "firmware_bridge/host/serial_port.h"
#include "firmware_bridge/host/soft_board_pty.h"
#include "firmware_bridge/host/wled.h"
#include "firmware_bridge/host/wled_info.h"

namespace tilewatch::bridge {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;

/// Values that other threads put and the test waits for.
template <class T>
class Waiting {
 public:
  void put(T value) {
    const std::lock_guard lock(mutex_);
    values_.push_back(std::move(value));
    came_.notify_all();
  }
  T take() {
    std::unique_lock lock(mutex_);
    came_.wait(lock, [&] { return !values_.empty(); });
    T value = std::move(values_.front());
    values_.pop_front();
    return value;
  }
  template <class Like>
  void wait_for(Like like) {
    while (!like(take())) {
    }
  }
  std::size_t size() const {
    const std::lock_guard lock(mutex_);
    return values_.size();
  }

 private:
  mutable std::mutex mutex_;
  std::condition_variable came_;
  std::deque<T> values_;
};

/// A soft board that a test can watch.
class WatchedBoard {
 public:
  WatchedBoard() {
    auto started = SoftBoardPty::start([this](const auto& view) { shown_.put(view); });
    EXPECT_TRUE(started);
    board_ = std::move(*started);
  }
  SoftBoardPty& operator*() { return *board_; }
  SoftBoardPty* operator->() { return board_.get(); }
  /// Until it shows, or has shown since the last call, what is waited for: nothing is too short to be seen.
  template <class Like>
  void wait_until(Like like) {
    while (!like(seen_)) seen_ = shown_.take();
  }
  std::unique_ptr<Device> driver() {
    return std::make_unique<SerialBoard>("test board",
                                         [path = board_->path()] { return open_serial_port(path); });
  }

 private:
  Waiting<SoftBoardPty::View> shown_;
  SoftBoardPty::View seen_{Picture(60), 0, false, 0};
  std::unique_ptr<SoftBoardPty> board_;
};

bus::Snapshot some_state() {
  bus::Snapshot state;
  state.mode = bus::Mode::kPlaying;
  state.phase = "figure";
  state.players.push_back({"Ana", Colour::kRed, 50, 0, {}, true});
  state.players.push_back({"Bo", Colour::kBlue, 20, 0, {}, false});
  return state;
}

/// Publishes states and keeps the requests; refuses "undo".
class FakeEngine {
 public:
  explicit FakeEngine(bus::Context& context)
      : hub_(std::move(*bus::EngineHub::open(context, bus::Endpoints::inproc()))) {
    hub_->publish(some_state());
    thread_ = std::jthread([this] {
      while (true) {
        const bus::Incoming incoming = hub_->wait(stop_);
        if (std::holds_alternative<bus::Stopped>(incoming)) return;
        if (const auto* request = std::get_if<bus::RequestFrom>(&incoming)) {
          const bool ok = request->request.verb != "undo";
          hub_->reply(*request, {request->request.id, ok, ok ? "" : "there is nothing to undo"});
          requests.put(request->request);
        }
      }
    });
  }
  ~FakeEngine() { stop_.raise(); }
  Waiting<bus::Request> requests;

 private:
  std::unique_ptr<bus::EngineHub> hub_;
  bus::StopSignal stop_;
  std::jthread thread_;
};

// A flash that a busy machine were late for would never be shown: LampPicture's tests see that it ends.
constexpr Time kFlash = 1h;

class RunningBridge {
 public:
  RunningBridge(bus::Context& context, std::vector<std::unique_ptr<Device>> devices) {
    auto node = BridgeNode::open(context, bus::Endpoints::inproc(), std::move(devices),
                                 {120, [this](const std::string& words) { told.put(words); }, kFlash});
    EXPECT_TRUE(node);
    node_ = std::move(*node);
    thread_ = std::jthread([this] { node_->run(stop_); });
  }
  ~RunningBridge() { stop_.raise(); }
  Waiting<std::string> told;

 private:
  bus::StopSignal stop_;
  std::unique_ptr<BridgeNode> node_;
  std::jthread thread_;
};

std::vector<std::unique_ptr<Device>> one(std::unique_ptr<Device> device) {
  std::vector<std::unique_ptr<Device>> devices;
  devices.push_back(std::move(device));
  return devices;
}

TEST(Bridge, VisionMakesTheRingLightBrighterOrDarkerThanPeopleSetItAndNeverPutsItOut) {
  EXPECT_EQ(ring_level(120, std::nullopt), 120);
  EXPECT_EQ(ring_level(120, 64), 184);
  EXPECT_EQ(ring_level(120, -64), 56) << "glare: less light than people set";
  EXPECT_EQ(ring_level(120, -255), 12) << "dimmed, but people see that it is on";
  EXPECT_EQ(ring_level(5, -255), 5);
  EXPECT_EQ(ring_level(240, 255), 255);
  EXPECT_EQ(ring_level(0, -64), 0) << "people switched it off";
  EXPECT_EQ(ring_level(0, 96), 96) << "too dark to read";
}

TEST(Bridge, CarriesTheGameToTheLampsAndPressesToTheEngine) {
  bus::Context context;
  FakeEngine engine(context);
  WatchedBoard board;
  {
    RunningBridge bridge(context, one(board.driver()));
    board.wait_until(
        [](const auto& view) { return view.lamps[8] == light_of(Colour::kRed) && view.ring == 120; });
    board->press(12);
    const bus::Request pass = engine.requests.take();
    EXPECT_EQ(pass.verb, "pass");
    board.wait_until([](const auto& view) { return view.lamps[59] == kTaken; });
    board->press(3);
    const bus::Request undo = engine.requests.take();
    EXPECT_EQ(undo.verb, "undo");
    EXPECT_NE(pass.id, undo.id);
    bridge.told.wait_for(
        [](const std::string& words) { return words == "Bo's undo button: there is nothing to undo"; });
    board.wait_until([](const auto& view) { return view.lamps[10] == kRefused; });
    board->press(0);  // nothing to confirm: the engine is not even asked
    bridge.told.wait_for([](const std::string& words) {
      return words == "Ana's confirm button: there is nothing to confirm";
    });
    EXPECT_EQ(engine.requests.size(), 0U);
  }
  board.wait_until([](const auto& view) { return view.lamps == Picture(60); });
}

TEST(Bridge, AResetBoardShowsTheGameAgain) {
  bus::Context context;
  FakeEngine engine(context);
  WatchedBoard board;
  RunningBridge bridge(context, one(board.driver()));
  board.wait_until([](const auto& view) { return view.lamps[8] == light_of(Colour::kRed); });
  board->reset();
  board.wait_until([](const auto& view) { return view.lamps[8] != light_of(Colour::kRed); });
  board.wait_until([](const auto& view) { return view.lamps[8] == light_of(Colour::kRed); });
}

TEST(Bridge, WaitsForAnEngineAndForABoard) {
  bus::Context context;
  WatchedBoard board;
  auto port_is_there = std::make_shared<std::atomic<bool>>(false);
  RunningBridge bridge(
      context, one(std::make_unique<SerialBoard>(
                   "test board", [port_is_there, path = board->path()]() -> Result<std::unique_ptr<Port>> {
                     if (!*port_is_there) return tl::unexpected(open_error("/dev/x", ENOENT));
                     return open_serial_port(path);
                   })));
  bridge.told.wait_for(
      [](const std::string& words) { return words.starts_with("test board: there is no port /dev/x"); });
  *port_is_there = true;
  bridge.told.wait_for([](const std::string& words) { return words == "test board is ready"; });
  board.wait_until([](const auto& view) { return view.lamps[54].b > 0; });
  board->press(12);
  bridge.told.wait_for(
      [](const std::string& words) { return words.find("there is no game") != std::string::npos; });
  FakeEngine engine(context);
  board.wait_until([](const auto& view) { return view.lamps[8] == light_of(Colour::kRed); });
}

TEST(SerialPort, IsForOneProgramAlone) {
  WatchedBoard board;
  auto first = open_serial_port(board->path());
  ASSERT_TRUE(first);
  const auto second = open_serial_port(board->path());
  ASSERT_FALSE(second);
  EXPECT_THAT(second.error().message, HasSubstr("another program uses the port"));
  first->reset();
  EXPECT_TRUE(open_serial_port(board->path()));
}

TEST(SerialPort, SaysThatTheOtherEndIsGone) {
  const int master = posix_openpt(O_RDWR | O_NOCTTY);
  ASSERT_EQ(grantpt(master) | unlockpt(master), 0);
  auto port = open_serial_port(ptsname(master));
  ASSERT_TRUE(port);
  EXPECT_TRUE((*port)->read());
  close(master);
  EXPECT_FALSE((*port)->read());
  const std::array<std::uint8_t, 3> bytes{1, 2, 3};
  EXPECT_FALSE((*port)->write(bytes));
}

TEST(Console, TypesTheTextTwin) {
  WatchedBoard board;
  std::array<int, 2> typed{};
  ASSERT_EQ(pipe(typed.data()), 0);
  const std::string lines = "ring level=77 fade_ms=0\nring level=900 fade_ms=0\nstats_request\n";
  ASSERT_EQ(write(typed[1], lines.data(), lines.size()), static_cast<ssize_t>(lines.size()));
  close(typed[1]);
  std::vector<std::string> printed;
  const bus::StopSignal stop;
  const auto done = run_console(
      board.driver(), typed[0], [&](const std::string& line) { printed.push_back(line); }, stop);
  close(typed[0]);
  EXPECT_TRUE(done);
  EXPECT_THAT(printed, testing::Contains(HasSubstr("< hello magic=TWB1 protocol=1")));
  EXPECT_THAT(printed, testing::Contains(HasSubstr("> ring level=77 fade_ms=0")));
  EXPECT_THAT(printed, testing::Contains(HasSubstr("< ack type=18")));
  EXPECT_THAT(printed, testing::Contains(HasSubstr("ring: level cannot be \"900\"")));
  EXPECT_THAT(printed, testing::Contains(HasSubstr("< stats good=")));
  EXPECT_EQ(board->view().ring, 77);
}

TEST(Console, IsNotForWled) {
  auto wled = make_wled("127.0.0.1:9", 10);
  ASSERT_TRUE(wled);
  const bus::StopSignal stop;
  const auto done = run_console(
      std::move(*wled), 0, [](const std::string&) {}, stop);
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().kind, ErrorKind::kUsage);
}

TEST(Wled, IsSentThePictureAndIsKeptAlive) {
  const int listener = socket(AF_INET, SOCK_DGRAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  ASSERT_EQ(bind(listener, reinterpret_cast<sockaddr*>(&address), sizeof address), 0);
  socklen_t size = sizeof address;
  getsockname(listener, reinterpret_cast<sockaddr*>(&address), &size);
  auto device = make_wled("127.0.0.1:" + std::to_string(ntohs(address.sin_port)), 3);
  ASSERT_TRUE(device);
  const auto received = [&] {
    std::array<std::uint8_t, 64> bytes{};
    const ssize_t got = recv(listener, bytes.data(), bytes.size(), 0);
    return std::vector<std::uint8_t>(bytes.begin(), bytes.begin() + got);
  };
  Time now = 10s;
  (*device)->show({{1, 2, 3}, {4, 5, 6}});
  (*device)->service(now);
  EXPECT_THAT(received(), ElementsAre(4, 3, 0, 0, 1, 2, 3, 4, 5, 6, 0, 0, 0));
  (*device)->show({{9, 2, 3}, {4, 5, 6}});
  (*device)->service(now + 1ms);  // not faster than thirty a second
  EXPECT_EQ((*device)->next_wake(), now + 33ms);
  now = (*device)->next_wake();
  (*device)->service(now);
  EXPECT_EQ(received()[4], 9);
  EXPECT_EQ((*device)->next_wake(), now + 1s);
  (*device)->service(now + 1s);
  EXPECT_EQ(received().size(), 13U);
  close(listener);
}

/// A WLED's web page on loopback: answers one request with `answer`, or never.
class FakeWledPage {
 public:
  explicit FakeWledPage(std::string answer) : answer_(std::move(answer)) {
    listener_ = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    EXPECT_EQ(bind(listener_, reinterpret_cast<sockaddr*>(&address), sizeof address), 0);
    EXPECT_EQ(listen(listener_, 1), 0);
    socklen_t size = sizeof address;
    getsockname(listener_, reinterpret_cast<sockaddr*>(&address), &size);
    port_ = ntohs(address.sin_port);
    if (answer_.empty()) return;
    thread_ = std::jthread([this] {
      const int visitor = accept(listener_, nullptr, nullptr);
      std::array<char, 512> bytes{};
      const ssize_t got = recv(visitor, bytes.data(), bytes.size(), 0);
      asked.assign(bytes.data(), static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
      send(visitor, answer_.data(), answer_.size(), MSG_NOSIGNAL);
      close(visitor);
    });
  }
  ~FakeWledPage() {
    if (thread_.joinable()) thread_.join();
    close(listener_);
  }
  int port() const { return port_; }
  std::string asked;  ///< after the device is ready

 private:
  std::string answer_;
  int listener_ = -1;
  int port_ = 0;
  std::jthread thread_;
};

TEST(Wled, IsAskedHowManyLampsItHas) {
  FakeWledPage page(
      "HTTP/1.0 200 OK\r\nContent-Type: application/json\r\n\r\n"
      R"({"ver":"0.14.0","leds":{"count":113,"rgbw":false},"name":"WLED"})");
  auto wled = make_wled("127.0.0.1:9", 0, page.port());
  ASSERT_TRUE(wled);
  EXPECT_FALSE((*wled)->ready());
  EXPECT_EQ((*wled)->description(), nullptr);
  const auto devices = one(std::move(*wled));
  while (devices.front()->description() == nullptr) {
    devices.front()->service(steady_now());
    if (devices.front()->description() == nullptr) wait_for(devices, {}, steady_now(), kNever);
  }
  EXPECT_EQ(devices.front()->description()->lamps, 113);
  EXPECT_THAT(page.asked, testing::StartsWith("GET /json/info HTTP/1.0\r\n"));
  EXPECT_EQ(devices.front()->name(), "WLED at 127.0.0.1:9 (113 lamps)");
}

TEST(Wled, ThatDoesNotSayHowManyLampsItHasIsTakenForSixtySoonAndNeverWaitedFor) {
  FakeWledPage silent("");
  auto wled = make_wled("127.0.0.1:9", 0, silent.port());
  ASSERT_TRUE(wled);
  Time now = 10s;
  (*wled)->service(now);
  EXPECT_EQ((*wled)->description(), nullptr);
  EXPECT_EQ((*wled)->next_wake(), now + 2s);
  (*wled)->service(now + 2s);
  ASSERT_NE((*wled)->description(), nullptr);
  EXPECT_EQ((*wled)->description()->lamps, 60);
  EXPECT_THAT((*wled)->name(), HasSubstr("does not say"));
}

TEST(Wled, AnAnswerThatIsNoneIsNoNumber) {
  for (const char* answer :
       {"", "HTTP/1.1 404 Not Found\r\n\r\n", "HTTP/1.0 200 OK\r\n\r\n{\"leds\":", "{\"leds\":{\"count\":5}}",
        "HTTP/1.0 200 OK\r\n\r\n{\"leds\":{\"count\":\"5\"}}",
        "HTTP/1.0 200 OK\r\n\r\n{\"leds\":{\"count\":0}}",
        "HTTP/1.0 200 OK\r\n\r\n{\"leds\":{\"count\":99999}}", "HTTP/1.0 200 OK\r\n\r\n[1]"}) {
    EXPECT_EQ(lamps_in_answer(answer), std::nullopt) << answer;
  }
  EXPECT_EQ(lamps_in_answer("HTTP/1.0 200 OK\r\n\r\n{\"leds\":{\"count\":5}}"), 5);
}

TEST(Wled, AWrongNameIsSaid) {
  EXPECT_EQ(make_wled("", 10).error().kind, ErrorKind::kUsage);
  const auto nobody = make_wled("no.such.host.invalid", 10);
  ASSERT_FALSE(nobody);
  EXPECT_THAT(nobody.error().message, HasSubstr("there is no WLED at no.such.host.invalid"));
}

}  // namespace
}  // namespace tilewatch::bridge
