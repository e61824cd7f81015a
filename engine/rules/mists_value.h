// SPDX-License-Identifier: MIT
// What a position of Mists is worth to the team, for all players who look ahead.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "engine/rules/game.h"
#include "engine/rules/prospects.h"

namespace tilewatch::rules {

/// What things are worth in Mists, in points. Found by trying (measure_mists), on other seeds than those of
/// the figures in README.md.
struct MistsWeights {
  double bank_empty = 77;    ///< price of an empty bank ...
  double bank_decay = 0.42;  ///< ... which falls by this power of e with every ghost in it
  double ghost = 0.74;       ///< price of each ghost on the board
  double mist = 1.0;         ///< of mist that can be closed, divided by its open edges,
  double mist_ghost = 0.45;  ///< and of every ghost in it
  double dead_mist = 0.1;    ///< price of mist that cannot be closed any more
  double finished = 0.75;    ///< Hopes of an unfinished road or city
  double open_edge = 0.75;
  double growth = 0.5;
  double late = 0;            ///< the fewer tiles the stack has for each open edge, the less of these
  double castle = 1.4;        ///< what an empty cell round a castle may pay,
  double castle_gap = 0.1;    ///< all of it the less by this for every one
  double in_hand = 1.26;      ///< of the table of of_hand()
  double mark = 1.0;          ///< further points for points that are needed for the next mark,
  double hurry = 0.5;         ///< and for each of them when the stack is used up
  double lowest = 1.0;        ///< further points for the lowest of three score figures (G-45)
  double needy = 0.5;         ///< and for points that may come to one of the lowest
  double haunted_gap = 0.9;   ///< price of every empty cell round an open haunted cemetery
  double cemetery_gap = 3.4;  ///< and beside an open cemetery of the levels before
  double meeting = 0.4;       ///< share of what two features would gain that one tile could join
  double hound = 0.67;        ///< share of what a hound beside a figure would score now
};

/// The nine cells of a castle.
struct CastleRound {
  int misty = 1;  ///< tiles with mist, its own among them (G-23)
  int empty = 0;
};
CastleRound round_castle(const Board& board, Cell centre);

/// A mist area, as far as its worth goes.
struct MistExtent {
  int open = 0;  ///< 0: closed
  int ghosts = 0;
  bool dead = false;  ///< cannot be closed any more
};

/// What is told by the tiles alone, looked up once for all positions with the same tiles: a turn's steps are
/// tried in many ways while nothing is laid.
class MistsTiles {
 public:
  /// Looks the board over, unless it was the last to be looked at. All boards must be of one catalogue, or
  /// forget() comes between.
  void look_at(const Board& board);
  void forget() { tiles_.clear(); }

  struct Area {
    NodeId feature = kNoNode;
    int open = 0;
    bool dead = false;
  };
  /// Mist that is not closed.
  const std::vector<Area>& areas() const { return areas_; }
  /// The one of them that is named after a feature, or nullptr.
  const Area* area_of(NodeId feature) const {
    const std::int16_t area = area_of_[static_cast<std::size_t>(feature)];
    return area < 0 ? nullptr : &areas_[static_cast<std::size_t>(area)];
  }
  /// Cities or roads of one kind that a tile in one empty cell might join; each pair once.
  struct Meeting {
    NodeId one = kNoNode;
    NodeId two = kNoNode;
    int times = 0;  ///< in how many ways: two edges that look at one cell are one
  };
  const std::vector<Meeting>& meetings() const { return meetings_; }
  /// Whether a city or road can still be finished: each of its open edges looks at an empty cell.
  bool can_be_finished(const Board& board, NodeId feature) const {
    return empty_[static_cast<std::size_t>(feature)] == board.node(feature).open;
  }
  /// Makes `ghosts` a list of how many there are in each of areas().
  void count_ghosts(const Position& position, std::vector<int>& ghosts) const;
  int open_cemeteries() const { return open_cemeteries_; }
  /// Of all of them, together.
  int gaps_of_cemeteries() const { return gaps_; }

 private:
  void may_meet(NodeId one, NodeId two);

  std::vector<PlacedTile> tiles_;
  std::vector<Area> areas_;
  std::vector<Meeting> meetings_;
  std::vector<std::int16_t> empty_;    ///< by feature: its edges that look at empty cells
  std::vector<std::int16_t> area_of_;  ///< by feature: index into areas_, -1
  int open_cemeteries_ = 0;
  int gaps_ = 0;
};

/// Reckons positions. The common score (level 6: the scores up to the goal, the lowest counted again); for
/// every feature with figures on it what it may pay to all colours there, and more if it may be joined to
/// another; a price for every ghost on the board that grows steeply as the bank runs out, for open
/// cemeteries, for mist that stays open for ever, and a worth of mist that can be closed; figures in hand;
/// 1000 for a game that is won and -1000 for a lost one. Remembers the tiles that it saw last: for one thread
/// at a time.
class MistsValue {
 public:
  explicit MistsValue(const MistsWeights& weights = {});
  double operator()(const Game& game) const;
  /// Before a game that may be of another catalogue than the last.
  void forget() { tiles_.forget(); }

  /// What a castle may pay each colour there, by the tiles round it.
  double of_castle(int misty, int empty) const;
  /// By node: that of the mist area that is named after it.
  void mist_areas(const Position& position, std::vector<MistExtent>& areas) const;
  double of_area(const MistExtent& area) const {
    if (area.open == 0) return 0;
    return area.dead ? -weights_.dead_mist : (weights_.mist + weights_.mist_ghost * area.ghosts) / area.open;
  }
  /// What a ghost adds to the mist on whose part it stands; nothing on a cemetery.
  double of_ghost(const Board& board, NodeId node) const {
    tiles_.look_at(board);
    const MistsTiles::Area* area = tiles_.area_of(board.node(node).feature);
    return area == nullptr || area->dead ? 0 : weights_.mist_ghost / area->open;
  }
  /// What further points are worth besides themselves, because a mark is to be reached.
  struct Hurry {
    double point = 0;  ///< each of them,
    int points = 0;    ///< but no more of them than this
    double of(double gained) const { return point * std::min<double>(gained, points); }
  };
  /// `further`: when so many tiles more are used.
  Hurry hurry_of(const Position& position, int further = 0) const;
  /// What a point of each colour is worth; 1 but on level 6 (G-45).
  using PointWorths = std::array<double, kMaxPlayers>;
  PointWorths points_of(const Position& position) const;
  /// Finished features with figures on them that wait to be scored or to calm ghosts.
  struct Waiting {
    std::size_t features = 0;
    double points = 0;  ///< for all colours there
  };
  Waiting waiting_in(const Game& game) const;
  /// What a figure of `player` in hand gains when it is put on a feature on which nobody stands: what the
  /// value of the position differs by. `waiting`: without it. Not when no ghost is on the board and something
  /// is finished, for then that is scored by itself.
  double of_figure(const Game& game, NodeId node, Player player, const Waiting& waiting) const;
  /// Of two features with figures that one tile might join: what each colour would get that it has not got
  /// yet. By colours, a bit each, and promises.
  double of_meeting(const PointWorths& point, unsigned one, double promise_one, unsigned two,
                    double promise_two) const;
  /// Of finished features that wait to be decided: they score `points`, or calm `calmed` ghosts (G-16).
  double of_finished(const Hurry& hurry, double points, int ghosts_in_all, int bank, int calmed) const;
  double of_waiting(const Position& position, const Waiting& waiting) const;
  /// Of so many figures of one colour in hand.
  double of_hand(int figures) const;
  /// What it costs that so many ghosts are left in the bank; below 0 the game is lost (G-13).
  double price_of_bank(int ghosts_in_all, int bank) const;
  const MistsWeights& weights() const { return weights_; }
  const Prospects& prospects() const { return prospects_; }
  /// Those that were looked at last.
  const MistsTiles& tiles() const { return tiles_; }

 private:
  struct Progress;
  Progress progress_of(const Position& position) const;
  double promise_of(const Position& position, NodeId feature, int tiles) const;
  double of_figures(const Game& game, const Progress& progress) const;
  double of_mist(const Position& position) const;

  MistsWeights weights_;
  Prospects prospects_;
  std::array<double, 32> empty_bank_{};  ///< by ghosts in the bank: price of its emptiness
  mutable MistsTiles tiles_;
  mutable std::vector<int> ghosts_;  ///< memory for count_ghosts()
};

}  // namespace tilewatch::rules
