// SPDX-License-Identifier: MIT
#include "vision/simulate/film_cast.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <stdexcept>
#include <string>

#include "vision/simulate/noise_field.h"
#include "vision/simulate/tile_model.h"

namespace tilewatch::vision {
namespace {

using catalogue::TilePoint;

constexpr double kJitterMm = 0.9;
/// Nobody puts a figure nearer to another one than this if there is room elsewhere.
constexpr double kElbowRoomMm = 16;
/// A figure's foot is so far inside its piece if it can be, in tile widths.
constexpr double kInside = 0.06;

/// Whether `p` is on the piece as people see it: in mist, on the mist.
bool on_piece(const catalogue::TileMap& map, TilePoint p, const catalogue::Piece& piece) {
  if (p.u < 0 || p.u > 1 || p.v < 0 || p.v > 1) return false;
  return piece.kind == FeatureKind::kMistArea ? map.mist_at(p) == piece.index : map.at(p) == piece;
}

int seed_of(const catalogue::Piece& piece) { return static_cast<int>(piece.kind) * 16 + piece.index; }

}  // namespace

Pose pose_of(const ScriptedFigure& figure) {
  const bool buried = figure.piece.kind == FeatureKind::kCemetery && figure.kind != FigureKind::kGhost;
  return buried || figure.piece.kind == FeatureKind::kField ? Pose::kLying : Pose::kStanding;
}

FilmCast::FilmCast(std::vector<ScriptedTurn>& turns, const FilmCastOptions& options) : options_(options) {
  for (ScriptedTurn& turn : turns) {
    for (ScriptedVisit& visit : turn.before) play(visit);
    for (ScriptedVisit& visit : turn.visits) play(visit);
  }
}

void FilmCast::play(ScriptedVisit& visit) {
  for (ScriptedAct& act : visit) {
    if (act.kind == ActKind::kPut) {
      act.actor = static_cast<int>(actors_.size());
      actors_.push_back(placed(act.figure));
      standing_.push_back(act.actor);
    } else if (act.kind == ActKind::kTake) {
      const auto found = std::ranges::find_if(standing_, [&](int i) { return actor(i).what == act.figure; });
      if (found == standing_.end()) {
        throw std::invalid_argument("the script takes a figure that is not there, at " +
                                    to_string(act.figure.cell));
      }
      act.actor = *found;
      standing_.erase(found);
    }
  }
}

double FilmCast::room_at(cv::Point2d at_mm) const {
  double room = std::numeric_limits<double>::infinity();
  for (const int other : standing_) {
    const cv::Point2d d = actor(other).at_mm - at_mm;
    room = std::min(room, std::hypot(d.x, d.y));
  }
  return room;
}

Actor FilmCast::placed(const ScriptedFigure& figure) {
  const catalogue::TileMap& map = options_.map(figure.cell);
  const Rotation rotation = options_.rotation(figure.cell);
  const cv::Point2d centre = options_.centre(figure.cell);
  const auto on_board = [&](TilePoint p) {
    const TilePoint turned = catalogue::turned_point(p, rotation);
    return centre + cv::Point2d((turned.u - 0.5) * kTileSideMm, (turned.v - 0.5) * kTileSideMm);
  };
  TilePoint best = map.spot(figure.piece);
  if (room_at(on_board(best)) < kElbowRoomMm) {
    // The usual place is taken: of all others one with room, not far away and well inside.
    double most = -std::numeric_limits<double>::infinity();
    const TilePoint usual = best;
    std::vector<TilePoint> places{usual};
    constexpr int kGrid = 24;
    for (int y = 1; y < kGrid; ++y) {
      for (int x = 1; x < kGrid; ++x)
        places.push_back({x / static_cast<double>(kGrid), y / static_cast<double>(kGrid)});
    }
    if (figure.piece.kind == FeatureKind::kMistArea) {
      const auto& symbols = map.ghost_symbols(figure.piece.index);
      places.insert(places.end(), symbols.begin(), symbols.end());
    }
    for (const TilePoint& p : places) {
      if (!on_piece(map, p, figure.piece)) continue;
      int inside = 0;
      for (const TilePoint& side : {TilePoint{p.u - kInside, p.v}, TilePoint{p.u + kInside, p.v},
                                    TilePoint{p.u, p.v - kInside}, TilePoint{p.u, p.v + kInside}}) {
        inside += on_piece(map, side, figure.piece) ? 1 : 0;
      }
      const double away = std::hypot(p.u - usual.u, p.v - usual.v) * kTileSideMm;
      const double worth = std::min(room_at(on_board(p)), kElbowRoomMm) + 1.5 * inside - 0.05 * away;
      if (worth <= most) continue;
      most = worth;
      best = p;
    }
  }
  Actor actor;
  actor.what = figure;
  actor.pose = pose_of(figure);
  Dice place(mixed(mixed(options_.seed, 22, seed_of(figure.piece)), figure.cell.x, figure.cell.y));
  actor.at_mm = on_board(best) + cv::Point2d(place.about_zero(kJitterMm), place.about_zero(kJitterMm));
  Dice turn(mixed(mixed(options_.seed, 24, seed_of(figure.piece)), figure.cell.x, figure.cell.y));
  actor.yaw = turn.between(0, 2 * CV_PI);
  return actor;
}

}  // namespace tilewatch::vision
