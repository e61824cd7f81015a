// SPDX-License-Identifier: MIT
// Whole games of every rule set, seen only as readings of the table: the referee's game is the played one,
// turn for turn.
//
// What no table shows, and a person says: a tile that fits nowhere and is set aside (B-2), the end of the
// game, whose score figure gets points in level 6 (G-43, G-44), what a crop circle was used for while nothing
// moves.
#include <gtest/gtest.h>

#include "tests/engine/referee/shown_game.h"

namespace tilewatch::referee::testing {
namespace {

void show_games(const rules::Setup& setup, std::uint32_t first, std::uint32_t games, bool hasty = false) {
  for (std::uint32_t seed = first; seed < first + games; ++seed) {
    SCOPED_TRACE(seed);
    ShownGame shown(setup, seed);
    if (hasty) shown.hurry();
    shown.play();
    if (::testing::Test::HasFailure()) return;
  }
}

TEST(RuleSets, Base) { show_games(setup_of(base_tiles(), 3), 1, 3); }
TEST(RuleSets, MageAndWitch) { show_games(setup_of(tiles_of({"base", "mage_witch"}), 3), 11, 4); }
TEST(RuleSets, MageAndWitchInAHurry) {
  show_games(setup_of(tiles_of({"base", "mage_witch"}), 3), 15, 3, true);
}
TEST(RuleSets, MageAndWitchWithCropCircle) {
  rules::Setup setup = setup_of(tiles_of({"base", "mage_witch", "crop_circle"}, Edition::kC1), 3);
  setup.switches.crop_circle = 1;
  show_games(setup, 21, 4);
}
TEST(RuleSets, InnsAndCathedrals) { show_games(setup_of(tiles_of({"base", "inns_cathedrals"}), 6), 31, 3); }
TEST(RuleSets, Abbot) {
  rules::Setup setup = setup_of(base_tiles(), 2);
  setup.switches.abbot = 1;
  show_games(setup, 41, 3);
}
TEST(RuleSets, River) { show_games(setup_of(tiles_of({"base", "river"}), 2), 51, 3); }
TEST(RuleSets, FortuneTeller) { show_games(setup_of(tiles_of({"base", "fortune_teller"}), 2), 61, 3); }
TEST(RuleSets, Watchtowers) { show_games(setup_of(tiles_of({"base", "watchtowers"}), 2), 71, 3); }
TEST(RuleSets, AllTogether) {
  rules::Setup setup = setup_of(
      tiles_of({"base", "mage_witch", "inns_cathedrals", "river", "fortune_teller", "watchtowers"}), 4);
  setup.switches.abbot = 1;
  show_games(setup, 81, 3);
}

class Mists : public ::testing::TestWithParam<int> {};
TEST_P(Mists, EveryNumberOfPersons) {
  for (int persons = 1; persons <= 4; ++persons) {
    SCOPED_TRACE(persons);
    rules::Setup setup = setup_of(tiles_of({"mists"}), persons);
    setup.switches.mists_level = GetParam();
    show_games(setup, static_cast<std::uint32_t>(100 * GetParam() + 10 * persons), 3);
  }
}
// Ghosts, figures and hounds change places in one go, and nobody looks in between.
TEST_P(Mists, HastyPeople) {
  rules::Setup setup = setup_of(tiles_of({"mists"}), 2);
  setup.switches.mists_level = GetParam();
  show_games(setup, static_cast<std::uint32_t>(1000 + 100 * GetParam()), 4, true);
}
// A game that was interrupted goes on in the middle of a turn: what is owed then is still owed, and asked
// for.
TEST_P(Mists, Interrupted) {
  rules::Setup setup = setup_of(tiles_of({"mists"}), 2);
  setup.switches.mists_level = GetParam();
  ShownGame shown(setup, static_cast<std::uint32_t>(2000 + GetParam()));
  shown.interrupt_often();
  shown.play();
  EXPECT_GT(shown.interrupts().size(), 1U);
}
TEST(RuleSets, MageAndWitchInterrupted) {
  ShownGame shown(setup_of(tiles_of({"base", "mage_witch"}), 2), 12);
  shown.interrupt_often();
  shown.play();
  EXPECT_GT(shown.interrupts().at(rules::Phase::kMagic), 0);
}
INSTANTIATE_TEST_SUITE_P(Levels, Mists, ::testing::Range(1, 7));

}  // namespace
}  // namespace tilewatch::referee::testing
