// SPDX-License-Identifier: MIT
// SUB for state and previews, DEALER for requests, all on one thread that sleeps in poll().
#include "engine/bus/table_link.h"

#include <fmt/format.h>
#include <spdlog/spdlog.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstring>
#include <deque>
#include <mutex>
#include <random>
#include <system_error>
#include <thread>
#include <utility>

#include "engine/bus/codec.h"
#include "engine/bus/sockets.h"
#include "engine/bus/state_messages.h"

namespace tilewatch::bus {
namespace {

/// Requests wait here until the link's thread fetches them.
class Outbox {
 public:
  Outbox() : bell_(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {
    if (bell_ < 0) throw std::system_error(errno, std::generic_category(), "no event descriptor is left");
  }
  ~Outbox() { close(bell_); }
  Outbox(const Outbox&) = delete;
  Outbox& operator=(const Outbox&) = delete;

  void put(std::string text) {
    {
      const std::lock_guard lock(mutex_);
      waiting_.push_back(std::move(text));
    }
    const std::uint64_t one = 1;
    [[maybe_unused]] const auto written = write(bell_, &one, sizeof one);
  }
  std::deque<std::string> take() {
    std::uint64_t rung = 0;
    [[maybe_unused]] const auto got = ::read(bell_, &rung, sizeof rung);
    const std::lock_guard lock(mutex_);
    return std::exchange(waiting_, {});
  }
  zmq::pollitem_t item() const { return {nullptr, bell_, ZMQ_POLLIN, 0}; }

 private:
  int bell_;
  std::mutex mutex_;
  std::deque<std::string> waiting_;
};

}  // namespace

struct TableLink::Impl {
  zmq::socket_t state;
  zmq::socket_t state_events;  ///< libzmq tells here when the engine is reached or lost
  zmq::socket_t requests;
  zmq::socket_t preview;
  TableHandlers handlers;
  StateReplica replica;
  StopSignal stop;
  Outbox outbox;
  std::string name;
  std::atomic<std::int64_t> sent = 0;
  std::jthread thread;

  Impl(zmq::context_t& context, TableHandlers wanted)
      : state(context, zmq::socket_type::sub),
        state_events(context, zmq::socket_type::pair),
        requests(context, zmq::socket_type::dealer),
        preview(context, zmq::socket_type::sub),
        handlers(std::move(wanted)) {
    for (zmq::socket_t* socket : {&state, &state_events, &preview}) socket->set(zmq::sockopt::linger, 0);
    requests.set(zmq::sockopt::linger, 1000);  // a last click still reaches the engine
    state.set(zmq::sockopt::subscribe, kStateTopic);
    preview.set(zmq::sockopt::conflate, true);  // only the newest
    std::random_device seed;
    name = fmt::format("{:08x}", seed());
    const std::string events =
        fmt::format("inproc://link-events-{}-{}", name, static_cast<const void*>(this));
    zmq_socket_monitor(state.handle(), events.c_str(), ZMQ_EVENT_CONNECTED | ZMQ_EVENT_DISCONNECTED);
    state_events.connect(events);
  }

  ~Impl() {
    stop.raise();
    if (thread.joinable()) thread.join();
    zmq_socket_monitor(state.handle(), nullptr, 0);
  }

  void run() {
    std::vector<zmq::pollitem_t> items{readable(stop),     outbox.item(),     readable(state),
                                       readable(requests), readable(preview), readable(state_events)};
    while (true) {
      poll(items, {});
      if (items[0].revents != 0) break;
      for (const std::string& text : outbox.take()) bus::send(requests, {text});
      take_link_events();
      while (const auto parts = receive(state)) {
        if (take_state(replica, *parts, state) && handlers.state) handlers.state(*replica.state());
      }
      while (const auto parts = receive(requests)) take_reply(parts->back());
      while (const auto parts = receive(preview)) take_preview(parts->back());
    }
    for (const std::string& text : outbox.take()) bus::send(requests, {text});
  }

  void take_link_events() {
    while (const auto parts = receive(state_events)) {
      std::uint16_t event = 0;
      if (parts->front().size() < sizeof event) continue;
      std::memcpy(&event, parts->front().data(), sizeof event);
      if (handlers.link) handlers.link(event == ZMQ_EVENT_CONNECTED);
    }
  }

  void take_reply(const std::string& text) {
    const auto reply = decode<Reply>(text);
    if (!reply) {
      spdlog::warn("a reply was dropped: {}", reply.error().message);
    } else if (handlers.reply) {
      handlers.reply(*reply);
    }
  }

  void take_preview(const std::string& bytes) {
    const auto picture = decode_preview(bytes);
    if (!picture) {
      spdlog::warn("a preview was dropped: {}", picture.error().message);
    } else {
      handlers.preview(*picture);
    }
  }
};

TableLink::TableLink(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
TableLink::~TableLink() = default;

Result<std::unique_ptr<TableLink>> TableLink::open(Context& context, const Endpoints& endpoints,
                                                   TableHandlers handlers) {
  auto impl = std::make_unique<Impl>(context.impl().zmq, std::move(handlers));
  if (auto done = bus::connect(impl->state, endpoints.state); !done) return tl::unexpected(done.error());
  if (auto done = bus::connect(impl->requests, endpoints.requests); !done)
    return tl::unexpected(done.error());
  if (impl->handlers.preview) {
    impl->preview.set(zmq::sockopt::subscribe, "");
    if (auto done = bus::connect(impl->preview, endpoints.preview); !done)
      return tl::unexpected(done.error());
  }
  impl->thread = std::jthread([link = impl.get()] { link->run(); });
  return std::unique_ptr<TableLink>(new TableLink(std::move(impl)));
}

std::string TableLink::send(Request request) {
  if (request.id.empty()) request.id = fmt::format("{}-{}", impl_->name, ++impl_->sent);
  impl_->outbox.put(encode(request));
  return request.id;
}

}  // namespace tilewatch::bus
