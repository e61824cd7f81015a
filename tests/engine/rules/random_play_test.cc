// SPDX-License-Identifier: MIT
// A sample of the random games that measure_random_play plays in thousands.
#include <gtest/gtest.h>

#include "tests/engine/rules/random_play.h"

namespace tilewatch::test {
namespace {

/// Each plays a few games of its own.
class RandomPlay : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(Part, RandomPlay, testing::Range(0, 8));

TEST_P(RandomPlay, WhatMustHoldHoldsAfterEveryCommand) {
  constexpr int kGames = 2;
  for (int i = 0; i < kGames; ++i) {
    const int index = (9 * i + 8) * 8 + GetParam();  // of Mists levels 3 and 6
    const PlayedGame played = play_at_random(2026, index, {});
    ASSERT_TRUE(played.failure.empty()) << "game " << index << ": " << played.failure << "\n"
                                        << rules::saved_game_to_text(played.saved);
    ASSERT_GT(played.steps(), 0);
  }
}

TEST(RandomPlay, GamesRepeatThemselves) {
  const auto text = [](std::uint32_t seed) {
    return rules::saved_game_to_text(play_at_random(seed, 12, {50, 0}).saved);
  };
  EXPECT_EQ(text(1), text(1));
  EXPECT_NE(text(1), text(2));
}

}  // namespace
}  // namespace tilewatch::test
