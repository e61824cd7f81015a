// SPDX-License-Identifier: MIT
// Every file of tests/replays is one question to the rules; a new file is found by itself.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/engine/rules/replay_file.h"

namespace tilewatch {
namespace {

class Replays : public testing::TestWithParam<std::filesystem::path> {};

TEST_P(Replays, GoAsExpected) {
  for (const std::string& failure : test::failures_of_replay(GetParam())) ADD_FAILURE() << failure;
}

INSTANTIATE_TEST_SUITE_P(File, Replays, testing::ValuesIn(test::replay_files()), [](const auto& file) {
  std::string name = file.param.stem().string();
  std::replace_if(
      name.begin(), name.end(), [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
  return name;
});

}  // namespace
}  // namespace tilewatch
