// SPDX-License-Identifier: MIT
#include "engine/rules/one_turn.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "engine/rules/rule_set.h"
#include "engine/rules/scoring.h"

namespace tilewatch::rules {

double OneTurn::value_against_others(const Game& game, Player player) const {
  const Rulebook& book = game.rulebook();
  const Position& position = game.position();
  const Board& board = position.board;
  std::array<double, kMaxPlayers> worth{};
  for (Player each = 0; each < game.player_count(); ++each) {
    worth[each] = position.scores[each] + 0.5 * position.in_hand(each, FigureKind::kMeeple);
  }
  std::vector<NodeId> seen;
  for (const StandingFigure& figure : position.figures) {
    if (figure.player == kNoPlayer) continue;
    const NodeId feature = board.node(figure.node).feature;
    if (std::find(seen.begin(), seen.end(), feature) != seen.end()) continue;
    seen.push_back(feature);
    double points = value_of(book, position, feature).points();
    points += board.kind(feature) == FeatureKind::kField
                  ? prospects_.further_of_field(position.tiles_left, book.switches().farm_points)
                  : prospects_.further(extent_of(board, feature));
    const unsigned winners = winners_of(book, position, feature);
    for (Player each = 0; each < game.player_count(); ++each) {
      if ((winners >> each) & 1U) worth[each] += points;
    }
  }
  double others = game.player_count() > 1 ? -std::numeric_limits<double>::infinity() : 0;
  for (Player each = 0; each < game.player_count(); ++each) {
    if (each != player) others = std::max(others, worth[each]);
  }
  return worth[player] - 0.7 * others;
}

double OneTurn::value(const Game& game, Player player) const {
  return game.mists().level > 0 ? mists_(game) : value_against_others(game, player);
}

Game OneTurn::copy_of(const Game& game) {
  if (spare_.empty()) return game;
  Game copy = std::move(spare_.back());
  spare_.pop_back();
  copy = game;
  return copy;
}

bool OneTurn::choose(Game& game, Player player, catalogue::Random& dice) {
  const std::vector<Command> choices = game.choices();
  if (choices.empty()) return false;
  if (choices.size() == 1) return game.advance(choices.front());
  const bool hound = game.phase() == Phase::kHound;
  BestOf best(dice);
  const Command* chosen = nullptr;
  Game best_after = copy_of(game);
  Game after = copy_of(game);
  for (const Command& choice : choices) {
    after = game;
    if (!after.advance(choice)) continue;
    if (hound) {
      Game driven = after;
      if (driven.phase() == Phase::kDriveAway) choose(driven, player, dice);
      if (best.offer(value(driven, player))) chosen = &choice;
    } else if (best.offer(value(after, player))) {
      chosen = &choice;
      std::swap(best_after, after);
    }
  }
  bool done = chosen != nullptr;
  if (hound && done) {
    done = game.advance(*chosen);
  } else if (done) {
    std::swap(game, best_after);
  }
  give_back(std::move(best_after));
  give_back(std::move(after));
  return done;
}

void OneTurn::finish_turn(Game& game, Player player, catalogue::Random& dice) {
  const int turn = game.turn();
  while (game.phase() != Phase::kEnded && game.phase() != Phase::kTile && game.turn() == turn) {
    if (!choose(game, player, dice)) break;
  }
}

}  // namespace tilewatch::rules
