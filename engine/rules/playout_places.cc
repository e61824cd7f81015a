// SPDX-License-Identifier: MIT
// What the places of a tile are worth to PlayoutPlayer, as far as that is seen without laying it.
#include <algorithm>
#include <array>
#include <cstdlib>

#include "engine/rules/figure_traits.h"
#include "engine/rules/mists_cemeteries.h"
#include "engine/rules/mists_ghosts.h"
#include "engine/rules/mists_levels.h"
#include "engine/rules/playout_player.h"
#include "engine/rules/rule_set.h"

namespace tilewatch::rules {
namespace {

bool by_edges(FeatureKind kind) { return kind == FeatureKind::kCity || kind == FeatureKind::kRoad; }

}  // namespace

struct PlayoutPlayer::Joined {
  std::array<NodeId, 4> features;      // those on the board that the tile joins,
  std::array<const Stand*, 4> stands;  // and who stands on them
  std::size_t count = 0;
  std::size_t owned = 0;
  Extent all;

  void begin(const ShapeNode& own) {
    count = owned = 0;
    all = {own.piece.kind, 1, own.shields, own.inns, own.cathedrals, 0};
  }
  /// False if it is joined already.
  bool add(NodeId feature, const Node& totals) {
    for (std::size_t i = 0; i < count; ++i) {
      if (features[i] == feature) return false;
    }
    features[count++] = feature;
    all.open += totals.open;
    all.tiles += totals.tiles;
    all.shields += totals.shields;
    all.inns += totals.inns;
    all.cathedrals += totals.cathedrals;
    return true;
  }
};

void PlayoutPlayer::look_round(const Position& position) {
  active_ = position.active;
  in_hand_ = position.in_hand(active_, FigureKind::kMeeple);
  if (together_) {
    for (Player player = 0; player < players_; ++player) {
      home_[player] = price(position.in_hand(player, FigureKind::kMeeple) + 1);
    }
  }
  to_come_ = position.tiles_left;
  stands_.clear();
  centres_.clear();
  for (const StandingFigure& figure : position.figures) {
    const NodeId feature = position.board.node(figure.node).feature;
    if (figure.player == kNoPlayer) continue;
    auto stand = std::find_if(stands_.begin(), stands_.end(),
                              [&](const Stand& other) { return other.feature == feature; });
    if (stand == stands_.end()) stand = stands_.insert(stand, Stand{feature});
    stand->weight[figure.player] =
        static_cast<std::uint8_t>(stand->weight[figure.player] + traits_of(figure.kind).weight);
  }
  for (Stand& stand : stands_) {
    stand.share = share_of(stand.weight);
    const FeatureKind kind = position.board.kind(stand.feature);
    const int open = position.board.feature(stand.feature).open;
    if (by_edges(kind) || kind == FeatureKind::kField || open == 0) continue;
    const Cell at = position.board.ref(stand.feature).cell;
    if (together_) {
      const CastleRound round = round_castle(position.board, at);
      if (kind != FeatureKind::kCastle || round.empty != open) continue;  // G-38
      const MistsValue& mists = turn_.mists();
      Centre castle{at, stand.share * mists.of_castle(round.misty, round.empty - 1),
                    stand.share * mists.of_castle(round.misty + 1, round.empty - 1)};
      const double now = stand.share * mists.of_castle(round.misty, round.empty);
      castle.finishes = round.empty == 1;
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
  if (together_) look_round_in_mist(position);
}

void PlayoutPlayer::look_round_in_mist(const Position& position) {
  const MistsValue& mists = turn_.mists();
  const MistsLevel& level = mists_level(position);
  mists.mist_areas(position, areas_);
  bank_ = ghosts_in_bank(position);
  ghosts_ = level.ghosts;
  bank_price_ = mists.price_of_bank(ghosts_, bank_);
  hurry_ = mists.hurry_of(position);
  calmed_ = most_calmed(position);
  cemeteries_ = 0;
  if (!level.castles) return;
  const double gap = level.haunted ? mists.weights().haunted_gap : mists.weights().cemetery_gap;
  for (const NodeId cemetery : open_cemeteries(position)) {
    Centre centre{position.board.ref(cemetery).cell, gap, gap, level.haunted};
    ++cemeteries_;
    centre.closes = position.board.feature(cemetery).open == 1;
    if (centre.closes) {
      centre.gain = centre.gain_mist = 1.5 * gap;
      centre.freed = ghosts_on(position, cemetery);
    }
    centres_.push_back(centre);
  }
}

double PlayoutPlayer::share_of(const std::array<std::uint8_t, kMaxPlayers>& weight) const {
  const auto players = static_cast<std::size_t>(players_);
  std::uint8_t most = 1;
  for (std::size_t player = 0; player < players; ++player) most = std::max(most, weight[player]);
  int own = 0;
  int others = 0;
  for (std::size_t player = 0; player < players; ++player) {
    if (together_ ? weight[player] > 0 : player == active_ && weight[player] == most) {
      ++own;
    } else if (weight[player] == most) {
      ++others;
    }
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

double PlayoutPlayer::worth_of_joined(const Board& board, const Joined& joined, double after,
                                      Finished& finished) const {
  std::array<std::uint8_t, kMaxPlayers> weight = joined.stands[0]->weight;
  double before = 0;
  for (std::size_t i = 0; i < joined.owned; ++i) {
    const Stand& stand = *joined.stands[i];
    before += stand.share * prospects_.worth(extent_of(board, stand.feature));
    if (i == 0) continue;
    for (std::size_t player = 0; player < weight.size(); ++player) {
      weight[player] = static_cast<std::uint8_t>(weight[player] + stand.weight[player]);
    }
  }
  const double share = joined.owned == 1 ? joined.stands[0]->share : share_of(weight);
  const double gain = share * after;
  if (joined.all.open > 0) return gain - before;
  if (!together_) return gain - before + home_of(weight);
  ++finished.features;
  finished.points += gain;
  return home_of(weight) - before;
}

double PlayoutPlayer::worth_of_place(const Game& game, TypeIndex type, const Placement& at) const {
  const Board& board = game.position().board;
  const Shape& shape = board.shape_of_type(type);
  const TurnedShape& turned = shape.turned[at.rotation];
  std::array<Joined, 4> all;  // by side: that of the first side with the same node
  std::array<bool, 4> begun{};
  for (std::size_t side = 0; side < 4; ++side) {
    const std::int8_t node = turned.side_node[side];
    if (node < 0) continue;
    std::size_t first = 0;
    while (turned.side_node[first] != node) ++first;
    Joined& joined = all[first];
    if (first == side) {
      joined.begin(shape.nodes[static_cast<std::size_t>(node)]);
      begun[side] = true;
    }
    const auto facing = static_cast<Side>(side);
    const int tile = board.tile_at(neighbour(at.cell, facing));
    const std::int8_t beside =
        tile < 0 ? std::int8_t{-1} : board.turned(tile).side_node[static_cast<std::size_t>(opposite(facing))];
    if (beside < 0) {
      ++joined.all.open;
      continue;
    }
    --joined.all.open;
    const NodeId feature = board.node(static_cast<NodeId>(board.first_node(tile) + beside)).feature;
    const Node& totals = board.node(feature);
    if (!joined.add(feature, totals) || totals.figures == 0) continue;
    const Stand* stand = stand_on(feature);
    if (stand != nullptr) joined.stands[joined.owned++] = stand;
  }
  double worth = 0;
  double figure = 0;
  Finished finished;
  for (std::size_t side = 0; side < 4; ++side) {
    if (!begun[side]) continue;
    const Joined& joined = all[side];
    if (joined.owned == 0 && in_hand_ == 0) continue;
    const double after = prospects_.worth(joined.all);
    if (joined.owned > 0) {
      worth += worth_of_joined(board, joined, after, finished);
    } else if (joined.all.open > 0) {
      figure = std::max(figure, after - price(in_hand_));
    } else if (together_) {
      finished.at_once = std::max(finished.at_once, after);
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
        ++finished.features;
        finished.points += gain;
        worth -= centre.lost;
      } else {
        worth += gain;
      }
    }
  }
  return worth + (together_ ? worth_of_mist(game, type, at, finished, figure) : figure);
}

// G-8 to G-11, G-26, G-36: ghosts that the tile puts out or sends to the bank; mist that can be closed no
// more; and whether what is finished scores or calms (G-16). `figure`: worth of one that finishes nothing.
double PlayoutPlayer::worth_of_mist(const Game& game, TypeIndex type, const Placement& at,
                                    const Finished& finished, double figure) const {
  const Position& position = game.position();
  const Board& board = position.board;
  const MistsValue& mists = turn_.mists();
  const MistsLevel& level = mists_level(position);
  const Shape& shape = board.shape_of_type(type);
  const TurnedShape& turned = shape.turned[at.rotation];
  const catalogue::TileType& tile_type = game.catalogue().type(type);
  double worth = 0;
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
  if (appear > 0 && !level.haunted && cemeteries_ > finished.cemeteries) ++appear;
  if (level.haunted && tile_type.cemetery) {
    for_round(at.cell, [&](Cell cell) {
      const int tile = board.tile_at(cell);
      appear +=
          tile >= 0 && board.shape_of_type(board.tiles()[static_cast<std::size_t>(tile)].type).misty ? 1 : 0;
    });
  }
  const int bank = bank_ + vanish - appear;
  worth += bank_price_ - mists.price_of_bank(ghosts_, bank);
  if (bank < 0) return worth;
  const auto best_of = [&](int features, double points) {
    if (features == 0) return 0.0;
    const int calmed = calmed_[static_cast<std::size_t>(std::min(features, 3) - 1)];
    return mists.of_finished(hurry_, points, ghosts_, bank, std::max(calmed, std::min(appear, 3)));
  };
  double rest = figure + best_of(finished.features, finished.points);
  if (finished.at_once >= 0) {
    rest = std::max(rest, best_of(finished.features + 1, finished.points + finished.at_once));
  }
  return worth + rest;
}

}  // namespace tilewatch::rules
