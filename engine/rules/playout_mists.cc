// SPDX-License-Identifier: MIT
// What of Mists a place is worth to PlayoutPlayer, as far as that is seen without laying the tile: after a
// tile that finishes nothing, all that MistsValue says.
#include <algorithm>
#include <array>
#include <functional>
#include <utility>

#include "engine/rules/mists_cemeteries.h"
#include "engine/rules/mists_ghosts.h"
#include "engine/rules/mists_levels.h"
#include "engine/rules/playout_joined.h"
#include "engine/rules/playout_player.h"
#include "engine/rules/rule_set.h"

namespace tilewatch::rules {
namespace {

constexpr double kWon = 1000;  // as MistsValue has it

}  // namespace

void PlayoutPlayer::begin_look_round_in_mist(const Game& game) {
  const Position& position = game.position();
  const MistsValue& mists = turn_.mists();
  point_ = mists.points_of(position);
  for (Player player = 0; player < players_; ++player) {
    home_[player] = price(position.in_hand(player, FigureKind::kMeeple) + 1);
  }
  colour_ = active_;
  for (Player player = active_; player < players_ && game.rulebook().same_person(active_, player); ++player) {
    const int in_hand = position.in_hand(player, FigureKind::kMeeple);
    if (in_hand <= in_hand_) continue;
    colour_ = player;
    in_hand_ = in_hand;
  }
  const MistsLevel& level = mists_level(position);
  mists.mist_areas(position, areas_);
  bank_ = ghosts_in_bank(position);
  ghosts_ = level.ghosts;
  bank_price_ = mists.price_of_bank(ghosts_, bank_);
  hurry_ = mists.hurry_of(position, 1);
  calmed_ = most_calmed(position);
}

void PlayoutPlayer::look_round_cemeteries(const Position& position) {
  const MistsValue& mists = turn_.mists();
  const MistsLevel& level = mists_level(position);
  cemeteries_ = on_cemetery_ = 0;
  burial_ = -1;
  if (!level.castles) return;
  gap_price_ = level.haunted ? mists.weights().haunted_gap : mists.weights().cemetery_gap;
  const double gap = gap_price_;
  for (const NodeId cemetery : open_cemeteries(position)) {
    Centre centre{position.board.ref(cemetery).cell, gap, gap, level.haunted};
    ++cemeteries_;
    const int ghosts = ghosts_on(position, cemetery);
    on_cemetery_ = std::max(on_cemetery_, ghosts);
    centre.closes = position.board.feature(cemetery).open == 1;
    if (centre.closes) {
      centre.gain = centre.gain_mist = 1.5 * gap;
      centre.freed = ghosts;
      if (burial_ < 0) burial_ = price_of_burial(position);
    }
    centres_.push_back(centre);
  }
}

// G-24: what the figure that is missed least leaves.
double PlayoutPlayer::price_of_burial(const Position& position) const {
  double least = -1;
  for (const Stand& stand : stands_) {
    if (position.board.kind(stand.feature) == FeatureKind::kCemetery) continue;
    for (std::size_t player = 0; player < stand.weight.size(); ++player) {
      if (stand.weight[player] == 0) continue;
      const double price = stand.weight[player] > 1 ? 0 : stand.promise * point_[player];
      if (least < 0 || price < least) least = price;
    }
  }
  return least >= 0 ? least : price(std::max(1, in_hand_));
}

// G-23 to G-26, G-35: a castle or cemetery on the tile itself.
void PlayoutPlayer::look_at_own_centre(const Game& game, TypeIndex type, Look& look) const {
  const Board& board = game.position().board;
  const MistsValue& mists = turn_.mists();
  const catalogue::TileType& tile_type = game.catalogue().type(type);
  if (tile_type.castle && in_hand_ > 0) {
    const CastleRound round = round_castle(board, look.at.cell);
    look.castle = mists.of_castle(round.misty, round.empty) * point_[colour_] - price(in_hand_);
    look.figure = std::max(look.figure, look.castle);
    look.finishes = look.finishes || round.empty == 0;
  }
  if (!tile_type.cemetery) return;
  int gaps = 0;
  if (mists_level(game.position()).haunted) {
    gaps = round_castle(board, look.at.cell).empty;
  } else {
    for (const Side side : kSides) gaps += board.tile_at(neighbour(look.at.cell, side)) < 0 ? 1 : 0;
  }
  if (gaps > 0) {
    look.worth -= gap_price_ * (0.5 + gaps);
  } else {
    look.finishes = true;
  }
}

// G-8 to G-11, G-26, G-36: ghosts that the tile puts out or sends to the bank; mist that can be closed no
// more; and whether what is finished scores or calms (G-16).
void PlayoutPlayer::look_at_mist(const Game& game, TypeIndex type, const Finished& finished,
                                 Look& look) const {
  const Position& position = game.position();
  const Board& board = position.board;
  const MistsValue& mists = turn_.mists();
  const MistsLevel& level = mists_level(position);
  const Shape& shape = board.shape_of_type(type);
  const Placement& at = look.at;
  const TurnedShape& turned = shape.turned[at.rotation];
  const catalogue::TileType& tile_type = game.catalogue().type(type);
  double& worth = look.worth;
  int appear = 0;
  int vanish = finished.freed;  // G-24
  bool extends = false;
  std::array<NodeId, 4> beside{kNoNode, kNoNode, kNoNode, kNoNode};  // the neighbours' mist
  std::array<bool, 4> taken{};
  for (std::size_t side = 0; side < 4; ++side) {
    const int tile = board.tile_at(neighbour(at.cell, static_cast<Side>(side)));
    if (tile < 0) continue;
    taken[side] = true;
    const std::int8_t node =
        board.turned(tile).mist_node[static_cast<std::size_t>(opposite(static_cast<Side>(side)))];
    if (node < 0) continue;
    beside[side] = board.node(static_cast<NodeId>(board.first_node(tile) + node)).feature;
    if (turned.mist_node[side] >= 0) continue;
    MistExtent spoilt = areas_[static_cast<std::size_t>(beside[side])];  // by a clear edge
    worth -= mists.of_area(spoilt);
    spoilt.dead = true;
    worth += mists.of_area(spoilt);
  }
  for (std::size_t node = 0; shape.misty && node < shape.nodes.size(); ++node) {
    if (shape.nodes[node].piece.kind != FeatureKind::kMistArea) continue;
    MistExtent joined;
    std::array<NodeId, 4> parts{};
    std::size_t count = 0;
    for (std::size_t side = 0; side < 4; ++side) {
      if (turned.mist_node[side] != static_cast<std::int8_t>(node)) continue;
      if (beside[side] == kNoNode) {
        ++joined.open;
        joined.dead = joined.dead || taken[side];
        continue;
      }
      --joined.open;
      const auto end = parts.begin() + static_cast<std::ptrdiff_t>(count);
      if (std::find(parts.begin(), end, beside[side]) != end) continue;
      parts[count++] = beside[side];
      const MistExtent& part = areas_[static_cast<std::size_t>(beside[side])];
      joined.open += part.open;
      joined.ghosts += part.ghosts;
      joined.dead = joined.dead || part.dead;
      worth -= mists.of_area(part);
    }
    extends = extends || count > 0;
    if (joined.open > 0) {
      const int own = tile_type.mists[shape.nodes[node].piece.index].ghosts;
      appear += own;
      joined.ghosts += std::max(0, own - (count > 0 ? 1 : 0));
      worth += mists.of_area(joined);
    } else {
      vanish += joined.ghosts;
    }
  }
  if (appear > 0 && extends) --appear;
  const int own = std::min(appear, 3);  // what may be calmed of them
  const bool one_more = appear > 0 && !level.haunted && cemeteries_ > finished.cemeteries;
  if (one_more) ++appear;
  if (level.haunted && tile_type.cemetery) {
    for_round(at.cell, [&](Cell cell) {
      const int tile = board.tile_at(cell);
      appear +=
          tile >= 0 && board.shape_of_type(board.tiles()[static_cast<std::size_t>(tile)].type).misty ? 1 : 0;
    });
  }
  const int bank = bank_ + vanish - appear;
  worth += bank_price_ - mists.price_of_bank(ghosts_, bank);
  look.bank = bank;
  if (bank < 0) return;
  Calmed calmed = calmed_;
  if (!finished.any()) {
    worth += look.figure;
    return;
  }
  const int fresh = std::max(own, one_more && on_cemetery_ < 3 ? on_cemetery_ + 1 : 0);
  if (fresh > calmed[0]) {
    for (std::size_t i = calmed.size() - 1; i > 0; --i) calmed[i] = calmed[i - 1] + fresh;
    calmed[0] = fresh;
  }
  double rest = look.figure + worth_of_finished(position, finished, bank, calmed);
  if (finished.at_once >= 0) {
    Finished more = finished;
    more.add(finished.at_once);
    rest = std::max(rest, worth_of_finished(position, more, bank, calmed));
  }
  worth += rest - burial_ * finished.cemeteries -
           finished.hounds * mists.weights().hound * (ghosts_ - bank_) * prospects_.chance(1);
}

// G-16: the best of them score, the others calm.
double PlayoutPlayer::worth_of_finished(const Position& position, Finished finished, int bank,
                                        const Calmed& calmed) const {
  const MistsValue& mists = turn_.mists();
  std::sort(finished.points.begin(), finished.points.begin() + static_cast<std::ptrdiff_t>(finished.features),
            std::greater<>());
  double best = 0;
  double points = 0;
  for (std::size_t scored = 0; scored <= finished.features; ++scored) {
    if (scored > 0) points += finished.points[scored - 1];
    const std::size_t calming = finished.features - scored;
    const int in_bank =
        calming == 0 ? bank : std::min(ghosts_, bank + calmed[std::min(calming, calmed.size()) - 1]);
    const double of_hounds = finished.hounds * (ghosts_ - in_bank);  // G-32
    const double worth = worth_of_points(position, points + of_hounds, in_bank) +
                         mists.price_of_bank(ghosts_, bank) - mists.price_of_bank(ghosts_, in_bank);
    best = std::max(best, worth);
  }
  return best;
}

// With what comes of the goal (G-21) or a mark: the next stack (G-28), and at best the ghosts that a hound
// drives away (G-29).
double PlayoutPlayer::worth_of_points(const Position& position, double points, int bank) const {
  if (points == 0) return 0;
  const MistsLevel& level = mists_level(position);
  if (level.own_figures) return points + hurry_.of(points);
  const double score = mists_score(position) + points;
  if (score >= level.goal) return points + kWon;
  const int stack = current_stack(position);
  if (stack == 0 || points < hurry_.points) return points + hurry_.of(points);
  const int mark = stack >= 2 ? level.goal : level.marks[1];
  const MistsValue& mists = turn_.mists();
  const double driven =
      mists.price_of_bank(ghosts_, bank) - mists.price_of_bank(ghosts_, std::min(ghosts_, bank + calmed_[1]));
  return points + hurry_.point * hurry_.points - mists.weights().mark * (mark - score) + driven;
}

// Features that one tile could join to another, and hounds, as MistsValue reckons them; for a place that
// finishes nothing. Where the figure goes is decided anew.
void PlayoutPlayer::look_closer(const Game& game, TypeIndex type, Look& look) const {
  const Position& position = game.position();
  const Board& board = position.board;
  const MistsValue& mists = turn_.mists();
  const Shape& shape = board.shape_of_type(type);
  JoinedSides all;
  join_sides(board, shape, shape.turned[look.at.rotation], look.at.cell, all);

  /// What takes part in meetings: a piece of the tile with all it joins, or a feature beside it.
  struct Part {
    unsigned colours = 0;
    double promise = 0;
  };
  std::array<Part, 4> own;
  for (std::size_t side = 0; side < 4; ++side) {
    if (all.first[side] != side) continue;
    const Joined& joined = all.of[side];
    for (std::size_t i = 0; i < joined.owned; ++i) own[side].colours |= joined.stands[i]->colours();
    own[side].promise = joined.stuck ? 0 : prospects_.worth(joined.all);
  }
  const auto part_of = [&](NodeId feature) {
    const Stand* stand = board.node(feature).figures > 0 ? stand_on(feature) : nullptr;
    return stand == nullptr ? Part{} : Part{stand->colours(), stand->promise};
  };
  struct Pair {
    std::size_t own;     ///< first side
    std::size_t second;  ///< the same; kNone: not of the tile, but
    NodeId outside;
  };
  constexpr std::size_t kMostPairs = 24;
  std::array<Pair, kMostPairs> pairs;
  std::size_t count = 0;
  const auto add = [&](std::size_t one, std::size_t second, NodeId outside) {
    if (second != JoinedSides::kNone && second < one) std::swap(one, second);
    for (std::size_t i = 0; i < count; ++i) {
      if (pairs[i].own == one && pairs[i].second == second && pairs[i].outside == outside) return;
    }
    if (count < kMostPairs) pairs[count++] = {one, second, outside};
  };

  double change = 0;
  for (const MistsTiles::Meeting& meeting : mists.tiles().meetings()) {
    const std::size_t one = all.joining(meeting.one);
    const std::size_t two = all.joining(meeting.two);
    if (one == JoinedSides::kNone && two == JoinedSides::kNone) continue;
    const Part before = part_of(meeting.one);
    const Part other = part_of(meeting.two);
    if (before.colours != 0 && other.colours != 0) {
      change -= mists.of_meeting(point_, before.colours, before.promise, other.colours, other.promise);
    }
    if (one == two) continue;
    if (one == JoinedSides::kNone || two == JoinedSides::kNone) {
      add(std::min(one, two), JoinedSides::kNone, one == JoinedSides::kNone ? meeting.one : meeting.two);
      continue;
    }
    // They met where the tile lies; perhaps elsewhere, too.
    const auto times = [&](NodeId feature) {
      return static_cast<int>(std::count(all.beside.begin(), all.beside.end(), feature));
    };
    if (meeting.times > times(meeting.one) * times(meeting.two)) add(one, two, kNoNode);
  }
  for (std::size_t side = 0; side < 4; ++side) {
    if (all.first[side] == JoinedSides::kNone || all.beside[side] != kNoNode) continue;
    // A cell that no other tile asks for an edge is of no interest.
    const OpenCell* empty = board.open_cell(neighbour(look.at.cell, static_cast<Side>(side)));
    if (empty == nullptr) continue;
    for (const Side facing : kSides) {
      if (!empty->touches(facing)) continue;
      const int tile = board.tile_at(neighbour(empty->cell(), facing));
      const std::int8_t node = board.turned(tile).side_node[static_cast<std::size_t>(opposite(facing))];
      if (node < 0) continue;
      const NodeId feature = board.node(static_cast<NodeId>(board.first_node(tile) + node)).feature;
      if (board.kind(feature) != all.of[all.first[side]].all.kind) continue;
      const std::size_t joining = all.joining(feature);
      if (joining == all.first[side]) continue;
      add(all.first[side], joining, joining == JoinedSides::kNone ? feature : kNoNode);
    }
  }
  const auto meetings = [&] {
    double worth = 0;
    for (std::size_t i = 0; i < count; ++i) {
      const Part& one = own[pairs[i].own];
      if (one.colours == 0) continue;
      const Part two =
          pairs[i].second == JoinedSides::kNone ? part_of(pairs[i].outside) : own[pairs[i].second];
      if (two.colours != 0)
        worth += mists.of_meeting(point_, one.colours, one.promise, two.colours, two.promise);
    }
    return worth;
  };
  double best = meetings() + std::max(0.0, look.castle);
  for (std::size_t side = 0; in_hand_ > 0 && side < 4; ++side) {
    if (all.first[side] != side || all.of[side].all.open == 0) continue;
    const bool nobody = own[side].colours == 0;
    if (!nobody) continue;
    own[side].colours = 1U << colour_;
    best = std::max(best, meetings() + own[side].promise * point_[colour_] - price(in_hand_));
    own[side].colours = 0;
  }
  look.worth += change + best - look.figure;

  for (const Hound& hound : position.mists.hounds) {
    if (hound.state != HoundState::kBeside || hound.node == kNoNode) continue;
    const NodeId feature = board.node(hound.node).feature;
    if (board.node(feature).figures == 0) continue;
    const bool castle = board.kind(feature) == FeatureKind::kCastle;
    const std::size_t joining = all.joining(feature);
    const int open = castle ? 2 : board.node(feature).open;
    const int open_after = joining == JoinedSides::kNone ? open : all.of[joining].all.open;
    look.worth +=
        mists.weights().hound * point_[hound.player] *
        ((ghosts_ - look.bank) * prospects_.chance(open_after) - (ghosts_ - bank_) * prospects_.chance(open));
  }
}

}  // namespace tilewatch::rules
