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
      const int seat = turn % static_cast<int>(options_.seats.size());
      pass(0.7);
      const bool push = options_.bumps && --until_push == 0;
      if (push) until_push = 9 + dice_.below(10);
      lay_tile(turn, seat, what, push);
      for (int i = 0; i < static_cast<int>(what.place.size()); ++i) {
        put_figure(turn, seat, i, what.place[static_cast<std::size_t>(i)]);
      }
      if (!what.remove.empty()) take_figures(turn, seat, what.remove);
      deed(DeedKind::kTurnOver, turn, 0, -1);
    }
    plan_.end_s = now_ + 1.5;
    return std::move(plan_);
  }

 private:
  /// Lets time go by that shrinks with the players' speed; hands differ a little every time.
  void pass(double seconds) { now_ += seconds * dice_.between(0.85, 1.2) / options_.speed; }
  void rest() { now_ += std::max(kShortestRest, dice_.between(0.95, 1.25) / options_.speed); }

  void deed(DeedKind kind, int turn, int figure, int visit) {
    plan_.deeds.push_back({now_, kind, turn, figure, visit});
  }

  Visit& begin_visit(int turn, int seat) {
    plan_.visits.push_back({turn, seat, Carried::kNothing, 0, {}});
    Visit& visit = plan_.visits.back();
    key(visit, options_.seats[static_cast<std::size_t>(seat)], kOutHeight);
    return visit;
  }
  int this_visit() const { return static_cast<int>(plan_.visits.size()) - 1; }

  void key(Visit& visit, cv::Point2d at, double height, double askew = 0) {
    visit.keys.push_back({now_, at, height, askew});
  }
  void leave(Visit& visit, cv::Point2d from) {
    pass(0.10);
    key(visit, from, 22);
    pass(0.62);
    key(visit, options_.seats[static_cast<std::size_t>(visit.seat)], kOutHeight);
    rest();
  }

  void lay_tile(int turn, int seat, const ScriptedTurn& what, bool push) {
    Visit& visit = begin_visit(turn, seat);
    visit.carries = Carried::kTile;
    const cv::Point2d target = options_.tile_centre(what);
    const double askew = dice_.between(-0.5, 0.5);
    visit.keys.back().askew = askew;
    const cv::Point2d near = target + cv::Point2d(dice_.between(-9, 9), dice_.between(-6, 12));
    pass(0.80);
    key(visit, near, kTravelHeight * 0.6, askew * 0.5);
    pass(0.28);
    key(visit, target, 9, askew * 0.1);
    pass(0.16);
    key(visit, target, 0);
    deed(DeedKind::kLayTile, turn, 0, this_visit());
    if (push) {
      deed(DeedKind::kPush, turn, 0, this_visit());
      now_ += push_seconds(options_.speed);
      key(visit, target, 0);
    }
    leave(visit, target);
  }

  void put_figure(int turn, int seat, int index, const ScriptedFigure& figure) {
    Visit& visit = begin_visit(turn, seat);
    visit.carries = Carried::kFigure;
    visit.figure = index;
    const cv::Point2d target = options_.figure_spot(figure);
    pass(0.70);
    key(visit, target, 24);
    pass(0.18);
    key(visit, target, kTileTop);
    deed(DeedKind::kPutFigure, turn, index, this_visit());
    leave(visit, target);
  }

  void take_figures(int turn, int seat, const std::vector<ScriptedFigure>& figures) {
    Visit& visit = begin_visit(turn, seat);
    cv::Point2d last;
    for (int i = 0; i < static_cast<int>(figures.size()); ++i) {
      last = options_.figure_spot(figures[static_cast<std::size_t>(i)]);
      pass(i == 0 ? 0.70 : 0.38);
      key(visit, last, 24);
      pass(0.14);
      key(visit, last, kTileTop);
      deed(DeedKind::kTakeFigure, turn, i, this_visit());
      pass(0.12);
      key(visit, last, 24);
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
