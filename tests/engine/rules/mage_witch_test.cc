// SPDX-License-Identifier: MIT
// Mage, witch and crop circle in seeded random games: what the replays, each about one question, do not
// reach.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "engine/rules/game.h"
#include "engine/rules/random_game.h"

namespace tilewatch::rules {
namespace {

using testing::HasSubstr;

constexpr std::uint64_t kGames = 24;

std::shared_ptr<const catalogue::Catalogue> magic_catalogue() {
  static const auto kCatalogue = [] {
    return *catalogue::Catalogue::load({"base", "inns_cathedrals", "mage_witch", "crop_circle"},
                                       Edition::kC1);
  }();
  return kCatalogue;
}

Game magic_game(unsigned seed) {
  Setup setup;
  setup.catalogue = magic_catalogue();
  for (unsigned i = 0; i < 2 + seed % 3; ++i) setup.players.push_back({"", static_cast<Colour>(i)});
  setup.switches.magic_once = seed % 2 == 0 ? 1 : 0;
  setup.switches.crop_circle = 1;
  return *Game::start(setup);
}

/// Plays seeded games and shows every position to `look`.
template <class Look>
void play(std::uint32_t seeds, Look look) {
  for (std::uint32_t seed = 1; seed <= seeds; ++seed) {
    SCOPED_TRACE(seed);
    Game game = magic_game(seed);
    RandomPlayer player(full_bag(game), seed);
    while (game.phase() != Phase::kEnded) {
      look(game);
      if (testing::Test::HasFailure()) return;
      ASSERT_TRUE(player.step(game)) << game.to_text();
    }
    look(game);
  }
}

TEST(MageWitch, PositionsGoThroughText) {
  std::set<Phase> seen;
  play(kGames / 4, [&](const Game& game) {
    const bool own = game.phase() == Phase::kMagic || game.phase() == Phase::kCropCircle;
    if (!own && game.turn() % 8 != 0) return;
    seen.insert(game.phase());
    ASSERT_TRUE(game.is_consistent()) << game.to_text();
    const std::string text = game.to_text();
    const auto again = Game::from_text(magic_catalogue(), text);
    ASSERT_TRUE(again) << again.error().message << "\n" << text;
    ASSERT_EQ(again->to_text(), text);
    ASSERT_EQ(again->choices().size(), game.choices().size());
    ASSERT_EQ(again->question(), game.question());
  });
  EXPECT_TRUE(seen.contains(Phase::kMagic));
  EXPECT_TRUE(seen.contains(Phase::kCropCircle));
}

/// All that could be said in the steps of mage, witch and crop circle.
std::vector<Command> all_commands(const Game& game) {
  std::vector<Command> commands{Pass{}};
  for (const FigureKind kind : {FigureKind::kMage, FigureKind::kWitch}) {
    commands.emplace_back(MoveNeutral{kind, std::nullopt, false});
    for (const PlacedTile& tile : game.tiles()) {
      for (const FeatureKind feature : {FeatureKind::kCity, FeatureKind::kRoad, FeatureKind::kField}) {
        for (std::uint8_t i = 0; i < 4; ++i) {
          commands.emplace_back(MoveNeutral{kind, FeatureRef{tile.cell, {feature, i}}, false});
        }
      }
    }
  }
  using Choice = CropCircle::Choice;
  for (const Choice choice : {Choice::kDeploy, Choice::kRemove, Choice::kNothing}) {
    commands.emplace_back(CropCircle{choice, std::nullopt});
    if (choice == Choice::kNothing) continue;
    for (Figure figure : game.figures()) {
      for (const FigureKind kind : {FigureKind::kMeeple, FigureKind::kBigMeeple}) {
        figure.kind = kind;
        commands.emplace_back(CropCircle{choice, figure});
      }
    }
  }
  return commands;
}

TEST(MageWitch, WhatIsListedIsWhatIsAllowed) {
  play(kGames / 4, [](const Game& game) {
    const bool own = game.phase() == Phase::kMagic || game.phase() == Phase::kCropCircle;
    if (!own && game.turn() % 16 != 0) return;
    std::set<std::string> listed;
    if (own) {
      for (const Command& choice : game.choices()) {
        listed.insert(command_to_text(game.catalogue(), choice));
      }
      ASSERT_FALSE(listed.empty());
      ASSERT_FALSE(game.question().empty());
    } else if (game.phase() == Phase::kFigure) {
      listed.insert("pass");
    }
    for (const Command& command : all_commands(game)) {
      const auto violation = game.why_not(command);
      const std::string text = command_to_text(game.catalogue(), command);
      ASSERT_EQ(!violation.has_value(), listed.contains(text)) << text << "\n" << game.to_text();
      ASSERT_FALSE(violation && (violation->rule.empty() || violation->text.empty()));
    }
  });
}

TEST(MageWitch, BothMayGoToTheSamePlaces) {
  // M-6: as many choices for the one as for the other, unless one must leave the board.
  play(kGames, [](const Game& game) {
    if (game.phase() != Phase::kMagic) return;
    int mage = 0;
    int witch = 0;
    for (const Command& choice : game.choices()) {
      const auto& move = std::get<MoveNeutral>(choice);
      ++(move.kind == FigureKind::kMage ? mage : witch);
    }
    ASSERT_EQ(mage, witch);
  });
}

TEST(MageWitch, TextsThatContradictTheRulesAreRefused) {
  Game game = magic_game(2);
  const FeatureRef road{{0, 0}, {FeatureKind::kRoad, 0}};
  const FeatureRef city{{0, 0}, {FeatureKind::kCity, 0}};
  ASSERT_TRUE(game.apply(MoveNeutral{FigureKind::kMage, road, true}));
  ASSERT_TRUE(game.apply(MoveNeutral{FigureKind::kWitch, city, true}));
  const std::string text = game.to_text();
  ASSERT_TRUE(Game::from_text(magic_catalogue(), text));
  const auto refusal = [&](const std::string& from, const std::string& to) {
    std::string other = text;
    const auto at = other.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    other.replace(at, from.size(), to);
    const auto read = Game::from_text(magic_catalogue(), other);
    return read ? std::string() : read.error().message;
  };
  EXPECT_THAT(refusal("figure witch on city 0", "figure witch on road 0"), HasSubstr("one feature"));
  EXPECT_THAT(refusal("figure witch", "figure mage"), HasSubstr("more than one mage"));
  EXPECT_EQ(refusal("figure witch on city 0 at 0,0", "figure witch on road 0 at 0,0 | magic together"), "");
  EXPECT_THAT(refusal("phase tile", "phase bury"), HasSubstr("phase bury"));
  EXPECT_THAT(refusal("phase tile", "phase tile | magic owed 7"), HasSubstr("number of moves"));
  EXPECT_THAT(refusal("phase tile", "phase tile | crop_circle dance"), HasSubstr("dance"));
}

TEST(MageWitch, CommandsGoThroughText) {
  for (const std::string line :
       {"move mage to road 0 at 1,-2", "move witch off", "move witch off forced",
        "move mage to city 1 at 0,0 forced", "crop_circle deploy", "crop_circle remove",
        "crop_circle nothing", "crop_circle deploy big_meeple of player 2 on city 0 at 1,1",
        "crop_circle remove meeple of player 1 on city 0 at 1,1"}) {
    const auto command = command_from_text(*magic_catalogue(), line);
    ASSERT_TRUE(command) << command.error().message;
    EXPECT_EQ(command_to_text(*magic_catalogue(), *command), line);
  }
  EXPECT_FALSE(command_from_text(*magic_catalogue(), "crop_circle"));
  EXPECT_FALSE(command_from_text(*magic_catalogue(), "move mage"));
}

}  // namespace
}  // namespace tilewatch::rules
