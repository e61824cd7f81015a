// SPDX-License-Identifier: MIT
// Mage and witch, watchtowers and tents as they are marked, and what is said of a place.
#include "display/model/specials_view.h"

#include <gtest/gtest.h>

#include "display/model/cell_facts.h"
#include "display/model/headline.h"

namespace tilewatch::model {
namespace {

bus::BoardFigure figure(FigureKind kind, Colour colour, Cell cell, FeatureKind on) {
  bus::BoardFigure standing;
  standing.kind = kind;
  standing.colour = colour;
  standing.cell = cell;
  standing.on = on;
  return standing;
}

bus::Snapshot table() {
  bus::Snapshot snapshot;
  snapshot.mode = bus::Mode::kPlaying;
  snapshot.turn = 9;
  snapshot.phase = "tile";
  snapshot.players = {{"Anna", Colour::kRed, 0, 0, {}, true, 2}, {"Ben", Colour::kBlue, 0, 0, {}, false, 1}};
  snapshot.figures = {figure(FigureKind::kMage, Colour::kWhite, {1, 0}, FeatureKind::kCity),
                      figure(FigureKind::kWitch, Colour::kWhite, {4, 0}, FeatureKind::kRoad),
                      figure(FigureKind::kMeeple, Colour::kRed, {2, 2}, FeatureKind::kTent)};
  snapshot.spells = {{FigureKind::kMage,
                      FeatureKind::kCity,
                      {{{1, 0}, 0}, {{0, 0}, 1}},
                      {Colour::kRed, Colour::kBlue},
                      12,
                      5},
                     {FigureKind::kWitch, FeatureKind::kRoad, {{{4, 0}, 0}}, {}, 2, -1}};
  snapshot.towers = {{{3, 3}, "monasteries", 2, 6}};
  snapshot.claims = {
      {FeatureKind::kCity,
       false,
       {{0, 0}, {1, 0}},
       {Colour::kRed, Colour::kBlue},
       12,
       {{"tiles", 5, 7}, {"mage", 5, 5}},
       {{{1, 0}, 0}, {{0, 0}, 1}}},
      {FeatureKind::kField, false, {{0, 0}}, {Colour::kBlue}, 6, {{"cities", 2, 6}}, {{{0, 0}, 2}}}};
  return snapshot;
}

TEST(SpecialsView, SaysWhatMageAndWitchChangeAndForWhom) {
  const SpecialsView view = specials_view(table());
  ASSERT_EQ(view.spells.size(), 2U);
  EXPECT_EQ(view.spells[0].change, "+5");
  EXPECT_EQ(view.spells[0].text, "Mage: +5 on this city, 12 for Anna and Ben");
  EXPECT_EQ(view.spells[0].cell, (Cell{1, 0}));
  EXPECT_EQ(view.spells[1].change, "−1");
  EXPECT_EQ(view.spells[1].text, "Witch: −1 on this road, which nobody holds");
}

TEST(SpecialsView, SaysWhatATowerWouldPayNow) {
  const SpecialsView view = specials_view(table());
  ASSERT_EQ(view.towers.size(), 1U);
  EXPECT_EQ(view.towers[0].pays, "6");
  EXPECT_EQ(view.towers[0].text, "Watchtower: would pay 6 now (2 monasteries)");
}

TEST(SpecialsView, SaysWhoDrawsHowManyTilesForATent) {
  const SpecialsView view = specials_view(table());
  ASSERT_EQ(view.tents.size(), 1U);
  EXPECT_EQ(view.tents[0].draws, "2");
  EXPECT_EQ(view.tents[0].text, "Tent: Anna draws 2 tiles and lays one");
  EXPECT_EQ(headline(table()).detail, "May draw 2 tiles and lay one of them");
}

TEST(SpecialsView, KeepsWorthFromAnAudienceThatIsNotTold) {
  const SpecialsView view = specials_view(table(), false);
  ASSERT_EQ(view.spells.size(), 2U);
  EXPECT_EQ(view.spells[0].change, "");
  EXPECT_FALSE(view.spells[0].text.contains("5"));
  EXPECT_TRUE(view.towers.empty());
  EXPECT_EQ(view.tents.size(), 1U) << "a rule of the turn, no help";
}

TEST(CellFacts, TellAllThatIsOnATileAndNothingElse) {
  EXPECT_EQ(cell_facts(table(), {0, 0}),
            (QStringList{"City: 12 for Anna and Ben (5 tiles = 7 + mage = 5 → 12)",
                         "Field: 6 for Ben (2 cities = 6)", "Mage: +5 on this city, 12 for Anna and Ben"}));
  EXPECT_EQ(cell_facts(table(), {3, 3}), QStringList{"Watchtower: would pay 6 now (2 monasteries)"});
  EXPECT_TRUE(cell_facts(table(), {8, 8}).isEmpty());
}

TEST(CellFacts, FollowTheSwitchesOfTheAids) {
  Aids aids;
  aids.farm_hints = false;
  EXPECT_EQ(cell_facts(table(), {0, 0}, aids).size(), 2);
  aids.projected = false;
  EXPECT_EQ(cell_facts(table(), {0, 0}, aids), QStringList{"Mage: on this city"});
}

}  // namespace
}  // namespace tilewatch::model
