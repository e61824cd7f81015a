// SPDX-License-Identifier: MIT
// The arithmetic of certainty.
#include "engine/referee/tile_verdict.h"

#include <algorithm>

namespace tilewatch::referee {
namespace {

// People lay tiles against the rules by mistake, and then mostly take them back: an illegal reading needs far
// better pixels than a legal one to be believed, yet it must be able to stop a commit.
constexpr double kIllegalPrior = 0.05;
// Weight of everything vision did not name among its candidates: about one way in seven to lay a tile is
// legal.
constexpr double kUnnamedPrior = 0.15;
// A wrong commit is the worst that can happen, so both the whole and the pixels alone must be convincing.
constexpr double kCommitPosterior = 0.9;
constexpr double kCommitSeen = 0.4;
// That there is a tile at all must be this likely: a shadow is neither committed nor worth a question.
constexpr double kSurelyTile = 0.9;
// Pixels this clear are believed also against the rules, and then a question is asked.
constexpr double kClearlySeen = 0.9;

/// How well a reading agrees with neighbours that are themselves in doubt: 1 = nothing speaks against it.
double soft_fit(const rules::Game& game, const rules::PlaceTile& command, const UnclearTiles& unclear) {
  const auto& catalogue = game.catalogue();
  const auto& type = catalogue.type(command.type);
  double fit = 1;
  for (const Side side : kSides) {
    const auto beside = unclear.find(neighbour(command.at.cell, side));
    if (beside == unclear.end()) continue;
    double agrees = 0;
    double named = 0;
    for (const bus::TileCandidate& candidate : beside->second) {
      const auto index = catalogue.index_of(candidate.type);
      if (index == catalogue::kNoType) continue;
      named += candidate.probability;
      if (catalogue.type(index).edge(opposite(side), candidate.rotation) ==
          type.edge(side, command.at.rotation)) {
        agrees += candidate.probability;
      }
    }
    fit *= agrees + std::max(0.0, 1 - named);  // what is not known speaks against nothing
  }
  return fit;
}

}  // namespace

TileOpinion weigh_tile(const rules::Game& game, const bus::SeenTile& seen, const UnclearTiles& unclear) {
  TileOpinion opinion;
  const bool touches = std::any_of(kSides.begin(), kSides.end(), [&](Side side) {
    return game.tile_at(neighbour(seen.cell, side)) != nullptr;
  });
  const auto& catalogue = game.catalogue();
  double named = 0;
  for (const bus::TileCandidate& candidate : seen.candidates) {
    const auto index = catalogue.index_of(candidate.type);
    if (index == catalogue::kNoType) continue;
    named += candidate.probability;
    const auto same =
        std::find_if(opinion.choices.begin(), opinion.choices.end(), [&](const WeighedTile& other) {
          return other.command.type == index &&
                 catalogue.type(index).same_when_turned(other.command.at.rotation, candidate.rotation);
        });
    if (same != opinion.choices.end()) {
      same->seen += candidate.probability;
      continue;
    }
    const rules::PlaceTile command{index, {seen.cell, candidate.rotation}, false};
    opinion.choices.push_back({command, candidate.variant, candidate.probability, 0, game.why_not(command)});
  }
  if (!touches) return opinion;

  double total = std::max(0.0, 1 - named) * kUnnamedPrior;
  double lawful = total;  // how well the pixels and the rules go together, if it is a tile
  for (WeighedTile& choice : opinion.choices) {
    const double weight = choice.seen * soft_fit(game, choice.command, unclear);
    total += choice.violation ? weight * kIllegalPrior : weight;
    lawful += choice.violation ? choice.seen * kIllegalPrior : choice.seen;
    choice.posterior = choice.violation ? 0 : weight;
  }
  if (total > 0) {
    for (WeighedTile& choice : opinion.choices) choice.posterior /= total;
  }
  const double is_tile = seen.is_tile * lawful / std::max(seen.is_tile * lawful + (1 - seen.is_tile), 1e-12);
  opinion.is_tile = is_tile;
  const auto best_seen = std::max_element(opinion.choices.begin(), opinion.choices.end(),
                                          [](const auto& a, const auto& b) { return a.seen < b.seen; });
  const bool clearly_illegal =
      best_seen != opinion.choices.end() && best_seen->violation && best_seen->seen >= kClearlySeen;
  const bool certain = best_seen != opinion.choices.end() && !best_seen->violation &&
                       best_seen->posterior >= kCommitPosterior && best_seen->seen >= kCommitSeen;
  if (clearly_illegal || certain) std::rotate(opinion.choices.begin(), best_seen, best_seen + 1);
  std::stable_sort(opinion.choices.begin() + (clearly_illegal || certain ? 1 : 0), opinion.choices.end(),
                   [](const auto& a, const auto& b) {
                     return a.posterior != b.posterior ? a.posterior > b.posterior : a.seen > b.seen;
                   });
  opinion.verdict = is_tile < kSurelyTile ? TileVerdict::kNothing
                    : certain             ? TileVerdict::kCommit
                    : clearly_illegal     ? TileVerdict::kIllegal
                                          : TileVerdict::kUnclear;
  return opinion;
}

}  // namespace tilewatch::referee
