// SPDX-License-Identifier: MIT
#include "engine/rules/mists_value.h"

#include <algorithm>
#include <array>
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

bool same(const PlacedTile& a, const PlacedTile& b) {
  return a.type == b.type && a.cell == b.cell && a.rotation == b.rotation;
}

}  // namespace

void MistsTiles::look_at(const Board& board) {
  // The last tile is the one that differs most often.
  const std::vector<PlacedTile>& tiles = board.tiles();
  if (!tiles.empty() && tiles.size() == tiles_.size() &&
      std::equal(tiles.rbegin(), tiles.rend(), tiles_.rbegin(), same))
    return;
  tiles_ = tiles;
  areas_.clear();
  meetings_.clear();
  const auto nodes = static_cast<std::size_t>(board.node_count());
  empty_.assign(nodes, 0);
  area_of_.assign(nodes, -1);
  open_cemeteries_ = gaps_ = 0;
  for (const OpenCell& open : board.open_cells()) {
    std::array<NodeId, 4> round;
    std::size_t count = 0;
    for (const Side side : kSides) {
      if (!open.touches(side)) continue;
      const int tile = board.tile_at(neighbour(open.cell(), side));
      const TurnedShape& turned = board.turned(tile);
      const NodeId first = board.first_node(tile);
      const auto facing = static_cast<std::size_t>(opposite(side));
      const auto feature_of = [&](std::int8_t node) {
        return board.node(static_cast<NodeId>(first + node)).feature;
      };
      if (const std::int8_t mist = turned.mist_node[facing]; mist >= 0) {
        ++empty_[static_cast<std::size_t>(feature_of(mist))];
      }
      const std::int8_t node = turned.side_node[facing];
      if (node < 0) continue;
      const NodeId feature = feature_of(node);
      ++empty_[static_cast<std::size_t>(feature)];
      for (std::size_t i = 0; i < count; ++i) {
        if (round[i] != feature && board.kind(round[i]) == board.kind(feature)) may_meet(round[i], feature);
      }
      round[count++] = feature;
    }
  }
  for (NodeId node = 0; node < static_cast<NodeId>(nodes); ++node) {
    const Node& totals = board.node(node);
    if (totals.feature != node || totals.open == 0) continue;
    if (totals.kind == FeatureKind::kMistArea) {
      const auto at = static_cast<std::size_t>(node);
      area_of_[at] = static_cast<std::int16_t>(areas_.size());
      areas_.push_back({node, totals.open, empty_[at] != totals.open});
    } else if (totals.kind == FeatureKind::kCemetery) {
      ++open_cemeteries_;
      gaps_ += totals.open;
    }
  }
}

void MistsTiles::may_meet(NodeId one, NodeId two) {
  if (one > two) std::swap(one, two);
  const auto known = std::find_if(meetings_.begin(), meetings_.end(), [&](const Meeting& meeting) {
    return meeting.one == one && meeting.two == two;
  });
  if (known == meetings_.end()) {
    meetings_.push_back({one, two, 1});
  } else {
    ++known->times;
  }
}

void MistsTiles::count_ghosts(const Position& position, std::vector<int>& ghosts) const {
  ghosts.assign(areas_.size(), 0);
  for (const StandingFigure& figure : position.figures) {
    if (figure.kind != FigureKind::kGhost) continue;
    const std::int16_t area = area_of_[static_cast<std::size_t>(position.board.node(figure.node).feature)];
    if (area >= 0) ++ghosts[static_cast<std::size_t>(area)];
  }
}

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

double sum_of(const MistsValue::PointWorths& point, unsigned colours) {
  double sum = 0;
  for (std::size_t player = 0; player < point.size(); ++player) {
    if ((colours >> player) & 1U) sum += point[player];
  }
  return sum;
}

/// A feature with figures on it.
struct Held {
  NodeId feature;
  unsigned colours;
  double promise;  ///< to each of them
};
constexpr std::size_t kMostHeld = 32;

struct HeldFeatures {
  std::array<Held, kMostHeld> all;  // of no value beyond `count`
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
  PointWorths point{};
  double of(unsigned colours) const { return sum_of(point, colours); }
};

MistsValue::MistsValue(const MistsWeights& weights)
    : weights_(weights), prospects_({weights.finished, weights.open_edge, weights.growth, 0, 0}, false) {
  for (std::size_t bank = 0; bank < empty_bank_.size(); ++bank) {
    empty_bank_[bank] = weights.bank_empty * std::exp(-weights.bank_decay * static_cast<double>(bank));
  }
}

MistsValue::Hurry MistsValue::hurry_of(const Position& position, int further) const {
  const MistsLevel& level = mists_level(position);
  const int stack = current_stack(position);
  if (stack == 0) return {};  // without stacks nothing hurries
  // The goal is the last mark.
  const int mark = stack == 3 ? level.goal : level.marks.at(static_cast<std::size_t>(stack - 1));
  const double used =
      1.0 - static_cast<double>(tiles_in_stack(position) - further) / position.mists.stack_size;
  Hurry hurry{weights_.mark + weights_.hurry * std::max(0.0, used), 0};
  for (int i = 0; i < (level.own_figures ? kScoreFigures : 1); ++i) {
    hurry.points += std::max(0, mark - std::min(position.scores[static_cast<std::size_t>(i)], level.goal));
  }
  return hurry;
}

double MistsValue::of_finished(const Hurry& hurry, double points, int ghosts_in_all, int bank,
                               int calmed) const {
  const double calm = price_of_bank(ghosts_in_all, bank) -
                      price_of_bank(ghosts_in_all, std::min(bank + calmed, ghosts_in_all));
  return std::max(points + hurry.of(points), calm);
}

MistsValue::Progress MistsValue::progress_of(const Position& position) const {
  const MistsLevel& level = mists_level(position);
  Progress progress;
  progress.tiles = tiles_in_stack(position);
  const int figures = level.own_figures ? kScoreFigures : 1;
  int lowest = level.goal;
  for (int i = 0; i < figures; ++i) {
    const int points = std::min(position.scores[static_cast<std::size_t>(i)], level.goal);
    progress.worth += points;
    lowest = std::min(lowest, points);
  }
  const Hurry hurry = hurry_of(position);
  progress.worth -= hurry.point * hurry.points;
  progress.point = points_of(position);
  if (level.own_figures) progress.worth += weights_.lowest * lowest;
  return progress;
}

MistsValue::PointWorths MistsValue::points_of(const Position& position) const {
  const MistsLevel& level = mists_level(position);
  PointWorths point;
  point.fill(1.0);
  if (!level.own_figures) return point;
  int lowest = level.goal;
  for (std::size_t i = 0; i < kScoreFigures; ++i) lowest = std::min(lowest, position.scores[i]);
  for (std::size_t i = 0; i < point.size(); ++i) {
    // The points of a colour without a score figure go where they are needed.
    const int points = i < kScoreFigures ? position.scores[i] : lowest;
    if (points >= level.goal) point[i] = 0;
    if (points <= lowest + 3) point[i] = 1.0 + weights_.needy;
  }
  return point;
}

double MistsValue::of_meeting(const PointWorths& point, unsigned one, double promise_one, unsigned two,
                              double promise_two) const {
  if (promise_one <= 0 || promise_two <= 0) return 0;
  return weights_.meeting *
         (sum_of(point, one & ~two) * promise_two + sum_of(point, two & ~one) * promise_one);
}

MistsValue::Waiting MistsValue::waiting_in(const Game& game) const {
  const Position& position = game.position();
  const PointWorths point = points_of(position);
  Waiting waiting;
  std::array<NodeId, kMostHeld> seen;
  for (const StandingFigure& figure : position.figures) {
    if (!stands(position, figure)) continue;
    const NodeId feature = position.board.node(figure.node).feature;
    if (position.board.node(feature).open != 0 || waiting.features == kMostHeld) continue;
    const auto end = seen.begin() + static_cast<std::ptrdiff_t>(waiting.features);
    if (std::find(seen.begin(), end, feature) != end) continue;
    seen[waiting.features++] = feature;
    waiting.points +=
        promise_of(position, feature, 0) * sum_of(point, winners_of(game.rulebook(), position, feature));
  }
  return waiting;
}

double MistsValue::of_waiting(const Position& position, const Waiting& waiting) const {
  if (waiting.features == 0) return 0;
  return of_finished(hurry_of(position), waiting.points, mists_level(position).ghosts,
                     ghosts_in_bank(position),
                     most_calmed(position)[std::min<std::size_t>(waiting.features, 3) - 1]);
}

double MistsValue::of_figure(const Game& game, NodeId node, Player player, const Waiting& waiting) const {
  const Position& position = game.position();
  const Board& board = position.board;
  tiles_.look_at(board);
  const PointWorths point = points_of(position);
  const int tiles = tiles_in_stack(position);
  const NodeId feature = board.node(node).feature;
  const double promise = promise_of(position, feature, tiles);
  const int in_hand = position.in_hand(player, FigureKind::kMeeple);
  const double hand = of_hand(in_hand - 1) - of_hand(in_hand);
  if (board.node(feature).open == 0) {
    const Waiting more{waiting.features + 1, waiting.points + promise * point[player]};
    return hand + of_waiting(position, more) - of_waiting(position, waiting);
  }
  double gain = hand + promise * point[player];
  for (const MistsTiles::Meeting& meeting : tiles_.meetings()) {
    if (meeting.one != feature && meeting.two != feature) continue;
    const NodeId other = meeting.one == feature ? meeting.two : meeting.one;
    if (board.node(other).figures == 0) continue;
    gain += of_meeting(point, 1U << player, promise, winners_of(game.rulebook(), position, other),
                       promise_of(position, other, tiles));
  }
  return gain;
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
         empty_bank_[std::min(static_cast<std::size_t>(bank), empty_bank_.size() - 1)];
}

double MistsValue::promise_of(const Position& position, NodeId feature, int tiles) const {
  const Board& board = position.board;
  const int open = board.node(feature).open;
  double promise = 0;
  if (board.kind(feature) == FeatureKind::kCastle) {
    const CastleRound round = round_castle(board, board.ref(feature).cell);
    if (round.empty == open) promise = of_castle(round.misty, round.empty);  // else G-38
  } else if (open == 0 || tiles_.can_be_finished(board, feature)) {
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
  const bool majority = game.rulebook().switches().mists_majority != 0;
  for (const StandingFigure& figure : position.figures) {
    if (!stands(position, figure)) continue;
    const NodeId feature = board.node(figure.node).feature;
    Held* one = held.find(feature);
    if (one == nullptr) {
      if (held.count == kMostHeld) continue;
      one = &held.all[held.count++];
      *one = {feature, majority ? winners_of(game.rulebook(), position, feature) : 0U,
              promise_of(position, feature, progress.tiles)};
    }
    if (!majority) one->colours |= 1U << figure.player;  // G-43: whoever stands there
  }
  Waiting waiting;
  for (std::size_t i = 0; i < held.count; ++i) {
    const double gain = held.all[i].promise * progress.of(held.all[i].colours);
    if (board.node(held.all[i].feature).open == 0) {
      ++waiting.features;
      waiting.points += gain;
    } else {
      worth += gain;
    }
  }
  worth += of_waiting(position, waiting);
  if (weights_.meeting > 0 && held.count > 1) {
    for (const MistsTiles::Meeting& meeting : tiles_.meetings()) {
      if (board.node(meeting.one).figures == 0 || board.node(meeting.two).figures == 0) continue;
      const Held* a = held.find(meeting.one);
      const Held* b = held.find(meeting.two);
      if (a == nullptr || b == nullptr) continue;
      worth += of_meeting(progress.point, a->colours, a->promise, b->colours, b->promise);
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

void MistsValue::mist_areas(const Position& position, std::vector<MistExtent>& areas) const {
  const Board& board = position.board;
  tiles_.look_at(board);
  areas.assign(static_cast<std::size_t>(board.node_count()), {});
  for (const MistsTiles::Area& area : tiles_.areas()) {
    MistExtent& extent = areas[static_cast<std::size_t>(area.feature)];
    extent.open = area.open;
    extent.dead = area.dead;
  }
  tiles_.count_ghosts(position, ghosts_);
  for (std::size_t i = 0; i < ghosts_.size(); ++i) {
    areas[static_cast<std::size_t>(tiles_.areas()[i].feature)].ghosts = ghosts_[i];
  }
}

double MistsValue::of_mist(const Position& position) const {
  tiles_.count_ghosts(position, ghosts_);
  double worth = 0;
  for (std::size_t i = 0; i < ghosts_.size(); ++i) {
    const MistsTiles::Area& area = tiles_.areas()[i];
    worth += of_area({area.open, ghosts_[i], area.dead});
  }
  return worth;
}

double MistsValue::operator()(const Game& game) const {
  const Position& position = game.position();
  const MistsLevel& level = mists_level(position);
  const Progress progress = progress_of(position);
  if (position.mists.end != MistsEnd::kNotYet) {
    return progress.worth + (position.mists.end == MistsEnd::kGoal ? kDecided : -kDecided);
  }
  tiles_.look_at(position.board);
  double worth = progress.worth + of_figures(game, progress) + of_mist(position);
  worth -= price_of_bank(level.ghosts, ghosts_in_bank(position));
  if (level.castles) {
    const double gap = level.haunted ? weights_.haunted_gap : weights_.cemetery_gap;
    worth -= gap * (0.5 * tiles_.open_cemeteries() + tiles_.gaps_of_cemeteries());
  }
  return worth;
}

}  // namespace tilewatch::rules
