// SPDX-License-Identifier: MIT
// What must hold in every game of Mists, tried on seeded random and greedy ones at every level.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <tuple>

#include "engine/rules/greedy_player.h"
#include "engine/rules/mists_status.h"
#include "engine/rules/random_game.h"
#include "tests/engine/rules/mists_games.h"

namespace tilewatch::rules {
namespace {

/// Level and number of people.
class MistsGames : public testing::TestWithParam<std::tuple<int, int>> {
 protected:
  int level() const { return std::get<0>(GetParam()); }
  int people() const { return std::get<1>(GetParam()); }
  unsigned seed() const { return static_cast<unsigned>(100 * level() + people()); }
};
INSTANTIATE_TEST_SUITE_P(LevelAndPeople, MistsGames,
                         testing::Combine(testing::Range(1, 7), testing::Range(1, 6)));

int ghosts_of(const Game& game) {
  const auto figures = game.figures();
  return static_cast<int>(std::count_if(figures.begin(), figures.end(), [](const Figure& figure) {
    return figure.kind == FigureKind::kGhost;
  }));
}

/// Plays a random game and shows it after every command.
template <class Show>
Game play(Game game, unsigned seed, Show show) {
  RandomPlayer player(full_bag(game), seed);
  show(game);
  while (game.phase() != Phase::kEnded && !testing::Test::HasFatalFailure()) {
    if (!player.step(game)) {
      ADD_FAILURE() << "the game is stuck: " << game.to_text();
      break;
    }
    show(game);
  }
  return game;
}

TEST_P(MistsGames, StayConsistentAndGoThroughText) {
  play(test::mists_game(level(), people()), seed(), [](const Game& game) {
    ASSERT_TRUE(game.is_consistent()) << game.to_text();
    const std::string text = game.to_text();
    const auto again = Game::from_text(test::mists_catalogue(), text);
    ASSERT_TRUE(again) << again.error().message << "\n" << text;
    ASSERT_EQ(again->to_text(), text);
    ASSERT_TRUE(again->is_consistent());
    ASSERT_EQ(again->choices().size(), game.choices().size());
    ASSERT_EQ(again->question(), game.question());
  });
}

TEST_P(MistsGames, StayConsistentWhenPlayedWell) {  // and so for long, with hounds and burials
  Game game = test::mists_game(level(), people());
  GreedyPlayer player(full_bag(game), seed());
  while (game.phase() != Phase::kEnded) {
    ASSERT_TRUE(player.step(game)) << game.to_text();
    ASSERT_TRUE(game.is_consistent()) << game.to_text();
    const std::string text = game.to_text();
    const auto again = Game::from_text(test::mists_catalogue(), text);
    ASSERT_TRUE(again) << again.error().message << "\n" << text;
    ASSERT_EQ(again->to_text(), text);
    const MistsStatus status = mists_status(game);
    ASSERT_EQ(status.bank + ghosts_of(game), status.ghosts_in_all);
    for (const Command& choice : game.choices()) ASSERT_FALSE(game.why_not(choice));
  }
}

TEST_P(MistsGames, KeepTheirGhostsAndFigures) {
  const Game start = test::mists_game(level(), people());
  EXPECT_EQ(ghosts_of(start), 3);  // G-1
  std::vector<int> owned;
  for (Player player = 0; player < start.player_count(); ++player) {
    owned.push_back(start.supply(player, FigureKind::kMeeple));
  }
  play(start, seed(), [&](const Game& game) {
    const MistsStatus status = mists_status(game);
    ASSERT_GE(status.bank, 0);
    ASSERT_EQ(status.bank + ghosts_of(game), status.ghosts_in_all);
    int in_places = 0;
    for (const MistArea& area : status.mists) in_places += area.ghosts;
    for (const MistsPlace& cemetery : status.cemeteries) in_places += cemetery.ghosts;
    ASSERT_EQ(in_places, ghosts_of(game));
    for (Player player = 0; player < game.player_count(); ++player) {
      const auto figures = game.figures();
      const auto out = std::count_if(figures.begin(), figures.end(),
                                     [&](const Figure& figure) { return figure.player == player; });
      ASSERT_EQ(out + game.supply(player, FigureKind::kMeeple), owned[player]);
    }
    for (const Figure& figure : game.figures()) {
      if (figure.player == kNoPlayer) continue;
      const FeatureKind kind = figure.at.piece.kind;  // G-14
      ASSERT_TRUE(kind == FeatureKind::kRoad || kind == FeatureKind::kCity || kind == FeatureKind::kCastle ||
                  kind == FeatureKind::kCemetery);
    }
  });
}

TEST_P(MistsGames, CloseMistForGood) {
  std::set<FeatureRef> closed;
  play(test::mists_game(level(), people()), seed() + 7, [&](const Game& game) {
    for (const MistArea& area : mists_status(game).mists) {
      const bool is_closed = area.state == MistState::kClosed;
      const Score value = game.value_of(area.parts.front());
      ASSERT_EQ(value.complete, is_closed);
      ASSERT_EQ(value.points, 0);  // G-9
      for (const FeatureRef& part : area.parts) {
        const bool was_closed = closed.contains(part);
        ASSERT_LE(was_closed, is_closed);
        // G-36 is the only rule that brings ghosts into closed mist.
        if (is_closed && (level() <= 4 || !was_closed)) {
          ASSERT_EQ(area.ghosts, 0);
        }
        if (is_closed) closed.insert(part);
      }
    }
  });
}

TEST_P(MistsGames, ListWhatTheyAcceptAndEndWithACause) {
  const Game end = play(test::mists_game(level(), people()), seed() + 13, [](const Game& game) {
    if (game.phase() == Phase::kTile || game.phase() == Phase::kEnded) return;
    for (const Command& choice : game.choices()) {
      ASSERT_FALSE(game.why_not(choice)) << command_to_text(game.catalogue(), choice);
      const auto read = command_from_text(game.catalogue(), command_to_text(game.catalogue(), choice));
      ASSERT_TRUE(read) << read.error().message;
      ASSERT_EQ(command_to_text(game.catalogue(), *read), command_to_text(game.catalogue(), choice));
    }
    ASSERT_FALSE(game.question().empty());
  });
  const MistsStatus status = mists_status(end);
  EXPECT_NE(status.end, MistsEnd::kNotYet);
  EXPECT_FALSE(status.rule.empty());
  EXPECT_FALSE(status.cause.empty());
}

TEST_P(MistsGames, ScoresFollowTheEvents) {
  Game game = test::mists_game(level(), people());
  catalogue::Random dice("mists scores", level(), seed(), 0);
  std::vector<TypeIndex> bag = full_bag(game);
  int handed_out = 0;
  while (game.phase() != Phase::kEnded) {
    Command command = Pass{};
    if (game.phase() == Phase::kTile) {
      std::swap(bag[dice.below(bag.size())], bag.back());
      const auto places = game.legal_placements(bag.back());
      command = places.empty() ? Command(DiscardTile{bag.back()})
                               : Command(PlaceTile{bag.back(), places[dice.below(places.size())]});
      bag.pop_back();
    } else if (auto choices = game.choices(); !choices.empty()) {
      command = choices[dice.below(choices.size())];
      if (std::holds_alternative<PlaceFaceDown>(command)) bag.pop_back();
    }
    const auto events = game.apply(command);
    ASSERT_TRUE(events) << events.error().message;
    for (const Event& event : *events) {
      const auto* scored = std::get_if<Scored>(&event);
      if (scored == nullptr) continue;
      int terms = 0;
      for (const ScoreTerm& term : scored->score.terms) terms += term.points;
      ASSERT_EQ(terms, scored->score.points);
      handed_out += scored->score.points * static_cast<int>(scored->score.winners.size());
    }
    const int all = level() < 6 ? game.score(0) : game.score(0) + game.score(1) + game.score(2);
    ASSERT_EQ(handed_out, all);
  }
}

/// Something that a referee may do at any time, or a tile where its edges do not agree.
Command correction(const Game& game, catalogue::Random& dice) {
  const auto figures = game.figures();
  const auto player = static_cast<Player>(dice.below(static_cast<std::size_t>(game.player_count())));
  const PlacedTile& tile = game.tiles()[dice.below(game.tiles().size())];
  const auto index = static_cast<std::uint8_t>(dice.below(2));
  const auto kind = static_cast<FeatureKind>(dice.below(9));
  switch (dice.below(5)) {
    case 0:
      return RemoveFigure{figures.empty() ? Figure{} : figures[dice.below(figures.size())]};
    case 1:
      return PlaceFigure{FigureKind::kMeeple, {tile.cell, {kind, index}}, true, player};
    case 2:
      return PutGhost{{tile.cell, {FeatureKind::kMistArea, index}}, true};
    case 3:
      return PutGhost{{tile.cell, {FeatureKind::kCemetery, 0}}, true};
    default:
      return AdjustScore{player, static_cast<int>(dice.below(15)) - 5, "by hand"};
  }
}

TEST_P(MistsGames, SurviveARefereesCorrections) {
  catalogue::Random dice("corrections", level(), seed(), 0);
  for (int round = 0; round < 4; ++round) {
    Game game = test::mists_game(level(), people());
    std::vector<TypeIndex> bag = full_bag(game);
    while (game.phase() != Phase::kEnded) {
      if (dice.chance(0.15)) {
        const Command command = correction(game, dice);
        const auto violation = game.why_not(command);
        ASSERT_NE(game.apply(command).has_value(), violation.has_value());
        ASSERT_TRUE(game.is_consistent()) << game.to_text();
        const auto again = Game::from_text(test::mists_catalogue(), game.to_text());
        ASSERT_TRUE(again) << again.error().message << game.to_text();
        ASSERT_EQ(again->to_text(), game.to_text());
        continue;
      }
      if (game.phase() != Phase::kTile) {
        auto choices = game.choices();
        ASSERT_FALSE(choices.empty()) << game.to_text();
        const Command choice = choices[dice.below(choices.size())];
        ASSERT_TRUE(game.apply(choice)) << game.to_text();
        if (std::holds_alternative<PlaceFaceDown>(choice)) bag.pop_back();
      } else {
        std::swap(bag[dice.below(bag.size())], bag.back());
        const auto cells = game.open_cells();
        ASSERT_TRUE(game.apply(PlaceTile{bag.back(), {cells[dice.below(cells.size())], 0}, false, true}));
        bag.pop_back();
      }
      ASSERT_TRUE(game.is_consistent()) << game.to_text();
    }
  }
}

TEST_P(MistsGames, SavedGamesLeadToTheSamePosition) {
  SavedGame saved;
  saved.setup = test::mists_setup(level(), people());
  saved.sets = {"mists"};
  Game game = *Game::start(saved.setup);
  std::vector<TypeIndex> bag = full_bag(game);
  catalogue::Random dice("mists test", level(), seed(), 0);
  const auto perform = [&](const Command& command) {
    ASSERT_TRUE(game.apply(command));
    saved.commands.push_back(command);
  };
  while (game.phase() != Phase::kEnded) {
    if (game.phase() != Phase::kTile) {
      auto choices = game.choices();
      perform(choices[dice.below(choices.size())]);
      if (std::holds_alternative<PlaceFaceDown>(saved.commands.back())) bag.pop_back();
      continue;
    }
    std::swap(bag[dice.below(bag.size())], bag.back());
    const TypeIndex type = bag.back();
    bag.pop_back();
    const auto places = game.legal_placements(type);
    if (places.empty()) {
      perform(DiscardTile{type});
    } else {
      perform(PlaceTile{type, places[dice.below(places.size())]});
    }
  }
  const std::string text = saved_game_to_text(saved);
  const auto again = saved_game_from_text(text);
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(saved_game_to_text(*again), text);
  auto replayed = Game::start(again->setup);
  ASSERT_TRUE(replayed);
  for (const Command& command : again->commands) ASSERT_TRUE(replayed->apply(command));
  EXPECT_EQ(replayed->to_text(), game.to_text());
}

TEST(MistsSetup, RefusesWhatIsNotInTheBox) {
  rules::Setup setup = test::mists_setup(1, 2);
  setup.players[1].same_person = false;  // three people, one of them with two colours
  EXPECT_EQ(Game::start(setup).error().message.substr(0, 3), "G-2");
  setup = test::mists_setup(1, 3);
  auto both = catalogue::Catalogue::load({"base", "mists"});
  ASSERT_TRUE(both) << both.error().message;
  setup.catalogue = *both;
  EXPECT_EQ(Game::start(setup).error().message.substr(0, 3), "G-1");
  setup = test::mists_setup(7, 3);
  EXPECT_EQ(Game::start(setup).error().message.substr(0, 3), "G-4");
}

TEST(MistsSetup, FollowsTheTableOfLevels) {
  struct Row {
    int tiles;
    int ghosts;
    int goal;
    std::vector<int> marks;
  };
  const std::vector<Row> rows{{50, 15, 50, {}},        {60, 15, 75, {}},        {60, 15, 100, {15, 50}},
                              {60, 13, 120, {20, 60}}, {60, 13, 100, {15, 50}}, {60, 12, 50, {10, 25}}};
  for (int level = 1; level <= 6; ++level) {
    const Row& row = rows[static_cast<std::size_t>(level - 1)];
    const MistsStatus status = mists_status(test::mists_game(level));
    EXPECT_EQ(status.tiles_left_in_all, row.tiles);
    EXPECT_EQ(status.tiles_left, row.marks.empty() ? row.tiles : 20);
    EXPECT_EQ(status.ghosts_in_all, row.ghosts);
    EXPECT_EQ(status.bank, row.ghosts - 3);
    EXPECT_EQ(status.goal, row.goal);
    EXPECT_EQ(status.scores.size(), level == 6 ? 3U : 1U);
    std::vector<int> marks;
    for (const MistsMark& mark : status.marks) marks.push_back(mark.points);
    EXPECT_EQ(marks, row.marks);
  }
}

TEST(MistsSetup, HandsOutFigures) {  // G-2, G-42
  const auto supply = [](int level, int people) {
    const Game game = test::mists_game(level, people);
    std::vector<int> figures;
    for (Player player = 0; player < game.player_count(); ++player) {
      figures.push_back(game.supply(player, FigureKind::kMeeple));
    }
    return figures;
  };
  EXPECT_EQ(supply(1, 1), (std::vector<int>{3, 3, 3, 3}));
  EXPECT_EQ(supply(1, 2), (std::vector<int>{3, 3, 3, 3}));
  EXPECT_EQ(supply(1, 3), (std::vector<int>{5, 5, 5}));
  EXPECT_EQ(supply(6, 2), (std::vector<int>{3, 3, 3, 3}));
  EXPECT_EQ(supply(6, 5), (std::vector<int>{4, 4, 4, 5, 5}));
}

TEST(MistsStatus, IsEmptyInOtherGames) {
  auto catalogue = catalogue::Catalogue::load({"base"});
  ASSERT_TRUE(catalogue);
  rules::Setup setup;
  setup.catalogue = *catalogue;
  setup.players = {{"Anna", Colour::kRed}};
  EXPECT_EQ(mists_status(*Game::start(setup)).level, 0);
}

TEST(GreedyPlayer, RepeatsItself) {
  const Game start = test::mists_game(3);
  EXPECT_EQ(greedy_game(start, 5).to_text(), greedy_game(start, 5).to_text());
  EXPECT_NE(greedy_game(start, 5).to_text(), greedy_game(start, 6).to_text());
}

}  // namespace
}  // namespace tilewatch::rules
