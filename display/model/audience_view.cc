// SPDX-License-Identifier: MIT
#include "display/model/audience_view.h"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

#include "display/model/log_view.h"
#include "display/model/prompts_view.h"
#include "display/model/words.h"

namespace tilewatch::model {
namespace {

/// Where the words of this file are translated (lupdate finds them by this).
struct AudienceWords {
  Q_DECLARE_TR_FUNCTIONS(audience)
};

AudienceBadge badge_of(const PlayerView& player) { return {player.colour, player.letter}; }

/// "Anna", "Anna and Ben", "Anna, Ben and Cleo".
QString listed(const QStringList& names) {
  if (names.size() < 2) return names.value(0);
  return AudienceWords::tr("%1 and %2")
      .arg(names.mid(0, names.size() - 1).join(QStringLiteral(", ")), names.last());
}

std::vector<AudiencePlayer> ranked(const std::vector<PlayerView>& players, bool over) {
  std::vector<AudiencePlayer> rows;
  rows.reserve(players.size());
  for (const PlayerView& player : players) rows.push_back({player, 0});
  if (!over || players.empty() || players.front().common) return rows;
  for (AudiencePlayer& row : rows) {
    row.place =
        1 + static_cast<int>(std::count_if(players.begin(), players.end(), [&](const PlayerView& other) {
          return other.score > row.player.score;
        }));
  }
  std::stable_sort(rows.begin(), rows.end(), [](const auto& a, const auto& b) { return a.place < b.place; });
  return rows;
}

AudienceLine score_line(const LastScore& score, const std::vector<PlayerView>& players) {
  AudienceLine line;
  line.kind = AudienceLine::Kind::kScore;
  QStringList names;
  for (const PlayerView& player : players) {
    if (std::find(score.colours.begin(), score.colours.end(), player.colour) == score.colours.end()) continue;
    names.append(player.name);
    // The points of a common score are everybody's.
    if (!player.common) line.badges.push_back(badge_of(player));
  }
  const bool common = !players.empty() && players.front().common;
  line.title = common || names.isEmpty() ? AudienceWords::tr("For everybody") : listed(names);
  line.points =
      score.points < 0 ? QStringLiteral("−%1").arg(-score.points) : QStringLiteral("+%1").arg(score.points);
  line.detail = score.feature ? capital(feature_word(*score.feature)) : QString::fromStdString(score.reason);
  for (const bus::ScoreTerm& term : score.terms) {
    const QString points =
        term.points < 0 ? QStringLiteral("−%1").arg(-term.points) : QString::number(term.points);
    line.terms.append(QStringLiteral("%1 = %2").arg(counted_term(term), points));
  }
  return line;
}

AudienceLine turn_line(const Headline& headline, const std::vector<PlayerView>& players) {
  AudienceLine line;
  line.kind = headline.tone == Headline::Tone::kDone ? AudienceLine::Kind::kOver
              : headline.colour                      ? AudienceLine::Kind::kTurn
                                                     : AudienceLine::Kind::kCalm;
  line.title = headline.title;
  line.detail = headline.detail;
  line.turn = headline.turn;
  line.left = headline.left;
  for (const PlayerView& player : players) {
    const bool meant = line.kind == AudienceLine::Kind::kOver ? player.won && !player.common
                                                              : player.colour == headline.colour;
    if (meant) line.badges.push_back(badge_of(player));
  }
  return line;
}

}  // namespace

AudienceView audience_view(const bus::Snapshot& snapshot, const AudienceChoices& choices,
                           const LastScore* celebrated, bool linked) {
  AudienceView view;
  const std::vector<PlayerView> players = players_view(snapshot, choices.aids);
  view.over = snapshot.mode == bus::Mode::kEnded;
  view.players = ranked(players, view.over);
  view.fog = fog_view(snapshot, choices.aids);

  const bool troubled = !linked || !snapshot.trouble.empty();
  bus::Snapshot calm = snapshot;  // what holds the game up is told in other words here
  calm.prompts.clear();
  calm.trouble.clear();
  view.line = turn_line(headline(calm), players);
  view.line.lost = view.over && view.fog && !view.fog->won;
  if (view.over) view.line.left.clear();
  if (!choices.aids.tiles_left) view.line.left.clear();
  if (view.line.kind == AudienceLine::Kind::kTurn && choices.aids.places && !snapshot.drawn.empty())
    view.line.tile = snapshot.drawn.front().type;
  if (troubled && !view.over) view.line.detail = AudienceWords::tr("One moment, please");
  if (celebrated != nullptr && !view.over) {
    const AudienceLine turn = std::exchange(view.line, score_line(*celebrated, players));
    view.line.turn = turn.turn;
    view.line.left = turn.left;
    if (choices.finals > 0) {
      view.line.turn = AudienceWords::tr("Final scoring");
      view.line.left = QStringLiteral("%1 / %2").arg(choices.final_number).arg(choices.finals);
      if (choices.final_number == 0) view.line.left.clear();
    }
    view.outline = {celebrated->cells, celebrated->feature, celebrated->pieces};
    return view;
  }
  const std::vector<PromptView> prompts = prompts_view(snapshot);
  if (choices.questions && !troubled && !view.over && !prompts.empty()) {
    const PromptView& prompt = prompts.front();
    view.line.kind = AudienceLine::Kind::kQuestion;
    view.line.title = prompt.title;
    const auto asked = std::find_if(snapshot.prompts.begin(), snapshot.prompts.end(),
                                    [&](const bus::Prompt& one) { return one.id == prompt.id; });
    // How to settle a doubt is the referee's business.
    view.line.detail = is_doubt(*asked) ? AudienceWords::tr("The referee decides") : prompt.text;
    view.asked = prompt.cell;
  }
  return view;
}

}  // namespace tilewatch::model
