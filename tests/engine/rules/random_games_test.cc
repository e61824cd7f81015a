// SPDX-License-Identifier: MIT
// What must hold in every game, tried on seeded random ones.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "engine/rules/random_game.h"
#include "tests/engine/rules/games.h"

namespace tilewatch::rules {
namespace {

class RandomGames : public testing::TestWithParam<unsigned> {
 protected:
  int players() const { return 1 + static_cast<int>(GetParam() % 5); }
};
INSTANTIATE_TEST_SUITE_P(Seed, RandomGames, testing::Range(1U, 9U));

int sum_of(const std::vector<ScoreTerm>& terms) {
  int sum = 0;
  for (const ScoreTerm& term : terms) sum += term.points;
  return sum;
}

TEST_P(RandomGames, PositionsStayConsistentAndGoThroughText) {
  test::walk(test::base_game(players()), GetParam(), [](const Game& before, const Command&) {
    ASSERT_TRUE(before.is_consistent());
    const std::string text = before.to_text();
    const auto again = Game::from_text(test::base_catalogue(), text);
    ASSERT_TRUE(again) << again.error().message;
    ASSERT_EQ(again->to_text(), text);
    ASSERT_TRUE(again->is_consistent());
  });
}

TEST_P(RandomGames, TermsAddUpAndScoresFollowTheEvents) {
  std::vector<int> scores(static_cast<std::size_t>(players()), 0);
  std::vector<int> foretold;
  const Game end =
      test::walk(test::base_game(players()), GetParam(), [&](Game before, const Command& command) {
        for (const Score& score : before.features()) ASSERT_EQ(sum_of(score.terms), score.points);
        foretold = before.scores_if_ended_now();
        const auto events = before.apply(command);
        for (const Event& event : *events) {
          if (const auto* scored = std::get_if<Scored>(&event)) {
            ASSERT_EQ(sum_of(scored->score.terms), scored->score.points);
            ASSERT_FALSE(scored->score.winners.empty());
            for (const Player winner : scored->score.winners) scores[winner] += scored->score.points;
          } else if (const auto* adjusted = std::get_if<ScoreAdjusted>(&event)) {
            scores[adjusted->player] += adjusted->points;
          }
        }
      });
  std::vector<int> final_scores;
  for (Player player = 0; player < end.player_count(); ++player) final_scores.push_back(end.score(player));
  EXPECT_EQ(scores, final_scores);
  EXPECT_EQ(foretold, final_scores) << "scores_if_ended_now() just before the end";
}

TEST_P(RandomGames, FiguresThatGoHomeAreForetold) {
  test::walk(test::base_game(players()), GetParam(), [](Game before, const Command& command) {
    if (!std::holds_alternative<Pass>(command)) return;
    std::vector<Figure> foretold = before.returning_if_passed();
    std::vector<Figure> went;
    const auto events = before.apply(command);
    for (const Event& event : *events) {
      if (const auto* returned = std::get_if<FigureReturned>(&event)) went.push_back(returned->figure);
    }
    ASSERT_EQ(foretold, went);
  });
}

TEST_P(RandomGames, SavedGameLeadsToTheSamePosition) {
  SavedGame saved;
  saved.setup = test::base_setup(players());
  saved.setup.switches.meeples = 5;
  saved.setup.start_rotation = static_cast<Rotation>(GetParam() % 4);
  saved.sets = {"base"};
  const Game end =
      test::walk(*Game::start(saved.setup), GetParam(),
                 [&](const Game&, const Command& command) { saved.commands.push_back(command); });
  const std::string text = saved_game_to_text(saved);
  const auto again = saved_game_from_text(text);
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(saved_game_to_text(*again), text);
  auto game = Game::start(again->setup);
  ASSERT_TRUE(game) << game.error().message;
  for (const Command& command : again->commands) ASSERT_TRUE(game->apply(command));
  EXPECT_EQ(game->to_text(), end.to_text());
}

TEST_P(RandomGames, RefusedCommandsChangeNothing) {
  std::mt19937 dice(GetParam());
  const auto below = [&](int limit) { return static_cast<int>(dice() % static_cast<unsigned>(limit)); };
  test::walk(test::base_game(players()), GetParam(), [&](Game before, const Command&) {
    const std::string text = before.to_text();
    const Cell cell{below(13) - 6, below(13) - 6};
    const FeatureRef ref{cell, {static_cast<FeatureKind>(below(10)), static_cast<std::uint8_t>(below(5))}};
    const auto kind = static_cast<FigureKind>(below(static_cast<int>(kFigureKinds)));
    const auto player = static_cast<Player>(below(8));
    const auto type = static_cast<TypeIndex>(below(26));
    const std::vector<Command> tries{PlaceTile{type, {cell, static_cast<Rotation>(below(6))}, below(2) == 0},
                                     DiscardTile{type},
                                     PlaceFigure{kind, ref, false, player},
                                     PlaceFigure{kind, ref, true, player},
                                     RemoveFigure{{kind, player, ref}},
                                     AdjustScore{player, below(4) * 9999, "reason"},
                                     Pass{},
                                     EndGame{}};
    for (const Command& command : tries) {
      const auto violation = before.why_not(command);
      Game attempt = before;
      const bool done = attempt.apply(command).has_value();
      ASSERT_NE(done, violation.has_value());
      if (!done) {
        ASSERT_EQ(attempt.to_text(), text);
        ASSERT_FALSE(violation->rule.empty());
        ASSERT_FALSE(violation->text.empty());
      } else {
        ASSERT_TRUE(attempt.is_consistent());
      }
    }
    ASSERT_EQ(before.to_text(), text) << "a copy is not the original";
  });
}

TEST_P(RandomGames, TheSearchersWayIsTheSameGame) {
  Game quick = test::base_game(players());
  const Game end = test::walk(quick, GetParam(), [&](const Game& before, const Command& command) {
    ASSERT_EQ(quick.to_text(), before.to_text());
    const bool done = std::visit(
        [&](const auto& what) {
          if constexpr (requires { quick.advance(what); }) return quick.advance(what);
          return quick.apply(what).has_value();
        },
        command);
    ASSERT_TRUE(done);
  });
  EXPECT_EQ(quick.to_text(), end.to_text());
}

TEST(RandomGames, PlayoutsRepeatThemselves) {
  const Game start = test::base_game();
  EXPECT_EQ(random_game(start, 5).to_text(), random_game(start, 5).to_text());
  EXPECT_NE(random_game(start, 5).to_text(), random_game(start, 6).to_text());
  // Changes only when the rules, the catalogue or the way of playing at random do: say so in the commit.
  EXPECT_EQ(replay_signature(start), 11741983613281478841U);
}

}  // namespace
}  // namespace tilewatch::rules
