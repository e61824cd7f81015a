// SPDX-License-Identifier: MIT
// PULL for readings, XPUB for the state (it tells of newcomers), ROUTER for requests.
#include "engine/bus/engine_hub.h"

#include <fmt/format.h>
#include <spdlog/spdlog.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <utility>

#include "engine/bus/codec.h"
#include "engine/bus/sockets.h"

namespace tilewatch::bus {

struct EngineHub::Impl {
  zmq::socket_t readings;
  zmq::socket_t state;
  zmq::socket_t requests;
  Endpoints bound;
  std::optional<Snapshot> told;
  std::int64_t malformed = 0;
  int wake = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);

  explicit Impl(zmq::context_t& context)
      : readings(context, zmq::socket_type::pull),
        state(context, zmq::socket_type::xpub),
        requests(context, zmq::socket_type::router) {
    readings.set(zmq::sockopt::rcvhwm, 0);        // 0 = no limit: a reading is never lost
    state.set(zmq::sockopt::xpub_verbose, true);  // every newcomer is told of, not only the first of a topic
    state.set(zmq::sockopt::linger, 1000);        // the last word of a finished game still goes out
    requests.set(zmq::sockopt::linger, 1000);
    readings.set(zmq::sockopt::linger, 0);
    if (wake < 0) throw std::system_error(errno, std::generic_category(), "no event descriptor is left");
  }
  ~Impl() { close(wake); }

  void drop(const Error& error) {
    ++malformed;
    spdlog::warn("a message was dropped, the game goes on: {}", error.message);
  }

  void greet_newcomers() {
    bool newcomer = false;
    while (const auto message = receive(state)) {
      newcomer = newcomer || (!message->front().empty() && message->front()[0] == '\1');
    }
    // XPUB cannot address one subscriber; the others replace their copy by an equal one.
    if (newcomer && told) send(state, {kStateTopic, kSnapshotPart, encode(*told)});
  }

  std::optional<Incoming> next_reading() {
    const auto message = receive(readings);
    if (!message) return {};
    if (message->size() == 2 && message->front() == kCameraPart) {
      auto news = decode<CameraNews>(message->back());
      if (news) return Incoming{std::move(*news)};
      drop(news.error());
      return {};
    }
    auto reading = decode<Reading>(message->front());
    if (reading) return Incoming{std::move(*reading)};
    drop(reading.error());
    return {};
  }

  std::optional<Incoming> next_request() {
    const auto message = receive(requests);
    if (!message) return {};
    if (message->size() != 2) {
      drop({ErrorKind::kInput, fmt::format("request: {} parts instead of one", message->size() - 1), {}});
      return {};
    }
    auto request = decode<Request>(message->back());
    if (request) return Incoming{RequestFrom{message->front(), std::move(*request)}};
    drop(request.error());
    send(requests, {message->front(), encode(Reply{"", false, request.error().message})});
    return {};
  }
};

EngineHub::EngineHub(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
EngineHub::~EngineHub() = default;

Result<std::unique_ptr<EngineHub>> EngineHub::open(Context& context, const Endpoints& endpoints) {
  auto impl = std::make_unique<Impl>(context.impl().zmq);
  impl->bound = endpoints;
  for (auto [socket, endpoint] :
       {std::pair{&impl->readings, &impl->bound.readings}, std::pair{&impl->state, &impl->bound.state},
        std::pair{&impl->requests, &impl->bound.requests}}) {
    if (auto done = bus::bind(*socket, *endpoint); !done) return tl::unexpected(done.error());
    *endpoint = last_endpoint(*socket);
  }
  return std::unique_ptr<EngineHub>(new EngineHub(std::move(impl)));
}

const Endpoints& EngineHub::bound() const { return impl_->bound; }

Incoming EngineHub::wait(const StopSignal& stop, std::optional<std::chrono::milliseconds> timeout) {
  using Clock = std::chrono::steady_clock;
  const Clock::time_point deadline = timeout ? Clock::now() + *timeout : Clock::time_point::max();
  while (true) {
    // People's requests go before the camera's readings.
    if (auto incoming = impl_->next_request()) return std::move(*incoming);
    if (auto incoming = impl_->next_reading()) return std::move(*incoming);
    impl_->greet_newcomers();
    std::optional<std::chrono::milliseconds> left;
    if (timeout) {
      left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now());
      if (left->count() <= 0) return TimedOut{};
    }
    std::vector<zmq::pollitem_t> items{readable(stop),
                                       readable(impl_->requests),
                                       readable(impl_->readings),
                                       readable(impl_->state),
                                       {nullptr, impl_->wake, ZMQ_POLLIN, 0}};
    if (!poll(items, left)) return TimedOut{};
    if (items[0].revents != 0) return Stopped{};
    if (items.back().revents != 0) {
      std::uint64_t count = 0;
      if (read(impl_->wake, &count, sizeof count) > 0) return Woken{};
    }
  }
}

std::int64_t EngineHub::publish(Snapshot snapshot) {
  if (!impl_->told) {
    snapshot.seq = 1;
    send(impl_->state, {kStateTopic, kSnapshotPart, encode(snapshot)});
  } else {
    snapshot.seq = impl_->told->seq;
    if (encode(snapshot) == encode(*impl_->told)) return snapshot.seq;
    ++snapshot.seq;
    send(impl_->state, {kStateTopic, kUpdatePart, encode(update_between(*impl_->told, snapshot))});
  }
  impl_->told = std::move(snapshot);
  return impl_->told->seq;
}

void EngineHub::wake() const noexcept {
  const std::uint64_t one = 1;
  [[maybe_unused]] const auto written = write(impl_->wake, &one, sizeof one);
}

void EngineHub::reply(const RequestFrom& to, const Reply& reply) {
  send(impl_->requests, {to.sender, encode(reply)});
}

std::int64_t EngineHub::malformed() const { return impl_->malformed; }

}  // namespace tilewatch::bus
