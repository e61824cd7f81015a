// SPDX-License-Identifier: MIT
// How a game of Mists ends when tiles run out (G-22, G-28, G-41), tried with a set of a few made-up tiles;
// and that a set of one's own takes the place of ours.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "engine/rules/mists_status.h"
#include "tests/engine/rules/mists_games.h"
#include "tests/support/paths.h"

namespace tilewatch::rules {
namespace {

constexpr const char* kTiles = R"({
  "format": 1, "set": "mists", "title": "Few tiles", "editions": ["c3"], "total": TOTAL,
  "tiles": [
    { "id": "mists.start", "edges": "FFFF", "count": 1, "start": true,
      "fields": [{ "halves": "NL NR EL ER SL SR WL WR" }], "mists": [{ "edges": "N", "ghosts": 1 }] },
    { "id": "mists.misfit", "edges": "CCCC", "count": 1, "cities": [{ "edges": "NESW" }] },
    { "id": "mists.grave", "edges": "FFFF", "count": GRAVES, "cemetery": true,
      "fields": [{ "halves": "NL NR EL ER SL SR WL WR" }] },
    { "id": "mists.plain", "edges": "FFFF", "count": PLAIN,
      "fields": [{ "halves": "NL NR EL ER SL SR WL WR" }] }] })";

/// A game with a tile that fits nowhere, so many cemeteries and so many plain tiles.
Game few_tiles(int graves, int plain, Switches switches) {
  const test::ScratchFolder scratch;
  std::filesystem::create_directory(scratch.path() / "mists");
  std::string text = kTiles;
  const auto put = [&](const std::string& word, int number) {
    text.replace(text.find(word), word.size(), std::to_string(number));
  };
  put("TOTAL", 2 + graves + plain);
  put("GRAVES", graves);
  put("PLAIN", plain);
  std::ofstream(scratch.path() / "mists" / "tiles.json") << text;
  auto catalogue = catalogue::Catalogue::load(scratch.path(), {"mists"}, Edition::kC3);
  if (!catalogue) throw std::runtime_error(catalogue.error().message);
  rules::Setup setup = test::mists_setup(1, 3);
  setup.catalogue = *catalogue;
  setup.switches = switches;
  auto game = Game::start(setup);
  if (!game) throw std::runtime_error(game.error().message);
  return *std::move(game);
}

Switches on_level(int level) {
  Switches switches;
  switches.mists_level = level;
  return switches;
}

/// The end that the last command brought, if it was one.
std::optional<GameEnded> lay(Game& game, const char* id, Cell cell) {
  std::optional<GameEnded> end;
  for (const Command& command :
       {Command(PlaceTile{game.catalogue().index_of(id), {cell, 0}}), Command(Pass{})}) {
    const auto events = game.apply(command);
    if (!events) throw std::runtime_error(events.error().message);
    for (const Event& event : *events) {
      if (const auto* ended = std::get_if<GameEnded>(&event)) end = *ended;
    }
    if (end) break;
  }
  return end;
}

TEST(MistsEnd, LosesWhenNoTileIsLeft) {  // G-22
  Game game = few_tiles(1, 2, on_level(1));
  EXPECT_EQ(game.tiles_left(), 3);  // without the cemetery
  EXPECT_FALSE(lay(game, "mists.plain", {1, 0}));
  EXPECT_FALSE(lay(game, "mists.plain", {2, 0}));
  const auto events = game.apply(DiscardTile{game.catalogue().index_of("mists.misfit")});
  ASSERT_TRUE(events);
  const auto* end = std::get_if<GameEnded>(&events->back());
  ASSERT_NE(end, nullptr);
  EXPECT_FALSE(end->won);
  EXPECT_EQ(end->rule, "G-22");
  EXPECT_EQ(mists_status(game).end, MistsEnd::kTiles);
}

TEST(MistsEnd, AMisfitIsReplacedOrLoses) {  // G-22
  Game game = few_tiles(1, 2, on_level(1));
  const Command misfit = DiscardTile{game.catalogue().index_of("mists.misfit")};
  ASSERT_TRUE(game.apply(misfit));
  EXPECT_EQ(game.phase(), Phase::kTile);
  EXPECT_EQ(game.turn(), 1);

  Switches strict = on_level(1);
  strict.mists_misfit_loses = 1;
  Game lost = few_tiles(1, 2, strict);
  ASSERT_TRUE(lost.apply(misfit));
  EXPECT_EQ(lost.phase(), Phase::kEnded);
  EXPECT_EQ(mists_status(lost).rule, "G-22");
  EXPECT_EQ(mists_status(lost).end, MistsEnd::kMisfit);
}

TEST(MistsEnd, LosesWhenAStackIsUsedUp) {  // G-28
  Game game = few_tiles(1, 4, on_level(3));
  EXPECT_EQ(mists_status(game).tiles_left, 2);
  EXPECT_FALSE(lay(game, "mists.plain", {1, 0}));
  const auto end = lay(game, "mists.plain", {2, 0});
  ASSERT_TRUE(end);
  EXPECT_EQ(end->rule, "G-28");
  EXPECT_EQ(end->cause, "stack 1 is used up and 15 points are not reached");
}

TEST(MistsEnd, ATileFaceDownMayUseUpTheStack) {  // G-41
  // Two tiles a stack. The first turn takes both: one face up, one face down.
  Game game = few_tiles(3, 2, on_level(5));
  EXPECT_FALSE(lay(game, "mists.grave", {1, 0}));
  ASSERT_EQ(game.phase(), Phase::kFaceDown);
  ASSERT_TRUE(game.apply(PlaceFaceDown{{1, -1}}));
  EXPECT_EQ(mists_status(game).rule, "G-28");

  // The first mark is reached at once: the next stack serves.
  Game reached = few_tiles(3, 2, on_level(5));
  ASSERT_TRUE(reached.apply(AdjustScore{0, 15, "scored before"}));
  EXPECT_FALSE(lay(reached, "mists.grave", {1, 0}));
  ASSERT_EQ(reached.phase(), Phase::kFaceDown);
  ASSERT_TRUE(reached.apply(PlaceFaceDown{{1, -1}}));
  EXPECT_EQ(reached.phase(), Phase::kTile);
  EXPECT_EQ(mists_status(reached).stack, 2);
  EXPECT_EQ(mists_status(reached).tiles_left, 2);

  // None is left when it is due: the stack is used up just as well, said at once or at the end of the turn.
  for (const int at_once : {1, 0}) {
    Switches switches = on_level(5);
    switches.mists_face_down_uses_up = at_once;
    Game none = few_tiles(3, 2, switches);
    ASSERT_TRUE(none.apply(DiscardTile{none.catalogue().index_of("mists.misfit")}));
    ASSERT_TRUE(lay(none, "mists.grave", {1, 0}));
    EXPECT_EQ(mists_status(none).end, MistsEnd::kStack);
  }
}

}  // namespace
}  // namespace tilewatch::rules
