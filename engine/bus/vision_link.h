// SPDX-License-Identifier: MIT
// Vision's side of the bus: gives readings and previews, hears what the engine has committed.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>

#include "engine/bus/context.h"
#include "engine/bus/endpoints.h"
#include "engine/bus/messages.h"
#include "engine/bus/stop_signal.h"
#include "engine/catalogue/result.h"

namespace tilewatch::bus {

/// Owned and used by one thread.
class VisionLink {
 public:
  /// Connects to endpoints.readings and .state, listens on .preview. The engine may come later.
  static Result<std::unique_ptr<VisionLink>> open(Context& context, const Endpoints& endpoints);
  /// Waits a few seconds at most for readings that the engine has not fetched yet.
  ~VisionLink();

  const Endpoints& bound() const;

  /// Never lost and never blocks: it waits in a queue while the engine is busy or away.
  void send(const Reading& reading);
  void send(const CameraNews& news);
  /// True when some display wants previews now (so that nobody makes pictures in vain); waits for one that
  /// long.
  bool preview_wanted(std::chrono::milliseconds patience = std::chrono::milliseconds{0});
  void send(const Preview& preview);

  /// The newest state if it changed since the last call. Does not block.
  std::optional<Snapshot> news();
  /// Blocks until the engine has weighed the reading of `frame` (kept in news()), or `stop` is raised (then
  /// false).
  bool wait_until_weighed(std::int64_t frame, const StopSignal& stop);

 private:
  struct Impl;
  explicit VisionLink(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

}  // namespace tilewatch::bus
