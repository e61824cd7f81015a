// SPDX-License-Identifier: MIT
// --lang and --theme of the commands that open windows.
#pragma once

#include <CLI/CLI.hpp>

namespace tilewatch::app {

/// Checked while the command line is read; a window that opens later follows them.
void add_look_options(CLI::App& app);

}  // namespace tilewatch::app
