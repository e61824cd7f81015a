// SPDX-License-Identifier: MIT
#include "display/app/captured_window.h"

namespace tilewatch::app {

Result<std::unique_ptr<CapturedWindow>> CapturedWindow::open(const OverlayChoices& choices,
                                                             model::TableClient& client,
                                                             const model::AidSwitches& switches) {
  if (choices.window.empty()) return std::unique_ptr<CapturedWindow>();
  const auto ground = window::overlay_ground(choices.window);
  if (!ground) return tl::unexpected(ground.error());
  std::unique_ptr<CapturedWindow> made(
      new CapturedWindow(client, switches, *ground, choices.plan.least_delay_s));
  made->window_.show();
  return made;
}

}  // namespace tilewatch::app
