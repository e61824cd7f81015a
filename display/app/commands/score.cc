// SPDX-License-Identifier: MIT
// `tilewatch score GAME`: replays a saved game and prints every score with its terms, for people and as JSON.
#include <fmt/format.h>

#include <CLI/App.hpp>
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>
#include <nlohmann/json.hpp>
#include <sstream>

#include "display/app/command.h"
#include "engine/rules/ended_now.h"
#include "engine/rules/game.h"
#include "engine/rules/mists_status.h"

namespace tilewatch::app {
namespace {

using nlohmann::json;
using rules::Game;
using rules::Player;

constexpr std::uintmax_t kLargestFile = 8U << 20U;  // a long game is some 10 kB

/// Something that changed the scores.
struct Entry {
  int turn = 0;
  bool final = false;                 ///< by the final scoring or after it
  std::optional<rules::Score> score;  ///< else it was given by hand:
  std::optional<rules::ScoreAdjusted> adjusted;
  std::vector<int> gained;  ///< by column
  std::vector<int> totals;  ///< after it
};

/// Whose points are counted: every player's, in Mists those of the team (G-5) or of its score figures (G-42).
struct Columns {
  bool together = false;
  std::size_t count = 0;
  explicit Columns(const Game& game) : count(static_cast<std::size_t>(game.player_count())) {
    if (game.mists().level > 0) count = rules::mists_status(game).scores.size();
    together = game.mists().level > 0 && count == 1;
  }
  /// Nothing for a colour without a score figure whose points were not handed over.
  std::optional<std::size_t> of(Player player,
                                const std::vector<std::pair<Player, Player>>& points_to) const {
    if (together) return 0;
    for (const auto& [from, to] : points_to) {
      if (from == player) return to;
    }
    return player < count ? std::optional<std::size_t>(player) : std::nullopt;
  }
  std::string head(const Game& game, std::size_t column) const {
    return together ? "together" : name_of(game.setup(), static_cast<Player>(column));
  }
  std::string key(const Game& game, std::size_t column) const {
    return together ? "together" : std::string(to_string(game.setup().players.at(column).colour));
  }
};

struct ScoreSheet {
  std::vector<Entry> entries;   ///< of the game as it was saved
  std::vector<Entry> if_ended;  ///< what an open game would score if it ended now
};

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

void note(const Game& game, int turn, const std::vector<rules::Event>& events,
          const std::vector<std::pair<Player, Player>>& points_to, std::vector<int>& totals,
          std::vector<Entry>& entries) {
  const Columns columns(game);
  for (const rules::Event& event : events) {
    Entry entry;
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
std::vector<std::pair<Player, Player>> handed_over(const rules::Command& command) {
  if (const auto* score = std::get_if<rules::ScoreFeature>(&command)) return score->points_to;
  if (const auto* calm = std::get_if<rules::CalmGhosts>(&command)) return calm->points_to;
  return {};
}

Result<ScoreSheet> replay(const rules::SavedGame& saved, Game& game) {
  ScoreSheet sheet;
  std::vector<int> totals(Columns(game).count, 0);
  for (std::size_t i = 0; i < saved.commands.size(); ++i) {
    const int turn = game.turn();
    const auto events = game.apply(saved.commands[i]);
    if (!events) {
      return failure(
          ErrorKind::kInput,
          fmt::format("Line {}, \"{}\", is against the rules. {}.", saved.lines.at(i),
                      rules::command_to_text(game.catalogue(), saved.commands[i]), events.error().message));
    }
    note(game, turn, *events, handed_over(saved.commands[i]), totals, sheet.entries);
  }
  if (game.phase() == rules::Phase::kEnded) return sheet;
  std::vector<rules::Event> events;
  rules::scores_if_ended_now(game, &events);
  note(game, game.turn(), events, {}, totals, sheet.if_ended);
  return sheet;
}

std::string words(std::string_view word) {
  std::string text(word);
  std::replace(text.begin(), text.end(), '_', ' ');
  return text;
}

std::string what(const Entry& entry) {
  if (entry.adjusted) return "by hand";
  const rules::Score& score = *entry.score;
  std::string text = words(to_string(score.kind));
  if (!score.complete && score.kind != FeatureKind::kField) text = "unfinished " + text;
  return fmt::format("{} at {}", text,
                     to_string(score.figures.empty() ? score.cells.front() : score.figures.front().at.cell));
}

std::string why(const Game& game, const Entry& entry) {
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

std::string table_of(const Game& game, const std::vector<Entry>& entries, const std::vector<int>& before,
                     const std::string& last_row) {
  std::vector<std::string> heads{"turn", "score", "terms"};
  const Columns columns(game);
  for (std::size_t column = 0; column < columns.count; ++column) heads.push_back(columns.head(game, column));
  Table table(std::move(heads));
  for (const Entry& entry : entries) {
    std::vector<std::string> row{entry.final ? "end" : std::to_string(entry.turn), what(entry),
                                 why(game, entry)};
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

std::string tables_of(const Game& game, const ScoreSheet& sheet) {
  std::vector<Entry> during;
  std::vector<Entry> at_end;
  for (const Entry& entry : sheet.entries) (entry.final ? at_end : during).push_back(entry);
  const std::vector<int> zero(Columns(game).count, 0);
  const std::vector<int>& so_far = during.empty() ? zero : during.back().totals;
  const bool ended = game.phase() == rules::Phase::kEnded;
  const bool mists = game.mists().level > 0;
  std::string text = fmt::format("{} tiles laid, {} left\n", game.tiles().size(), game.tiles_left());
  if (mists) text += mists_line(game);
  text += "\nScores\n";
  text += table_of(game, during, zero, !ended ? "so far" : mists ? "final score" : "before the end");
  if (ended && !mists) {
    text += "\nFinal scoring\n" + table_of(game, at_end, so_far, "final score");
  } else if (!ended) {
    text += "\nThe game is open. If it ended now:\n" + table_of(game, sheet.if_ended, so_far, "score then");
  }
  return text;
}

std::string colour_of(const Game& game, Player player) {
  return std::string(to_string(game.setup().players.at(player).colour));
}

json cells_of(const std::vector<Cell>& cells) {
  json list = json::array();
  for (const Cell cell : cells) list.push_back({cell.x, cell.y});
  return list;
}

/// By column.
json scores_of(const Game& game, const std::vector<int>& scores) {
  const Columns columns(game);
  json by_colour = json::object();
  for (std::size_t i = 0; i < columns.count; ++i) by_colour[columns.key(game, i)] = scores.at(i);
  return by_colour;
}

json mists_json(const Game& game) {
  const rules::MistsStatus status = rules::mists_status(game);
  const bool over = status.end != rules::MistsEnd::kNotYet;
  std::string result = "open";
  if (over) {
    result = status.end == rules::MistsEnd::kGoal ? "won" : "lost";
  } else if (game.phase() == rules::Phase::kEnded) {
    result = "ended";
  }
  return {{"level", status.level},
          {"goal", status.goal},
          {"result", result},
          {"rule", over ? json(status.rule) : json(nullptr)},
          {"cause", over ? json(status.cause) : json(nullptr)}};
}

json entry_json(const Game& game, const Entry& entry) {
  json made{{"turn", entry.turn},
            {"final", entry.final},
            {"gained", scores_of(game, entry.gained)},
            {"totals", scores_of(game, entry.totals)}};
  if (entry.adjusted) {
    made["kind"] = "by_hand";
    made["points"] = entry.adjusted->points;
    made["reason"] = entry.adjusted->reason;
    return made;
  }
  const rules::Score& score = *entry.score;
  made["kind"] = to_string(score.kind);
  made["complete"] = score.complete;
  made["points"] = score.points;
  made["cells"] = cells_of(score.cells);
  made["winners"] = json::array();
  for (const Player winner : score.winners) made["winners"].push_back(colour_of(game, winner));
  made["terms"] = json::array();
  for (const rules::ScoreTerm& term : score.terms) {
    made["terms"].push_back({{"name", term.name}, {"count", term.count}, {"points", term.points}});
  }
  made["figures"] = json::array();
  for (const rules::Figure& figure : score.figures) {
    const bool nobodys = figure.player == rules::kNoPlayer;  // mage, witch
    made["figures"].push_back({{"kind", to_string(figure.kind)},
                               {"colour", nobodys ? json(nullptr) : json(colour_of(game, figure.player))},
                               {"cell", {figure.at.cell.x, figure.at.cell.y}},
                               {"on", to_string(figure.at.piece.kind)}});
  }
  return made;
}

json json_of(const Game& game, const ScoreSheet& sheet) {
  json players = json::array();
  std::vector<int> scores;
  for (Player player = 0; player < game.player_count(); ++player) {
    players.push_back({{"colour", colour_of(game, player)}, {"name", game.setup().players[player].name}});
    scores.push_back(game.score(player));
  }
  json entries = json::array();
  for (const Entry& entry : sheet.entries) entries.push_back(entry_json(game, entry));
  json made{{"players", players},
            {"ended", game.phase() == rules::Phase::kEnded},
            {"turns", game.tiles().back().turn},
            {"entries", entries},
            {"scores", scores_of(game, scores)}};
  if (game.mists().level > 0) made["mists"] = mists_json(game);
  if (game.phase() != rules::Phase::kEnded) {
    made["scores_if_ended_now"] = scores_of(game, rules::scores_if_ended_now(game));
    made["entries_if_ended_now"] = json::array();
    for (const Entry& entry : sheet.if_ended) made["entries_if_ended_now"].push_back(entry_json(game, entry));
  }
  return made;
}

tl::unexpected<Error> in_file(const std::string& name, const Error& error) {
  return failure(error.kind == ErrorKind::kUsage ? ErrorKind::kInput : error.kind,
                 fmt::format("{}: {}", name, error.message), error.hint);
}

Result<std::monostate> score_game(const std::string& name, const std::string& json_file) {
  const auto text = read_text(name);
  if (!text) return tl::unexpected(text.error());
  const auto saved = rules::saved_game_from_text(*text);
  if (!saved) return in_file(name, saved.error());
  auto game = Game::start(saved->setup);
  if (!game) return in_file(name, game.error());
  const auto sheet = replay(*saved, *game);
  if (!sheet) return in_file(name, sheet.error());
  if (json_file == "-") {
    fmt::print("{}\n", json_of(*game, *sheet).dump(2, ' ', false, json::error_handler_t::replace));
    return std::monostate{};
  }
  fmt::print("{}", tables_of(*game, *sheet));
  if (json_file.empty()) return std::monostate{};
  std::ofstream out(json_file);
  out << json_of(*game, *sheet).dump(2, ' ', false, json::error_handler_t::replace) << "\n";
  out.close();
  if (!out) return failure(ErrorKind::kFailed, fmt::format("{} cannot be written.", json_file));
  return std::monostate{};
}

}  // namespace

Run set_up_score(CLI::App& app) {
  struct Options {
    std::string game;
    std::string json;
  };
  auto options = std::make_shared<Options>();
  app.add_option("GAME", options->game, "A saved game (text)")->required();
  app.add_option("--json", options->json,
                 "Write every score to this file; - prints JSON instead of the tables");
  return [options] {
    const auto done = score_game(options->game, options->json);
    return done ? 0 : report(done.error());
  };
}

}  // namespace tilewatch::app
