// SPDX-License-Identifier: MIT
// When what happens in the film: the hand's visits, what it does, when the board is pushed.
#pragma once

#include <cstdint>
#include <functional>
#include <opencv2/core.hpp>
#include <vector>

#include "vision/simulate/simulated_table.h"

namespace tilewatch::vision {

enum class Carried : std::uint8_t { kNothing, kTile, kFigure };

/// Where the hand is at one moment; between moments it moves smoothly and stops at each.
struct HandKey {
  double time_s = 0;
  cv::Point2d at;        ///< board millimetres (as the board first lay): middle of what is held
  double height_mm = 0;  ///< of the held thing's underside
  double askew = 0;      ///< radians that a held tile is turned away from how it will lie
};

/// The hand comes in, does one thing (or takes several figures) and goes.
struct Visit {
  int turn = 0;
  int seat = 0;
  Carried carries = Carried::kNothing;  ///< on the way in
  int figure = 0;                       ///< index in place, when it carries one
  std::vector<HandKey> keys;
};

enum class DeedKind : std::uint8_t { kLayTile, kPutFigure, kTakeFigure, kPush, kTurnOver };
struct Deed {
  double time_s = 0;
  DeedKind kind = DeedKind::kLayTile;
  int turn = 0;
  int figure = 0;  ///< index in place or remove
  int visit = -1;  ///< index of the visit it belongs to
};

struct FilmPlan {
  std::vector<Visit> visits;  ///< in time order, never two at once
  std::vector<Deed> deeds;    ///< in time order
  double end_s = 0;
};

struct FilmPlanOptions {
  double speed = 1;
  bool bumps = true;
  std::uint32_t seed = 1;
  int first_turn = 0;              ///< turns before it lie on the table already
  std::vector<cv::Point2d> seats;  ///< where a hand is out of sight, board millimetres
  std::function<cv::Point2d(const ScriptedTurn&)> tile_centre;
  std::function<cv::Point2d(const ScriptedFigure&)> figure_spot;
};

/// How long a push of the board takes.
double push_seconds(double speed);

FilmPlan plan_film(const std::vector<ScriptedTurn>& turns, const FilmPlanOptions& options);

/// Where the hand of `visit` is at `time_s`, held inside its keys.
HandKey hand_at(const Visit& visit, double time_s);

}  // namespace tilewatch::vision
