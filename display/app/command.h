// SPDX-License-Identifier: MIT
// A command of the program `tilewatch`. A new one is a file in commands/ and a line in commands.cc.
#pragma once

#include <CLI/App.hpp>
#include <functional>
#include <string>
#include <vector>

#include "engine/catalogue/result.h"

namespace tilewatch::app {

/// Does the command's work with the parsed options; returns the exit code (0 done, 1 failed, 2
/// wrong use, 3 an input is missing or unreadable).
using Run = std::function<int()>;

struct Command {
  std::string name;
  std::string summary;
  /// Adds the command's options to its own sub-command and returns what runs it.
  Run (*set_up)(CLI::App& app);
};

/// All commands, in the order of --help.
const std::vector<Command>& commands();

/// Prints "tilewatch: MESSAGE" and the hint to stderr; returns the exit code of the error's kind.
int report(const Error& error);

}  // namespace tilewatch::app
