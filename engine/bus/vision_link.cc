// SPDX-License-Identifier: MIT
// PUSH for readings, SUB for the state, XPUB for previews (it tells whether anybody looks).
#include "engine/bus/vision_link.h"

#include <spdlog/spdlog.h>

#include <utility>

#include "engine/bus/codec.h"
#include "engine/bus/sockets.h"
#include "engine/bus/state_messages.h"

namespace tilewatch::bus {
namespace {
/// How long a closing vision waits for an engine that is slow to fetch the last readings.
constexpr int kLingerMs = 1000;
}  // namespace

struct VisionLink::Impl {
  zmq::socket_t readings;
  zmq::socket_t state;
  zmq::socket_t preview;
  Endpoints bound;
  StateReplica replica;
  bool changed = false;
  int watchers = 0;

  explicit Impl(zmq::context_t& context)
      : readings(context, zmq::socket_type::push),
        state(context, zmq::socket_type::sub),
        preview(context, zmq::socket_type::xpub) {
    readings.set(zmq::sockopt::sndhwm, 0);  // 0 = no limit: a reading is never lost
    readings.set(zmq::sockopt::linger, kLingerMs);
    preview.set(zmq::sockopt::sndhwm, kPreviewQueue);
    preview.set(zmq::sockopt::linger, 0);
    state.set(zmq::sockopt::linger, 0);
    state.set(zmq::sockopt::subscribe, kStateTopic);
  }

  void hear() {
    while (const auto parts = receive(state)) changed = take_state(replica, *parts, state) || changed;
  }
};

VisionLink::VisionLink(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
VisionLink::~VisionLink() = default;

Result<std::unique_ptr<VisionLink>> VisionLink::open(Context& context, const Endpoints& endpoints) {
  auto impl = std::make_unique<Impl>(context.impl().zmq);
  impl->bound = endpoints;
  if (auto done = bus::bind(impl->preview, endpoints.preview); !done) return tl::unexpected(done.error());
  impl->bound.preview = last_endpoint(impl->preview);
  if (auto done = bus::connect(impl->readings, endpoints.readings); !done)
    return tl::unexpected(done.error());
  if (auto done = bus::connect(impl->state, endpoints.state); !done) return tl::unexpected(done.error());
  return std::unique_ptr<VisionLink>(new VisionLink(std::move(impl)));
}

const Endpoints& VisionLink::bound() const { return impl_->bound; }

void VisionLink::send(const Reading& reading) { bus::send(impl_->readings, {encode(reading)}); }

void VisionLink::send(const CameraNews& news) { bus::send(impl_->readings, {kCameraPart, encode(news)}); }

bool VisionLink::preview_wanted(std::chrono::milliseconds patience) {
  if (patience.count() > 0 && impl_->watchers == 0) {
    std::vector<zmq::pollitem_t> items{readable(impl_->preview)};
    poll(items, patience);
  }
  while (const auto message = receive(impl_->preview)) {
    if (message->front().empty()) continue;
    // XPUB passes on the first subscription and the last farewell, so this is 0 or 1.
    impl_->watchers = message->front()[0] == '\1' ? 1 : 0;
  }
  return impl_->watchers > 0;
}

void VisionLink::send(const Preview& preview) { bus::send(impl_->preview, {encode_preview(preview)}); }

std::optional<Snapshot> VisionLink::news() {
  impl_->hear();
  if (!std::exchange(impl_->changed, false)) return {};
  return impl_->replica.state();
}

bool VisionLink::wait_until_weighed(std::int64_t frame, const StopSignal& stop) {
  while (true) {
    impl_->hear();
    if (const auto& state = impl_->replica.state(); state && state->weighed_frame >= frame) return true;
    std::vector<zmq::pollitem_t> items{readable(stop), readable(impl_->state)};
    poll(items, {});
    if (items[0].revents != 0) return false;
  }
}

}  // namespace tilewatch::bus
