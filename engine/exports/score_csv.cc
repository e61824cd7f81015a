// SPDX-License-Identifier: MIT
#include "engine/exports/score_csv.h"

#include <fmt/format.h>

namespace tilewatch::exports {
namespace {

std::string field(std::string_view text) {
  if (text.find_first_of(",\"\r\n") == std::string_view::npos) return std::string(text);
  std::string quoted = "\"";
  for (const char letter : text) quoted += letter == '"' ? std::string("\"\"") : std::string(1, letter);
  return quoted + "\"";
}

std::string line_of(const std::vector<std::string>& fields) {
  std::string line;
  for (const std::string& text : fields) line += (line.empty() ? "" : ",") + field(text);
  return line + "\r\n";
}

std::vector<std::string> what_of(const ScoreEntry& entry) {
  if (entry.adjusted)
    return {"by_hand", "", "", entry.adjusted->reason, std::to_string(entry.adjusted->points)};
  const rules::Score& score = *entry.score;
  std::string cells;
  for (const Cell cell : score.cells) cells += (cells.empty() ? "" : " ") + to_string(cell);
  std::string terms;
  for (const rules::ScoreTerm& term : score.terms) {
    terms += fmt::format("{}{} {} = {}", terms.empty() ? "" : "; ", term.name, term.count, term.points);
  }
  return {std::string(to_string(score.kind)), score.complete ? "yes" : "no", cells, terms,
          std::to_string(score.points)};
}

}  // namespace

std::string scores_as_csv(const ScoreBook& book) {
  std::vector<std::string> heads{"turn", "when", "kind", "complete", "cells", "terms", "points"};
  for (std::size_t i = 0; i < book.columns.count; ++i) {
    heads.push_back(book.columns.key(book.game, i) + "_gained");
    heads.push_back(book.columns.key(book.game, i) + "_total");
  }
  std::string text = line_of(heads);
  const auto add = [&](const std::vector<ScoreEntry>& entries, bool open) {
    for (const ScoreEntry& entry : entries) {
      std::vector<std::string> fields{std::to_string(entry.turn), open          ? "if_ended_now"
                                                                  : entry.final ? "end"
                                                                                : "turn"};
      for (std::string& what : what_of(entry)) fields.push_back(std::move(what));
      for (std::size_t i = 0; i < book.columns.count; ++i) {
        fields.push_back(std::to_string(entry.gained.at(i)));
        fields.push_back(std::to_string(entry.totals.at(i)));
      }
      text += line_of(fields);
    }
  };
  add(book.entries, false);
  add(book.if_ended, true);
  return text;
}

}  // namespace tilewatch::exports
