// SPDX-License-Identifier: MIT
// `tilewatch score GAME`: replays a saved game and prints every score with its terms; the same as files.
#include <fmt/format.h>

#include <CLI/App.hpp>
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>

#include "display/app/application.h"
#include "display/app/command.h"
#include "display/app/game_exports.h"
#include "display/app/look_options.h"
#include "engine/exports/score_book.h"
#include "engine/exports/score_json.h"
#include "engine/rules/mists_status.h"

namespace tilewatch::app {
namespace {

using exports::ScoreBook;
using exports::ScoreEntry;
using rules::Game;

constexpr std::uintmax_t kLargestFile = 8U << 20U;  // a long game is some 10 kB

Result<std::string> read_text(const std::string& name) {
  std::error_code error;
  if (!std::filesystem::exists(name, error)) {
    return failure(ErrorKind::kInput, fmt::format("There is no saved game {}.", name));
  }
  if (!std::filesystem::is_regular_file(name, error)) {
    return failure(ErrorKind::kInput, fmt::format("{} is no file.", name));
  }
  if (std::filesystem::file_size(name, error) > kLargestFile) {
    return failure(ErrorKind::kInput, fmt::format("{} is too large for a saved game.", name));
  }
  std::ifstream in(name, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  if (!in) return failure(ErrorKind::kInput, fmt::format("{} cannot be read or is empty.", name));
  return text.str();
}

std::string words(std::string_view word) {
  std::string text(word);
  std::replace(text.begin(), text.end(), '_', ' ');
  return text;
}

std::string what(const ScoreEntry& entry) {
  if (entry.adjusted) return "by hand";
  const rules::Score& score = *entry.score;
  std::string text = words(to_string(score.kind));
  if (!score.complete && score.kind != FeatureKind::kField) text = "unfinished " + text;
  return fmt::format("{} at {}", text,
                     to_string(score.figures.empty() ? score.cells.front() : score.figures.front().at.cell));
}

std::string why(const Game& game, const ScoreEntry& entry) {
  if (entry.adjusted) return entry.adjusted->reason;
  std::string text;
  for (const rules::ScoreTerm& term : entry.score->terms) {
    text += fmt::format("{}{} {} = {}", text.empty() ? "" : ", ", words(term.name), term.count, term.points);
  }
  const std::size_t colours = entry.score->winners.size();
  if (game.mists().level > 0 && colours > 1)
    text += fmt::format(", for each of {} colours", colours);  // G-17
  return text;
}

class Table {
 public:
  explicit Table(std::vector<std::string> heads) : rows_{std::move(heads)} {}
  void add(std::vector<std::string> row) { rows_.push_back(std::move(row)); }

  /// The first and all columns from `numbers` on are set to the right.
  std::string text(std::size_t numbers) const {
    std::vector<std::size_t> widths(rows_.front().size(), 0);
    for (const auto& row : rows_) {
      for (std::size_t i = 0; i < row.size(); ++i) {
        widths[i] = std::max(widths[i], fmt::formatted_size("{}", row[i]) - continuation_bytes(row[i]));
      }
    }
    std::string text;
    for (const auto& row : rows_) {
      std::string line;
      for (std::size_t i = 0; i < row.size(); ++i) {
        const bool right = i == 0 || i >= numbers;
        const std::string gap = i == 0 ? "" : "  ";
        line += right ? fmt::format("{}{:>{}}", gap, row[i], widths[i])
                      : fmt::format("{}{:<{}}", gap, row[i], widths[i]);
      }
      line.erase(line.find_last_not_of(' ') + 1);
      text += line + "\n";
    }
    return text;
  }

 private:
  static std::size_t continuation_bytes(const std::string& utf8) {
    return static_cast<std::size_t>(std::count_if(
        utf8.begin(), utf8.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xc0U) == 0x80U; }));
  }
  std::vector<std::vector<std::string>> rows_;
};

std::string table_of(const ScoreBook& book, const std::vector<ScoreEntry>& entries,
                     const std::vector<int>& before, const std::string& last_row) {
  std::vector<std::string> heads{"turn", "score", "terms"};
  for (std::size_t column = 0; column < book.columns.count; ++column) {
    heads.push_back(book.columns.head(book.game, column));
  }
  Table table(std::move(heads));
  for (const ScoreEntry& entry : entries) {
    std::vector<std::string> row{entry.final ? "end" : std::to_string(entry.turn), what(entry),
                                 why(book.game, entry)};
    for (std::size_t i = 0; i < entry.totals.size(); ++i) {
      row.push_back(entry.gained[i] == 0 ? std::to_string(entry.totals[i])
                                         : fmt::format("({:+}) {}", entry.gained[i], entry.totals[i]));
    }
    table.add(std::move(row));
  }
  std::vector<std::string> row{"", last_row, ""};
  for (const int total : entries.empty() ? before : entries.back().totals)
    row.push_back(std::to_string(total));
  table.add(std::move(row));
  return table.text(3);
}

/// Level, goal and how it stands.
std::string mists_line(const Game& game) {
  const rules::MistsStatus status = rules::mists_status(game);
  std::string text = fmt::format("Mists over Carcassonne, level {}: the goal is {} points{}\n", status.level,
                                 status.goal, status.scores.size() > 1 ? " of each score figure" : "");
  if (status.end == rules::MistsEnd::kGoal) {
    text += fmt::format("Won: {} ({})\n", status.cause, status.rule);
  } else if (status.end != rules::MistsEnd::kNotYet) {
    text += fmt::format("Lost: {} ({})\n", status.cause, status.rule);
  } else if (game.phase() == rules::Phase::kEnded) {
    text += "Neither won nor lost: ended before\n";
  } else {
    text +=
        fmt::format("Open: {} of {} ghosts in the bank, {} tiles left{}\n", status.bank, status.ghosts_in_all,
                    status.tiles_left, status.stack > 0 ? fmt::format(" in stack {}", status.stack) : "");
  }
  return text;
}

std::string tables_of(const ScoreBook& book) {
  std::vector<ScoreEntry> during;
  std::vector<ScoreEntry> at_end;
  for (const ScoreEntry& entry : book.entries) (entry.final ? at_end : during).push_back(entry);
  const std::vector<int> zero(book.columns.count, 0);
  const std::vector<int>& so_far = during.empty() ? zero : during.back().totals;
  const bool mists = book.game.mists().level > 0;
  std::string text =
      fmt::format("{} tiles laid, {} left\n", book.game.tiles().size(), book.game.tiles_left());
  if (mists) text += mists_line(book.game);
  text += "\nScores\n";
  text += table_of(book, during, zero, !book.ended() ? "so far" : mists ? "final score" : "before the end");
  if (book.ended() && !mists) {
    text += "\nFinal scoring\n" + table_of(book, at_end, so_far, "final score");
  } else if (!book.ended()) {
    text += "\nThe game is open. If it ended now:\n" + table_of(book, book.if_ended, so_far, "score then");
  }
  return text;
}

tl::unexpected<Error> in_file(const std::string& name, const Error& error) {
  return failure(error.kind == ErrorKind::kUsage ? ErrorKind::kInput : error.kind,
                 fmt::format("{}: {}", name, error.message), error.hint);
}

struct ScoreArguments {
  std::string game;
  std::string json;
  ExportFiles files;
};

Result<void> score_game(const ScoreArguments& arguments) {
  if (auto writable = arguments.files.check(); !writable) return writable;
  const auto text = read_text(arguments.game);
  if (!text) return tl::unexpected(text.error());
  auto saved = rules::saved_game_from_text(*text);
  if (!saved) return in_file(arguments.game, saved.error());
  const auto book = exports::score_book(std::move(*saved));
  if (!book) return in_file(arguments.game, book.error());
  const bool json_only = arguments.json == "-";
  fmt::print("{}", json_only ? exports::scores_as_json(*book) : tables_of(*book));
  if (!arguments.json.empty() && !json_only) {
    if (auto written = write_export(*book, arguments.json, ExportKind::kJson); !written) return written;
  }
  if (!arguments.files.any()) return {};
  const auto application = make_application(false);  // who translates
  speak_wanted_language();
  return arguments.files.write(*book, day_of(arguments.game));
}

}  // namespace

Run set_up_score(CLI::App& app) {
  auto arguments = std::make_shared<ScoreArguments>();
  app.add_option("GAME", arguments->game, "A saved game (text)")->required();
  app.add_option("--json", arguments->json,
                 "Write every score to this file; - prints JSON instead of the tables");
  arguments->files.add_to(app);
  add_language_option(app, "the sheet");
  return [arguments] {
    const auto done = score_game(*arguments);
    return done ? 0 : report(done.error());
  };
}

}  // namespace tilewatch::app
