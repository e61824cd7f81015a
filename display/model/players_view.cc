// SPDX-License-Identifier: MIT
#include "display/model/players_view.h"

#include <QCoreApplication>
#include <QSet>
#include <algorithm>
#include <cmath>

#include "display/model/words.h"

namespace tilewatch::model {
namespace {

/// Where the words of this file are translated (lupdate finds them by this).
struct PlayerWords {
  Q_DECLARE_TR_FUNCTIONS(players)
};

/// The first letter of `name` that nobody has yet; digits when all are taken.
QString free_letter(const QString& name, const QSet<QString>& taken) {
  for (const QChar c : name) {
    const QString letter = QString(c).toUpper();
    if (c.isLetterOrNumber() && !taken.contains(letter)) return letter;
  }
  for (int i = 1;; ++i) {
    if (!taken.contains(QString::number(i))) return QString::number(i);
  }
}

/// What the log's newest scores brought to `colour`: those of the latest turn that scored, while it is fresh.
int fresh_gain(const bus::Snapshot& snapshot, Colour colour) {
  int turn = -1;
  int gain = 0;
  for (auto entry = snapshot.log.rbegin(); entry != snapshot.log.rend(); ++entry) {
    if (entry->turn + 1 < snapshot.turn || (turn >= 0 && entry->turn != turn)) break;
    if (entry->points == 0) continue;
    turn = entry->turn;
    if (entry->colour == colour) gain += entry->points;
  }
  return gain;
}

/// "5 meeples, 1 abbot left".
QString left_line(const std::vector<bus::FiguresLeft>& left) {
  QStringList parts;
  for (const bus::FiguresLeft& figures : left) {
    parts.append(figures.kind == FigureKind::kMeeple
                     ? counted_noun(QStringLiteral("meeples"), figures.count)
                     : PlayerWords::tr("%1 %2").arg(figures.count).arg(figure_word(figures.kind)));
  }
  return PlayerWords::tr("%1 left").arg(parts.join(QStringLiteral(", ")));
}

/// Mists: one score for all, instead of one for each colour (G-43).
bool has_common_score(const bus::Snapshot& snapshot) {
  return snapshot.mists && snapshot.mists->scores.size() == 1 && !snapshot.mists->scores.front().colour;
}

void add_odds(const bus::Snapshot& snapshot, Colour colour, PlayerView& view) {
  if (!snapshot.odds || snapshot.mode == bus::Mode::kEnded) return;
  for (const bus::PlayerOdds& odds : snapshot.odds->players) {
    if (odds.colour != colour) continue;
    view.win_percent = static_cast<int>(std::lround(100 * odds.win));
    // Twice the standard error holds nineteen times in twenty.
    view.win_doubt = snapshot.odds->playouts > 0 ? static_cast<int>(std::ceil(200 * odds.win_error)) : 0;
  }
}

QString spoken_line(const PlayerView& p) {
  QStringList parts{p.name == capital(colour_word(p.colour))
                        ? p.name
                        : PlayerWords::tr("%1 (%2)").arg(p.name, colour_word(p.colour))};
  if (!p.common) parts.append(counted_noun(QStringLiteral("points"), p.score));
  parts.append(left_line(p.left));
  if (p.if_ended_now)
    parts.append(PlayerWords::tr("%n point(s) if the game ended now", nullptr, *p.if_ended_now));
  if (p.win_percent) parts.append(PlayerWords::tr("wins with a chance of %1 percent").arg(*p.win_percent));
  if (p.won) parts.prepend(PlayerWords::tr("winner"));
  if (p.active) parts.append(PlayerWords::tr("to move"));
  return parts.join(QStringLiteral(", "));
}

}  // namespace

std::vector<PlayerView> players_view(const bus::Snapshot& snapshot, const Aids& aids) {
  std::vector<PlayerView> views;
  QSet<QString> letters;
  int most = 0;
  int least = 0;
  if (!snapshot.players.empty()) {
    const auto [low, high] =
        std::minmax_element(snapshot.players.begin(), snapshot.players.end(),
                            [](const auto& a, const auto& b) { return a.score < b.score; });
    least = low->score;
    most = high->score;
  }
  const bool together = has_common_score(snapshot);
  for (const bus::PlayerState& player : snapshot.players) {
    PlayerView view;
    view.name = QString::fromStdString(player.name).trimmed();
    if (view.name.isEmpty()) view.name = capital(colour_word(player.colour));
    view.letter = free_letter(view.name, letters);
    letters.insert(view.letter);
    view.colour = player.colour;
    view.score = player.score;
    view.common = together;
    if (aids.projected && !together) view.if_ended_now = player.if_ended_now;
    if (aids.odds && !together) add_odds(snapshot, player.colour, view);
    view.left = player.left;
    if (!together) view.gained = fresh_gain(snapshot, player.colour);
    const bool ended = snapshot.mode == bus::Mode::kEnded;
    view.active = player.active && !ended;
    view.leads = !together && player.score == most && most > least;
    // A level of Mists is won or lost by all together.
    view.won = ended && (snapshot.mists ? snapshot.mists->end == "won" : player.score == most);
    view.spoken = spoken_line(view);
    views.push_back(std::move(view));
  }
  return views;
}

QString letter_of(const std::vector<PlayerView>& players, Colour colour) {
  const auto found =
      std::find_if(players.begin(), players.end(), [&](const auto& p) { return p.colour == colour; });
  return found != players.end() ? found->letter : colour_word(colour).left(1).toUpper();
}

}  // namespace tilewatch::model
