// SPDX-License-Identifier: MIT
#include "display/app/option_rules.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>

namespace tilewatch::app {
namespace {

struct Pair {
  const char* option;
  const char* other;
  const char* why;
};

constexpr const char* kNoWindow = "it is about a window, and --headless opens none";
constexpr const char* kNoBoardWindow = "it is about the soft board's window";
constexpr const char* kNoPages = "--no-overlay serves and writes nothing";

constexpr Pair kNotTogether[]{
    {"--audience", "--headless", kNoWindow},
    {"--audience-only", "--headless", kNoWindow},
    {"--audience-delay", "--headless", kNoWindow},
    {"--no-audience-questions", "--headless", kNoWindow},
    {"--overlay-window", "--headless", kNoWindow},
    {"--theme", "--headless", kNoWindow},
    {"--screenshot", "--headless", kNoWindow},
    {"--theme", "--console", kNoBoardWindow},
    {"--theme", "--list", kNoBoardWindow},
    {"--lang", "--console", kNoBoardWindow},
    {"--lang", "--list", kNoBoardWindow},
    {"--audience-only", "--audience", "it opens that screen alone"},
    {"--overlay-port", "--no-overlay", kNoPages},
    {"--overlay-host", "--no-overlay", kNoPages},
    {"--themes", "--no-overlay", kNoPages},
    {"--obs-files", "--no-overlay", kNoPages},
};

constexpr Pair kNeeded[]{
    {"--screenshot-after", "--screenshot", "it says when that picture is taken"},
    {"--obs-language", "--obs-files", "it is the language of those files"},
};

bool is_given(const CLI::App& command, const char* name) {
  const CLI::Option* option = command.get_option_no_throw(name);
  return option != nullptr && option->count() > 0;
}

Result<void> wrong(const Pair& pair, const char* word, const char* hint) {
  return failure(ErrorKind::kUsage, fmt::format("{} {} {}: {}", pair.option, word, pair.other, pair.why),
                 hint);
}

}  // namespace

Result<void> check_option_rules(const CLI::App& command) {
  for (const Pair& pair : kNotTogether) {
    if (is_given(command, pair.option) && is_given(command, pair.other))
      return wrong(pair, "cannot go with", "Leave out one of the two.");
  }
  for (const Pair& pair : kNeeded) {
    if (is_given(command, pair.option) && !is_given(command, pair.other))
      return wrong(pair, "needs", "Add that one, or leave this one out.");
  }
  if (is_given(command, "--overlay-delay") && is_given(command, "--no-overlay") &&
      !is_given(command, "--overlay-window")) {
    return wrong({"--overlay-delay", "--no-overlay", kNoPages}, "cannot go with",
                 "Leave out one of the two, or keep --overlay-window behind with it.");
  }
  return {};
}

}  // namespace tilewatch::app
