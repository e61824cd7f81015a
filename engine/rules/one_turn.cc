// SPDX-License-Identifier: MIT
#include "engine/rules/one_turn.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "engine/rules/mists_ghosts.h"
#include "engine/rules/mists_levels.h"
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

std::unique_ptr<Game> OneTurn::spare(const Game& like) {
  if (spare_.empty()) return std::make_unique<Game>(like);
  std::unique_ptr<Game> game = std::move(spare_.back());
  spare_.pop_back();
  return game;
}

void OneTurn::leave_out_worse_ways_to_calm(const Game& game, std::vector<Command>& choices,
                                           catalogue::Random& dice) const {
  const Position& position = game.position();
  if (mists_level(position).own_figures) return;  // a hound's points go to one of three, too (G-44)
  // What else comes of calming a feature: how many ghosts go, and, for the features that still wait, how
  // many are left on their tile.
  struct Way {
    FeatureRef feature;
    int taken;
    int there;
    double price;
    std::size_t kept;
    std::size_t equals;
  };
  std::vector<Way> ways;
  std::size_t kept = 0;
  for (Command& choice : choices) {
    std::size_t to = kept;
    if (const auto* calm = std::get_if<CalmGhosts>(&choice)) {
      Way way{calm->feature, 0, 0, 0, kept, 1};
      for (const GhostGroup& group : calm->ghosts) {
        way.taken += group.count;
        way.price += group.count * mists_.of_ghost(position.board, position.board.find(group.at));
      }
      if (position.undecided.size() > 1) {
        way.there = ghosts_on_tile(position, position.board.tile_at(calm->ghosts.front().at.cell));
      }
      const auto same = std::find_if(ways.begin(), ways.end(), [&](const Way& other) {
        return other.feature == way.feature && other.taken == way.taken && other.there == way.there;
      });
      if (same != ways.end()) {
        if (way.price > same->price) continue;
        way.equals = way.price < same->price ? 1 : same->equals + 1;
        if (dice.below(way.equals) != 0) {
          same->equals = way.equals;
          continue;
        }
        way.kept = to = same->kept;
        *same = way;
      } else {
        ways.push_back(way);
      }
    }
    if (&choices[to] != &choice) choices[to] = std::move(choice);
    if (to == kept) ++kept;
  }
  choices.resize(kept, Command{Pass{}});
}

bool OneTurn::choose(Game& game, Player player, catalogue::Random& dice) {
  worth_.reset();
  std::vector<Command> choices = game.choices();
  if (choices.empty()) return false;
  if (best_calm_only_ && game.phase() == Phase::kScore) leave_out_worse_ways_to_calm(game, choices, dice);
  if (choices.size() == 1) {
    game.advance_listed(choices.front());
    return true;
  }
  const bool hound = game.phase() == Phase::kHound;
  BestOf best(dice);
  const Command* chosen = nullptr;
  std::unique_ptr<Game> best_after = spare(game);
  std::unique_ptr<Game> after = spare(game);
  for (const Command& choice : choices) {
    *after = game;
    after->advance_listed(choice);
    if (hound) {
      Game driven = *after;
      if (driven.phase() == Phase::kDriveAway) choose(driven, player, dice);
      if (best.offer(value(driven, player))) chosen = &choice;
    } else if (best.offer(value(*after, player))) {
      chosen = &choice;
      std::swap(best_after, after);
    }
  }
  if (hound) {
    game.advance_listed(*chosen);
    worth_.reset();
  } else {
    std::swap(game, *best_after);
    worth_ = best.worth();
  }
  give_back(std::move(best_after));
  give_back(std::move(after));
  return true;
}

double OneTurn::finish_turn(Game& game, Player player, catalogue::Random& dice) {
  const int turn = game.turn();
  worth_.reset();
  while (game.phase() != Phase::kEnded && game.phase() != Phase::kTile && game.turn() == turn) {
    if (!choose(game, player, dice)) break;
  }
  return worth_ ? *worth_ : value(game, player);
}

}  // namespace tilewatch::rules
