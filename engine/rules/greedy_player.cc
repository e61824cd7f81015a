// SPDX-License-Identifier: MIT
#include "engine/rules/greedy_player.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <stdexcept>
#include <utility>

#include "engine/rules/mists_cemeteries.h"
#include "engine/rules/mists_ghosts.h"
#include "engine/rules/mists_levels.h"
#include "engine/rules/random_game.h"
#include "engine/rules/rule_set.h"
#include "engine/rules/scoring.h"

namespace tilewatch::rules {
namespace {

constexpr double kDecided = 1000;

/// What things are worth in Mists, in points. Found by trying; many others win about as often.
struct Weights {
  double bank_empty = 77;     ///< price of an empty bank ...
  double bank_decay = 0.5;    ///< ... which falls by this power of e with every ghost in it
  double ghost = 0.82;        ///< price of each ghost on the board
  double mist = 1.0;          ///< of mist that can be closed, divided by its open edges,
  double mist_ghost = 0.45;   ///< and of every ghost in it
  double dead_mist = 0.1;     ///< price of mist that cannot be closed any more
  double hope = 1.0;          ///< share of what an unfinished feature would pay,
  double open_edge = 0.75;    ///< times this for every open edge,
  double castle_gap = 0.1;    ///< or less by this for every empty cell round a castle
  double in_hand = 1.0;       ///< of the table kInHand
  double mark = 1.0;          ///< further points for points that are needed for the next mark
  double haunted_gap = 0.5;   ///< price of every empty cell round an open haunted cemetery
  double cemetery_gap = 0.5;  ///< and beside an open cemetery of the levels before
};
constexpr Weights kWeights;

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
    const bool grows = position.board.kind(feature) != FeatureKind::kField;
    const double hope = grows ? 0.8 + 0.8 * std::pow(0.75, position.board.feature(feature).open) : 1.0;
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

/// Edges of a feature that look at empty cells; those of its mist, or of its city or road.
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

/// What a feature may pay each colour, by what it is now; 0 if it can never be finished.
double promise_of(const Position& position, NodeId feature) {
  const Board& board = position.board;
  const Node& totals = board.feature(feature);
  const FeatureKind kind = board.kind(feature);
  if (kind == FeatureKind::kCastle) {
    int empty = 0;
    int misty = 1;
    for_round(board.ref(feature).cell, [&](Cell cell) {
      const int tile = board.tile_at(cell);
      empty += tile < 0 ? 1 : 0;
      misty += tile >= 0 && board.shape_of_type(board.tiles()[static_cast<std::size_t>(tile)].type).misty;
    });
    if (empty != totals.open) return 0;  // G-38
    return (2.0 * misty + 1.4 * empty) * (1.0 - kWeights.castle_gap * empty);
  }
  if (edges_to_empty_cells(board, feature, false) != totals.open) return 0;
  const double points = kind == FeatureKind::kRoad ? totals.tiles + 0.5 * totals.open
                                                   : 2.0 * totals.tiles + 2.0 * totals.shields + totals.open;
  return points * std::pow(kWeights.open_edge, totals.open);
}

/// The score, and what a further point of each colour is worth.
struct Progress {
  double worth = 0;
  std::array<double, kMaxPlayers> point{};
};
Progress progress_of(const Position& position, int mark) {
  const MistsLevel& level = mists_level(position);
  Progress progress;
  const int figures = level.own_figures ? kScoreFigures : 1;
  int lowest = level.goal;
  for (int i = 0; i < figures; ++i) {
    const int points = std::min(position.scores[static_cast<std::size_t>(i)], level.goal);
    progress.worth += points + kWeights.mark * std::min(points, mark);
    lowest = std::min(lowest, points);
  }
  progress.point.fill(1.0);
  if (!level.own_figures) return progress;
  progress.worth += lowest;  // G-45
  for (std::size_t i = 0; i < progress.point.size(); ++i) {
    // The points of a colour without a score figure go where they are needed.
    const int points = i < kScoreFigures ? position.scores[i] : lowest;
    if (points >= level.goal) progress.point[i] = 0;
    if (points <= lowest + 3) progress.point[i] = 1.5;
  }
  return progress;
}

double worth_of_figures(const Game& game, const Progress& progress) {
  const Position& position = game.position();
  double worth = 0;
  std::array<NodeId, 32> seen{};
  std::size_t count = 0;
  for (const StandingFigure& figure : position.figures) {
    if (!stands(position, figure) || count == seen.size()) continue;
    const NodeId feature = position.board.node(figure.node).feature;
    const auto end = seen.begin() + static_cast<std::ptrdiff_t>(count);
    if (std::find(seen.begin(), end, feature) != end) continue;
    seen[count++] = feature;
    const double promise = kWeights.hope * promise_of(position, feature);
    const unsigned winners = winners_of(game.rulebook(), position, feature);
    for (std::size_t player = 0; player < progress.point.size(); ++player) {
      if ((winners >> player) & 1U) worth += promise * progress.point[player];
    }
  }
  constexpr std::array<double, 6> kInHand{0, 2.0, 3.5, 4.5, 5.0, 5.5};
  for (Player player = 0; player < game.player_count(); ++player) {
    const auto in_hand = static_cast<std::size_t>(position.in_hand(player, FigureKind::kMeeple));
    worth += kWeights.in_hand * kInHand[std::min(in_hand, kInHand.size() - 1)];
  }
  return worth;
}

double worth_of_mist(const Position& position) {
  const Board& board = position.board;
  double worth = 0;
  for (NodeId node = 0; node < board.node_count(); ++node) {
    if (board.node(node).feature != node || board.kind(node) != FeatureKind::kMistArea) continue;
    const int open = board.feature(node).open;
    if (open == 0) continue;
    if (edges_to_empty_cells(board, node, true) != open) {
      worth -= kWeights.dead_mist;
      continue;
    }
    int ghosts = 0;
    board.for_pieces(node, [&](NodeId part) { ghosts += ghosts_on(position, part); });
    worth += (kWeights.mist + kWeights.mist_ghost * ghosts) / open;
  }
  return worth;
}

double mists_value(const Game& game) {
  const Position& position = game.position();
  const MistsLevel& level = mists_level(position);
  const int stack = current_stack(position);
  // The goal is the last mark. Without stacks nothing hurries.
  int mark = 0;
  if (stack > 0) mark = stack == 3 ? level.goal : level.marks.at(static_cast<std::size_t>(stack - 1));
  const Progress progress = progress_of(position, mark);
  if (position.mists.end != MistsEnd::kNotYet) {
    return progress.worth + (position.mists.end == MistsEnd::kGoal ? kDecided : -kDecided);
  }
  double worth = progress.worth + worth_of_figures(game, progress) + worth_of_mist(position);
  const int bank = ghosts_in_bank(position);
  worth -=
      kWeights.ghost * (level.ghosts - bank) + kWeights.bank_empty * std::exp(-kWeights.bank_decay * bank);
  if (level.castles) {
    const double gap = level.haunted ? kWeights.haunted_gap : kWeights.cemetery_gap;
    for (const NodeId cemetery : open_cemeteries(position)) {
      worth -= gap * (0.5 + position.board.feature(cemetery).open);
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
