// SPDX-License-Identifier: MIT
#include "display/app/demo_player.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

namespace tilewatch::app {
namespace {

// What a figure in hand is worth to a player who may need it later, by the number left.
double worth_in_hand(int figures_left) { return figures_left <= 1 ? 5.0 : figures_left <= 3 ? 2.5 : 1.2; }

// Of the big meeple and the abbot there is one each.
constexpr double kWorthOfSpecial = 2.0;

bool together(const rules::Game& game) { return game.mists().level > 0; }

/// How good the position of a game against others is for `player`, as a person at the table would put it.
double liking(const rules::Game& game, rules::Player player) {
  const std::vector<int> ended = game.scores_if_ended_now();
  double value = 0;
  for (int other = 0; other < game.player_count(); ++other) {
    const auto index = static_cast<std::size_t>(other);
    // Points in hand count more than those a feature would bring if nobody spoilt it.
    const double points = 0.5 * game.score(static_cast<rules::Player>(other)) + 0.5 * ended[index];
    value += other == player ? points : -0.6 * points / (game.player_count() - 1.0);
  }
  for (const FigureKind special : {FigureKind::kBigMeeple, FigureKind::kAbbot}) {
    value += kWorthOfSpecial * game.supply(player, special);
  }
  const int meeples = game.supply(player, FigureKind::kMeeple);
  return value + worth_in_hand(meeples) * meeples / 3.0;
}

/// What a figure may still grow to there, beyond what it is worth now.
double promise(const rules::Game& game, const rules::PlaceFigure& option) {
  if (together(game)) return 0;  // is part of the liking
  const double early = std::min(1.0, game.tiles_left() / 60.0);
  switch (option.at.piece.kind) {
    case FeatureKind::kMonastery:
    case FeatureKind::kGarden:
      return 5.0 * early + 1;
    case FeatureKind::kCity:
      return 4.5 * early;
    case FeatureKind::kRoad:
      return 2.5 * early;
    case FeatureKind::kTent:
      return 4.0 * early;  // and a tile more to choose from
    default:
      return 2.0 * early;  // a farmer never comes home
  }
}

bool turn_goes_on(const rules::Game& game, int turn) {
  return game.turn() == turn && game.phase() != rules::Phase::kTile && game.phase() != rules::Phase::kEnded;
}

}  // namespace

double DemoPlayer::worth(const rules::Game& game) const {
  return together(game) ? in_mist_(game) : liking(game, player_);
}

bool DemoPlayer::choose(rules::Game& game, std::vector<rules::Command>& steps) const {
  const std::vector<rules::Command> choices = game.choices();
  double best = -std::numeric_limits<double>::infinity();
  std::optional<rules::Game> chosen;
  const rules::Command* taken = nullptr;
  for (const rules::Command& choice : choices) {
    rules::Game after = game;
    if (!after.advance(choice)) continue;
    const double value = worth(after);
    if (value <= best) continue;
    best = value;
    chosen = std::move(after);
    taken = &choice;
  }
  if (!chosen) return false;
  steps.push_back(*taken);
  game = std::move(*chosen);
  return true;
}

void DemoPlayer::consider(TurnPlan option, rules::Game after, double besides) {
  while (turn_goes_on(after, turn_)) {
    if (!choose(after, option.steps)) return;
  }
  const double value = worth(after) + chance() + besides;
  if (value <= best_) return;
  best_ = value;
  plan_ = std::move(option);
}

TurnPlan DemoPlayer::plan(const rules::Game& game, std::span<const rules::TypeIndex> drawn) {
  player_ = game.active_player();
  turn_ = game.turn();
  best_ = -std::numeric_limits<double>::infinity();
  plan_ = {};
  for (const rules::TypeIndex type : drawn) {
    for (const rules::Placement& at : game.legal_placements(type)) {
      rules::Game laid = game;
      if (!laid.advance(rules::PlaceTile{type, at, false})) continue;
      TurnPlan option{type, at, {}};
      while (turn_goes_on(laid, turn_) && laid.phase() != rules::Phase::kFigure) {
        if (!choose(laid, option.steps)) break;
      }
      const bool may_claim = turn_goes_on(laid, turn_) && laid.phase() == rules::Phase::kFigure;
      TurnPlan passing = option;
      rules::Game passed = laid;
      if (may_claim) {
        passed.advance(rules::Pass{});
        passing.steps.emplace_back(rules::Pass{});
      }
      consider(std::move(passing), std::move(passed), 0);
      if (!may_claim) continue;
      for (const rules::Command& choice : laid.choices()) {
        if (std::holds_alternative<rules::Pass>(choice)) continue;
        TurnPlan claiming = option;
        rules::Game with = laid;
        if (!with.advance(choice)) continue;
        claiming.steps.push_back(choice);
        const auto* figure = std::get_if<rules::PlaceFigure>(&choice);
        consider(std::move(claiming), std::move(with), figure != nullptr ? promise(game, *figure) : 0);
      }
    }
  }
  return std::move(plan_);
}

}  // namespace tilewatch::app
