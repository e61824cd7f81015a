// SPDX-License-Identifier: MIT
// --lang and --theme of the commands that open windows, --lang of those that write for people.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace tilewatch::app {

/// Checked while the command line is read; a window that opens later follows them.
void add_look_options(CLI::App& app);

/// Only --lang, of `what` ("the sheet").
void add_language_option(CLI::App& app, const std::string& what);

/// Without a window that has done so: tr() speaks as --lang, or the choice of last time, or the locale says.
/// Needs the application object.
void speak_wanted_language();

}  // namespace tilewatch::app
