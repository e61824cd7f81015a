// SPDX-License-Identifier: MIT
#include "display/app/audience_options.h"

#include <CLI/CLI.hpp>

namespace tilewatch::app {

void AudienceChoices::add_to(CLI::App& app) {
  auto* besides =
      app.add_flag("--audience", beside,
                   "Also fill a screen for the room with board and scores, the second one if there are "
                   "two (A in the window opens and closes it)");
  app.add_flag("--audience-only", alone, "Only that screen, no window for the referee")->excludes(besides);
  app.add_flag("--no-audience-questions", no_questions, "The room is not told what the table is asked");
}

void AudienceChoices::say(window::WindowOptions& options) const {
  if (beside) options.windows = window::Windows::kBoth;
  if (alone) options.windows = window::Windows::kAudience;
  options.audience_questions = !no_questions;
}

}  // namespace tilewatch::app
