// SPDX-License-Identifier: MIT
#include "display/model/specials_view.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

#include "display/model/log_view.h"
#include "display/model/players_view.h"
#include "display/model/words.h"

namespace tilewatch::model {
namespace {

/// Where the words of this file are translated (lupdate finds them by this).
struct SpecialWords {
  Q_DECLARE_TR_FUNCTIONS(specials)
};

QString name_of(const std::vector<PlayerView>& players, Colour colour) {
  const auto found =
      std::find_if(players.begin(), players.end(), [&](const PlayerView& p) { return p.colour == colour; });
  return found == players.end() ? capital(colour_word(colour)) : found->name;
}

QString change_text(int points) {
  if (points == 0) return QStringLiteral("±0");
  return points > 0 ? QStringLiteral("+%1").arg(points) : QStringLiteral("−%1").arg(-points);
}

SpellMark spell_of(const bus::Snapshot& snapshot, const bus::Spell& told,
                   const std::vector<PlayerView>& players, bool worth) {
  SpellMark mark;
  mark.figure = told.figure;
  mark.kind = told.kind;
  mark.pieces = told.pieces;
  for (const bus::BoardFigure& figure : snapshot.figures) {
    if (figure.kind != told.figure) continue;
    mark.cell = figure.cell;
    mark.u = figure.u;
    mark.v = figure.v;
  }
  const QString who = capital(figure_word(told.figure));
  const QString where = feature_word(told.kind);
  if (!worth) {
    mark.text = SpecialWords::tr("%1: on this %2", "mage or witch, feature").arg(who, where);
    return mark;
  }
  mark.change = change_text(told.change);
  QStringList names;
  for (const Colour colour : told.colours) names.append(name_of(players, colour));
  mark.text = names.isEmpty()
                  ? SpecialWords::tr("%1: %2 on this %3, which nobody holds").arg(who, mark.change, where)
                  : SpecialWords::tr("%1: %2 on this %3, %4 for %5")
                        .arg(who, mark.change, where)
                        .arg(told.points)
                        .arg(names.join(SpecialWords::tr(" and ")));
  return mark;
}

}  // namespace

SpecialsView specials_view(const bus::Snapshot& snapshot, bool worth) {
  SpecialsView view;
  const std::vector<PlayerView> players = players_view(snapshot);
  for (const bus::Spell& spell : snapshot.spells)
    view.spells.push_back(spell_of(snapshot, spell, players, worth));
  if (worth) {
    for (const bus::Tower& tower : snapshot.towers) {
      view.towers.push_back({tower.cell, QString::number(tower.points),
                             SpecialWords::tr("Watchtower: would pay %1 now (%2)")
                                 .arg(tower.points)
                                 .arg(counted_term({tower.counts, tower.count, tower.points}))});
    }
  }
  for (const bus::BoardFigure& figure : snapshot.figures) {
    if (figure.on != FeatureKind::kTent || figure.leaving) continue;
    const auto owner = std::find_if(snapshot.players.begin(), snapshot.players.end(),
                                    [&](const bus::PlayerState& p) { return p.colour == figure.colour; });
    if (owner == snapshot.players.end()) continue;
    view.tents.push_back({figure.cell, figure.piece, QString::number(owner->draws),
                          (owner->draws == 1 ? SpecialWords::tr("Tent: %1 draws 1 tile")
                                             : SpecialWords::tr("Tent: %1 draws %n tile(s) and lays one",
                                                                nullptr, owner->draws))
                              .arg(name_of(players, figure.colour))});
  }
  return view;
}

}  // namespace tilewatch::model
