// SPDX-License-Identifier: MIT
#include "display/model/cell_facts.h"

#include <QCoreApplication>
#include <algorithm>

#include "display/model/fog_view.h"
#include "display/model/log_view.h"
#include "display/model/players_view.h"
#include "display/model/specials_view.h"
#include "display/model/words.h"

namespace tilewatch::model {
namespace {

/// Where the words of this file are translated (lupdate finds them by this).
struct FactWords {
  Q_DECLARE_TR_FUNCTIONS(facts)
};

bool is_on(const std::vector<bus::BoardPiece>& pieces, Cell cell) {
  return std::any_of(pieces.begin(), pieces.end(), [&](const bus::BoardPiece& p) { return p.cell == cell; });
}

QString claim_text(const bus::Claim& claim, const std::vector<PlayerView>& players) {
  QStringList names;
  for (const PlayerView& player : players) {
    if (std::find(claim.colours.begin(), claim.colours.end(), player.colour) != claim.colours.end())
      names.append(player.name);
  }
  const QString terms = terms_text(claim.terms, claim.points);
  QString text = names.isEmpty() ? FactWords::tr("%1: %2", "feature, points")
                                       .arg(capital(feature_word(claim.kind)),
                                            counted_noun(QStringLiteral("points"), claim.points))
                                 : FactWords::tr("%1: %2 for %3")
                                       .arg(capital(feature_word(claim.kind)))
                                       .arg(claim.points)
                                       .arg(names.join(FactWords::tr(" and ")));
  if (!terms.isEmpty()) text += QStringLiteral(" (%1)").arg(terms);
  return text;
}

}  // namespace

QStringList cell_facts(const bus::Snapshot& snapshot, Cell cell, const Aids& aids) {
  QStringList facts;
  const std::vector<PlayerView> players = players_view(snapshot);
  for (const bus::Claim& claim : snapshot.claims) {
    const bool told = claim.kind == FeatureKind::kField ? aids.farm_hints : aids.projected;
    if (told && is_on(claim.pieces, cell)) facts.append(claim_text(claim, players));
  }
  const SpecialsView specials = specials_view(snapshot, aids.projected);
  for (const SpellMark& spell : specials.spells) {
    if (is_on(spell.pieces, cell)) facts.append(spell.text);
  }
  for (const TowerMark& tower : specials.towers) {
    if (tower.cell == cell) facts.append(tower.text);
  }
  for (const TentMark& tent : specials.tents) {
    if (tent.cell == cell) facts.append(tent.text);
  }
  if (const auto fog = fog_view(snapshot, aids)) {
    for (const FogArea& area : fog->areas) {
      if (is_on(area.parts, cell)) facts.append(area.text);
    }
    for (const FogPlace& place : fog->places) {
      if (place.cell == cell) facts.append(place.text);
    }
  }
  return facts;
}

}  // namespace tilewatch::model
