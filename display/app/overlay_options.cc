// SPDX-License-Identifier: MIT
#include "display/app/overlay_options.h"

#include <CLI/CLI.hpp>
#include <cstdio>

#include "display/model/delayed_client.h"

namespace tilewatch::app {

void OverlayChoices::add_to(CLI::App& app) {
  app.add_flag("--no-overlay", off, "Do not serve pages for a stream and for phones");
  app.add_option("--overlay-port", plan.port, "Port of those pages; 0 = any free one, which is then said")
      ->check(CLI::Range(0, 65535))
      ->capture_default_str();
  app.add_option("--overlay-host", plan.host,
                 "Address they are served on; any = also to phones and computers of the network")
      ->capture_default_str();
  app.add_option("--overlay-delay", plan.least_delay_s,
                 "Seconds that everybody without the phone's token is kept behind: pages, files for OBS and "
                 "--overlay-window")
      ->check(CLI::Range(0, model::kLongestDelayS))
      ->capture_default_str();
  app.add_option("--themes", plan.themes, "A folder of your own themes, a folder with a theme.css each");
  app.add_option(
         "--overlay-window", window,
         "Also open a window without a frame with scores and last score, to be captured: transparent, or "
         "a ground to be keyed out, as 00ff00")
      ->type_name("GROUND");
  app.add_option("--obs-files", plan.obs_files, "Also write texts and pictures for OBS into this folder");
  app.add_option("--obs-language", plan.language, "Their language: en, cs, ro, de")->capture_default_str();
  app.add_option(
      "--aids", aids,
      "Who sees what: AUDIENCE=AID,AID with players, hall, stream and projected, tiles_left, odds, "
      "farm_hints, fog_hints, places, owners, gaps, all, none; may be repeated");
  app.add_flag("--tournament", tournament, "No aids for players and room, all of them for the stream");
}

void OverlayChoices::add_odds_to(CLI::App& app) {
  app.add_flag("--odds", odds, "Reckon chances to win also without a window");
}

Result<model::AidTable> OverlayChoices::table() const {
  model::AidTable table = tournament ? model::tournament_aids() : model::usual_aids();
  for (const std::string& text : aids) {
    if (auto done = model::parse_aids(text, table); !done) return tl::unexpected(done.error());
  }
  return table;
}

std::unique_ptr<overlay::OverlayThread> start_overlay(const OverlayChoices& choices, bus::Context& context,
                                                      const bus::Endpoints& endpoints,
                                                      model::AidSwitches& switches) {
  if (choices.off) return nullptr;
  auto started = overlay::OverlayThread::start(context, endpoints, switches, choices.plan);
  if (!started) {
    std::fprintf(stderr, "No overlay: %s. The game goes on without it. %s\n", started.error().message.c_str(),
                 started.error().hint.c_str());
    return nullptr;
  }
  std::fprintf(stderr, "Overlay and pages: %s\n", (*started)->address().c_str());
  if ((*started)->open_to_others()) {
    std::fprintf(stderr, "For phones: %s (referee), %s (room)\n", (*started)->control_page().c_str(),
                 (*started)->room_page().c_str());
  } else {
    std::fprintf(stderr, "Referee's page: %s\n", (*started)->control_page().c_str());
  }
  return std::move(*started);
}

window::PhonePages phone_pages(const overlay::OverlayThread* overlay) {
  if (overlay == nullptr) return {};
  return {overlay->control_page(), overlay->room_page(), overlay->open_to_others()};
}

}  // namespace tilewatch::app
