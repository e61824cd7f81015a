// SPDX-License-Identifier: MIT
// Replay files: saved games with lines of expectations between the commands (tests/replays/README.md).
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace tilewatch::test {

/// Plays the file; returns what was not as expected, each beginning with the line's number. Nothing = all is
/// well.
std::vector<std::string> failures_of_replay(const std::filesystem::path& file);

/// All replay files of the project, sorted by name.
std::vector<std::filesystem::path> replay_files();

}  // namespace tilewatch::test
