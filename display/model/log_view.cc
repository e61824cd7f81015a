// SPDX-License-Identifier: MIT
#include "display/model/log_view.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

#include "display/model/plain_words.h"
#include "display/model/players_view.h"
#include "display/model/words.h"

namespace tilewatch::model {
namespace {

/// Where the words of this file are translated (lupdate finds them by this).
struct LogWords {
  Q_DECLARE_TR_FUNCTIONS(log)
};

QString signed_points(int points) {
  if (points == 0) return {};
  return points > 0 ? QStringLiteral("+%1").arg(points) : QStringLiteral("−%1").arg(-points);
}

QString plain_points(int points) {
  return points < 0 ? QStringLiteral("−%1").arg(-points) : QString::number(points);
}

std::vector<LogTerm> opened(const bus::LogEntry& entry) {
  std::vector<LogTerm> lines;
  for (const bus::ScoreTerm& term : entry.terms)
    lines.push_back({counted_term(term), plain_points(term.points)});
  if (lines.size() > 1) lines.push_back({LogWords::tr("together"), plain_points(entry.points)});
  return lines;
}

LogLine line_of(const bus::LogEntry& entry, const std::vector<PlayerView>& players) {
  LogLine line;
  line.seq = entry.seq;
  line.turn = entry.turn;
  line.kind = QString::fromStdString(entry.kind);
  line.text = plain_line(entry);
  // A correction's reason is its sentence.
  if (entry.kind != "correction") {
    line.terms = terms_text(entry.terms, entry.points);
    line.opened = opened(entry);
  }
  line.points = signed_points(entry.points);
  line.colour = entry.colour;
  if (entry.colour) line.letter = letter_of(players, *entry.colour);
  line.outline = {entry.cells, entry.feature, entry.pieces};
  line.is_score = entry.points != 0;
  return line;
}

/// A tile and the figure put on it are one move: the second line says both.
bool is_one_move(const LogLine& tile, const LogLine& figure) {
  return tile.kind == QLatin1String("tile") && figure.kind == QLatin1String("figure") &&
         tile.turn == figure.turn && tile.colour == figure.colour &&
         tile.outline.cells == figure.outline.cells;
}

/// That a figure goes home goes without saying when its owner has just scored.
bool is_told_by_score(const std::vector<LogLine>& lines, const LogLine& home) {
  return std::any_of(lines.rbegin(), lines.rend(), [&](const LogLine& line) {
    return line.is_score && line.turn == home.turn && line.colour == home.colour;
  });
}

}  // namespace

QString counted_term(const bus::ScoreTerm& term) {
  const QString name = QString::fromStdString(term.name);
  // Names come in the plural ("tiles"); those that do not ("mage") are not counted.
  if (!name.endsWith(QLatin1Char('s')) || (term.count == 0 && term.points != 0)) return term_word(name);
  return counted_noun(name, term.count);
}

QString terms_text(const std::vector<bus::ScoreTerm>& terms, int points) {
  QStringList parts;
  for (const bus::ScoreTerm& term : terms) {
    parts.append(QStringLiteral("%1 = %2").arg(counted_term(term)).arg(term.points));
  }
  if (parts.isEmpty()) return {};
  const QString sum = parts.join(QStringLiteral(" + "));
  return terms.size() == 1 && terms.front().points == points ? sum
                                                             : QStringLiteral("%1 → %2").arg(sum).arg(points);
}

std::vector<LogLine> log_view(const bus::Snapshot& snapshot) {
  const std::vector<PlayerView> players = players_view(snapshot);
  std::vector<LogLine> lines;
  lines.reserve(snapshot.log.size());
  for (const bus::LogEntry& entry : snapshot.log) {
    LogLine line = line_of(entry, players);
    if (!lines.empty() && is_one_move(lines.back(), line)) lines.pop_back();
    if (entry.kind == "return" && is_told_by_score(lines, line)) continue;
    line.spoken = line.terms.isEmpty() ? line.text : line.text + QStringLiteral(". ") + line.terms;
    lines.push_back(std::move(line));
  }
  std::reverse(lines.begin(), lines.end());
  return lines;
}

}  // namespace tilewatch::model
