// SPDX-License-Identifier: MIT
#include "engine/rules/mists_value.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <vector>

#include "engine/rules/mists_cemeteries.h"
#include "engine/rules/mists_ghosts.h"
#include "engine/rules/mists_hounds.h"
#include "engine/rules/mists_levels.h"
#include "engine/rules/scoring.h"

namespace tilewatch::rules {
namespace {

constexpr double kDecided = 1000;

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

}  // namespace

CastleRound round_castle(const Board& board, Cell centre) {
  CastleRound round;
  for_round(centre, [&](Cell cell) {
    const int tile = board.tile_at(cell);
    round.empty += tile < 0 ? 1 : 0;
    round.misty += tile >= 0 && board.shape_of_type(board.tiles()[static_cast<std::size_t>(tile)].type).misty;
  });
  return round;
}

namespace {

/// A feature with figures on it.
struct Held {
  NodeId feature = kNoNode;
  unsigned colours = 0;
  double promise = 0;  ///< to each of them
};
constexpr std::size_t kMostHeld = 32;

struct HeldFeatures {
  std::array<Held, kMostHeld> all;
  std::size_t count = 0;
  Held* find(NodeId feature) {
    const auto end = all.begin() + static_cast<std::ptrdiff_t>(count);
    const auto found =
        std::find_if(all.begin(), end, [&](const Held& held) { return held.feature == feature; });
    return found == end ? nullptr : &*found;
  }
};

}  // namespace

/// The score, and what a further point of each colour is worth.
struct MistsValue::Progress {
  double worth = 0;
  int tiles = 0;  ///< left for what is to be reached next
  std::array<double, kMaxPlayers> point{};
  double of(unsigned colours) const {
    double sum = 0;
    for (std::size_t player = 0; player < point.size(); ++player) {
      if ((colours >> player) & 1U) sum += point[player];
    }
    return sum;
  }
};

MistsValue::MistsValue(const MistsWeights& weights)
    : weights_(weights), prospects_({weights.finished, weights.open_edge, weights.growth, 0, 0}, false) {}

MistsValue::Progress MistsValue::progress_of(const Position& position) const {
  const MistsLevel& level = mists_level(position);
  const int stack = current_stack(position);
  // The goal is the last mark. Without stacks nothing hurries.
  int mark = 0;
  if (stack > 0) mark = stack == 3 ? level.goal : level.marks.at(static_cast<std::size_t>(stack - 1));
  Progress progress;
  progress.tiles = tiles_in_stack(position);
  double mark_point = weights_.mark;
  if (stack > 0) {
    const double used = 1.0 - static_cast<double>(progress.tiles) / position.mists.stack_size;
    mark_point += weights_.hurry * std::max(0.0, used);
  }
  const int figures = level.own_figures ? kScoreFigures : 1;
  int lowest = level.goal;
  for (int i = 0; i < figures; ++i) {
    const int points = std::min(position.scores[static_cast<std::size_t>(i)], level.goal);
    progress.worth += points - mark_point * std::max(0, mark - points);
    lowest = std::min(lowest, points);
  }
  progress.point.fill(1.0);
  if (!level.own_figures) return progress;
  progress.worth += weights_.lowest * lowest;
  for (std::size_t i = 0; i < progress.point.size(); ++i) {
    // The points of a colour without a score figure go where they are needed.
    const int points = i < kScoreFigures ? position.scores[i] : lowest;
    if (points >= level.goal) progress.point[i] = 0;
    if (points <= lowest + 3) progress.point[i] = 1.0 + weights_.needy;
  }
  return progress;
}

double MistsValue::of_castle(int misty, int empty) const {
  return (2.0 * misty + weights_.castle * empty) * std::max(0.0, 1.0 - weights_.castle_gap * empty);
}

double MistsValue::of_hand(int figures) const {
  constexpr std::array<double, 6> kInHand{0, 2.0, 3.5, 4.5, 5.0, 5.5};
  return weights_.in_hand *
         kInHand[std::min(static_cast<std::size_t>(std::max(figures, 0)), kInHand.size() - 1)];
}

double MistsValue::price_of_bank(int ghosts_in_all, int bank) const {
  if (bank < 0) return kDecided;
  return weights_.ghost * (ghosts_in_all - bank) +
         weights_.bank_empty * std::exp(-weights_.bank_decay * bank);
}

double MistsValue::promise_of(const Position& position, NodeId feature, int tiles) const {
  const Board& board = position.board;
  const int open = board.node(feature).open;
  double promise = 0;
  if (board.kind(feature) == FeatureKind::kCastle) {
    const CastleRound round = round_castle(board, board.ref(feature).cell);
    if (round.empty == open) promise = of_castle(round.misty, round.empty);  // else G-38
  } else if (edges_to_empty_cells(board, feature, false) == open) {
    promise = prospects_.worth(extent_of(board, feature));
  }
  if (weights_.late > 0 && open > 0) promise *= 1.0 - std::exp(-tiles / (weights_.late * open));
  return promise;
}

double MistsValue::of_figures(const Game& game, const Progress& progress) const {
  const Position& position = game.position();
  const Board& board = position.board;
  double worth = 0;
  HeldFeatures held;
  for (const StandingFigure& figure : position.figures) {
    if (!stands(position, figure) || held.count == kMostHeld) continue;
    const NodeId feature = board.node(figure.node).feature;
    if (held.find(feature) != nullptr) continue;
    Held& one = held.all[held.count++];
    one = {feature, winners_of(game.rulebook(), position, feature),
           promise_of(position, feature, progress.tiles)};
    worth += one.promise * progress.of(one.colours);
  }
  if (weights_.meeting > 0) {
    // Each pair once.
    std::array<std::uint32_t, kMostHeld> met{};
    for (const OpenCell& open : board.open_cells()) {
      std::array<Held*, 4> round{};
      std::size_t count = 0;
      for (const Side side : kSides) {
        const int tile = board.tile_at(neighbour(open.cell(), side));
        if (tile < 0) continue;
        const std::int8_t node = board.turned(tile).side_node[static_cast<std::size_t>(opposite(side))];
        if (node < 0) continue;
        const NodeId feature = board.node(static_cast<NodeId>(board.first_node(tile) + node)).feature;
        if (board.node(feature).figures == 0) continue;
        Held* here = held.find(feature);
        if (here != nullptr && here->promise > 0) round[count++] = here;
      }
      for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t j = i + 1; j < count; ++j) {
          const Held* a = std::min(round[i], round[j]);
          const Held* b = std::max(round[i], round[j]);
          const auto at = static_cast<std::size_t>(a - held.all.data());
          const auto bit = std::uint32_t{1} << static_cast<unsigned>(b - held.all.data());
          if (a == b || (met[at] & bit) != 0 || board.kind(a->feature) != board.kind(b->feature)) continue;
          met[at] |= bit;
          // Each colour would get what it has not got yet.
          worth += weights_.meeting * (progress.of(a->colours & ~b->colours) * b->promise +
                                       progress.of(b->colours & ~a->colours) * a->promise);
        }
      }
    }
  }
  if (weights_.hound > 0) {
    const int ghosts = ghosts_on_board(position);
    for (const Hound& hound : position.mists.hounds) {
      if (hound.state != HoundState::kBeside || hound.node == kNoNode) continue;
      const NodeId feature = board.node(hound.node).feature;
      const Held* there = held.find(feature);
      if (there == nullptr || there->promise <= 0) continue;
      const int open = board.kind(feature) == FeatureKind::kCastle ? 2 : board.node(feature).open;
      worth += weights_.hound * ghosts * prospects_.chance(open) * progress.of(1U << hound.player);
    }
  }
  for (Player player = 0; player < game.player_count(); ++player) {
    worth += of_hand(position.in_hand(player, FigureKind::kMeeple));
  }
  return worth;
}

void MistsValue::mist_areas(const Position& position, std::vector<MistExtent>& areas) {
  const Board& board = position.board;
  areas.assign(static_cast<std::size_t>(board.node_count()), {});
  for (const StandingFigure& figure : position.figures) {
    if (figure.kind == FigureKind::kGhost)
      ++areas[static_cast<std::size_t>(board.node(figure.node).feature)].ghosts;
  }
  for (NodeId node = 0; node < board.node_count(); ++node) {
    const Node& totals = board.node(node);
    if (totals.feature != node || totals.kind != FeatureKind::kMistArea || totals.open == 0) continue;
    MistExtent& area = areas[static_cast<std::size_t>(node)];
    area.open = totals.open;
    area.dead = edges_to_empty_cells(board, node, true) != totals.open;
  }
}

double MistsValue::operator()(const Game& game) const {
  const Position& position = game.position();
  const MistsLevel& level = mists_level(position);
  const Progress progress = progress_of(position);
  if (position.mists.end != MistsEnd::kNotYet) {
    return progress.worth + (position.mists.end == MistsEnd::kGoal ? kDecided : -kDecided);
  }
  double worth = progress.worth + of_figures(game, progress);
  thread_local std::vector<MistExtent> areas;
  mist_areas(position, areas);
  for (const MistExtent& area : areas) worth += of_area(area);
  worth -= price_of_bank(level.ghosts, ghosts_in_bank(position));
  if (level.castles) {
    const double gap = level.haunted ? weights_.haunted_gap : weights_.cemetery_gap;
    for (const NodeId cemetery : open_cemeteries(position)) {
      worth -= gap * (0.5 + position.board.feature(cemetery).open);
    }
  }
  return worth;
}

}  // namespace tilewatch::rules
