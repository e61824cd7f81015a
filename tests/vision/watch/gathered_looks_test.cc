// SPDX-License-Identifier: MIT
// What several pictures say of a tile becomes one look.
#include "vision/watch/gathered_looks.h"

#include <gtest/gtest.h>

namespace tilewatch::vision {
namespace {

constexpr Cell kHere{2, -1};

TopologyLook look_with(float logit, float shows_a_tile = 1) {
  TopologyLook look;
  look.logits = {logit, -logit};
  look.shown[static_cast<std::size_t>(Shown::kTile)] = shows_a_tile;
  return look;
}

TEST(GatheredLooks, TheFirstLookStaysAsItIs) {
  GatheredLooks looks;
  EXPECT_EQ(looks.pictures(kHere), 0U);
  EXPECT_FLOAT_EQ(looks.with(kHere, 1, look_with(3)).logits[0], 3);
  EXPECT_EQ(looks.pictures(kHere), 1U);
}

TEST(GatheredLooks, LooksAtOtherPicturesAreAveraged) {
  GatheredLooks looks;
  looks.with(kHere, 1, look_with(3));
  const TopologyLook both = looks.with(kHere, 2, look_with(-1));
  EXPECT_FLOAT_EQ(both.logits[0], 1);
  EXPECT_FLOAT_EQ(both.logits[1], -1);
}

TEST(GatheredLooks, WhatIsCoveredCountsForLess) {
  GatheredLooks looks;
  looks.with(kHere, 1, look_with(3, 1));
  EXPECT_FLOAT_EQ(looks.with(kHere, 2, look_with(-3, 0.2F)).logits[0], 2);
}

TEST(GatheredLooks, ASecondLookAtTheSamePictureTellsNothingMore) {
  GatheredLooks looks;
  looks.with(kHere, 1, look_with(3));
  EXPECT_FLOAT_EQ(looks.with(kHere, 1, look_with(5)).logits[0], 5);
  EXPECT_EQ(looks.pictures(kHere), 1U);
}

TEST(GatheredLooks, EveryCellHasItsOwnAndForgetsThem) {
  GatheredLooks looks;
  looks.with(kHere, 1, look_with(3));
  looks.with({0, 0}, 1, look_with(-3));
  looks.forget(kHere);
  EXPECT_FLOAT_EQ(looks.with(kHere, 2, look_with(1)).logits[0], 1);
  EXPECT_FLOAT_EQ(looks.with({0, 0}, 2, look_with(-3)).logits[0], -3);
}

TEST(GatheredLooks, OnlyTheNewestPicturesCount) {
  GatheredLooks looks;
  looks.with(kHere, 0, look_with(1000));
  for (int i = 1; i < 100; ++i) looks.with(kHere, i, look_with(1));
  EXPECT_FLOAT_EQ(looks.with(kHere, 100, look_with(1)).logits[0], 1);
}

}  // namespace
}  // namespace tilewatch::vision
