// SPDX-License-Identifier: MIT
// Where a tile shown to the camera may lie, what it would finish, and gaps that nothing fits.
#include "engine/referee/places_told.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/rules/random_game.h"
#include "tests/engine/referee/table_of_words.h"

namespace tilewatch::referee::testing {
namespace {

bus::SeenTile seen_beside(const std::string& type, double probability = 0.97) {
  bus::SeenTile tile;
  tile.candidates = {{type, 1, "", probability}};
  return tile;
}

class ShownTile : public ::testing::Test {
 protected:
  ShownTile() : table(base_tiles()), referee(options()) {
    table.lay("base.D", {0, 0});
    referee.take(table.still());
  }
  bus::Snapshot with_shown(std::vector<bus::SeenTile> shown) {
    bus::Reading reading = table.still();
    reading.shown = std::move(shown);
    referee.take(reading);
    return referee.snapshot();
  }

  TableOfWords table;
  Referee referee;
};

TEST_F(ShownTile, IsToldWithEveryPlaceItMayTakeAndWhatItWouldFinish) {
  const bus::Snapshot state = with_shown({seen_beside("base.E")});
  ASSERT_EQ(state.drawn.size(), 1U);
  EXPECT_EQ(state.drawn[0].type, "base.E");
  const auto legal = referee.record()->game().legal_placements(base_tiles()->index_of("base.E"));
  EXPECT_EQ(state.drawn[0].places.size(), legal.size());
  int finishing = 0;
  for (const bus::TilePlace& place : state.drawn[0].places) {
    if (place.finishes.empty()) continue;
    ++finishing;
    EXPECT_EQ(place.cell, (Cell{0, -1})) << "city against the start tile's city";
    EXPECT_EQ(place.finishes[0].kind, FeatureKind::kCity);
    EXPECT_EQ(place.finishes[0].points, 4);
    EXPECT_TRUE(place.finishes[0].colours.empty()) << "nobody stands there";
  }
  EXPECT_EQ(finishing, 1);
}

TEST_F(ShownTile, IsToldOnceHoweverManyWaysLookAlike) {
  const bus::Snapshot state = with_shown({seen_beside("base.B")});  // a monastery in fields
  ASSERT_EQ(state.drawn.size(), 1U);
  for (const bus::TilePlace& place : state.drawn[0].places) {
    EXPECT_EQ(std::count_if(state.drawn[0].places.begin(), state.drawn[0].places.end(),
                            [&](const bus::TilePlace& other) { return other.cell == place.cell; }),
              1);
  }
}

TEST_F(ShownTile, SaysWhoWouldGetThePoints) {
  table.lay("base.E", {0, 1}, 2);  // its city looks south
  referee.take(table.still());
  table.put(Colour::kRed, {0, 1}, {FeatureKind::kCity, 0});
  referee.take(table.still());
  const bus::Snapshot state = with_shown({seen_beside("base.E")});
  ASSERT_EQ(state.drawn.size(), 1U);
  std::vector<bus::Finish> found;
  for (const bus::TilePlace& place : state.drawn[0].places) {
    if (place.cell == Cell{0, 2} && place.rotation == 0) found = place.finishes;
  }
  EXPECT_EQ(found, (std::vector<bus::Finish>{{FeatureKind::kCity, 4, {Colour::kRed}}}));
}

TEST_F(ShownTile, IsNotToldWhileTheCameraIsNotSureOrNoCopyIsLeft) {
  EXPECT_TRUE(with_shown({seen_beside("base.E", 0.6)}).drawn.empty());
  EXPECT_TRUE(with_shown({seen_beside("base.unheard_of")}).drawn.empty());
  table.lay("base.C", {0, -1}, 0);  // the only one: a city with all four sides
  referee.take(table.still());
  ASSERT_EQ(referee.snapshot().tiles.size(), 2U);
  EXPECT_TRUE(with_shown({seen_beside("base.C")}).drawn.empty());
}

TEST_F(ShownTile, IsForgottenWhenItIsLaid) {
  ASSERT_EQ(with_shown({seen_beside("base.E")}).drawn.size(), 1U);
  table.lay("base.E", {0, -1}, 2);
  EXPECT_TRUE(with_shown({}).drawn.empty());
}

TEST(Gaps, AreTheCellsWhereNoTileOfTheBagMayLie) {
  auto started = rules::Game::start(options().setup);
  ASSERT_TRUE(started);
  rules::Game game = *started;
  rules::RandomPlayer player(rules::full_bag(game), 11);
  int gaps_seen = 0;
  while (game.phase() != rules::Phase::kEnded && player.step(game)) {
    if (game.phase() != rules::Phase::kTile || game.turn() % 8 != 0) continue;
    const std::vector<Cell> gaps = gaps_told(game);
    gaps_seen += static_cast<int>(gaps.size());
    for (const Cell cell : game.open_cells()) {
      bool fits = false;
      for (std::size_t type = 0; type < game.catalogue().types().size() && !fits; ++type) {
        for (Rotation rotation = 0; rotation < 4; ++rotation) {
          fits = fits ||
                 !game.why_not(rules::PlaceTile{static_cast<catalogue::TypeIndex>(type), {cell, rotation}});
        }
      }
      EXPECT_EQ(fits, std::find(gaps.begin(), gaps.end(), cell) == gaps.end()) << to_string(cell);
    }
  }
  EXPECT_GT(gaps_seen, 0);
}

}  // namespace
}  // namespace tilewatch::referee::testing
