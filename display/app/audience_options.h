// SPDX-License-Identifier: MIT
// The options of the audience screen.
#pragma once

#include <CLI/App.hpp>

#include "display/window/run_window.h"

namespace tilewatch::app {

struct AudienceChoices {
  bool beside = false;  ///< besides the referee's window
  bool alone = false;
  bool no_questions = false;
  int delay_s = 0;

  void add_to(CLI::App& app);
  void say(window::WindowOptions& options) const;
};

}  // namespace tilewatch::app
