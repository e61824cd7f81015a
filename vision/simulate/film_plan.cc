// SPDX-License-Identifier: MIT
#include "vision/simulate/film_plan.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "vision/simulate/noise_field.h"

namespace tilewatch::vision {
namespace {

// However fast the players are, the table lies still for so long after a hand: else nobody could read it.
constexpr double kShortestRest = 0.55;
constexpr double kTravelHeight = 42;
constexpr double kOutHeight = 60;

class Planner {
 public:
  Planner(const std::vector<ScriptedTurn>& turns, const FilmPlanOptions& options)
      : turns_(turns), options_(options), dice_(mixed(options.seed, 61)) {}

  FilmPlan make() {
    now_ = 1.6;  // the beginning is shown long enough to be read
    int until_push = 4 + dice_.below(9);
    for (int turn = options_.first_turn; turn < static_cast<int>(turns_.size()); ++turn) {
      const ScriptedTurn& what = turns_[static_cast<std::size_t>(turn)];
      const int seat = seat_of(what, turn, static_cast<int>(options_.seats.size()));
      pass(0.7);
      const bool push = options_.bumps && --until_push == 0;
      if (push) until_push = 9 + dice_.below(10);
      for (const ScriptedVisit& visit : what.before) handle(turn, seat, visit);
      if (!what.misfits.empty()) {
        show_aside(turn, seat, what.misfits);
        clear_aside(turn, seat, what.misfits, 0);
      }
      std::vector<ScriptedTile> drawn{{what.type, what.copy}};
      drawn.insert(drawn.end(), what.others.begin(), what.others.end());
      if (drawn.size() > 1 || what.shown) show_aside(turn, seat, drawn);
      lay_tile(turn, seat, what, push);
      if (drawn.size() > 1) clear_aside(turn, seat, drawn, 1);
      for (const ScriptedVisit& visit : what.visits) handle(turn, seat, visit);
      deed(DeedKind::kTurnOver, turn);
    }
    plan_.end_s = now_ + 1.5;
    return std::move(plan_);
  }

 private:
  /// Lets time go by that shrinks with the players' speed; hands differ a little every time.
  void pass(double seconds) { now_ += seconds * dice_.between(0.85, 1.2) / options_.speed; }
  void rest() { now_ += std::max(kShortestRest, dice_.between(0.95, 1.25) / options_.speed); }

  Deed& deed(DeedKind kind, int turn) {
    plan_.deeds.push_back({now_, kind, turn});
    return plan_.deeds.back();
  }

  Visit& begin_visit(int turn, int seat) {
    plan_.visits.push_back({turn, seat, {}, {}});
    Visit& visit = plan_.visits.back();
    key(visit, options_.seats[static_cast<std::size_t>(seat)], kOutHeight);
    return visit;
  }

  void key(Visit& visit, cv::Point2d at, double height, double askew = 0) {
    visit.keys.push_back({now_, at, height, askew});
  }
  /// From now on the hand holds something else.
  void hold(Visit& visit, const Hold& next) {
    if (!visit.holds.empty()) visit.holds.back().to_s = now_;
    visit.holds.push_back(next);
  }
  static Hold tile_in_hand(const ScriptedTile& tile, Rotation rotation = 0) {
    return {0, Carried::kTile, -1, tile, rotation};
  }
  void leave(Visit& visit, cv::Point2d from) {
    pass(0.10);
    key(visit, from, 22);
    pass(0.62);
    key(visit, options_.seats[static_cast<std::size_t>(visit.seat)], kOutHeight);
    visit.holds.back().to_s = now_;
    rest();
  }

  void lay_tile(int turn, int seat, const ScriptedTurn& what, bool push) {
    Visit& visit = begin_visit(turn, seat);
    const Hold tile = tile_in_hand({what.type, what.copy}, what.rotation);
    if (what.others.empty() && !what.shown) {
      hold(visit, tile);
    } else {
      hold(visit, {});
      pick_up(visit, {what.type, what.copy}, 0, 0.70);
      hold(visit, tile);
    }
    const cv::Point2d target = options_.tile_centre(what.cell);
    const double askew = dice_.between(-0.5, 0.5);
    visit.keys.back().askew = askew;
    const cv::Point2d near = target + cv::Point2d(dice_.between(-9, 9), dice_.between(-6, 12));
    pass(0.80);
    key(visit, near, kTravelHeight * 0.6, askew * 0.5);
    pass(0.28);
    key(visit, target, 9, askew * 0.1);
    pass(0.16);
    key(visit, target, 0);
    deed(DeedKind::kLayTile, turn).tile = {what.type, what.copy};
    hold(visit, {});
    if (push) {
      deed(DeedKind::kPush, turn);
      now_ += push_seconds(options_.speed);
      key(visit, target, 0);
    }
    leave(visit, target);
  }

  /// Several drawn tiles are laid beside the board for everybody to see.
  void show_aside(int turn, int seat, const std::vector<ScriptedTile>& tiles) {
    Visit& visit = begin_visit(turn, seat);
    cv::Point2d at;
    for (int slot = 0; slot < static_cast<int>(tiles.size()); ++slot) {
      const ScriptedTile& tile = tiles[static_cast<std::size_t>(slot)];
      hold(visit, tile_in_hand(tile));
      at = options_.aside_spot(slot);
      pass(slot == 0 ? 0.80 : 0.40);
      key(visit, at, 9);
      pass(0.16);
      key(visit, at, 0);
      Deed& shown = deed(DeedKind::kShowAside, turn);
      shown.slot = slot;
      shown.tile = tile;
    }
    hold(visit, {});
    leave(visit, at);
  }

  void pick_up(Visit& visit, const ScriptedTile& tile, int slot, double reach_s) {
    const cv::Point2d at = options_.aside_spot(slot);
    pass(reach_s);
    key(visit, at, 9);
    pass(0.14);
    key(visit, at, 0);
    Deed& gone = deed(DeedKind::kClearAside, visit.turn);
    gone.slot = slot;
    gone.tile = tile;
  }

  void clear_aside(int turn, int seat, const std::vector<ScriptedTile>& tiles, int first) {
    Visit& visit = begin_visit(turn, seat);
    hold(visit, {});
    for (int slot = first; slot < static_cast<int>(tiles.size()); ++slot) {
      const ScriptedTile& tile = tiles[static_cast<std::size_t>(slot)];
      pick_up(visit, tile, slot, slot == first ? 0.70 : 0.35);
      hold(visit, tile_in_hand(tile));
    }
    leave(visit, options_.aside_spot(static_cast<int>(tiles.size()) - 1));
  }

  /// What the hand holds on its way to `visit[next]`, having taken `taken` last (-1: nothing).
  static Hold on_the_way(const ScriptedVisit& visit, std::size_t next, int taken) {
    if (taken >= 0) return {0, Carried::kFigure, taken, {}, 0};
    if (next >= visit.size() || visit[next].kind == ActKind::kTake) return {};
    const bool tile = visit[next].kind == ActKind::kFaceDown;
    return {0, tile ? Carried::kFaceDownTile : Carried::kFigure, tile ? -1 : visit[next].actor, {}, 0};
  }

  void handle(int turn, int seat, const ScriptedVisit& acts) {
    if (acts.empty()) return;
    Visit& visit = begin_visit(turn, seat);
    hold(visit, on_the_way(acts, 0, -1));
    cv::Point2d last;
    for (std::size_t i = 0; i < acts.size(); ++i) {
      const ScriptedAct& act = acts[i];
      const bool tile = act.kind == ActKind::kFaceDown;
      last = tile ? options_.tile_centre(act.figure.cell) : options_.figure_spot(act);
      pass(i == 0 ? 0.70 : 0.38);
      key(visit, last, tile ? 12 : 24);
      pass(act.kind == ActKind::kTake ? 0.14 : 0.18);
      key(visit, last, tile ? 0 : kTileTop);
      Deed& done = deed(tile                         ? DeedKind::kLayFaceDown
                        : act.kind == ActKind::kTake ? DeedKind::kTakeFigure
                                                     : DeedKind::kPutFigure,
                        turn);
      done.actor = act.actor;
      done.cell = act.figure.cell;
      hold(visit, on_the_way(acts, i + 1, act.kind == ActKind::kTake ? act.actor : -1));
      if (i + 1 < acts.size() || act.kind == ActKind::kTake) {
        pass(0.12);
        key(visit, last, 24);
      }
    }
    leave(visit, last);
  }

  static constexpr double kTileTop = 2;
  const std::vector<ScriptedTurn>& turns_;
  const FilmPlanOptions& options_;
  Dice dice_;
  double now_ = 0;
  FilmPlan plan_;
};

}  // namespace

double push_seconds(double speed) { return std::max(0.12, 0.34 / speed); }

FilmPlan plan_film(const std::vector<ScriptedTurn>& turns, const FilmPlanOptions& options) {
  return Planner(turns, options).make();
}

int seat_of(const ScriptedTurn& turn, int index, int seats) {
  return (turn.seat >= 0 ? turn.seat : index) % seats;
}

Hold held_at(const Visit& visit, double time_s) {
  for (const Hold& hold : visit.holds) {
    if (time_s < hold.to_s) return hold;
  }
  return visit.holds.empty() ? Hold{} : visit.holds.back();
}

HandKey hand_at(const Visit& visit, double time_s) {
  const auto& keys = visit.keys;
  if (time_s <= keys.front().time_s) return keys.front();
  for (std::size_t i = 1; i < keys.size(); ++i) {
    const HandKey& a = keys[i - 1];
    const HandKey& b = keys[i];
    if (time_s > b.time_s) continue;
    const double t = (time_s - a.time_s) / std::max(1e-6, b.time_s - a.time_s);
    // Minimum jerk: how arms move from place to place.
    const double s = t * t * t * (10 + t * (6 * t - 15));
    return {time_s, a.at + s * (b.at - a.at), a.height_mm + s * (b.height_mm - a.height_mm),
            a.askew + s * (b.askew - a.askew)};
  }
  return keys.back();
}

}  // namespace tilewatch::vision
