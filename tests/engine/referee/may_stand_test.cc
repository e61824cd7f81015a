// SPDX-License-Identifier: MIT
// What the rules say of where a figure was seen.
#include "engine/referee/may_stand.h"

#include <gtest/gtest.h>

#include "tests/engine/referee/table_of_words.h"

namespace tilewatch::referee::testing {
namespace {

rules::Game with(const std::vector<std::string>& sets) {
  rules::Setup setup;
  setup.catalogue = tiles_of(sets);
  setup.players = {{"", Colour::kRed, false}, {"", Colour::kBlue, false}, {"", Colour::kGreen, false}};
  return *rules::Game::start(setup);
}

/// A figure that seems to lie on a field, across a road.
bus::Reading seen_across_a_road(double road) {
  bus::Reading reading;
  bus::SeenFigure figure;
  figure.on = {{FeatureKind::kField, 0, 0.6 * (1 - road)},
               {FeatureKind::kField, 2, 0.4 * (1 - road)},
               {FeatureKind::kRoad, 1, road}};
  reading.figures = {figure};
  return reading;
}

TEST(WeighedByRules, NobodyLiesInTheFieldsOfMists_G14) {
  bus::Reading reading = seen_across_a_road(0.01);
  weigh_by_rules(with({"mists"}), reading);
  const bus::FeatureCandidate& best = reading.figures.front().on.front();
  EXPECT_EQ(best.kind, FeatureKind::kRoad);
  EXPECT_GT(best.probability, 0.8);
  double sum = 0;
  for (const auto& on : reading.figures.front().on) sum += on.probability;
  EXPECT_NEAR(sum, 1, 1e-9);
}

TEST(WeighedByRules, ButWhoClearlyDoesIsSeen) {
  bus::Reading reading = seen_across_a_road(0.0001);
  weigh_by_rules(with({"mists"}), reading);
  EXPECT_EQ(reading.figures.front().on.front().kind, FeatureKind::kField);
}

TEST(WeighedByRules, FarmersStayFarmersWhereThereAreSome_B8) {
  bus::Reading reading = seen_across_a_road(0.01);
  weigh_by_rules(with({"base"}), reading);
  EXPECT_EQ(reading.figures.front().on.front().kind, FeatureKind::kField);
  EXPECT_NEAR(reading.figures.front().on.front().probability, 0.594, 1e-9);
}

TEST(WeighedByRules, AGhostIsWhereItIs) {
  bus::Reading reading = seen_across_a_road(0.01);
  reading.figures.front().kind = FigureKind::kGhost;
  weigh_by_rules(with({"mists"}), reading);
  EXPECT_EQ(reading.figures.front().on.front().kind, FeatureKind::kField);
}

}  // namespace
}  // namespace tilewatch::referee::testing
