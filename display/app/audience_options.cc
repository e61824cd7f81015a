// SPDX-License-Identifier: MIT
#include "display/app/audience_options.h"

#include <CLI/CLI.hpp>

#include "display/model/delayed_client.h"

namespace tilewatch::app {

void AudienceChoices::add_to(CLI::App& app) {
  app.add_flag("--audience", beside,
               "Also fill a screen for the room with board and scores, the second one if there are "
               "two (A in the window opens and closes it)");
  app.add_flag("--audience-only", alone, "Only that screen, no window for the referee");
  app.add_flag("--no-audience-questions", no_questions, "The room is not told what the table is asked");
  app.add_option("--audience-delay", delay_s,
                 "Seconds that this screen is kept behind, so that nobody in the room helps the players")
      ->check(CLI::Range(0, model::kLongestDelayS))
      ->capture_default_str();
}

void AudienceChoices::say(window::WindowOptions& options) const {
  if (beside) options.windows = window::Windows::kBoth;
  if (alone) options.windows = window::Windows::kAudience;
  options.audience_questions = !no_questions;
  options.audience_delay_s = delay_s;
}

}  // namespace tilewatch::app
