// SPDX-License-Identifier: MIT
// Prints new lines of the list, new questions and trouble.
#include "display/app/progress.h"

#include <fmt/format.h>

#include <cstdio>

namespace tilewatch::app {

void Progress::show(const bus::Snapshot& state) {
  std::string text;
  if (state.trouble != trouble_) {
    trouble_ = state.trouble;
    if (!trouble_.empty()) text += fmt::format("       {}\n", trouble_);
  }
  if (state.camera.moved != moved_) {
    moved_ = state.camera.moved;
    if (!moved_.empty()) text += fmt::format("       {}\n", moved_);
  }
  for (const bus::LogEntry& entry : state.log) {
    if (logged_.insert(entry.seq).second) text += fmt::format("{:>4}   {}\n", entry.turn, entry.text);
  }
  for (const bus::Prompt& prompt : state.prompts) {
    if (asked_.insert(prompt.id).second) text += fmt::format("{:>4} ? {}\n", state.turn, prompt.text);
  }
  if (!text.empty()) std::fputs(text.c_str(), stderr);
}

std::string scores_line(const bus::Snapshot& state) {
  std::string line;
  for (const bus::PlayerState& player : state.players) {
    line +=
        fmt::format("{}{}{}{} {} ({} if it ended now)", line.empty() ? "" : ", ", to_string(player.colour),
                    player.name.empty() ? "" : " ", player.name, player.score, player.if_ended_now);
  }
  return line;
}

}  // namespace tilewatch::app
