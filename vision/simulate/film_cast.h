// SPDX-License-Identifier: MIT
// Who stands where in the film: every wooden figure of the script with the place that people find for it
// among those that stand there already.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <opencv2/core.hpp>
#include <vector>

#include "engine/catalogue/tile_map.h"
#include "vision/simulate/script.h"

namespace tilewatch::vision {

/// A figure from when it is put until it is taken.
struct Actor {
  ScriptedFigure what;
  Pose pose = Pose::kStanding;
  cv::Point2d at_mm;  ///< on the board
  double yaw = 0;
};

/// Farmers and the buried lie, everybody else stands.
Pose pose_of(const ScriptedFigure& figure);

struct FilmCastOptions {
  std::uint32_t seed = 1;
  /// The tile that lies on a cell, its map and its middle in board millimetres.
  std::function<const catalogue::TileMap&(Cell)> map;
  std::function<Rotation(Cell)> rotation;
  std::function<cv::Point2d(Cell)> centre;
};

/// Gives every act of a figure its actor (ScriptedAct::actor is set) and every actor a place. A figure that
/// is taken and is not there is a programmer's error (std::invalid_argument).
class FilmCast {
 public:
  FilmCast(std::vector<ScriptedTurn>& turns, const FilmCastOptions& options);
  const std::vector<Actor>& actors() const { return actors_; }
  const Actor& actor(int index) const { return actors_.at(static_cast<std::size_t>(index)); }

 private:
  void play(ScriptedVisit& visit);
  Actor placed(const ScriptedFigure& figure);
  /// How far the nearest standing figure is from a point of the board, millimetres.
  double room_at(cv::Point2d at_mm) const;

  FilmCastOptions options_;
  std::vector<Actor> actors_;
  std::vector<int> standing_;
};

}  // namespace tilewatch::vision
