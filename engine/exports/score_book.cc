// SPDX-License-Identifier: MIT
#include "engine/exports/score_book.h"

#include <fmt/format.h>

#include "engine/rules/ended_now.h"
#include "engine/rules/mists_status.h"

namespace tilewatch::exports {
namespace {

using rules::Game;
using rules::Player;
using PointsTo = std::vector<std::pair<Player, Player>>;

void note(const Game& game, const ScoreColumns& columns, int turn, const std::vector<rules::Event>& events,
          const PointsTo& points_to, std::vector<int>& totals, std::vector<ScoreEntry>& entries) {
  for (const rules::Event& event : events) {
    ScoreEntry entry;
    entry.turn = turn;
    entry.gained.assign(columns.count, 0);
    const auto give = [&](Player player, int points) {
      if (const auto column = columns.of(player, points_to)) entry.gained.at(*column) += points;
    };
    if (const auto* scored = std::get_if<rules::Scored>(&event)) {
      entry.score = scored->score;
      entry.final = scored->final;
      for (const Player winner : scored->score.winners) give(winner, scored->score.points);
    } else if (const auto* adjusted = std::get_if<rules::ScoreAdjusted>(&event)) {
      entry.adjusted = *adjusted;
      entry.final = game.phase() == rules::Phase::kEnded && game.mists().level == 0;
      give(adjusted->player, adjusted->points);
    } else {
      continue;
    }
    for (std::size_t i = 0; i < totals.size(); ++i) totals[i] += entry.gained[i];
    entry.totals = totals;
    entries.push_back(std::move(entry));
  }
}

/// G-43: to whom a command hands points.
PointsTo handed_over(const rules::Command& command) {
  if (const auto* score = std::get_if<rules::ScoreFeature>(&command)) return score->points_to;
  if (const auto* calm = std::get_if<rules::CalmGhosts>(&command)) return calm->points_to;
  return {};
}

std::string place_of(const rules::SavedGame& saved, std::size_t index) {
  return index < saved.lines.size() ? fmt::format("Line {}", saved.lines[index])
                                    : fmt::format("Step {}", index + 1);
}

}  // namespace

ScoreColumns::ScoreColumns(const Game& game) : count(static_cast<std::size_t>(game.player_count())) {
  if (game.mists().level > 0) count = rules::mists_status(game).scores.size();
  together = game.mists().level > 0 && count == 1;
}

std::optional<std::size_t> ScoreColumns::of(Player player, const PointsTo& points_to) const {
  if (together) return 0;
  for (const auto& [from, to] : points_to) {
    if (from == player) return to;
  }
  return player < count ? std::optional<std::size_t>(player) : std::nullopt;
}

std::string ScoreColumns::head(const Game& game, std::size_t column) const {
  return together ? "together" : name_of(game.setup(), static_cast<Player>(column));
}

std::string ScoreColumns::key(const Game& game, std::size_t column) const {
  return together ? "together" : std::string(to_string(game.setup().players.at(column).colour));
}

Result<ScoreBook> score_book(rules::SavedGame saved) {
  auto game = Game::start(saved.setup);
  if (!game) return tl::unexpected(game.error());
  const ScoreColumns columns(*game);
  ScoreBook book{std::move(saved), std::move(*game), columns, {}, {}};
  std::vector<int> totals(columns.count, 0);
  for (std::size_t i = 0; i < book.saved.commands.size(); ++i) {
    const rules::Command& command = book.saved.commands[i];
    const int turn = book.game.turn();
    const auto events = book.game.apply(command);
    if (!events) {
      return failure(
          ErrorKind::kInput,
          fmt::format("{}, \"{}\", is against the rules. {}.", place_of(book.saved, i),
                      rules::command_to_text(book.game.catalogue(), command), events.error().message));
    }
    note(book.game, columns, turn, *events, handed_over(command), totals, book.entries);
  }
  if (book.ended()) return book;
  std::vector<rules::Event> events;
  rules::scores_if_ended_now(book.game, &events);
  note(book.game, columns, book.game.turn(), events, {}, totals, book.if_ended);
  return book;
}

std::vector<std::vector<int>> points_by_turn(const ScoreBook& book) {
  const std::vector<int> nothing(book.columns.count, 0);
  const auto last = static_cast<std::size_t>(std::max(book.game.tiles().back().turn, 0));
  std::vector<std::vector<int>> points(last + 1, nothing);
  for (std::size_t turn = 1, next = 0; turn <= last; ++turn) {
    points[turn] = points[turn - 1];
    // What is given by hand after the last tile's turn counts with that.
    for (; next < book.entries.size() && !book.entries[next].final &&
           (turn == last || book.entries[next].turn <= static_cast<int>(turn));
         ++next) {
      points[turn] = book.entries[next].totals;
    }
  }
  return points;
}

std::vector<int> points_now(const ScoreBook& book) {
  return book.entries.empty() ? std::vector<int>(book.columns.count, 0) : book.entries.back().totals;
}

}  // namespace tilewatch::exports
