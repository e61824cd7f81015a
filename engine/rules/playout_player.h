// SPDX-License-Identifier: MIT
// A player who is quick and not too bad, for playing the rest of a game many times.
#pragma once

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "engine/catalogue/random.h"
#include "engine/rules/game.h"

namespace tilewatch::rules {

/// What the player pays attention to. The numbers were found by measure_odds on greedy games of even seeds.
struct PlayoutHabits {
  int looks = 8;               ///< of so many legal places, drawn at random, the best is taken; 1: any
  double finished = 0.8;       ///< chance that a feature with one open edge will be finished,
  double open_edge = 0.75;     ///< times this for every further one
  double others = 0.7;         ///< weight of what the others get by a move
  double figure = 0.6;         ///< price of a figure, in points,
  double last_figure = 2.5;    ///< and of the last one in hand
  double monastery_gap = 0.5;  ///< what an empty cell round a monastery is worth to who stands there
  double field_hope = 0.02;    ///< finished cities that a field will touch besides, for each tile to come
  double whim = 0;             ///< a random part of what each choice seems to be worth
};

/// Plays every side of a game from any position. Tiles come in random order, as the rules of the bag have it.
///
/// The tile goes to the best of a few random legal places: what it adds there to the features that belong to
/// its player and to others, and the best figure that could follow. Then the figure that promises most, if
/// that is more than its price, which rises as the hand gets empty. In Mists all
/// places are looked at, with their ghosts, and the steps that score or send ghosts home are answered by what
/// they bring. All other steps (and draws of several tiles) are answered at random.
class PlayoutPlayer {
 public:
  explicit PlayoutPlayer(std::uint32_t seed, const PlayoutHabits& habits = {});
  /// Plays to the end. False if nobody could go on (which no rule set lets happen); `game` stays there.
  bool play(Game& game);

 private:
  /// What stands where, looked up once a turn.
  struct Stand {
    NodeId feature = kNoNode;
    std::array<std::uint8_t, kMaxPlayers> weight{};
    double share = 0;  ///< what a point for the feature is worth to the active player
  };
  /// A city or road as it would be with the tile.
  struct Joined;

  bool step(Game& game);
  bool lay_tile(Game& game);
  bool put_figure(Game& game);
  bool choose(Game& game);
  bool lay(Game& game, TypeIndex type);
  bool lay_drawn(Game& game);
  TypeIndex take(const Game& game);

  void look_round(const Position& position);
  double share_of(const std::array<std::uint8_t, kMaxPlayers>& weight) const;
  const Stand* stand_on(NodeId feature) const;
  double worth_of(FeatureKind kind, int tiles, int shields, int inns, int cathedrals, int open) const;
  double worth_of_joined(const Board& board, FeatureKind kind, const Joined& joined, double after) const;
  double worth_of_place(const Game& game, TypeIndex type, const Placement& at) const;
  double worth_of_mist(const Game& game, TypeIndex type, const Placement& at) const;
  double worth_of_choice(const Game& game, const Command& choice) const;
  double worth_of_figure(const Game& game, const PlaceFigure& option) const;
  double price(int in_hand) const;
  /// From `least` to habits_.whim.
  double whim(double least) { return habits_.whim == 0 ? 0 : dice_.between(least, habits_.whim); }

  PlayoutHabits habits_;
  std::array<double, 32> chance_{};  ///< to finish a feature, by its open edges
  std::array<double, 8> prices_{};   ///< of a figure, by how many of its kind are in hand, from 1
  catalogue::Random dice_;
  std::vector<TypeIndex> bag_;
  std::vector<Placement> places_;
  std::vector<PlaceFigure> figures_;
  std::vector<Command> choices_;
  std::vector<Stand> stands_;
  std::vector<std::pair<Cell, double>> centres_;  ///< with somebody on it: share of each tile round it
  std::vector<NodeId> ghosts_;                    ///< the mist of each ghost on the board
  Player active_ = 0;
  int players_ = 1;
  int in_hand_ = 0;
  int to_come_ = 0;
  bool together_ = false;  ///< Mists: what is good for one is good for all
};

}  // namespace tilewatch::rules
