// SPDX-License-Identifier: MIT
#include "engine/referee/features_told.h"

#include <algorithm>

#include "engine/rules/watchtowers.h"

namespace tilewatch::referee {
namespace {

std::vector<Colour> winners_told(const rules::Game& game, const rules::Score& score, std::size_t joined) {
  std::vector<Colour> colours;
  for (const rules::Player winner : score.winners) {
    if (winner < joined) colours.push_back(game.setup().players[winner].colour);
  }
  return colours;
}

}  // namespace

std::vector<bus::BoardPiece> pieces_told(const std::vector<rules::FeatureRef>& pieces) {
  std::vector<bus::BoardPiece> told;
  told.reserve(pieces.size());
  for (const rules::FeatureRef& ref : pieces) told.push_back({ref.cell, ref.piece.index});
  return told;
}

std::vector<bus::Claim> claims_told(const rules::Game& game, std::size_t joined) {
  std::vector<bus::Claim> claims;
  for (const rules::Score& score : game.features()) {
    if (score.figures.empty()) continue;
    bus::Claim& claim = claims.emplace_back();
    claim.kind = score.kind;
    claim.complete = score.complete;
    claim.cells = score.cells;
    claim.colours = winners_told(game, score, joined);
    claim.points = score.points;
    for (const rules::ScoreTerm& term : score.terms)
      claim.terms.push_back({term.name, term.count, term.points});
    claim.pieces = pieces_told(score.pieces);
  }
  return claims;
}

std::vector<bus::Spell> spells_told(const rules::Game& game, std::size_t joined) {
  std::vector<bus::Spell> spells;
  for (const rules::Figure& figure : game.figures()) {
    if (figure.kind != FigureKind::kMage && figure.kind != FigureKind::kWitch) continue;
    const rules::Score score = game.value_of(figure.at);
    bus::Spell& spell = spells.emplace_back();
    spell.figure = figure.kind;
    spell.kind = score.kind;
    spell.pieces = pieces_told(score.pieces);
    spell.colours = winners_told(game, score, joined);
    spell.points = score.points;
    // A score's terms are named after who brings them.
    const auto own = std::find_if(score.terms.begin(), score.terms.end(), [&](const rules::ScoreTerm& term) {
      return term.name == to_string(figure.kind);
    });
    if (own != score.terms.end()) spell.change = own->points;
  }
  return spells;
}

std::vector<bus::Tower> towers_told(const rules::Game& game) {
  std::vector<bus::Tower> towers;
  for (const rules::TowerStatus& tower : rules::towers_status(game)) {
    towers.push_back({tower.cell, tower.counts, tower.count, tower.points});
  }
  return towers;
}

}  // namespace tilewatch::referee
