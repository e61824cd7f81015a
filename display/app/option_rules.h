// SPDX-License-Identifier: MIT
// Options that would do nothing together with, or without, another: wrong use, said before a game begins.
#pragma once

#include <CLI/App.hpp>

#include "engine/catalogue/result.h"

namespace tilewatch::app {

/// kUsage for what was written on the command line of `command` and could have no effect.
Result<void> check_option_rules(const CLI::App& command);

}  // namespace tilewatch::app
