// SPDX-License-Identifier: MIT
// The arithmetic of certainty.
#include "engine/referee/tile_verdict.h"

#include <algorithm>
#include <cmath>

namespace tilewatch::referee {
namespace {

// People lay tiles against the rules by mistake, and then mostly take them back: an illegal reading needs far
// better pixels than a legal one to be believed, yet it must be able to stop a commit.
constexpr double kIllegalPrior = 0.05;
// Weight of everything vision did not name among its candidates: about one way in seven to lay a tile is
// legal.
constexpr double kUnnamedPrior = 0.15;
// Of a type of which twice as many copies are left in the bag one is drawn twice as often; but the count may
// be off (a tile lies there unread), so that it never decides alone.
constexpr double kFewestCopies = 0.2;
constexpr double kMostCopies = 3;
constexpr double kCommitUncounted = 0.85;
// What is no tile agrees with one more neighbour by chance this often.
constexpr double kMeetsByChance = 0.35;
// A wrong commit is the worst that can happen, so both the whole and the pixels alone must be convincing.
constexpr double kCommitPosterior = 0.9;
constexpr double kCommitSeen = 0.4;
// That there is a tile at all must be this likely: a shadow is neither committed nor worth a question.
constexpr double kSurelyTile = 0.9;
// Pixels this clear are believed also against the rules, and then a question is asked.
constexpr double kClearlySeen = 0.9;

/// How likely a tile of the type is drawn, 1 = as likely as any.
double drawn_prior(const rules::Game& game, catalogue::TypeIndex type) {
  int types = 0;
  int copies = 0;
  for (catalogue::TypeIndex other = 0; other < game.catalogue().types().size(); ++other) {
    if (game.catalogue().type(other).count == 0) continue;
    ++types;
    copies += std::max(0, game.remaining(other));
  }
  if (copies == 0) return 1;
  const double even = static_cast<double>(copies) / types;
  return std::clamp(game.remaining(type) / even, kFewestCopies, kMostCopies);
}

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

bool same_outline(const catalogue::Catalogue& catalogue, const WeighedTile& a, const WeighedTile& b) {
  return catalogue.type(a.command.type)
      .same_outline(a.command.at.rotation, catalogue.type(b.command.type), b.command.at.rotation);
}

/// What the pixels say for a choice's edges and ways: whether there is a shield, too, the box's copies may
/// tell.
double outline_seen(const catalogue::Catalogue& catalogue, const std::vector<WeighedTile>& choices,
                    const WeighedTile& wanted) {
  double seen = 0;
  for (const WeighedTile& choice : choices) {
    if (same_outline(catalogue, choice, wanted)) seen += choice.seen;
  }
  return seen;
}

}  // namespace

TileOpinion weigh_tile(const rules::Game& game, const bus::SeenTile& seen, const UnclearTiles& unclear) {
  TileOpinion opinion;
  const auto neighbours = std::count_if(kSides.begin(), kSides.end(), [&](Side side) {
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
  if (neighbours == 0) return opinion;

  double total = std::max(0.0, 1 - named) * kUnnamedPrior;
  double uncounted = total;  // the same as if every type were as likely to be drawn
  double lawful = total;     // how well the pixels and the rules go together, if it is a tile
  for (WeighedTile& choice : opinion.choices) {
    const double fits = choice.seen * soft_fit(game, choice.command, unclear);
    const double weight = fits * drawn_prior(game, choice.command.type);
    total += choice.violation ? weight * kIllegalPrior : weight;
    uncounted += choice.violation ? fits * kIllegalPrior : fits;
    lawful += choice.violation ? choice.seen * kIllegalPrior : choice.seen;
    choice.posterior = choice.violation ? 0 : weight;
  }
  if (total > 0) {
    for (WeighedTile& choice : opinion.choices) choice.posterior /= total;
  }
  const double by_chance = (1 - seen.is_tile) * std::pow(kMeetsByChance, neighbours - 1);
  const double is_tile = seen.is_tile * lawful / std::max(seen.is_tile * lawful + by_chance, 1e-12);
  opinion.is_tile = is_tile;
  const auto best_seen = std::max_element(opinion.choices.begin(), opinion.choices.end(),
                                          [](const auto& a, const auto& b) { return a.seen < b.seen; });
  const auto likeliest =
      std::max_element(opinion.choices.begin(), opinion.choices.end(),
                       [](const auto& a, const auto& b) { return a.posterior < b.posterior; });
  const bool clearly_illegal =
      best_seen != opinion.choices.end() && best_seen->violation && best_seen->seen >= kClearlySeen;
  const bool certain =
      !clearly_illegal && likeliest != opinion.choices.end() && !likeliest->violation &&
      likeliest->posterior >= kCommitPosterior && same_outline(catalogue, *best_seen, *likeliest) &&
      outline_seen(catalogue, opinion.choices, *likeliest) >= kCommitSeen &&
      likeliest->seen * soft_fit(game, likeliest->command, unclear) >= kCommitUncounted * uncounted;
  if (clearly_illegal || certain) {
    const auto first = certain ? likeliest : best_seen;
    std::rotate(opinion.choices.begin(), first, first + 1);
  }
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
