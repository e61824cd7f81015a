// SPDX-License-Identifier: MIT
// The demo's players play by the rules, sensibly, and the same way for the same seed.
#include "display/app/demo_game.h"

#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <set>
#include <tuple>

#include "display/app/staging.h"

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
    for (const auto& visit : turn.visits) {
      for (const auto& act : visit) ++(act.kind == vision::ActKind::kPut ? placed : removed);
    }
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
      for (const auto& visit : turn.visits) {
        for (const auto& act : visit) farmer = farmer || act.figure.piece.kind == FeatureKind::kField;
      }
    }
  }
  EXPECT_TRUE(farmer);
}

/// A demo with other sets; `rule` changes one switch.
DemoGame game_with(const std::vector<std::string>& sets, std::uint32_t seed,
                   const std::function<void(rules::Switches&)>& agree = {}, int turns = 0) {
  DemoGameOptions options;
  options.seed = seed;
  options.turns = turns;
  if (agree) agree(options.switches);
  auto demo = make_demo_game(*catalogue::Catalogue::load(sets), options);
  EXPECT_TRUE(demo) << (demo ? "" : demo.error().message);
  return std::move(*demo);
}

/// The first words of all steps: what kinds of things are done.
std::set<std::string> kinds_of_steps(const DemoGame& demo) {
  std::set<std::string> kinds;
  for (const DemoStep& step : demo.steps) kinds.insert(step.command.substr(0, step.command.find(' ')));
  return kinds;
}

/// What the script leaves on the table is what stands on the board, kind by kind and cell by cell.
void expect_that_script_and_game_agree(const DemoGame& demo) {
  std::map<std::tuple<FigureKind, Colour, Cell, catalogue::Piece>, int> left;
  std::set<Cell> down;
  std::set<std::pair<catalogue::TypeIndex, int>> laid;
  for (const auto& turn : demo.script) {
    EXPECT_TRUE(laid.insert({turn.type, turn.copy}).second);
    for (const auto* visits : {&turn.before, &turn.visits}) {
      for (const auto& visit : *visits) {
        for (const auto& act : visit) {
          const auto& figure = act.figure;
          if (act.kind == vision::ActKind::kFaceDown) {
            EXPECT_TRUE(down.insert(figure.cell).second);
            continue;
          }
          const int change = act.kind == vision::ActKind::kPut ? 1 : -1;
          left[{figure.kind, figure.colour, figure.cell, figure.piece}] += change;
          EXPECT_GE((left[{figure.kind, figure.colour, figure.cell, figure.piece}]), 0);
        }
      }
    }
  }
  for (const rules::Figure& figure : demo.end.figures()) {
    const auto scripted = scripted_figure(demo.end.setup(), figure);
    --left[{scripted.kind, scripted.colour, scripted.cell, scripted.piece}];
  }
  for (const auto& [figure, count] : left) EXPECT_EQ(count, 0) << to_string(std::get<Cell>(figure));
  for (const rules::PlacedTile& tile : demo.end.tiles()) {
    if (tile.type == catalogue::kNoType) {
      EXPECT_EQ(down.erase(tile.cell), 1U);
    }
  }
  EXPECT_TRUE(down.empty());
}

TEST(DemoGame, MovesMageAndWitch_M2) {
  const DemoGame demo = game_with({"base", "mage_witch"}, 1);
  EXPECT_TRUE(kinds_of_steps(demo).contains("move")) << demo.steps.front().command;
  expect_that_script_and_game_agree(demo);
}

TEST(DemoGame, DrawsSeveralTilesAndPutsOthersBack_F4) {
  std::size_t back = 0;
  for (std::uint32_t seed = 1; seed <= 4; ++seed) {
    const DemoGame demo = game_with({"base", "fortune_teller"}, seed);
    for (const auto& turn : demo.script) back += turn.others.size();
    expect_that_script_and_game_agree(demo);
  }
  EXPECT_GT(back, 0U);
}

TEST(DemoGame, UsesBigMeeplesAndAbbots_B10_B12) {
  std::set<FigureKind> put;
  bool abbot_called_home = false;
  for (std::uint32_t seed = 1; seed <= 3; ++seed) {
    const DemoGame demo =
        game_with({"base", "inns_cathedrals"}, seed, [](rules::Switches& agreed) { agreed.abbot = 1; });
    for (const auto& turn : demo.script) {
      for (const auto& visit : turn.visits) {
        for (const auto& act : visit) put.insert(act.figure.kind);
      }
    }
    abbot_called_home = abbot_called_home || kinds_of_steps(demo).contains("take_home");
    expect_that_script_and_game_agree(demo);
  }
  EXPECT_TRUE(put.contains(FigureKind::kBigMeeple));
  EXPECT_TRUE(put.contains(FigureKind::kAbbot));
  EXPECT_TRUE(abbot_called_home);
}

TEST(DemoGame, PlaysEveryStepOfEveryLevelOfMists) {
  std::set<std::string> kinds;
  for (int level = 1; level <= 6; ++level) {
    const DemoGame demo =
        game_with({"mists"}, 4, [level](rules::Switches& agreed) { agreed.mists_level = level; });
    expect_that_script_and_game_agree(demo);
    EXPECT_FALSE(demo.script.front().before.empty()) << "the start piece's ghosts";
    for (const std::string& kind : kinds_of_steps(demo)) kinds.insert(kind);
    for (const auto& turn : demo.script) EXPECT_LT(turn.seat, 2) << "two people, two colours each";
  }
  for (const char* kind : {"score", "calm", "ghost", "bury", "face_down"}) {
    EXPECT_TRUE(kinds.contains(kind)) << kind;
  }
}

}  // namespace
}  // namespace tilewatch::app
