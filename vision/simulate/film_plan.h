// SPDX-License-Identifier: MIT
// When what happens in the film: the hand's visits, what it does, when the board is pushed.
#pragma once

#include <cstdint>
#include <functional>
#include <opencv2/core.hpp>
#include <vector>

#include "vision/simulate/simulated_table.h"

namespace tilewatch::vision {

enum class Carried : std::uint8_t { kNothing, kTile, kFaceDownTile, kFigure };

/// What a hand holds until a moment.
struct Hold {
  double to_s = 0;
  Carried what = Carried::kNothing;
  int actor = -1;     ///< whose figure
  ScriptedTile tile;  ///< which tile, and how it will lie
  Rotation rotation = 0;
};

/// Where the hand is at one moment; between moments it moves smoothly and stops at each.
struct HandKey {
  double time_s = 0;
  cv::Point2d at;        ///< board millimetres (as the board first lay): middle of what is held
  double height_mm = 0;  ///< of the held thing's underside
  double askew = 0;      ///< radians that a held tile is turned away from how it will lie
};

/// The hand comes in, does something and goes.
struct Visit {
  int turn = 0;
  int seat = 0;
  std::vector<HandKey> keys;
  std::vector<Hold> holds;  ///< in time order, the last one until the end
};

enum class DeedKind : std::uint8_t {
  kLayTile,
  kLayFaceDown,  ///< on `cell`
  kShowAside,    ///< a drawn tile beside the board, in `slot`
  kClearAside,   ///< it is picked up there
  kPutFigure,
  kTakeFigure,
  kPush,
  kTurnOver,
  kEvent,      ///< `event` happens
  kCorrected,  ///< the turn's tile is turned or pushed as it ought to lie
  kTakenBack   ///< the turn's tile is taken away
};
struct Deed {
  double time_s = 0;
  DeedKind kind = DeedKind::kLayTile;
  int turn = 0;
  int actor = -1;
  Cell cell{};
  int slot = -1;
  ScriptedTile tile{};
  EventKind event = EventKind::kNone;  ///< of kLayTile: what is wrong with how it is laid
};

struct FilmPlan {
  std::vector<Visit> visits;  ///< in the order in which they begin; at most a hand in the way beside another
  std::vector<Deed> deeds;    ///< in time order
  double end_s = 0;
};

struct FilmPlanOptions {
  double speed = 1;
  bool bumps = true;
  std::uint32_t seed = 1;
  int first_turn = 0;              ///< turns before it lie on the table already
  std::vector<cv::Point2d> seats;  ///< where a hand is out of sight, board millimetres
  std::function<cv::Point2d(Cell)> tile_centre;
  std::function<cv::Point2d(const ScriptedAct&)> figure_spot;
  std::function<cv::Point2d(int slot)> aside_spot;  ///< where drawn tiles are shown
};

/// How long a push of the board takes.
double push_seconds(double speed);

FilmPlan plan_film(const std::vector<ScriptedTurn>& turns, const FilmPlanOptions& options);

/// From which seat the hands of a turn come.
int seat_of(const ScriptedTurn& turn, int index, int seats);

/// What the hand of `visit` holds at `time_s`.
Hold held_at(const Visit& visit, double time_s);
/// Where the hand of `visit` is at `time_s`, held inside its keys.
HandKey hand_at(const Visit& visit, double time_s);

}  // namespace tilewatch::vision
