// SPDX-License-Identifier: MIT
#include "display/model/fog_view.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <cmath>
#include <utility>

#include "display/model/plain_words.h"
#include "display/model/players_view.h"
#include "display/model/words.h"

namespace tilewatch::model {
namespace {

/// Where the words of this file are translated (lupdate finds them by this).
struct FogWords {
  Q_DECLARE_TR_FUNCTIONS(fog)
};

/// So few ghosts that a single tile may ask for more than there are.
constexpr int kFewGhosts = 3;

QString ghosts_text(int count) { return counted_noun(QStringLiteral("ghosts"), count); }

FogState state_of(const std::string& word) {
  if (word == "closed") return FogState::kClosed;
  return word == "dead" ? FogState::kDead : FogState::kOpen;
}

QString area_text(const FogArea& area) {
  switch (area.state) {
    case FogState::kClosed:
      return FogWords::tr("Mist: closed");
    case FogState::kDead:
      return FogWords::tr("Mist: never closes, %1").arg(ghosts_text(area.ghosts));
    case FogState::kOpen:
      break;
  }
  return FogWords::tr("Mist: %1, %n open edge(s)", nullptr, area.to_close).arg(ghosts_text(area.ghosts));
}

FogArea area_of(const bus::MistsArea& told) {
  FogArea area;
  area.state = state_of(told.state);
  area.ghosts = told.ghosts;
  area.parts = told.parts;
  area.blind_edges = told.blind_edges;
  if (area.state == FogState::kOpen) {
    area.to_close = told.edges_to_close;
    area.open_edges = told.open_edges;
  }
  area.text = area_text(area);
  return area;
}

QString place_text(const FogPlace& place, const bus::MistsPlace& told) {
  QStringList facts;
  if (place.state == FogState::kClosed) {
    facts.append(FogWords::tr("closed"));
  } else if (place.state == FogState::kDead) {
    facts.append(FogWords::tr("never closes"));
  } else {
    facts.append(FogWords::tr("%n tile(s) missing", nullptr, place.missing));
  }
  if (told.ghosts > 0) facts.append(ghosts_text(told.ghosts));
  if (told.colour) facts.append(colour_word(*told.colour));
  return FogWords::tr("%1: %2").arg(capital(feature_word(told.kind)), facts.join(QStringLiteral(", ")));
}

FogPlace place_of(const bus::MistsPlace& told) {
  FogPlace place;
  place.kind = told.kind;
  place.cell = told.cell;
  place.state = told.closed ? FogState::kClosed : told.never ? FogState::kDead : FogState::kOpen;
  if (place.state == FogState::kOpen) {
    place.missing = told.missing;
    place.missing_cells = told.missing_cells;
  }
  place.text = place_text(place, told);
  return place;
}

std::vector<FogRow> rows_of(const FogView& view, const std::vector<bus::MistsArea>& told) {
  struct Ranked {
    int rank;
    FogRow row;
  };
  std::vector<Ranked> ranked;
  constexpr int kNever = 1000;
  for (std::size_t i = 0; i < view.areas.size(); ++i) {
    const FogArea& area = view.areas[i];
    if (area.state == FogState::kClosed) continue;
    const bool dead = area.state == FogState::kDead;
    ranked.push_back({dead ? kNever : area.to_close,
                      {area.text, area.state, {told[i].cells, FeatureKind::kMistArea, area.parts}}});
  }
  for (const FogPlace& place : view.places) {
    if (place.state == FogState::kClosed) continue;
    std::vector<Cell> cells{place.cell};
    cells.insert(cells.end(), place.missing_cells.begin(), place.missing_cells.end());
    const bool dead = place.state == FogState::kDead;
    ranked.push_back({dead ? kNever : place.missing, {place.text, place.state, {std::move(cells), {}, {}}}});
  }
  std::stable_sort(ranked.begin(), ranked.end(),
                   [](const Ranked& a, const Ranked& b) { return a.rank < b.rank; });
  std::vector<FogRow> rows;
  rows.reserve(ranked.size());
  for (Ranked& item : ranked) rows.push_back(std::move(item.row));
  return rows;
}

QString hound_text(const bus::MistsMark& mark) {
  if (mark.hound == "due") return FogWords::tr("hound at %1: to be put now").arg(mark.points);
  if (mark.hound == "driving") return FogWords::tr("hound at %1: drives ghosts away").arg(mark.points);
  if (mark.hound == "beside") return FogWords::tr("hound at %1: lies beside a figure").arg(mark.points);
  if (mark.hound == "gone") return FogWords::tr("hound at %1: gone").arg(mark.points);
  return FogWords::tr("hound at %1: waits").arg(mark.points);
}

void say_bank(FogView& view) {
  if (view.bank == 0) {
    view.bank_state = FogView::Bank::kEmpty;
    view.bank_text = FogWords::tr("No ghost left: one more loses");
  } else if (view.bank <= kFewGhosts) {
    view.bank_state = FogView::Bank::kLow;
    view.bank_text = FogWords::tr("Only %1 left in the bank").arg(ghosts_text(view.bank));
  } else {
    view.bank_text = FogWords::tr("%1 of %2 ghosts in the bank").arg(view.bank).arg(view.ghosts_in_all);
  }
}

void say_scores(FogView& view) {
  QStringList points;
  for (const FogScore& score : view.scores) points.append(QString::number(score.points));
  view.score_text =
      view.scores.size() < 2
          ? FogWords::tr("%1 of %2 points").arg(points.value(0, QStringLiteral("0"))).arg(view.goal)
          : FogWords::tr("%1 of %2 points each").arg(points.join(QStringLiteral(", "))).arg(view.goal);
}

void say_chance(FogView& view, const bus::Odds& odds) {
  view.chance_text = FogWords::tr("chance %1 %").arg(std::lround(100 * *odds.level));
  // Twice the standard error holds nineteen times in twenty.
  const int doubt = odds.playouts > 0 ? static_cast<int>(std::ceil(200 * odds.level_error)) : 0;
  if (doubt > 0) view.chance_text += FogWords::tr(" ± %1").arg(doubt);
}

void say_mist(FogView& view) {
  const auto count = [&](FogState state) {
    return static_cast<int>(std::count_if(view.areas.begin(), view.areas.end(),
                                          [&](const FogArea& area) { return area.state == state; }));
  };
  QStringList parts{FogWords::tr("%1 open").arg(count(FogState::kOpen)),
                    FogWords::tr("%1 closed").arg(count(FogState::kClosed))};
  if (const int dead = count(FogState::kDead); dead > 0) parts.append(FogWords::tr("%1 never").arg(dead));
  view.mist_text = FogWords::tr("Mist: %1").arg(parts.join(QStringLiteral(", ")));
}

}  // namespace

std::optional<FogView> fog_view(const bus::Snapshot& snapshot, const Aids& aids) {
  if (!snapshot.mists) return std::nullopt;
  const bus::Mists& told = *snapshot.mists;
  FogView view;
  view.title = FogWords::tr("Mists, level %1").arg(told.level);
  if (told.stack > 0) {
    view.stack = aids.tiles_left ? FogWords::tr("Stack %1: %2 left").arg(told.stack).arg(told.stack_left)
                                 : FogWords::tr("Stack %1").arg(told.stack);
  }
  view.goal = told.goal;
  const std::vector<PlayerView> players = players_view(snapshot);
  for (const bus::MistsScore& score : told.scores) {
    view.scores.push_back(
        {score.colour, score.colour ? letter_of(players, *score.colour) : QString(), score.points});
  }
  say_scores(view);
  for (const bus::MistsMark& mark : told.marks) {
    view.marks.push_back({mark.points, QString::fromStdString(mark.hound), hound_text(mark)});
  }
  view.bank = told.bank;
  view.ghosts_in_all = told.ghosts_in_all;
  say_bank(view);
  if (aids.odds && snapshot.odds && snapshot.odds->level && told.end.empty())
    say_chance(view, *snapshot.odds);
  if (aids.fog_hints) {
    for (const bus::MistsArea& area : told.areas) view.areas.push_back(area_of(area));
    for (const bus::MistsPlace& place : told.places) view.places.push_back(place_of(place));
    say_mist(view);
    view.rows = rows_of(view, told.areas);
  }
  view.over = !told.end.empty();
  view.won = told.end == "won";
  if (view.over) {
    view.end = view.won ? FogWords::tr("Level won") : FogWords::tr("Level lost");
    if (!view.won && !told.cause.empty())
      view.end += QStringLiteral(": ") + uncapital(plain_words(told.cause));
  }
  QStringList spoken{view.title, view.score_text, view.bank_text};
  if (!view.mist_text.isEmpty()) spoken.append(view.mist_text);
  if (!view.stack.isEmpty()) spoken.append(view.stack);
  if (!view.chance_text.isEmpty()) spoken.append(view.chance_text);
  for (const FogMark& mark : view.marks) spoken.append(mark.text);
  if (view.over) spoken.append(view.end);
  view.spoken = spoken.join(QStringLiteral(". "));
  return view;
}

}  // namespace tilewatch::model
