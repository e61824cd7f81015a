// SPDX-License-Identifier: MIT
// The demo's players play by the rules, sensibly, and the same way for the same seed.
#include "display/app/demo_game.h"

#include <gtest/gtest.h>

#include <set>

namespace tilewatch::app {
namespace {

DemoGame game_of(std::uint32_t seed, int turns = 0) {
  DemoGameOptions options;
  options.seed = seed;
  options.turns = turns;
  auto demo = make_demo_game(*catalogue::Catalogue::load({"base"}), options);
  EXPECT_TRUE(demo);
  return std::move(*demo);
}

TEST(DemoGame, IsDecidedByItsSeed) {
  EXPECT_EQ(game_of(3, 20).end.to_text(), game_of(3, 20).end.to_text());
  EXPECT_NE(game_of(3, 20).end.to_text(), game_of(4, 20).end.to_text());
  EXPECT_EQ(game_of(3, 20).script.size(), 20U);
}

TEST(DemoGame, LaysEveryCopyOnceAndTakesHomeWhatWasScored) {
  const DemoGame demo = game_of(1);
  std::set<std::pair<catalogue::TypeIndex, int>> laid;
  std::size_t placed = 0;
  std::size_t removed = 0;
  for (const auto& turn : demo.script) {
    EXPECT_TRUE(laid.insert({turn.type, turn.copy}).second);
    placed += turn.place.size();
    removed += turn.remove.size();
  }
  EXPECT_EQ(placed - removed, demo.end.figures().size());
  EXPECT_TRUE(demo.end.is_consistent());
}

TEST(DemoGame, ThePlayersScoreAsPeopleDo) {
  bool farmer = false;
  for (std::uint32_t seed = 1; seed <= 5; ++seed) {
    const DemoGame demo = game_of(seed);
    const auto finals = demo.end.scores_if_ended_now();
    EXPECT_GT(finals[0] + finals[1], 100) << "seed " << seed;
    for (const auto& turn : demo.script) {
      for (const auto& figure : turn.place) farmer = farmer || figure.piece.kind == FeatureKind::kField;
    }
  }
  EXPECT_TRUE(farmer);
}

}  // namespace
}  // namespace tilewatch::app
