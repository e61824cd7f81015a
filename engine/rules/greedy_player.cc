// SPDX-License-Identifier: MIT
#include "engine/rules/greedy_player.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <stdexcept>
#include <utility>

#include "engine/rules/mists_ghosts.h"
#include "engine/rules/mists_levels.h"
#include "engine/rules/random_game.h"
#include "engine/rules/rule_set.h"
#include "engine/rules/scoring.h"

namespace tilewatch::rules {
namespace {

constexpr double kDecided = 1000;

/// The chance, very roughly, that a feature with so many open edges (or empty cells round it) is finished.
double chance_to_finish(const Position& position, NodeId feature) {
  const Node& totals = position.board.feature(feature);
  const FeatureKind kind = position.board.kind(feature);
  if (kind == FeatureKind::kRoad || kind == FeatureKind::kCity) {
    constexpr std::array<double, 5> kChances{1.0, 0.75, 0.55, 0.35, 0.2};
    return kChances[std::min<std::size_t>(static_cast<std::size_t>(totals.open), kChances.size() - 1)];
  }
  return 1.0 - 0.1 * totals.open;
}

// --- games against each other

double value_for(const Game& game, Player player) {
  const Rulebook& book = game.rulebook();
  const Position& position = game.position();
  std::array<double, kMaxPlayers> worth{};
  for (Player each = 0; each < game.player_count(); ++each) {
    worth[each] = position.scores[each] + 0.5 * position.in_hand(each, FigureKind::kMeeple);
  }
  std::vector<NodeId> seen;
  for (const StandingFigure& figure : position.figures) {
    if (figure.player == kNoPlayer) continue;
    const NodeId feature = position.board.node(figure.node).feature;
    if (std::find(seen.begin(), seen.end(), feature) != seen.end()) continue;
    seen.push_back(feature);
    const double points = value_of(book, position, feature).points();
    const double hope = position.board.kind(feature) == FeatureKind::kField
                            ? 1.0
                            : 0.8 + 0.8 * chance_to_finish(position, feature);
    const unsigned winners = winners_of(book, position, feature);
    for (Player each = 0; each < game.player_count(); ++each) {
      if ((winners >> each) & 1U) worth[each] += points * hope;
    }
  }
  double others = game.player_count() > 1 ? -std::numeric_limits<double>::infinity() : 0;
  for (Player each = 0; each < game.player_count(); ++each) {
    if (each != player) others = std::max(others, worth[each]);
  }
  return worth[player] - 0.7 * others;
}

// --- Mists

/// Whether an edge or a neighbour of the feature is one that can never be what it must be: edges beside laid
/// tiles that are still open.
int edges_to_empty_cells(const Board& board, NodeId feature, bool mist) {
  int empty = 0;
  board.for_pieces(feature, [&](NodeId node) {
    const int tile = board.node(node).tile;
    const auto index = static_cast<std::int8_t>(node - board.first_node(tile));
    const TurnedShape& turned = board.turned(tile);
    for (std::size_t side = 0; side < 4; ++side) {
      if ((mist ? turned.mist_node[side] : turned.side_node[side]) != index) continue;
      const Cell beside =
          neighbour(board.tiles()[static_cast<std::size_t>(tile)].cell, static_cast<Side>(side));
      empty += board.tile_at(beside) < 0 ? 1 : 0;
    }
  });
  return empty;
}

/// What a feature would pay each colour if it were finished as it is.
double promise_of(const Position& position, NodeId feature) {
  const Node& totals = position.board.feature(feature);
  switch (position.board.kind(feature)) {
    case FeatureKind::kRoad:
      return totals.tiles + 0.5 * totals.open;
    case FeatureKind::kCity:
      return 2.0 * totals.tiles + 2.0 * totals.shields + totals.open;
    case FeatureKind::kCastle:
      return 11;
    default:
      return 0;
  }
}

bool can_be_finished(const Position& position, NodeId feature) {
  const Board& board = position.board;
  const FeatureKind kind = board.kind(feature);
  if (kind == FeatureKind::kCastle) return true;
  return edges_to_empty_cells(board, feature, false) == board.feature(feature).open;
}

double mists_value(const Game& game) {
  const Position& position = game.position();
  const Board& board = position.board;
  const MistsLevel& level = mists_level(position);
  double worth = 0;
  if (level.own_figures) {
    int lowest = level.goal;
    for (Player player = 0; player < kScoreFigures; ++player) {
      const int points = std::min(position.scores[player], level.goal);
      worth += points;
      lowest = std::min(lowest, points);
    }
    worth += lowest;
  } else {
    worth = std::min(position.scores[0], level.goal);
  }
  if (position.mists.end != MistsEnd::kNotYet) {
    return worth + (position.mists.end == MistsEnd::kGoal ? kDecided : -kDecided);
  }

  std::vector<NodeId> seen;
  for (const StandingFigure& figure : position.figures) {
    if (figure.player == kNoPlayer || board.kind(figure.node) == FeatureKind::kCemetery) continue;
    const NodeId feature = board.node(figure.node).feature;
    if (std::find(seen.begin(), seen.end(), feature) != seen.end()) continue;
    seen.push_back(feature);
    if (!can_be_finished(position, feature)) continue;
    const int colours = __builtin_popcount(winners_of(game.rulebook(), position, feature));
    worth += 0.8 * chance_to_finish(position, feature) * promise_of(position, feature) * colours;
  }
  for (Player player = 0; player < game.player_count(); ++player) {
    constexpr std::array<double, 6> kInHand{0, 2.0, 3.5, 4.5, 5.0, 5.5};
    worth += kInHand[std::min<std::size_t>(
        static_cast<std::size_t>(position.in_hand(player, FigureKind::kMeeple)), kInHand.size() - 1)];
  }

  const int bank = ghosts_in_bank(position);
  worth -= 0.6 * (level.ghosts - bank) + 14.0 * std::exp(-0.45 * bank);
  for (NodeId node = 0; node < board.node_count(); ++node) {
    if (board.node(node).feature != node || board.kind(node) != FeatureKind::kMistArea) continue;
    const int open = board.feature(node).open;
    if (open == 0) continue;
    const bool alive = edges_to_empty_cells(board, node, true) == open;
    // A mist that can be closed is a chance to be rid of its ghosts, the nearer the better.
    if (alive) {
      int ghosts = 0;
      board.for_pieces(node, [&](NodeId part) { ghosts += ghosts_on(position, part); });
      worth += (0.8 + 0.6 * ghosts) / open;
    } else {
      worth -= 0.3;
    }
  }
  return worth;
}

}  // namespace

double value_of_position(const Game& game, Player player) {
  return game.position().mists.level > 0 ? mists_value(game) : value_for(game, player);
}

bool GreedyPlayer::choose(Game& game, Player player) {
  std::vector<Command> choices = game.choices();
  if (game.phase() == Phase::kFigure) choices.emplace_back(Pass{});
  if (choices.empty()) return false;
  if (choices.size() == 1) return game.advance(choices.front());
  double best = -std::numeric_limits<double>::infinity();
  std::size_t equals = 0;
  Game chosen = game;
  for (const Command& choice : choices) {
    Game after = game;
    if (!after.advance(choice)) continue;
    const double worth = value_of_position(after, player);
    if (worth > best) {
      best = worth;
      equals = 0;
    }
    if (worth == best && dice_.below(++equals) == 0) chosen = std::move(after);
  }
  game = std::move(chosen);
  return equals > 0;
}

double GreedyPlayer::worth_of_turn(Game game, Player player, int turn) {
  while (game.phase() != Phase::kEnded && game.phase() != Phase::kTile && game.turn() == turn) {
    if (!choose(game, player)) break;
  }
  return value_of_position(game, player);
}

bool GreedyPlayer::lay_tile(Game& game) {
  const TypeIndex type = take_from_bag(game, bag_, dice_);
  std::vector<Placement> places;
  game.legal_placements(type, places);
  if (places.empty()) return game.advance(DiscardTile{type});
  double best = -std::numeric_limits<double>::infinity();
  std::size_t equals = 0;
  Placement chosen = places.front();
  for (const Placement& at : places) {
    Game after = game;
    if (!after.advance(PlaceTile{type, at})) continue;
    const double worth = worth_of_turn(std::move(after), game.active_player(), game.turn());
    if (worth > best) {
      best = worth;
      equals = 0;
    }
    if (worth == best && dice_.below(++equals) == 0) chosen = at;
  }
  return game.advance(PlaceTile{type, chosen});
}

bool GreedyPlayer::step(Game& game) {
  if (game.phase() == Phase::kTile) {
    if (bag_.empty() || game.tiles_left() == 0) return game.advance(EndGame{});
    return lay_tile(game);
  }
  const int tiles = game.tiles_left();
  if (!choose(game, game.active_player())) return false;
  if (game.tiles_left() < tiles && !bag_.empty())
    take_from_bag(game, bag_, dice_);  // G-37: nobody sees which
  return true;
}

Game greedy_game(const Game& start, std::uint32_t seed) {
  Game game = start;
  GreedyPlayer player(full_bag(game), seed);
  while (game.phase() != Phase::kEnded) {
    if (!player.step(game)) throw std::logic_error("a greedy game is stuck: " + game.to_text());
  }
  return game;
}

}  // namespace tilewatch::rules
