// SPDX-License-Identifier: MIT
#include "engine/rules/playout_player.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <utility>

#include "engine/rules/figure_traits.h"
#include "engine/rules/mists_ghosts.h"
#include "engine/rules/random_game.h"
#include "engine/rules/rule_set.h"
#include "engine/rules/scoring.h"

namespace tilewatch::rules {
namespace {

constexpr int kLooksTogether = 100;
// Mists; in points.
constexpr double kGhost = 0.8;      ///< price of each ghost on the board
constexpr double kBankEmpty = 77;   ///< and of an empty bank,
constexpr double kBankDecay = 0.5;  ///< which falls by this power of e with every ghost in it
constexpr double kLost = 1000;      ///< G-13
constexpr double kMet = 0.7;        ///< a misty edge that meets another
constexpr double kSpoilt = 0.7;     ///< one that meets none: that mist cannot be closed any more

double price_of_bank(int ghosts) {
  return ghosts < 0 ? kLost : kBankEmpty * std::exp(-kBankDecay * ghosts) - kGhost * ghosts;
}

bool by_edges(FeatureKind kind) { return kind == FeatureKind::kCity || kind == FeatureKind::kRoad; }

}  // namespace

struct PlayoutPlayer::Joined {
  std::array<NodeId, 4> features;      // those on the board that the tile joins,
  std::array<const Stand*, 4> stands;  // and who stands on them
  std::size_t count = 0;
  std::size_t owned = 0;
  int open = 0;
  int tiles = 1;
  int shields = 0;
  int inns = 0;
  int cathedrals = 0;

  void begin(const ShapeNode& own) {
    count = owned = 0;
    open = 0;
    tiles = 1;
    shields = own.shields;
    inns = own.inns;
    cathedrals = own.cathedrals;
  }
  /// False if it is joined already.
  bool add(NodeId feature, const Node& totals) {
    for (std::size_t i = 0; i < count; ++i) {
      if (features[i] == feature) return false;
    }
    features[count++] = feature;
    open += totals.open;
    tiles += totals.tiles;
    shields += totals.shields;
    inns += totals.inns;
    cathedrals += totals.cathedrals;
    return true;
  }
};

PlayoutPlayer::PlayoutPlayer(std::uint32_t seed, const PlayoutHabits& habits)
    : habits_(habits), dice_("playout", 0, seed, 0) {
  for (std::size_t i = 0; i < prices_.size(); ++i) {
    const auto in_hand = static_cast<double>(i + 1);
    prices_[i] = habits.figure + (habits.last_figure - habits.figure) / (in_hand * in_hand);
  }
  chance_[0] = 1;
  for (std::size_t open = 1; open < chance_.size(); ++open) {
    chance_[open] = open == 1 ? habits.finished : chance_[open - 1] * habits.open_edge;
  }
}

bool PlayoutPlayer::play(Game& game) {
  bag_ = full_bag(game);
  players_ = game.player_count();
  together_ = game.mists().level > 0;
  while (game.phase() != Phase::kEnded) {
    if (!step(game)) return false;
  }
  return true;
}

bool PlayoutPlayer::step(Game& game) {
  switch (game.phase()) {
    case Phase::kTile:
      if (bag_.empty() || game.tiles_left() == 0) return game.advance(EndGame{});
      return lay_tile(game);
    case Phase::kFigure:
      return put_figure(game);
    default:
      return choose(game);
  }
}

TypeIndex PlayoutPlayer::take(const Game& game) { return take_from_bag(game, bag_, dice_); }

bool PlayoutPlayer::lay_tile(Game& game) {
  if (!game.drawn().empty()) return lay_drawn(game);
  // F-5: how many of them is decided first, unless all must be drawn.
  const auto most = static_cast<std::size_t>(game.may_draw());
  std::size_t count = 1;
  if (most > 1) {
    count = game.setup().switches.must_draw_extra != 0 ? most : 1 + dice_.below(most);
    count = std::min(count, bag_.size());
  }
  if (count <= 1) {
    const TypeIndex type = take(game);
    if (lay(game, type)) return true;
    return game.advance(DiscardTile{type});
  }
  DrawTiles draw;
  for (std::size_t i = 0; i < count; ++i) draw.types.push_back(take(game));
  bag_.insert(bag_.end(), draw.types.begin(), draw.types.end());  // lay_drawn takes out what is laid
  return game.advance(Command{draw});
}

bool PlayoutPlayer::lay_drawn(Game& game) {
  std::vector<TypeIndex> drawn = game.drawn();
  const auto out_of_bag = [&](TypeIndex type) {
    const auto found = std::find(bag_.begin(), bag_.end(), type);
    if (found == bag_.end()) return;
    *found = bag_.back();
    bag_.pop_back();
  };
  while (!drawn.empty()) {
    const std::size_t chosen = dice_.below(drawn.size());
    const TypeIndex type = drawn[chosen];
    if (lay(game, type)) {
      out_of_bag(type);
      return true;
    }
    drawn.erase(drawn.begin() + static_cast<std::ptrdiff_t>(chosen));
  }
  const TypeIndex misfit = game.drawn().front();  // F-8: one after the other
  const int before = game.tiles_left();
  if (!game.advance(DiscardTile{misfit})) return false;
  if (game.tiles_left() < before) out_of_bag(misfit);
  return true;
}

bool PlayoutPlayer::lay(Game& game, TypeIndex type) {
  game.legal_placements(type, places_);
  if (places_.empty()) return false;
  // Without care Mists is lost at once, and what is won there needs no short time.
  const int most = together_ && habits_.looks > 1 ? kLooksTogether : habits_.looks;
  const auto looks = static_cast<std::size_t>(std::max(most, 1));
  if (looks <= 1 || places_.size() == 1) {
    return game.advance(PlaceTile{type, places_[dice_.below(places_.size())]});
  }
  look_round(game.position());
  const std::size_t count = std::min(looks, places_.size());
  double best = 0;
  std::size_t chosen = 0;
  for (std::size_t i = 0; i < count; ++i) {
    std::swap(places_[i], places_[i + dice_.below(places_.size() - i)]);
    const double worth = worth_of_place(game, type, places_[i]) + whim(0);
    if (i == 0 || worth > best) {
      best = worth;
      chosen = i;
    }
  }
  return game.advance(PlaceTile{type, places_[chosen]});
}

void PlayoutPlayer::look_round(const Position& position) {
  active_ = position.active;
  in_hand_ = position.in_hand(active_, FigureKind::kMeeple);
  to_come_ = position.tiles_left;
  stands_.clear();
  ghosts_.clear();
  centres_.clear();
  for (const StandingFigure& figure : position.figures) {
    const NodeId feature = position.board.node(figure.node).feature;
    if (figure.kind == FigureKind::kGhost) ghosts_.push_back(feature);
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
    if (by_edges(kind) || kind == FeatureKind::kField || position.board.feature(stand.feature).open == 0)
      continue;
    centres_.emplace_back(position.board.ref(stand.feature).cell, stand.share * (1 - habits_.monastery_gap));
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

double PlayoutPlayer::price(int in_hand) const {
  return prices_[static_cast<std::size_t>(std::clamp(in_hand, 1, static_cast<int>(prices_.size()))) - 1];
}

// B-4, B-5, B-12: between what it pays unfinished and finished.
double PlayoutPlayer::worth_of(FeatureKind kind, int tiles, int shields, int inns, int cathedrals,
                               int open) const {
  const double chance = chance_[std::min(static_cast<std::size_t>(std::max(open, 0)), chance_.size() - 1)];
  if (kind == FeatureKind::kCity) {
    const double unfinished = cathedrals > 0 || together_ ? 0 : tiles + shields;
    const double finished = (cathedrals > 0 ? 3 : 2) * (tiles + shields);
    return unfinished + chance * (finished - unfinished);
  }
  const double unfinished = inns > 0 || together_ ? 0 : tiles;
  const double finished = inns > 0 ? 2 * tiles : tiles;
  return unfinished + chance * (finished - unfinished);
}

double PlayoutPlayer::worth_of_joined(const Board& board, FeatureKind kind, const Joined& joined,
                                      double after) const {
  std::array<std::uint8_t, kMaxPlayers> weight = joined.stands[0]->weight;
  double before = 0;
  for (std::size_t i = 0; i < joined.owned; ++i) {
    const Stand& stand = *joined.stands[i];
    const Node& totals = board.node(stand.feature);
    before += stand.share *
              worth_of(kind, totals.tiles, totals.shields, totals.inns, totals.cathedrals, totals.open);
    if (i == 0) continue;
    for (std::size_t player = 0; player < weight.size(); ++player) {
      weight[player] = static_cast<std::uint8_t>(weight[player] + stand.weight[player]);
    }
  }
  const double share = joined.owned == 1 ? joined.stands[0]->share : share_of(weight);
  const double home = joined.open == 0 ? weight[active_] * price(in_hand_ + 1) : 0;
  return share * after - before + home;
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
      ++joined.open;
      continue;
    }
    --joined.open;
    const NodeId feature = board.node(static_cast<NodeId>(board.first_node(tile) + beside)).feature;
    const Node& totals = board.node(feature);
    if (!joined.add(feature, totals) || totals.figures == 0) continue;
    const Stand* stand = stand_on(feature);
    if (stand != nullptr) joined.stands[joined.owned++] = stand;
  }
  double worth = 0;
  double figure = 0;
  for (std::size_t side = 0; side < 4; ++side) {
    if (!begun[side]) continue;
    const Joined& joined = all[side];
    if (joined.owned == 0 && in_hand_ == 0) continue;
    const FeatureKind kind = shape.nodes[static_cast<std::size_t>(turned.side_node[side])].piece.kind;
    const double after =
        worth_of(kind, joined.tiles, joined.shields, joined.inns, joined.cathedrals, joined.open);
    if (joined.owned > 0) {
      worth += worth_of_joined(board, kind, joined, after);
    } else {
      figure = std::max(figure, after - (joined.open == 0 ? 0 : price(in_hand_)));
    }
  }
  for (const auto& [cell, share] : centres_) {
    if (std::abs(cell.x - at.cell.x) <= 1 && std::abs(cell.y - at.cell.y) <= 1) worth += share;
  }
  if (together_) worth += worth_of_mist(game, type, at);
  return worth + figure;
}

// G-8 to G-11: ghosts that the tile puts out or sends to the bank; mist that can be closed no more.
double PlayoutPlayer::worth_of_mist(const Game& game, TypeIndex type, const Placement& at) const {
  const Board& board = game.position().board;
  const Shape& shape = board.shape_of_type(type);
  const TurnedShape& turned = shape.turned[at.rotation];
  int spoilt = 0;
  int met = 0;
  int appear = 0;
  int vanish = 0;
  bool extends = false;
  std::array<NodeId, 4> beside{kNoNode, kNoNode, kNoNode, kNoNode};  // the neighbours' mist
  for (std::size_t side = 0; side < 4; ++side) {
    const auto facing = static_cast<Side>(side);
    const int tile = board.tile_at(neighbour(at.cell, facing));
    if (tile < 0) continue;
    const std::int8_t node = board.turned(tile).mist_node[static_cast<std::size_t>(opposite(facing))];
    if (node >= 0) beside[side] = board.node(static_cast<NodeId>(board.first_node(tile) + node)).feature;
    spoilt += (node >= 0) != (turned.mist_node[side] >= 0) ? 1 : 0;
    met += node >= 0 && turned.mist_node[side] >= 0 ? 1 : 0;
  }
  for (std::size_t node = 0; node < shape.nodes.size(); ++node) {
    if (shape.nodes[node].piece.kind != FeatureKind::kMistArea) continue;
    int open = 0;
    std::array<NodeId, 4> joined{};
    std::size_t count = 0;
    for (std::size_t side = 0; side < 4; ++side) {
      if (turned.mist_node[side] != static_cast<std::int8_t>(node)) continue;
      if (beside[side] == kNoNode) {
        ++open;
        continue;
      }
      --open;
      const auto end = joined.begin() + static_cast<std::ptrdiff_t>(count);
      if (std::find(joined.begin(), end, beside[side]) != end) continue;
      joined[count++] = beside[side];
      open += board.node(beside[side]).open;
    }
    extends = extends || count > 0;
    if (open > 0) {
      appear += game.catalogue().type(type).mists[shape.nodes[node].piece.index].ghosts;
      continue;
    }
    for (std::size_t i = 0; i < count; ++i) {
      vanish += static_cast<int>(std::count(ghosts_.begin(), ghosts_.end(), joined[i]));
    }
  }
  if (appear > 0 && extends) --appear;
  const int bank = ghosts_in_bank(game.position());
  return price_of_bank(bank) - price_of_bank(bank + vanish - appear) + kMet * met - kSpoilt * spoilt;
}

// Mists: what the choices of its own steps are worth. Others are taken as they come.
double PlayoutPlayer::worth_of_choice(const Game& game, const Command& choice) const {
  const Position& position = game.position();
  const auto sent_home = [&](const std::vector<GhostGroup>& groups) {
    int count = 0;
    for (const GhostGroup& group : groups) count += group.count;
    const int bank = ghosts_in_bank(position);
    return price_of_bank(bank) - price_of_bank(bank + count);
  };
  if (const auto* score = std::get_if<ScoreFeature>(&choice)) {
    const NodeId feature = position.board.find(score->feature);
    const unsigned winners = winners_of(game.rulebook(), position, feature);
    return value_of(game.rulebook(), position, feature).points() * std::popcount(winners);
  }
  if (const auto* calm = std::get_if<CalmGhosts>(&choice)) return sent_home(calm->ghosts);
  if (const auto* drive = std::get_if<DriveAway>(&choice)) return sent_home(drive->ghosts);
  return 0;
}

double PlayoutPlayer::worth_of_figure(const Game& game, const PlaceFigure& option) const {
  const Position& position = game.position();
  const NodeId node = position.board.find(option.at);
  if (node == kNoNode) return 0;
  const Node& totals = position.board.feature(node);
  const FeatureKind kind = position.board.kind(node);
  if (by_edges(kind)) {
    const double worth =
        worth_of(kind, totals.tiles, totals.shields, totals.inns, totals.cathedrals, totals.open);
    return totals.open == 0 ? worth + price(in_hand_) : worth;
  }
  if (kind == FeatureKind::kField) {
    const auto cities = static_cast<double>(finished_cities_of(position, node).size());
    return game.setup().switches.farm_points * (cities + habits_.field_hope * to_come_);
  }
  return together_ ? 2.0 * totals.tiles : totals.tiles + habits_.monastery_gap * totals.open;
}

bool PlayoutPlayer::put_figure(Game& game) {
  if (game.setup().switches.abbot != 0 && dice_.below(4) == 0) return choose(game);  // may go home, B-10
  game.figure_options(figures_);
  if (figures_.empty()) return game.advance(Pass{}) || choose(game);
  const Position& position = game.position();
  if (habits_.looks <= 1) {
    const std::size_t choice = dice_.below(figures_.size() + 1);
    return choice == figures_.size() ? game.advance(Pass{}) : game.advance(figures_[choice]);
  }
  double best = 0;
  const PlaceFigure* chosen = nullptr;
  active_ = position.active;
  to_come_ = position.tiles_left;
  for (const PlaceFigure& option : figures_) {
    in_hand_ = position.in_hand(option.player == kNoPlayer ? active_ : option.player, option.kind);
    const double worth = worth_of_figure(game, option) - price(in_hand_) + whim(-habits_.whim);
    if (worth > best) {
      best = worth;
      chosen = &option;
    }
  }
  if (chosen == nullptr) return game.advance(Pass{}) || choose(game);
  return game.advance(*chosen);
}

bool PlayoutPlayer::choose(Game& game) {
  game.choices(choices_);
  if (choices_.empty()) return false;
  std::size_t chosen = dice_.below(choices_.size());
  if (together_ && habits_.looks > 1) {
    double best = worth_of_choice(game, choices_[chosen]);
    for (std::size_t i = 0; i < choices_.size(); ++i) {
      const double worth = worth_of_choice(game, choices_[i]);
      if (worth <= best) continue;
      best = worth;
      chosen = i;
    }
  }
  const Command& choice = choices_[chosen];
  if (std::holds_alternative<PlaceFaceDown>(choice) && !bag_.empty()) take(game);  // G-37: nobody sees which
  return game.advance(choice);
}

}  // namespace tilewatch::rules
