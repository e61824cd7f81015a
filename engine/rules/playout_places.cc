// SPDX-License-Identifier: MIT
// What the places of a tile are worth to PlayoutPlayer, as far as that is seen without laying it.
#include <algorithm>
#include <array>
#include <cstdlib>

#include "engine/rules/figure_traits.h"
#include "engine/rules/mists_cemeteries.h"
#include "engine/rules/mists_ghosts.h"
#include "engine/rules/mists_levels.h"
#include "engine/rules/playout_joined.h"
#include "engine/rules/playout_player.h"
#include "engine/rules/rule_set.h"

namespace tilewatch::rules {
namespace {

bool by_edges(FeatureKind kind) { return kind == FeatureKind::kCity || kind == FeatureKind::kRoad; }

}  // namespace

void PlayoutPlayer::look_round(const Game& game) {
  const Position& position = game.position();
  active_ = position.active;
  in_hand_ = position.in_hand(active_, FigureKind::kMeeple);
  to_come_ = position.tiles_left;
  stands_.clear();
  centres_.clear();
  if (together_) begin_look_round_in_mist(game);
  for (const StandingFigure& figure : position.figures) {
    const NodeId feature = position.board.node(figure.node).feature;
    if (figure.player == kNoPlayer) continue;
    auto stand = std::find_if(stands_.begin(), stands_.end(),
                              [&](const Stand& other) { return other.feature == feature; });
    if (stand == stands_.end()) stand = stands_.insert(stand, Stand{feature});
    stand->weight[figure.player] =
        static_cast<std::uint8_t>(stand->weight[figure.player] + traits_of(figure.kind).weight);
  }
  for (const Hound& hound : position.mists.hounds) {
    if (hound.state != HoundState::kBeside || hound.node == kNoNode) continue;
    for (Stand& stand : stands_)
      stand.hounds += stand.feature == position.board.node(hound.node).feature ? 1 : 0;
  }
  for (Stand& stand : stands_) {
    stand.share = share_of(stand.weight);
    const FeatureKind kind = position.board.kind(stand.feature);
    const int open = position.board.feature(stand.feature).open;
    if (by_edges(kind)) {
      const bool stuck = together_ && !turn_.mists().tiles().can_be_finished(position.board, stand.feature);
      stand.promise = stuck ? 0 : prospects_.worth(extent_of(position.board, stand.feature));
    }
    if (by_edges(kind) || kind == FeatureKind::kField || open == 0) continue;
    const Cell at = position.board.ref(stand.feature).cell;
    if (together_) {
      const CastleRound round = round_castle(position.board, at);
      if (kind != FeatureKind::kCastle || round.empty != open) continue;  // G-38
      const MistsValue& mists = turn_.mists();
      Centre castle{at, stand.share * mists.of_castle(round.misty, round.empty - 1),
                    stand.share * mists.of_castle(round.misty + 1, round.empty - 1)};
      stand.promise = mists.of_castle(round.misty, round.empty);
      const double now = stand.share * stand.promise;
      castle.finishes = round.empty == 1;
      castle.hounds = stand.hounds;
      if (castle.finishes) {
        castle.lost = now - home_of(stand.weight);
      } else {
        castle.gain -= now;
        castle.gain_mist -= now;
      }
      centres_.push_back(castle);
    } else {
      Extent less = extent_of(position.board, stand.feature);
      const double now = less.tiles + prospects_.further(less);
      ++less.tiles;
      --less.open;
      const double gain = stand.share * (less.tiles + prospects_.further(less) - now);
      centres_.push_back({at, gain, gain});
    }
  }
  if (together_) look_round_cemeteries(position);
}

double PlayoutPlayer::share_of(const std::array<std::uint8_t, kMaxPlayers>& weight) const {
  const auto players = static_cast<std::size_t>(players_);
  if (together_) {
    double all = 0;
    for (std::size_t player = 0; player < players; ++player) all += weight[player] > 0 ? point_[player] : 0;
    return all;
  }
  std::uint8_t most = 1;
  for (std::size_t player = 0; player < players; ++player) most = std::max(most, weight[player]);
  const int own = weight[active_] == most ? 1 : 0;
  int others = 0;
  for (std::size_t player = 0; player < players; ++player) {
    if (player != active_ && weight[player] == most) ++others;
  }
  return others == 0 ? own : own - habits_.others * others / (players_ - 1);
}

const PlayoutPlayer::Stand* PlayoutPlayer::stand_on(NodeId feature) const {
  for (const Stand& stand : stands_) {
    if (stand.feature == feature) return &stand;
  }
  return nullptr;
}

double PlayoutPlayer::home_of(const std::array<std::uint8_t, kMaxPlayers>& weight) const {
  if (!together_) return weight[active_] * price(in_hand_ + 1);
  double worth = 0;
  for (std::size_t player = 0; player < weight.size(); ++player) worth += weight[player] * home_[player];
  return worth;
}

double PlayoutPlayer::worth_of_joined(const Joined& joined, double after, Finished& finished) const {
  std::array<std::uint8_t, kMaxPlayers> weight = joined.stands[0]->weight;
  double before = 0;
  for (std::size_t i = 0; i < joined.owned; ++i) {
    const Stand& stand = *joined.stands[i];
    before += stand.share * stand.promise;
    if (i == 0) continue;
    for (std::size_t player = 0; player < weight.size(); ++player) {
      weight[player] = static_cast<std::uint8_t>(weight[player] + stand.weight[player]);
    }
  }
  const double share = joined.owned == 1 ? joined.stands[0]->share : share_of(weight);
  const double gain = share * after;
  if (joined.all.open > 0) return gain - before;
  if (!together_) return gain - before + home_of(weight);
  finished.add(gain);
  for (std::size_t i = 0; i < joined.owned; ++i) finished.hounds += joined.stands[i]->hounds;
  return home_of(weight) - before;
}

void PlayoutPlayer::join_sides(const Board& board, const Shape& shape, const TurnedShape& turned, Cell cell,
                               JoinedSides& all) const {
  for (std::size_t side = 0; side < 4; ++side) {
    const std::int8_t node = turned.side_node[side];
    all.first[side] = JoinedSides::kNone;
    all.beside[side] = kNoNode;
    if (node < 0) continue;
    std::size_t first = 0;
    while (turned.side_node[first] != node) ++first;
    all.first[side] = first;
    Joined& joined = all.of[first];
    if (first == side) joined.begin(shape.nodes[static_cast<std::size_t>(node)]);
    const auto facing = static_cast<Side>(side);
    const int tile = board.tile_at(neighbour(cell, facing));
    const std::int8_t beside =
        tile < 0 ? std::int8_t{-1} : board.turned(tile).side_node[static_cast<std::size_t>(opposite(facing))];
    if (beside < 0) {
      ++joined.all.open;
      joined.stuck = joined.stuck || tile >= 0;
      continue;
    }
    --joined.all.open;
    const NodeId feature = board.node(static_cast<NodeId>(board.first_node(tile) + beside)).feature;
    const Node& totals = board.node(feature);
    all.beside[side] = feature;
    if (together_) joined.stuck = joined.stuck || !turn_.mists().tiles().can_be_finished(board, feature);
    if (!joined.add(feature, totals) || totals.figures == 0) continue;
    const Stand* stand = stand_on(feature);
    if (stand != nullptr) joined.stands[joined.owned++] = stand;
  }
}

PlayoutPlayer::Look PlayoutPlayer::look_at(const Game& game, TypeIndex type, const Placement& at) const {
  const Board& board = game.position().board;
  const Shape& shape = board.shape_of_type(type);
  const TurnedShape& turned = shape.turned[at.rotation];
  JoinedSides all;
  join_sides(board, shape, turned, at.cell, all);
  double worth = 0;
  double figure = 0;
  Finished finished;
  for (std::size_t side = 0; side < 4; ++side) {
    if (all.first[side] != side) continue;
    const Joined& joined = all.of[side];
    if (joined.owned == 0 && in_hand_ == 0) continue;
    const double after = joined.stuck && together_ ? 0 : prospects_.worth(joined.all);
    if (joined.owned > 0) {
      worth += worth_of_joined(joined, after, finished);
    } else if (joined.all.open > 0) {
      figure = std::max(figure, after * point_[colour_] - price(in_hand_));
    } else if (together_) {
      finished.at_once = std::max(finished.at_once, after * point_[colour_]);
    } else {
      figure = std::max(figure, after);
    }
  }
  for (const Centre& centre : centres_) {
    const int dx = std::abs(centre.at.x - at.cell.x);
    const int dy = std::abs(centre.at.y - at.cell.y);
    if (dx <= 1 && dy <= 1 && (centre.corners || dx + dy == 1)) {
      const double gain = shape.misty ? centre.gain_mist : centre.gain;
      if (centre.closes) {
        ++finished.cemeteries;
        finished.freed += centre.freed;
      }
      if (centre.finishes) {
        finished.add(gain);
        finished.hounds += centre.hounds;
        worth -= centre.lost;
      } else {
        worth += gain;
      }
    }
  }
  Look look;
  look.at = at;
  look.worth = worth;
  look.figure = figure;
  if (!together_) {
    look.worth += figure;
    return look;
  }
  if (shape.surrounded) look_at_own_centre(game, type, look);
  look_at_mist(game, type, finished, look);
  look.finishes = look.finishes || finished.any();
  return look;
}

}  // namespace tilewatch::rules
