// SPDX-License-Identifier: MIT
// Saved games and positions of all rule sets, damaged in every way: they are refused with the place, or mean
// something that can be played. Nothing crashes, nothing hangs.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

#include "tests/engine/rules/mists_games.h"
#include "tests/engine/rules/random_commands.h"
#include "tests/engine/rules/random_play.h"

namespace tilewatch::test {
namespace {

using catalogue::Random;
using namespace rules;  // NOLINT(google-build-using-namespace): every word here is one of a game
using testing::HasSubstr;

/// Whole games: of the board's rule sets, then of each level of Mists.
constexpr int kBoardGames = 10;
constexpr int kGames = kBoardGames + 6;
SavedGame played_game(int number) {
  const int index = number < kBoardGames ? number + number / 7 : 8 * (number - kBoardGames) + 7;
  return play_at_random(5, index, {1000, 0}).saved;
}

/// $TILEWATCH_FUZZ times as many tries as usual; always the same ones first.
int tries(int usual) {
  const char* times = std::getenv("TILEWATCH_FUZZ");
  return usual * (times == nullptr ? 1 : std::max(1, std::atoi(times)));
}

/// Where the words of a text begin and end. Lines and the bars of a position part words, too.
std::vector<std::pair<std::size_t, std::size_t>> words_in(const std::string& text) {
  std::vector<std::pair<std::size_t, std::size_t>> words;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == ' ' || text[i] == '\n') continue;
    const std::size_t end = std::min(text.find_first_of(" \n", i), text.size());
    words.emplace_back(i, end);
    i = end;
  }
  return words;
}

class Damage {
 public:
  /// `parting`: what stands between two statements.
  Damage(Random& dice, std::string parting) : dice_(dice), parting_(std::move(parting)) {}

  std::string operator()(std::string text) {
    for (std::size_t i = dice_.below(3) + 1; i > 0 && !text.empty(); --i) once(text);
    return text;
  }

 private:
  void once(std::string& text) {
    switch (dice_.below(9)) {
      case 0:
        text[dice_.below(text.size())] = static_cast<char>(dice_.below(256));
        break;
      case 1:
        swap_words(text);
        break;
      case 2:
        move_statement(text, true, true);
        break;
      case 3:
        move_statement(text, false, false);
        break;
      case 4:
        move_statement(text, false, true);
        break;
      case 5:
        text.resize(dice_.below(text.size()));
        break;
      case 6:
        change_number(text);
        break;
      case 7:
        text.erase(dice_.below(text.size()), 1 + dice_.below(20));
        break;
      default:
        replace_word(text);
        break;
    }
  }

  void swap_words(std::string& text) {
    const auto words = words_in(text);
    if (words.size() < 2) return;
    auto [a, b] = std::pair{words[dice_.below(words.size())], words[dice_.below(words.size())]};
    if (a.first > b.first) std::swap(a, b);
    if (a == b) return;
    const std::string one = text.substr(a.first, a.second - a.first);
    const std::string two = text.substr(b.first, b.second - b.first);
    text.replace(b.first, two.size(), one);
    text.replace(a.first, one.size(), two);
  }

  void replace_word(std::string& text) {
    static const std::vector<std::string> kWords{
        "forced",    "garden",    "off",    "meeple",   "abbot",     "ghost",   "city", "road",
        "mist_area", "cemetery",  "player", "1",        "0,0",       "nothing", "|",    "\"",
        "\\",        "turn",      "phase",  "score",    "magic",     "mists",   "tile", "figure",
        "drawn",     "undecided", "due",    "together", "face_down", "ended"};
    const auto words = words_in(text);
    if (words.empty()) return;
    const auto word = words[dice_.below(words.size())];
    text.replace(word.first, word.second - word.first, kWords[dice_.below(kWords.size())]);
  }

  void change_number(std::string& text) {
    static const std::vector<std::string> kNumbers{
        "0", "1", "2", "-1", "7", "15", "16", "255", "32768", "2147483648", "-99999999999", "1e9"};
    std::vector<std::pair<std::size_t, std::size_t>> numbers;
    for (std::size_t i = 0; i < text.size(); ++i) {
      if (text[i] < '0' || text[i] > '9') continue;
      const std::size_t end = std::min(text.find_first_not_of("0123456789", i), text.size());
      numbers.emplace_back(i, end);
      i = end;
    }
    if (numbers.empty()) return;
    const auto number = numbers[dice_.below(numbers.size())];
    text.replace(number.first, number.second - number.first, kNumbers[dice_.below(kNumbers.size())]);
  }

  /// Takes a statement out, puts it (or another one's copy) in elsewhere.
  void move_statement(std::string& text, bool keep, bool put) {
    const std::size_t from = statement(text);
    const std::size_t end = std::min(text.find(parting_, from), text.size());
    const std::string one = text.substr(from, end - from) + parting_;
    if (!keep) text.erase(from, one.size());
    if (put) text.insert(statement(text), one);
  }
  std::size_t statement(const std::string& text) {
    if (text.empty()) return 0;
    const std::size_t found = text.find(parting_, dice_.below(text.size()));
    return found == std::string::npos ? 0 : found + parting_.size();
  }

  Random& dice_;
  std::string parting_;
};

/// Plays on for a while in whatever way there is.
void play_on(Game& game, Random& dice) {
  for (int i = 0; i < 25 && game.phase() != Phase::kEnded; ++i) {
    game.features();
    game.scores_if_ended_now();
    game.returning_if_passed();
    Command command = random_command(game, dice);
    const auto choices = game.choices();
    if (game.phase() == Phase::kTile) {
      for (TypeIndex type = 0; type < game.catalogue().types().size(); ++type) {
        const auto places = game.legal_placements(type);
        const bool there = game.remaining(type) > 0 && game.drawn().empty();
        if (there && !places.empty()) command = PlaceTile{type, places[dice.below(places.size())], false};
      }
    } else {
      ASSERT_FALSE(choices.empty()) << game.to_text();
      ASSERT_FALSE(game.question().empty()) << game.to_text();
      command = choices[dice.below(choices.size())];
      ASSERT_FALSE(game.why_not(command)) << command_to_text(game.catalogue(), command);
    }
    game.apply(command);
    ASSERT_TRUE(game.is_consistent()) << command_to_text(game.catalogue(), command) << "\n" << game.to_text();
  }
}

class GarbledTexts : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(Game, GarbledTexts, testing::Range(0, kGames));

TEST_P(GarbledTexts, SavedGamesAreRefusedWithTheLineOrCanBePlayed) {
  Random dice("garbled saved games", GetParam(), 1, 0);
  const std::string text = saved_game_to_text(played_game(GetParam()));
  int refused = 0;
  for (int i = 0; i < tries(6); ++i) {
    const std::string damaged = Damage(dice, "\n")(text);
    const auto read = saved_game_from_text(damaged);
    if (!read) {
      ++refused;
      ASSERT_EQ(read.error().kind, ErrorKind::kInput);
      ASSERT_THAT(read.error().message, testing::AnyOf(HasSubstr("Line "), HasSubstr("the text is empty"),
                                                       HasSubstr("cannot begin")));
      continue;
    }
    auto game = Game::start(read->setup);
    if (!game) {
      ASSERT_FALSE(game.error().message.empty());
      continue;
    }
    for (const Command& command : read->commands) {
      const auto done = game->apply(command);
      if (done) continue;
      ASSERT_FALSE(done.error().message.empty());
      break;
    }
    ASSERT_TRUE(game->is_consistent()) << damaged;
  }
  EXPECT_GT(refused, 0);
}

TEST_P(GarbledTexts, PositionsAreRefusedOrCanBePlayed) {
  Random dice("garbled positions", GetParam(), 1, 0);
  const SavedGame saved = played_game(GetParam());
  std::vector<std::string> positions;
  Game game = *Game::start(saved.setup);
  for (const Command& command : saved.commands) {
    ASSERT_TRUE(game.apply(command));
    positions.push_back(game.to_text());
  }
  for (int i = 0; i < tries(30) && !HasFatalFailure(); ++i) {
    const std::string damaged = Damage(dice, " | ")(positions[dice.below(positions.size())]);
    auto read = Game::from_text(saved.setup.catalogue, damaged);
    if (!read) {
      ASSERT_EQ(read.error().kind, ErrorKind::kInput);
      ASSERT_FALSE(read.error().message.empty());
      continue;
    }
    ASSERT_TRUE(read->is_consistent()) << damaged;
    const std::string text = read->to_text();
    const auto again = Game::from_text(saved.setup.catalogue, text);
    ASSERT_TRUE(again) << again.error().message << "\n" << damaged << "\n" << text;
    ASSERT_EQ(again->to_text(), text);
    play_on(*read, dice);
    if (HasFatalFailure()) ADD_FAILURE() << "after " << damaged;
  }
}

TEST(Positions, HaveOneScoreForAllInMists) {
  const rules::Setup setup = mists_setup(1, 3);
  std::string text = Game::start(setup)->to_text();
  ASSERT_TRUE(Game::from_text(setup.catalogue, text));
  text.replace(text.find("scores 0 0 0"), std::string("scores 0 0 0").size(), "scores 0 7 0");
  const auto read = Game::from_text(setup.catalogue, text);
  ASSERT_FALSE(read);
  EXPECT_THAT(read.error().message, HasSubstr("common score"));
}

TEST(Positions, AreInAStepInWhichSomethingIsToBeDone) {
  Game game = mists_game(2);
  const auto type = game.catalogue().index_of("mists.17");
  ASSERT_TRUE(game.apply(PlaceTile{type, {{-1, 0}, 2}, false}));
  ASSERT_EQ(game.phase(), Phase::kFigure);
  std::string text = game.to_text();
  text.replace(text.find("phase figure"), std::string("phase figure").size(), "phase ghost");
  const auto read = Game::from_text(game.setup().catalogue, text);
  ASSERT_FALSE(read);
  EXPECT_THAT(read.error().message, HasSubstr("phase ghost"));
}

TEST(Versions, LaterOnesAreRefusedWhole) {
  SavedGame saved = played_game(0);
  std::string text = saved_game_to_text(saved);
  text.replace(0, std::string("tilewatch game 1").size(), "tilewatch game 2");
  const auto read = saved_game_from_text(text);
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().kind, ErrorKind::kInput);
  EXPECT_THAT(read.error().message, HasSubstr("Line 1"));
  EXPECT_THAT(read.error().message, HasSubstr("version 2"));
  std::string position = Game::start(saved.setup)->to_text();
  position.replace(0, std::string("tilewatch position 1").size(), "tilewatch position 2");
  const auto restored = Game::from_text(saved.setup.catalogue, position);
  ASSERT_FALSE(restored);
  EXPECT_THAT(restored.error().message, HasSubstr("version 2"));
}

}  // namespace
}  // namespace tilewatch::test
