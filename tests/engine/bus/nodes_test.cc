// SPDX-License-Identifier: MIT
// The nodes over inproc, ipc and tcp: nothing lost, late joiners served, garbage survived. Waits on events
// only.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>
#include <zmq.hpp>

#include "engine/bus/codec.h"
#include "engine/bus/engine_hub.h"
#include "engine/bus/table_link.h"
#include "engine/bus/vision_link.h"
#include "tests/engine/bus/samples.h"
#include "tests/support/paths.h"

namespace tilewatch::bus {
namespace {

using testing::HasSubstr;

/// Values that handlers on another thread put and the test takes.
template <class T>
class Inbox {
 public:
  void put(T value) {
    const std::lock_guard lock(mutex_);
    values_.push_back(std::move(value));
    came_.notify_one();
  }
  T take() {
    std::unique_lock lock(mutex_);
    came_.wait(lock, [&] { return !values_.empty(); });
    T value = std::move(values_.front());
    values_.pop_front();
    return value;
  }

 private:
  std::mutex mutex_;
  std::condition_variable came_;
  std::deque<T> values_;
};

/// An engine that publishes what it is told and answers every request; runs until the test ends.
class EchoEngine {
 public:
  EchoEngine(Context& context, const Endpoints& endpoints) {
    auto opened = EngineHub::open(context, endpoints);
    EXPECT_TRUE(opened) << opened.error().message;
    hub_ = std::move(*opened);
    bound_ = hub_->bound();
    hub_->publish(samples::snapshot());
    thread_ = std::jthread([this] { run(); });
  }
  ~EchoEngine() { stop(); }
  void stop() {
    stop_.raise();
    if (thread_.joinable()) thread_.join();
  }
  const Endpoints& endpoints() const { return bound_; }
  Inbox<Reading>& readings() { return readings_; }
  std::int64_t malformed() const { return hub_->malformed(); }  // after stop()

 private:
  void run() {
    Snapshot state = samples::snapshot();
    while (true) {
      Incoming incoming = hub_->wait(stop_);
      if (auto* reading = std::get_if<Reading>(&incoming)) {
        state.weighed_frame = reading->frame;
        hub_->publish(state);
        readings_.put(std::move(*reading));
      } else if (auto* request = std::get_if<RequestFrom>(&incoming)) {
        hub_->reply(*request, {request->request.id, true, request->request.verb});
      } else {
        return;
      }
    }
  }

  std::unique_ptr<EngineHub> hub_;
  Endpoints bound_;
  StopSignal stop_;
  Inbox<Reading> readings_;
  std::jthread thread_;
};

class Nodes : public testing::TestWithParam<std::string> {
 protected:
  Endpoints endpoints() const {
    if (GetParam() == "ipc") return Endpoints::ipc(scratch_.path().string());
    if (GetParam() == "tcp") return Endpoints::tcp("127.0.0.1", 0);
    return Endpoints::inproc("nodes");
  }
  test::ScratchFolder scratch_;
  Context context_;
};

TEST_P(Nodes, NoReadingIsLost) {
  EchoEngine engine(context_, endpoints());
  Endpoints at = engine.endpoints();
  auto vision = VisionLink::open(context_, at);
  ASSERT_TRUE(vision) << vision.error().message;
  constexpr int kCount = 3000;  // more than ZeroMQ's usual queue
  Reading reading = samples::reading();
  for (int i = 0; i < kCount; ++i) {
    reading.frame = i;
    (*vision)->send(reading);
  }
  for (int i = 0; i < kCount; ++i) ASSERT_EQ(engine.readings().take().frame, i);
}

TEST_P(Nodes, VisionHearsWhatWasWeighed) {
  EchoEngine engine(context_, endpoints());
  auto vision = VisionLink::open(context_, engine.endpoints());
  ASSERT_TRUE(vision);
  Reading reading = samples::reading();
  reading.frame = 77;
  (*vision)->send(reading);
  const StopSignal stop;
  ASSERT_TRUE((*vision)->wait_until_weighed(77, stop));
  const auto news = (*vision)->news();
  ASSERT_TRUE(news);
  EXPECT_EQ(news->weighed_frame, 77);
  EXPECT_FALSE((*vision)->news());
  stop.raise();
  EXPECT_FALSE((*vision)->wait_until_weighed(78, stop));
}

TEST_P(Nodes, ALateDisplayGetsTheWholeStateAndThenChanges) {
  EchoEngine engine(context_, endpoints());
  auto vision = VisionLink::open(context_, engine.endpoints());
  ASSERT_TRUE(vision);
  const StopSignal stop;
  Reading reading = samples::reading();
  reading.frame = 1;
  (*vision)->send(reading);
  ASSERT_TRUE((*vision)->wait_until_weighed(1, stop));

  Inbox<Snapshot> states;
  auto late =
      TableLink::open(context_, engine.endpoints(), {[&](const Snapshot& s) { states.put(s); }, {}, {}, {}});
  ASSERT_TRUE(late);
  EXPECT_EQ(states.take().weighed_frame, 1);
  reading.frame = 2;
  (*vision)->send(reading);
  Snapshot next = states.take();
  while (next.weighed_frame != 2) next = states.take();
  EXPECT_EQ(next.players[0].name, "Ana");
}

TEST_P(Nodes, RequestsAreAnswered) {
  EchoEngine engine(context_, endpoints());
  Inbox<Reply> replies;
  auto link =
      TableLink::open(context_, engine.endpoints(), {{}, {}, [&](const Reply& r) { replies.put(r); }, {}});
  ASSERT_TRUE(link);
  Request request = samples::request();
  request.id.clear();
  const std::string id = (*link)->send(request);
  const Reply reply = replies.take();
  EXPECT_EQ(reply.id, id);
  EXPECT_EQ(reply.message, "answer");
}

TEST_P(Nodes, PreviewsReachADisplay) {
  EchoEngine engine(context_, endpoints());
  auto vision = VisionLink::open(context_, engine.endpoints());
  ASSERT_TRUE(vision);
  EXPECT_FALSE((*vision)->preview_wanted());
  Endpoints at = engine.endpoints();
  at.preview = (*vision)->bound().preview;
  Inbox<Preview> previews;
  auto link = TableLink::open(context_, at, {{}, [&](const Preview& p) { previews.put(p); }, {}, {}});
  ASSERT_TRUE(link);
  ASSERT_TRUE((*vision)->preview_wanted(std::chrono::seconds{20}));
  (*vision)->send(samples::preview());
  EXPECT_EQ(previews.take().jpeg, samples::preview().jpeg);
}

INSTANTIATE_TEST_SUITE_P(Transports, Nodes, testing::Values("inproc", "ipc", "tcp"),
                         [](const auto& suite) { return suite.param; });

TEST(EngineHub, GarbageIsCountedAndTheGameGoesOn) {
  Context context;
  EchoEngine engine(context, Endpoints::tcp("127.0.0.1", 0));
  zmq::context_t raw;
  zmq::socket_t push(raw, zmq::socket_type::push);
  push.connect(engine.endpoints().readings);
  for (const std::string text : {"", "{", "{\"frame\":1}", "\xff\xff\xff"}) push.send(zmq::buffer(text));
  push.send(zmq::buffer(encode(samples::reading())));
  EXPECT_EQ(engine.readings().take().frame, samples::reading().frame);

  zmq::socket_t dealer(raw, zmq::socket_type::dealer);
  dealer.connect(engine.endpoints().requests);
  dealer.send(zmq::buffer(std::string("{\"verb\":3}")));
  zmq::message_t answer;
  ASSERT_TRUE(dealer.recv(answer));
  const auto reply = decode<Reply>(answer.to_string_view());
  ASSERT_TRUE(reply);
  EXPECT_FALSE(reply->ok);
  EXPECT_THAT(reply->message, HasSubstr("request.verb"));
  engine.stop();
  EXPECT_EQ(engine.malformed(), 5);
}

TEST(EngineHub, ATakenAddressIsNamed) {
  Context context;
  EchoEngine engine(context, Endpoints::tcp("127.0.0.1", 0));
  const auto second = EngineHub::open(context, engine.endpoints());
  ASSERT_FALSE(second);
  EXPECT_THAT(second.error().message, HasSubstr("is in use"));
}

TEST(EngineHub, WaitsNoLongerThanToldTo) {
  Context context;
  auto hub = EngineHub::open(context, Endpoints::inproc("timeout"));
  ASSERT_TRUE(hub);
  const StopSignal stop;
  EXPECT_TRUE(std::holds_alternative<TimedOut>((*hub)->wait(stop, std::chrono::milliseconds{1})));
  stop.raise();
  EXPECT_TRUE(std::holds_alternative<Stopped>((*hub)->wait(stop)));
}

TEST(Endpoints, NobodyFromOutsideGetsIn) {
  for (const char* good : {"tcp://127.0.0.1:5610", "tcp://127.3.2.1:1", "tcp://localhost:65535",
                           "tcp://[::1]:80", "tcp://127.0.0.1:*", "inproc://x", "ipc:///tmp/x"}) {
    EXPECT_TRUE(check_endpoint(good)) << good;
  }
  for (const char* bad :
       {"tcp://0.0.0.0:5610", "tcp://*:5610", "tcp://192.168.1.4:5610", "tcp://[::]:5610", "tcp://eth0:5610",
        "tcp://127.0.0.1.example.org:5610", "tcp://127.0.0.1", "tcp://127.0.0.1:0", "tcp://127.0.0.1:99999",
        "udp://127.0.0.1:5", "", "inproc://"}) {
    const auto checked = check_endpoint(bad);
    ASSERT_FALSE(checked) << bad;
    EXPECT_FALSE(checked.error().hint.empty());
  }
  EXPECT_THAT(check_endpoint("tcp://0.0.0.0:5610").error().message, HasSubstr("other computers"));
}

}  // namespace
}  // namespace tilewatch::bus
