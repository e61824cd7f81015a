// SPDX-License-Identifier: MIT
// Random games by the rules, told by a camera that is perfect or a nuisance: the scores must be those of the
// game.
#include <gtest/gtest.h>

#include <random>

#include "tests/engine/referee/table_of_words.h"

namespace tilewatch::referee::testing {
namespace {

struct Nuisance {
  bool flicker = false;   ///< now and then a figure is not seen in one picture
  bool fast = false;      ///< figure and next tile come in the same picture, or two turns at once
  bool covered = false;   ///< tiles are covered by an arm that rests there
  bool hesitant = false;  ///< tiles are read with less certainty
};

struct Played {
  rules::Game game;
  std::size_t figure_changes = 0;
};

/// Plays `turns` turns at random and shows every state to the referee.
Played play_game(std::uint32_t seed, int turns, const Nuisance& nuisance, Referee& referee) {
  std::mt19937 random(seed);
  const auto chance = [&](unsigned one_in) { return random() % one_in == 0; };
  TableOfWords table(base_tiles());
  Played played{*rules::Game::start(options().setup), 0};
  rules::Game& game = played.game;
  table.lay("base.D", {0, 0});
  referee.take(table.still());
  const auto look = [&] {
    if (nuisance.covered && chance(3)) {
      // Not the tile just laid: a figure that comes and goes under an arm cannot be known of.
      const auto& tiles = game.tiles();
      table.hide(tiles[random() % std::max<std::size_t>(1, tiles.size() - 1)].cell);
    }
    if (nuisance.flicker && chance(3) && !table.figures().empty()) {
      const auto figures = table.figures();
      table.figures().erase(table.figures().begin() + static_cast<std::ptrdiff_t>(random() % figures.size()));
      referee.take(table.still());
      table.figures() = figures;
    }
    if (chance(2)) referee.take(table.hand());
    referee.take(table.still());
    table.show_all();
  };
  std::vector<rules::TypeIndex> bag;
  for (rules::TypeIndex type = 0; type < base_tiles()->types().size(); ++type) {
    for (int i = 0; i < game.remaining(type); ++i) bag.push_back(type);
  }
  for (std::size_t i = bag.size(); i > 1; --i) std::swap(bag[i - 1], bag[random() % i]);
  for (const rules::TypeIndex type : bag) {
    if (game.turn() > turns) break;
    const auto places = game.legal_placements(type);
    if (places.empty()) continue;
    const auto at = places[random() % places.size()];
    EXPECT_TRUE(game.apply(rules::PlaceTile{type, at, false}));
    const std::string& name = base_tiles()->type(type).id;
    if (nuisance.hesitant) {
      table.lay_unclear(at.cell, {{name, at.rotation, "", 0.8},
                                  {"base.X", 0, "", 0.03},
                                  {name, static_cast<Rotation>((at.rotation + 1) % 4), "", 0.02}});
    } else {
      table.lay(name, at.cell, at.rotation);
    }
    const bool at_once = nuisance.fast && chance(2);
    if (!at_once) look();
    const auto options_now = game.figure_options();
    std::vector<rules::Event> events;
    if (!options_now.empty() && chance(2)) {
      const auto option = options_now[random() % options_now.size()];
      table.put(options().setup.players[game.active_player()].colour, at.cell, option.at.piece);
      ++played.figure_changes;
      events = *game.apply(option);
      if (!at_once) look();
    } else {
      events = *game.apply(rules::Pass{});
    }
    if (at_once) look();
    bool taken = false;
    for (const rules::Event& event : events) {
      const auto* home = std::get_if<rules::FigureReturned>(&event);
      if (home == nullptr) continue;
      table.take_figure(options().setup.players[home->figure.player].colour, home->figure.at.cell);
      ++played.figure_changes;
      taken = true;
    }
    if (taken) look();
  }
  referee.take(table.still());
  referee.take(table.end());
  return played;
}

void expect_same_game(const Referee& referee, const Played& played) {
  ASSERT_NE(referee.record(), nullptr);
  const rules::Game& mine = referee.record()->game();
  EXPECT_EQ(mine.tiles().size(), played.game.tiles().size());
  EXPECT_EQ(mine.scores_if_ended_now(), played.game.scores_if_ended_now());
  EXPECT_EQ(mine.figures().size(), played.game.figures().size());
  EXPECT_EQ(referee.figures().changes().size(), played.figure_changes);
  for (const bus::Prompt& prompt : referee.questions().open()) ADD_FAILURE() << prompt.text;
  EXPECT_TRUE(mine.is_consistent());
}

TEST(Games, APerfectCameraGivesTheTrueGame) {
  for (std::uint32_t seed = 1; seed <= 6; ++seed) {
    Referee referee(options());
    const Played played = play_game(seed, 71, {}, referee);
    SCOPED_TRACE(seed);
    expect_same_game(referee, played);
  }
}

TEST(Games, FlickerIsNoChange) {
  for (std::uint32_t seed = 11; seed <= 14; ++seed) {
    Referee referee(options());
    const Played played = play_game(seed, 71, {.flicker = true}, referee);
    SCOPED_TRACE(seed);
    expect_same_game(referee, played);
  }
}

TEST(Games, HesitantReadingsAreEnoughWhenTheRulesAgree) {
  for (std::uint32_t seed = 21; seed <= 23; ++seed) {
    Referee referee(options());
    const Played played = play_game(seed, 71, {.hesitant = true}, referee);
    SCOPED_TRACE(seed);
    expect_same_game(referee, played);
  }
}

TEST(Games, FastPlayersLeaveNoTimeBetweenTileAndFigure) {
  for (std::uint32_t seed = 31; seed <= 34; ++seed) {
    Referee referee(options());
    const Played played = play_game(seed, 71, {.fast = true}, referee);
    SCOPED_TRACE(seed);
    expect_same_game(referee, played);
  }
}

TEST(Games, CoveredTilesAreWaitedFor) {
  for (std::uint32_t seed = 41; seed <= 44; ++seed) {
    Referee referee(options());
    const Played played = play_game(seed, 40, {.covered = true}, referee);
    SCOPED_TRACE(seed);
    EXPECT_EQ(referee.record()->game().tiles().size(), played.game.tiles().size());
    for (const rules::PlacedTile& tile : referee.record()->game().tiles()) {
      const rules::PlacedTile* truth = played.game.tile_at(tile.cell);
      ASSERT_NE(truth, nullptr);
      EXPECT_EQ(tile.type, truth->type);
    }
    EXPECT_EQ(referee.record()->game().scores_if_ended_now(), played.game.scores_if_ended_now());
    for (const bus::Prompt& prompt : referee.questions().open()) ADD_FAILURE() << prompt.text;
  }
}

}  // namespace
}  // namespace tilewatch::referee::testing
