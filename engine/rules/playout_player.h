// SPDX-License-Identifier: MIT
// A player who is quick and not too bad, for playing the rest of a game many times.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "engine/catalogue/random.h"
#include "engine/rules/game.h"
#include "engine/rules/mists_ghosts.h"
#include "engine/rules/one_turn.h"

namespace tilewatch::rules {

/// What the player pays attention to. The numbers were found by measure_odds on greedy games of even seeds.
struct PlayoutHabits {
  int looks = 8;             ///< of so many legal places, drawn at random, the best is taken; 1: any
  double others = 0.7;       ///< weight of what the others get by a move
  double figure = 0.6;       ///< price of a figure, in points,
  double last_figure = 2.5;  ///< and of the last one in hand
  double whim = 0;           ///< a random part of what each choice seems to be worth
  int foresight = 4;         ///< Mists: so many places are looked at to the end of the turn; 0: none
  double reach = 0.5;  ///< Mists: a place that finishes something is tried if it seems worse by so much,
  double sure = 6;     ///< and not tried if it seems better by so much than all others
  Foresight worth;     ///< what features and, in Mists, positions are worth
};

/// Plays every side of a game from any position. Tiles come in random order, as the rules of the bag have it.
///
/// The tile goes to the best of a few random legal places: what it adds there to the features that belong to
/// its player and to others, and the best figure that could follow. Then the figure that promises most, if
/// that is more than its price, which rises as the hand gets empty. All other steps (and draws of several
/// tiles) are answered at random.
///
/// In Mists all places are looked at; those that finish something and may be best are played to the end of
/// the turn, as GreedyPlayer does; all steps are answered as it does, too.
class PlayoutPlayer {
 public:
  explicit PlayoutPlayer(std::uint32_t seed, const PlayoutHabits& habits = {});
  /// Plays to the end. False if nobody could go on (which no rule set lets happen); `game` stays there.
  bool play(Game& game);
  /// The same with tiles that come in this order, the last one first. It must hold all that may come, for a
  /// game in which any of them may come at any time.
  bool play(Game& game, const std::vector<TypeIndex>& order);

 private:
  /// What stands where, looked up once a turn.
  struct Stand {
    NodeId feature = kNoNode;
    std::array<std::uint8_t, kMaxPlayers> weight{};
    double share = 0;    ///< what a point for the feature is worth to the active player
    double promise = 0;  ///< cities, roads, and castles in Mists: points that are to be expected
    int hounds = 0;      ///< Mists: beside the figures
    /// Players who have figures there, a bit each.
    unsigned colours() const {
      unsigned all = 0;
      for (std::size_t player = 0; player < weight.size(); ++player)
        all |= (weight[player] > 0 ? 1U : 0U) << player;
      return all;
    }
  };
  /// Something that tiles round it are worth something to.
  struct Centre {
    Cell at;
    double gain = 0;  ///< by a tile, a misty one:
    double gain_mist = 0;
    bool corners = true;    ///< diagonal neighbours count
    bool finishes = false;  ///< Mists: the next tile does; then the gains are scored
    int hounds = 0;
    bool closes = false;  ///< Mists: a cemetery whose last gap it is; its ghosts go (G-24):
    int freed = 0;
    double lost = 0;  ///< Mists: what is promised now, less the figures that go home
  };
  /// Mists: what a tile finishes; all together are scored, or calm ghosts (G-16).
  struct Finished {
    std::array<double, 8> points{};  ///< of each feature
    std::size_t features = 0;
    int hounds = 0;       ///< beside the figures there
    int cemeteries = 0;   ///< closed ones,
    int freed = 0;        ///< and the ghosts there
    double at_once = -1;  ///< points of the best that a figure put there now would finish; below 0: nothing
    bool any() const { return features > 0 || cemeteries > 0 || at_once >= 0; }
    void add(double gained) {
      if (features < points.size()) points[features++] = gained;
    }
  };
  /// What is seen of a place without laying the tile there.
  struct Look {
    double worth = 0;
    Placement at;
    double figure = 0;      ///< what of it is the best figure's; 0: none is put
    double castle = 0;      ///< Mists: what a figure on the tile's own castle would gain
    int bank = 0;           ///< Mists: ghosts that are left in it
    bool finishes = false;  ///< Mists: something, so that the rest of the turn has much to decide
  };
  /// A city or road as it would be with the tile.
  struct Joined;
  struct JoinedSides;

  bool play_on(Game& game);
  bool step(Game& game);
  bool lay_tile(Game& game);
  bool put_figure(Game& game);
  bool choose(Game& game);
  bool lay(Game& game, TypeIndex type);
  bool lay_with_foresight(Game& game, TypeIndex type);
  const Look* best_quiet(const Game& game, TypeIndex type, std::size_t count);
  bool lay_best(Game& game, TypeIndex type, std::span<const Look> looks, const Look* quiet);
  bool knows_well(const Game& game, TypeIndex type) const;
  bool lay_drawn(Game& game);
  TypeIndex take(const Game& game);

  void look_round(const Game& game);
  void begin_look_round_in_mist(const Game& game);
  void look_round_cemeteries(const Position& position);
  void join_sides(const Board& board, const Shape& shape, const TurnedShape& turned, Cell cell,
                  JoinedSides& all) const;
  double share_of(const std::array<std::uint8_t, kMaxPlayers>& weight) const;
  const Stand* stand_on(NodeId feature) const;
  double worth_of_joined(const Joined& joined, double after, Finished& finished) const;
  double home_of(const std::array<std::uint8_t, kMaxPlayers>& weight) const;
  Look look_at(const Game& game, TypeIndex type, const Placement& at) const;
  double price_of_burial(const Position& position) const;
  double worth_of_points(const Position& position, double points, int bank) const;
  double worth_of_finished(const Position& position, Finished finished, int bank, const Calmed& calmed) const;
  void look_at_own_centre(const Game& game, TypeIndex type, Look& look) const;
  void look_at_mist(const Game& game, TypeIndex type, const Finished& finished, Look& look) const;
  void look_closer(const Game& game, TypeIndex type, Look& look) const;
  double worth_of_figure(const Game& game, const PlaceFigure& option) const;
  double price(int in_hand) const;
  bool knows_better() const { return together_ && habits_.looks > 1; }
  /// From `least` to habits_.whim.
  double whim(double least) { return habits_.whim == 0 ? 0 : dice_.between(least, habits_.whim); }

  PlayoutHabits habits_;
  OneTurn turn_;
  Prospects prospects_;             ///< those of this game
  std::array<double, 8> prices_{};  ///< of a figure, by how many of its kind are in hand, from 1
  catalogue::Random dice_;
  std::vector<TypeIndex> bag_;
  bool in_order_ = false;  ///< the last tile of the bag comes next, rather than any
  std::vector<Placement> places_;
  std::vector<PlaceFigure> figures_;
  std::vector<Command> choices_;
  std::vector<Stand> stands_;
  std::vector<Centre> centres_;
  std::vector<Look> seen_;
  std::vector<MistExtent> areas_;           ///< Mists: by node
  double gap_price_ = 0;                    ///< Mists: of a gap round an open cemetery
  double burial_ = 0;                       ///< Mists: what a burial costs
  double bank_price_ = 0;                   ///< Mists: as it is now
  int bank_ = 0;                            ///< Mists: ghosts in it
  int ghosts_ = 0;                          ///< Mists: and in all
  Calmed calmed_{};                         ///< Mists
  int on_cemetery_ = 0;                     ///< Mists: ghosts on the open one that holds most
  MistsValue::Hurry hurry_;                 ///< Mists: when the tile is laid
  std::array<double, kMaxPlayers> home_{};  ///< Mists: by player, what one more figure in hand is worth
  int cemeteries_ = 0;               ///< Mists: open ones; not haunted, one of them gets a ghost, too (G-26)
  MistsValue::PointWorths point_{};  ///< Mists
  Player colour_ = 0;                ///< Mists: of those of the active player, that with most figures in hand
  Player active_ = 0;
  int players_ = 1;
  int in_hand_ = 0;
  int to_come_ = 0;
  bool together_ = false;  ///< Mists: what is good for one is good for all
};

}  // namespace tilewatch::rules
