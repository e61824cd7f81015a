// SPDX-License-Identifier: MIT
// A display's side of the bus: hears state and previews, sends requests. Has a thread of its own.
#pragma once

#include <functional>
#include <memory>

#include "engine/bus/context.h"
#include "engine/bus/endpoints.h"
#include "engine/bus/messages.h"
#include "engine/catalogue/result.h"

namespace tilewatch::bus {

/// Called on the link's thread, one at a time; hand the value over to your own thread. Empty ones are
/// skipped; without `preview` no pictures are asked for.
struct TableHandlers {
  std::function<void(const Snapshot&)> state;  ///< the whole state, after every change
  std::function<void(const Preview&)> preview;
  std::function<void(const Reply&)> reply;
  std::function<void(bool up)> link;  ///< the engine's state socket was reached or lost
};

class TableLink {
 public:
  /// Connects to endpoints.state, .requests and .preview; the others may come later. The first call of
  /// handlers.state brings the state of a running game.
  static Result<std::unique_ptr<TableLink>> open(Context& context, const Endpoints& endpoints,
                                                 TableHandlers handlers);
  /// Stops the thread; no handler runs afterwards.
  ~TableLink();

  /// From any thread; does not block. The answer comes to handlers.reply with the same id; an empty id is
  /// filled in. Returns the id.
  std::string send(Request request);

 private:
  struct Impl;
  explicit TableLink(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

}  // namespace tilewatch::bus
