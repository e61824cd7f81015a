// SPDX-License-Identifier: MIT
// Saved games and positions as text: what is read, what is refused, and that nothing malformed does harm.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "engine/rules/game.h"
#include "tests/engine/rules/games.h"

namespace tilewatch::rules {
namespace {

using testing::HasSubstr;

constexpr const char* kHeader =
    "tilewatch game 1\nsets base\nedition c2\nplayer red \"Anna B\"\nplayer blue Ben\n";

std::string refusal(const std::string& text) {
  const auto saved = saved_game_from_text(text);
  if (saved) return "";
  EXPECT_EQ(saved.error().kind, ErrorKind::kInput);
  return saved.error().message;
}

TEST(SavedGame, IsReadStrictly) {
  EXPECT_EQ(refusal(std::string(kHeader) + "# a remark\n\nplace base.U at 1,0 rot 0 # here\npass\n"), "");
  EXPECT_EQ(refusal(std::string(kHeader) + "pass\nexpect scores 7 16\n"), "")
      << "a replay file is a saved game";
  EXPECT_EQ(refusal(kHeader), "") << "a game that has just begun";
  EXPECT_THAT(refusal(""), HasSubstr("empty"));
  EXPECT_THAT(refusal("chess game 1\n"), HasSubstr("Line 1"));
  EXPECT_THAT(refusal("tilewatch game 1\nsets base\n"), HasSubstr("player"));
  EXPECT_THAT(refusal("tilewatch game 1\nplayer red A\n"), HasSubstr("sets"));
  EXPECT_THAT(refusal("tilewatch game 1\nsets nonsense\nplayer red A\npass\n"), HasSubstr("nonsense"));
  EXPECT_THAT(refusal("tilewatch game 1\nsets base\nplayer purple A\n"), HasSubstr("Line 3"));
  const auto line7 = [](const std::string& line) {
    return refusal(std::string(kHeader) + "pass\n" + line + "\n");
  };
  EXPECT_THAT(line7("place base.ZZ at 1,0 rot 0"),
              HasSubstr("Line 7 of the saved game: no tile of these sets"));
  EXPECT_THAT(line7("place base.U at 1 rot 0"), HasSubstr("is no cell"));
  EXPECT_THAT(line7("place base.U at 1,0 rot 4"), HasSubstr("rotation"));
  EXPECT_THAT(line7("place base.U at 1,0"), HasSubstr("\"rot\" is expected at the end"));
  EXPECT_THAT(line7("place base.U at 1,0 rot 0 twice"), HasSubstr("one word too many"));
  EXPECT_THAT(line7("place base.U at 99999999999,0 rot 0"), HasSubstr("is no cell"));
  EXPECT_THAT(line7("figure horse on road 0 at 1,0"), HasSubstr("\"horse\" is no figure"));
  EXPECT_THAT(line7("figure meeple on roof 0 at 1,0"), HasSubstr("\"roof\" is no feature"));
  EXPECT_THAT(line7("remove meeple of player 9 on road 0 at 1,0"), HasSubstr("player"));
  EXPECT_THAT(line7("adjust player 1 by 3"), HasSubstr("because"));
  EXPECT_THAT(line7("adjust player 1 by 3 because \"open"), HasSubstr("quote"));
  EXPECT_THAT(line7("player green C"), HasSubstr("no command"));
}

TEST(SavedGame, KeepsWhatWasAgreed) {
  const auto saved = saved_game_from_text(std::string(kHeader) +
                                          "option meeples 5\noption fields no\noption tiny_city 2\n"
                                          "option farm_points 4\nstart base.U rot 3\n");
  ASSERT_TRUE(saved) << saved.error().message;
  EXPECT_EQ(saved->edition, Edition::kC2);
  EXPECT_EQ(saved->setup.players.at(0).name, "Anna B");
  EXPECT_EQ(saved->setup.players.at(1).colour, Colour::kBlue);
  EXPECT_EQ(saved->setup.switches.meeples, 5);
  EXPECT_EQ(saved->setup.switches.tiny_city, 2);
  EXPECT_EQ(saved->setup.switches.farm_points, 4);
  EXPECT_FALSE(saved->setup.switches.fields);
  EXPECT_EQ(saved->setup.start, saved->setup.catalogue->index_of("base.U"));
  EXPECT_EQ(saved->setup.start_rotation, 3);
}

TEST(SavedGame, TellsReadersWhereAFigureStands) {
  SavedGame saved;
  saved.setup = test::base_setup(2);
  saved.sets = {"base"};
  const TypeIndex u = saved.setup.catalogue->index_of("base.U");
  saved.commands = {PlaceTile{u, {{0, 1}, 1}, false},
                    PlaceFigure{FigureKind::kMeeple, {{0, 1}, {FeatureKind::kRoad, 0}}}};
  EXPECT_THAT(saved_game_to_text(saved), HasSubstr("figure meeple on road 0 at 0,1  # road N S\n"));
}

TEST(Commands, GoThroughText) {
  const auto catalogue = test::base_catalogue();
  for (const std::string line :
       {"place base.E at -1,12 rot 3 garden", "discard base.C", "figure meeple on field 1 at 0,-3",
        "figure big_meeple on city 0 at 1,1 forced for player 2", "pass",
        "remove abbot of player 1 on monastery 0 at 2,2",
        "adjust player 2 by -7 because \"a \\\"reason\\\" # with\\nodd \\\\ things\"", "end"}) {
    const auto command = command_from_text(*catalogue, line);
    ASSERT_TRUE(command) << command.error().message;
    EXPECT_EQ(command_to_text(*catalogue, *command), line);
  }
}

TEST(Position, RefusesWhatCannotBe) {
  const auto catalogue = test::base_catalogue();
  Game game = test::base_game();
  ASSERT_TRUE(game.apply(PlaceTile{catalogue->index_of("base.U"), {{1, 0}, 0}, false}));
  ASSERT_TRUE(game.apply(PlaceFigure{FigureKind::kMeeple, {{1, 0}, {FeatureKind::kRoad, 0}}}));
  const std::string text = game.to_text();
  ASSERT_TRUE(Game::from_text(catalogue, text));
  const auto changed = [&](const std::string& from, const std::string& to) {
    std::string other = text;
    const auto at = other.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    other.replace(at, from.size(), to);
    const auto read = Game::from_text(catalogue, other);
    if (read) return std::string();
    EXPECT_EQ(read.error().kind, ErrorKind::kInput);
    return read.error().message;
  };
  EXPECT_THAT(changed("at 1,0 rot 0", "at 0,-1 rot 0"), HasSubstr("B-1"));
  EXPECT_THAT(changed("road 0 at 1,0", "road 5 at 1,0"), HasSubstr("figure"));
  EXPECT_THAT(changed("scores 0 0", "scores 0"), HasSubstr("score"));
  EXPECT_THAT(changed("phase tile", "phase lunch"), HasSubstr("lunch"));
  EXPECT_THAT(changed("sets base", "sets base river"), HasSubstr("other tile sets"));
  EXPECT_THAT(changed("turn 2 of player 2", "turn 2 of player 3"), HasSubstr("whose turn"));
  EXPECT_THAT(changed("tilewatch position 1", "tilewatch position 2"), HasSubstr("version 2"));
  EXPECT_FALSE(Game::from_text(catalogue, ""));
  EXPECT_FALSE(Game::from_text(nullptr, text));
}

/// Changes, removes, doubles or inserts a few bytes or words.
std::string garbled(std::string text, std::mt19937& dice) {
  const auto below = [&](std::size_t limit) {
    return limit == 0 ? 0 : static_cast<std::size_t>(dice()) % limit;
  };
  static const std::vector<std::string> kWords{
      " ",      "|",    "\"",     "\\", "-1",      "2147483648", "player",  "at",   "1,1",
      "figure", "pass", "base.C", "\n", "field 7", "#",          "road 15", "\xff", "forced for player 6"};
  for (std::size_t i = 0; i <= below(4); ++i) {
    const std::size_t at = below(text.size());
    const std::size_t length = std::min(below(12), text.size() - at);
    switch (below(4)) {
      case 0:
        text.erase(at, length);
        break;
      case 1:
        text.insert(at, text.substr(at, length));
        break;
      case 2:
        text.insert(at, kWords[below(kWords.size())]);
        break;
      default:
        if (!text.empty()) text[at] = static_cast<char>(below(256));
        break;
    }
  }
  return text;
}

TEST(Texts, GarbledOnesAreRefusedOrMeanSomethingConsistent) {
  std::mt19937 dice(7);
  SavedGame saved;
  saved.setup = test::base_setup(3);
  saved.sets = {"base"};
  std::string position;
  test::walk(test::base_game(3), 11, [&](const Game& before, const Command& command) {
    saved.commands.push_back(command);
    if (saved.commands.size() == 40) position = before.to_text();
  });
  const std::string game = saved_game_to_text(saved);
  for (int i = 0; i < 400; ++i) {
    if (const auto read = Game::from_text(test::base_catalogue(), garbled(position, dice))) {
      EXPECT_TRUE(read->is_consistent());
      EXPECT_TRUE(Game::from_text(test::base_catalogue(), read->to_text()));
    }
  }
  for (int i = 0; i < 150; ++i) {
    const auto read = saved_game_from_text(garbled(game, dice));
    if (!read) continue;
    auto play = Game::start(read->setup);
    if (!play) continue;
    for (const Command& command : read->commands) {
      if (!play->apply(command)) break;
    }
    EXPECT_TRUE(play->is_consistent());
  }
}

}  // namespace
}  // namespace tilewatch::rules
