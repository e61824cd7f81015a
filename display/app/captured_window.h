// SPDX-License-Identifier: MIT
// The window with scores that is to be captured, as far behind the game as the overlay.
#pragma once

#include <memory>

#include "display/app/overlay_options.h"
#include "display/model/delayed_client.h"
#include "display/window/overlay_window.h"

namespace tilewatch::app {

class CapturedWindow {
 public:
  /// Opens it where it is wanted, else null; kUsage for a ground that is none. Needs a QApplication; `client`
  /// and `switches` must outlive it.
  static Result<std::unique_ptr<CapturedWindow>> open(const OverlayChoices& choices,
                                                      model::TableClient& client,
                                                      const model::AidSwitches& switches);

 private:
  CapturedWindow(model::TableClient& client, const model::AidSwitches& switches,
                 const window::OverlayGround& ground, int delay_s)
      : held_(client, delay_s), window_(held_, switches, ground) {}

  model::DelayedClient held_;
  window::OverlayWindow window_;
};

}  // namespace tilewatch::app
