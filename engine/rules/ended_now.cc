// SPDX-License-Identifier: MIT
#include "engine/rules/ended_now.h"

#include "engine/rules/mists_levels.h"
#include "engine/rules/mists_scoring.h"
#include "engine/rules/turn.h"

namespace tilewatch::rules {
namespace {

/// Scores one of the features that wait (Phase::kScore), and goes on.
void score_best(const Rulebook& book, Position& position, std::vector<Event>* events) {
  std::vector<Command> choices;
  scoring_choices(book, position, choices);
  const Command* best = nullptr;
  int most = -1;
  for (const Command& choice : choices) {
    if (!std::holds_alternative<ScoreFeature>(choice)) continue;
    Position after = position;
    perform_own(book, after, choice, nullptr);
    if (mists_score(after) > most) {
      most = mists_score(after);
      best = &choice;
    }
  }
  if (best != nullptr) {
    perform_own(book, position, *best, events);
  } else {
    perform(book, position, Pass{}, events);
  }
}

}  // namespace

std::vector<int> scores_if_ended_now(const Game& game, std::vector<Event>* events) {
  const Rulebook& book = game.rulebook();
  Position end = game.position();
  while (end.phase != Phase::kTile && end.phase != Phase::kEnded) {
    if (end.phase == Phase::kScore) {
      score_best(book, end, events);
    } else {
      perform(book, end, Pass{}, events);
    }
  }
  if (end.phase == Phase::kTile) perform(book, end, EndGame{}, events);
  return {end.scores.begin(), end.scores.begin() + game.player_count()};
}

}  // namespace tilewatch::rules
