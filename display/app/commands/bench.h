// SPDX-License-Identifier: MIT
// The parts of `tilewatch bench`: one file bench_<name>.cc and one line in bench.cc each.
#pragma once

#include <CLI/App.hpp>
#include <functional>
#include <nlohmann/json.hpp>
#include <string>

#include "engine/catalogue/result.h"

namespace tilewatch::app {

/// Measures with the parsed options; the figures as a JSON object with units in the names.
using Measure = std::function<Result<nlohmann::json>()>;

struct BenchPart {
  std::string name;
  std::string summary;
  /// Adds the part's options to its own sub-command and returns what measures.
  Measure (*set_up)(CLI::App& app);
};

}  // namespace tilewatch::app
