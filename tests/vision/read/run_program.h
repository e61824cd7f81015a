// SPDX-License-Identifier: MIT
// Runs the program itself ($TILEWATCH_PROGRAM) as a person would.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace tilewatch::test {

struct Ran {
  int code = -1;
  std::string out;
  std::string err;
};

/// Nothing when there is no program to run.
std::optional<Ran> run_program(const std::vector<std::string>& arguments);

}  // namespace tilewatch::test
