// SPDX-License-Identifier: MIT
// The engine's side of the bus: takes readings and requests, tells everybody the state.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>

#include "engine/bus/context.h"
#include "engine/bus/endpoints.h"
#include "engine/bus/messages.h"
#include "engine/bus/stop_signal.h"
#include "engine/catalogue/result.h"

namespace tilewatch::bus {

struct RequestFrom {
  std::string sender;  ///< opaque: who gets the Reply
  Request request;
};
struct TimedOut {};
struct Stopped {};
struct Woken {};  ///< somebody called wake()
using Incoming = std::variant<Reading, CameraNews, RequestFrom, TimedOut, Stopped, Woken>;

/// Owned and used by one thread, but for wake().
class EngineHub {
 public:
  /// Listens on endpoints.readings, .state and .requests. Fails when an address is refused or taken.
  static Result<std::unique_ptr<EngineHub>> open(Context& context, const Endpoints& endpoints);
  ~EngineHub();

  /// The addresses in use, "*" replaced by the port that was free.
  const Endpoints& bound() const;

  /// Blocks until a reading or a request arrives, `stop` is raised or the time is over. Newcomers are given
  /// the snapshot meanwhile. Malformed messages are counted and logged, never returned.
  Incoming wait(const StopSignal& stop, std::optional<std::chrono::milliseconds> timeout = {});

  /// Makes wait() return Woken once, now or when it is called next. From any thread.
  void wake() const noexcept;

  /// Numbers the state and tells everybody what changed; does nothing when nothing did. Returns its seq.
  std::int64_t publish(Snapshot snapshot);
  void reply(const RequestFrom& to, const Reply& reply);

  /// Messages that were thrown away because they were malformed.
  std::int64_t malformed() const;

 private:
  struct Impl;
  explicit EngineHub(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

}  // namespace tilewatch::bus
