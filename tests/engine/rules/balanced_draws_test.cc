// SPDX-License-Identifier: MIT
#include "engine/rules/balanced_draws.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

namespace tilewatch::rules {
namespace {

using Tiles = std::vector<TypeIndex>;

std::vector<Tiles> block_of(BalancedDraws& draws) {
  std::vector<Tiles> orders;
  for (std::size_t i = 0; i < draws.block(); ++i) orders.push_back(draws.next());
  return orders;
}

TEST(BalancedDraws, BringEachTileToEachPlaceOnceABlock) {
  const Tiles bag{1, 2, 3, 4, 5, 6, 7};
  BalancedDraws draws(bag, 1);
  ASSERT_EQ(draws.block(), bag.size());
  for (int block = 0; block < 3; ++block) {
    const std::vector<Tiles> orders = block_of(draws);
    for (const Tiles& order : orders)
      EXPECT_TRUE(std::is_permutation(order.begin(), order.end(), bag.begin()));
    for (std::size_t place = 0; place < bag.size(); ++place) {
      std::set<TypeIndex> there;
      for (const Tiles& order : orders) there.insert(order[place]);
      EXPECT_EQ(there.size(), bag.size()) << "place " << place;
    }
  }
}

TEST(BalancedDraws, KeepCopiesOfATypeApart) {
  const Tiles bag{4, 4, 4, 9};
  BalancedDraws draws(bag, 1);
  for (const Tiles& order : block_of(draws)) {
    EXPECT_EQ(std::count(order.begin(), order.end(), 4), 3);
    EXPECT_EQ(std::count(order.begin(), order.end(), 9), 1);
  }
}

// Each by itself is any order: all six of three tiles come equally often, and in each place of a block.
TEST(BalancedDraws, AreEachAsLikelyAsAnyOther) {
  BalancedDraws draws({0, 1, 2}, 5);
  constexpr int kBlocks = 3000;
  std::vector<std::vector<int>> times(3, std::vector<int>(9, 0));
  for (int block = 0; block < kBlocks; ++block) {
    const std::vector<Tiles> orders = block_of(draws);
    for (std::size_t row = 0; row < 3; ++row) {
      ++times[row][static_cast<std::size_t>(3 * orders[row][0] + orders[row][1])];
    }
  }
  for (const std::vector<int>& of_row : times) {
    for (const std::size_t order : {1, 2, 3, 5, 6, 7}) EXPECT_NEAR(of_row[order], kBlocks / 6, 100);
  }
}

TEST(BalancedDraws, AreRepeatedByTheSeedAlone) {
  const Tiles bag{1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
  BalancedDraws first(bag, 1);
  BalancedDraws again(bag, 1);
  BalancedDraws other(bag, 2);
  const std::vector<Tiles> block = block_of(first);
  EXPECT_EQ(block, block_of(again));
  EXPECT_NE(block, block_of(other));
  EXPECT_NE(block, block_of(first)) << "the next block is another";
}

TEST(BalancedDraws, OfAnEmptyBagAreEmpty) {
  BalancedDraws draws({}, 1);
  EXPECT_EQ(draws.block(), 1U);
  EXPECT_TRUE(draws.next().empty());
  EXPECT_TRUE(draws.next().empty());
}

}  // namespace
}  // namespace tilewatch::rules
