// SPDX-License-Identifier: MIT
// tilewatch display: only the window, on the bus; or, without one, the game told line by line.
#include <CLI/CLI.hpp>
#include <cstdio>
#include <memory>
#include <mutex>
#include <nlohmann/json.hpp>
#include <thread>

#include "display/app/application.h"
#include "display/app/audience_options.h"
#include "display/app/bus_options.h"
#include "display/app/captured_window.h"
#include "display/app/command.h"
#include "display/app/interrupt.h"
#include "display/app/look_options.h"
#include "display/app/overlay_options.h"
#include "display/app/progress.h"
#include "display/model/bus_client.h"
#include "display/window/run_window.h"
#include "engine/bus/table_link.h"

namespace tilewatch::app {
namespace {

struct DisplayArguments {
  BusOptions bus;
  bool headless = false;
  OverlayChoices overlay;
  AudienceChoices audience;
};

/// Ends when the pictures have ended; then prints the scores as one line of JSON.
Result<void> tell(bus::Context& context, const bus::Endpoints& endpoints, const bus::StopSignal& stop) {
  Progress progress;
  std::mutex mutex;
  bus::Snapshot last;
  bus::TableHandlers handlers;
  handlers.state = [&](const bus::Snapshot& state) {
    progress.show(state);
    const std::lock_guard lock(mutex);
    last = state;
    if (state.pictures_ended) stop.raise();
  };
  auto link = bus::TableLink::open(context, endpoints, std::move(handlers));
  if (!link) return tl::unexpected(link.error());
  stop.wait();
  link->reset();
  nlohmann::json scores{{"turn", last.turn},
                        {"scores", nlohmann::json::object()},
                        {"scores_if_ended_now", nlohmann::json::object()}};
  for (const bus::PlayerState& player : last.players) {
    scores["scores"][std::string(to_string(player.colour))] = player.score;
    scores["scores_if_ended_now"][std::string(to_string(player.colour))] = player.if_ended_now;
  }
  std::puts(scores.dump().c_str());
  return {};
}

Result<void> run_display(const DisplayArguments& arguments) {
  auto endpoints = arguments.bus.endpoints();
  if (!endpoints) return tl::unexpected(endpoints.error());
  const auto aids = arguments.overlay.table();
  if (!aids) return tl::unexpected(aids.error());
  if (!arguments.headless && !window::has_screen()) {
    return failure(ErrorKind::kFailed, "there is no screen to open a window on",
                   "Add --headless to be told the game.");
  }
  const auto application = make_application(!arguments.headless);
  bus::Context context;
  const bus::StopSignal stop;
  const StopOnInterrupt interrupt(stop);
  model::AidSwitches switches(*aids);
  const auto overlay = start_overlay(arguments.overlay, context, *endpoints, switches);
  if (arguments.headless) return tell(context, *endpoints, stop);
  const std::jthread closer([&] {
    stop.wait();
    window::quit_window();
  });
  model::BusClient client(context, *endpoints);
  const auto captured = CapturedWindow::open(arguments.overlay, client, switches);
  if (!captured) {
    stop.raise();  // else the closer waits for ever
    return tl::unexpected(captured.error());
  }
  window::WindowOptions options;
  options.aids = &switches;
  arguments.audience.say(options);
  options.phone = phone_pages(overlay.get());
  auto shown = window::run_window(client, options);
  stop.raise();
  return shown;
}

}  // namespace

Run set_up_display(CLI::App& app) {
  auto arguments = std::make_shared<DisplayArguments>();
  arguments->bus.add_to(app);
  app.add_flag("--headless", arguments->headless,
               "No window: tell the game on stderr, the scores on stdout when it is over");
  arguments->overlay.add_to(app);
  arguments->audience.add_to(app);
  add_look_options(app);
  return [arguments] {
    const auto done = run_display(*arguments);
    return done ? 0 : report(done.error());
  };
}

}  // namespace tilewatch::app
