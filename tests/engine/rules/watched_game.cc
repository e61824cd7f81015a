// SPDX-License-Identifier: MIT
#include "tests/engine/rules/watched_game.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "engine/rules/mists_ghosts.h"
#include "tests/engine/rules/random_commands.h"

namespace tilewatch::test {
namespace {

using namespace rules;  // NOLINT(google-build-using-namespace): every word here is one of a game

/// What a board's figures are, in any order.
std::multiset<Figure> figures_of(const Game& game) {
  const auto figures = game.figures();
  return {figures.begin(), figures.end()};
}

int count_of(const std::multiset<Figure>& figures, FigureKind kind, Player player) {
  return static_cast<int>(std::count_if(figures.begin(), figures.end(), [&](const Figure& figure) {
    return figure.kind == kind && figure.player == player;
  }));
}

bool take_out(std::multiset<Figure>& figures, const Figure& figure) {
  const auto found = figures.find(figure);
  if (found == figures.end()) return false;
  figures.erase(found);
  return true;
}

bool is_forced(const Command& command) {
  return std::visit(
      [](const auto& what) {
        if constexpr (requires { what.forced; }) return what.forced;
        return false;
      },
      command);
}

/// Kinds of which choices() lists everything that is allowed, when nobody forces it.
bool is_listed_kind(const Command& command) {
  return std::holds_alternative<Pass>(command) || std::holds_alternative<PlaceFigure>(command) ||
         std::holds_alternative<TakeHome>(command) || std::holds_alternative<MoveNeutral>(command) ||
         std::holds_alternative<CropCircle>(command) || std::holds_alternative<BuryFigure>(command) ||
         std::holds_alternative<PutGhost>(command) || std::holds_alternative<PlaceHound>(command) ||
         std::holds_alternative<PlaceFaceDown>(command);
}

/// A command as text, a figure always with its player.
std::string listed_text(const Game& game, Command command) {
  if (auto* figure = std::get_if<PlaceFigure>(&command); figure != nullptr && figure->player == kNoPlayer) {
    figure->player = game.active_player();
  }
  return command_to_text(game.catalogue(), command);
}

/// The way of searches: commands of which they have their own kind of advance().
bool advance(Game& game, const Command& command) {
  return std::visit([&](const auto& what) { return game.advance(what); }, command);
}

int sum_of(const std::vector<ScoreTerm>& terms) {
  int sum = 0;
  for (const ScoreTerm& term : terms) sum += term.points;
  return sum;
}

}  // namespace

WatchedGame::WatchedGame(SavedGame agreed, catalogue::Random dice, Care care)
    : saved_(std::move(agreed)), dice_(dice), care_(care) {
  saved_.commands.clear();
  auto started = Game::start(saved_.setup);
  if (!started) {
    fail("the game does not start: " + started.error().message);
    return;
  }
  start_ = follower_ = game_ = *std::move(started);
  text_ = game_->to_text();
  looks_right();
}

bool WatchedGame::fail(const std::string& what) {
  if (failure_.empty()) failure_ = what;
  return false;
}

bool WatchedGame::apply(const Command& command) {
  const std::string said = command_to_text(game_->catalogue(), command);
  saved_.commands.push_back(command);
  const Game before = *game_;
  const auto events = game_->apply(command);
  if (!events) return fail("it is refused: " + events.error().message);
  if (before.to_text() != text_) return fail("a copy has changed with the game");
  // To leave the last command out is to undo it.
  if (follower_->to_text() != text_) return fail("the commands without the last do not lead where it was");
  text_ = game_->to_text();
  const auto read = command_from_text(game_->catalogue(), said);
  if (!read) return fail("the command's text is no command: " + read.error().message);
  if (command_to_text(game_->catalogue(), *read) != said) return fail("the command's text reads otherwise");
  if (!advance(*follower_, *read)) return fail("a search may not do it");
  return step_is_right(before, command, *events) && looks_right();
}

bool WatchedGame::step_is_right(const Game& before, const Command& command,
                                const std::vector<Event>& events) {
  if (!figures_followed(before, events)) return false;
  std::vector<int> given(static_cast<std::size_t>(before.player_count()), 0);
  for (const Event& event : events) {
    if (const auto* scored = std::get_if<Scored>(&event)) {
      if (sum_of(scored->score.terms) != scored->score.points)
        return fail("terms do not add up to the score");
      if (scored->score.winners.empty()) return fail("points go to nobody");
      for (const Player winner : scored->score.winners) given.at(winner) += scored->score.points;
    } else if (const auto* adjusted = std::get_if<ScoreAdjusted>(&event)) {
      given.at(adjusted->player) += adjusted->points;
    } else if (std::holds_alternative<GameEnded>(event) && game_->phase() != Phase::kEnded) {
      return fail("the game has ended, but goes on");
    }
  }
  // In Mists the points of all may move one score figure.
  for (Player player = 0; player < before.player_count() && before.mists().level == 0; ++player) {
    if (before.score(player) + given[player] == game_->score(player)) continue;
    return fail("player " + std::to_string(player + 1) + " has other points than were given");
  }
  if (is_listed_kind(command) && !is_forced(command)) {
    const auto choices = before.choices();
    const bool listed = std::any_of(choices.begin(), choices.end(), [&](const Command& choice) {
      return listed_text(before, choice) == listed_text(before, command);
    });
    if (!listed) return fail("it is allowed but not listed");
  }
  return true;
}

bool WatchedGame::figures_followed(const Game& before, const std::vector<Event>& events) {
  std::multiset<Figure> figures = figures_of(before);
  for (const Event& event : events) {
    if (const auto* placed = std::get_if<FigurePlaced>(&event)) {
      figures.insert(placed->figure);
    } else if (const auto* returned = std::get_if<FigureReturned>(&event)) {
      if (!take_out(figures, returned->figure)) return fail("a figure goes home that was not there");
    } else if (const auto* moved = std::get_if<FigureMoved>(&event)) {
      if (!take_out(figures, moved->from)) return fail("a figure moves that was not there");
      figures.insert({moved->from.kind, moved->from.player, moved->to});
    }
  }
  return figures == figures_of(*game_) || fail("the figures on the board are not those of the events");
}

bool WatchedGame::figures_kept() {
  const auto figures = figures_of(*game_);
  for (std::size_t kind = 0; kind < kFigureKinds; ++kind) {
    const auto which = static_cast<FigureKind>(kind);
    for (Player player = 0; player < game_->player_count(); ++player) {
      if (count_of(figures, which, player) + game_->supply(player, which) == start_->supply(player, which)) {
        continue;
      }
      return fail("player " + std::to_string(player + 1) + " has lost or won a " +
                  std::string(to_string(which)));
    }
    const int neutral = count_of(figures, which, kNoPlayer);
    const bool ghost = which == FigureKind::kGhost && game_->mists().level > 0;
    if (ghost) {
      const int bank = ghosts_in_bank(game_->position());
      const int in_all = ghosts_in_bank(start_->position()) + ghosts_on_board(start_->position());
      if (bank < 0 || bank + neutral != in_all) return fail("ghosts are lost or won");
    } else if (neutral > (which == FigureKind::kHound ? 2 : 1)) {
      return fail("there are too many of the " + std::string(to_string(which)));
    }
  }
  return true;
}

bool WatchedGame::looks_right() {
  if (!game_->is_consistent()) return fail("the position contradicts itself");
  if (!figures_kept() || !listed_is_allowed() || !refusals_change_nothing()) return false;
  if (game_->phase() == Phase::kTile && !placements_are_allowed()) return false;
  const bool look_at_text = saved_.commands.size() % static_cast<std::size_t>(care_.text_every) == 0 ||
                            game_->phase() == Phase::kEnded;
  return !look_at_text || (text_goes_round() && values_add_up());
}

bool WatchedGame::text_goes_round() {
  const auto again = Game::from_text(saved_.setup.catalogue, text_);
  if (!again) return fail("its text is refused: " + again.error().message);
  if (again->to_text() != text_) return fail("its text gives another text: " + again->to_text());
  if (!again->is_consistent()) return fail("its text gives a position that contradicts itself");
  if (again->question() != game_->question()) return fail("its text gives another question");
  if (again->may_draw() != game_->may_draw()) return fail("its text lets draw otherwise");
  const auto mine = game_->choices();
  const auto theirs = again->choices();
  if (mine.size() != theirs.size()) return fail("its text gives other choices");
  for (std::size_t i = 0; i < mine.size(); ++i) {
    if (listed_text(*game_, mine[i]) != listed_text(*game_, theirs[i])) {
      return fail("its text gives other choices");
    }
  }
  return true;
}

bool WatchedGame::listed_is_allowed() {
  const auto choices = game_->choices();
  const bool waits = game_->phase() != Phase::kTile && game_->phase() != Phase::kEnded;
  if (!waits) return choices.empty() || fail("something is listed when a tile is to be laid");
  if (choices.empty()) return fail("nothing may be done");
  if (game_->question().empty()) return fail("nobody is asked anything");
  constexpr std::size_t kMostTried = 40;
  const std::size_t every = choices.size() / kMostTried + 1;
  for (std::size_t i = dice_.below(every); i < choices.size(); i += every) {
    if (const auto violation = game_->why_not(choices[i])) {
      return fail("it lists \"" + command_to_text(game_->catalogue(), choices[i]) +
                  "\", which is not allowed: " + violation->rule + ": " + violation->text);
    }
  }
  return true;
}

bool WatchedGame::placements_are_allowed() {
  std::vector<TypeIndex> left = game_->drawn();
  for (TypeIndex type = 0; type < game_->catalogue().types().size() && game_->drawn().empty(); ++type) {
    if (game_->remaining(type) > 0) left.push_back(type);
  }
  if (left.empty()) return true;
  const TypeIndex type = left[dice_.below(left.size())];
  std::vector<Placement> slowly;
  for (const Cell cell : game_->open_cells()) {
    for (Rotation rotation = 0; rotation < 4; ++rotation) {
      if (!game_->why_not(PlaceTile{type, {cell, rotation}})) slowly.push_back({cell, rotation});
    }
  }
  std::vector<Placement> listed = game_->legal_placements(type);
  std::sort(listed.begin(), listed.end());
  if (slowly == listed) return true;
  return fail("places of " + game_->catalogue().type(type).id + " are not those that are allowed");
}

bool WatchedGame::refusals_change_nothing() {
  for (int i = 0; i < care_.refused_tries; ++i) {
    const Command command = random_command(*game_, dice_);
    const std::string said = "\"" + command_to_text(game_->catalogue(), command) + "\"";
    const auto violation = game_->why_not(command);
    Game attempt = *game_;
    const bool done = attempt.apply(command).has_value();
    if (done == violation.has_value()) return fail("why_not is wrong about " + said);
    if (done) {
      if (!attempt.is_consistent()) return fail("it contradicts itself after " + said);
      if (!is_listed_kind(command) || is_forced(command)) continue;
      const auto choices = game_->choices();
      const bool listed = std::any_of(choices.begin(), choices.end(), [&](const Command& choice) {
        return listed_text(*game_, choice) == listed_text(*game_, command);
      });
      if (!listed) return fail("it allows what it does not list: " + said);
    } else {
      if (attempt.to_text() != text_) return fail("it refuses and changes by " + said);
      if (violation->rule.empty() || violation->text.empty())
        return fail("no reason is given against " + said);
    }
  }
  return game_->to_text() == text_ || fail("a copy that was played on changed the game");
}

bool WatchedGame::values_add_up() {
  for (const Score& score : game_->features()) {
    if (sum_of(score.terms) != score.points) return fail("terms do not add up to a feature's value");
  }
  if (static_cast<int>(game_->scores_if_ended_now().size()) != game_->player_count()) {
    return fail("not everybody has a score if it ended now");
  }
  game_->returning_if_passed();
  return game_->to_text() == text_ || fail("looking at values changed the game");
}

bool WatchedGame::replay_all() {
  if (follower_->to_text() != text_) return fail("the commands lead elsewhere");
  const std::string text = saved_game_to_text(saved_);
  const auto again = saved_game_from_text(text);
  if (!again) return fail("the saved game is refused: " + again.error().message);
  if (saved_game_to_text(*again) != text) return fail("the saved game gives another text");
  auto game = Game::start(again->setup);
  if (!game) return fail("the saved game does not start: " + game.error().message);
  for (const Command& command : again->commands) {
    if (const auto done = game->apply(command); !done) {
      return fail("the saved game refuses its own command: " + done.error().message);
    }
  }
  return game->to_text() == text_ || fail("the saved game leads elsewhere");
}

}  // namespace tilewatch::test
