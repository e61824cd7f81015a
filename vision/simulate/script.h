// SPDX-License-Identifier: MIT
// What a simulated game's players do, turn by turn; made by somebody who knows the rules
// (display/app/demo_game.h), so that vision needs none.
#pragma once

#include <vector>

#include "engine/catalogue/catalogue.h"

namespace tilewatch::vision {

struct ScriptedFigure {
  FigureKind kind = FigureKind::kMeeple;
  Colour colour = Colour::kRed;  ///< white for what belongs to nobody (mage, witch, ghosts, hounds)
  Cell cell;
  catalogue::Piece piece;
  bool operator==(const ScriptedFigure&) const = default;
};

enum class ActKind : std::uint8_t {
  kPut,       ///< a figure
  kTake,      ///< a figure
  kFaceDown,  ///< a tile is laid face down on figure.cell
};
struct ScriptedAct {
  ActKind kind = ActKind::kPut;
  ScriptedFigure figure;
  int actor = -1;  ///< which wooden figure it is; the film finds out (FilmCast)
};
inline ScriptedAct put(const ScriptedFigure& figure) { return {ActKind::kPut, figure}; }
inline ScriptedAct take(const ScriptedFigure& figure) { return {ActKind::kTake, figure}; }
inline ScriptedAct face_down_at(Cell cell) { return {ActKind::kFaceDown, {{}, {}, cell, {}}}; }

/// A hand comes, does all this in order, and goes. What it takes and does not put down again it takes home;
/// what it puts without having taken it, it brings.
using ScriptedVisit = std::vector<ScriptedAct>;

/// One cardboard tile of the box.
struct ScriptedTile {
  catalogue::TypeIndex type = catalogue::kNoType;
  int copy = 0;  ///< which copy of the type: the variant of its drawing, 0..count-1
  bool operator==(const ScriptedTile&) const = default;
};

struct ScriptedTurn {
  catalogue::TypeIndex type = catalogue::kNoType;
  int copy = 0;  ///< as in ScriptedTile; each copy is laid once
  Cell cell;
  Rotation rotation = 0;
  /// From which side the hands of this turn come; -1 = by turns (SimulatedTable).
  int seat = -1;
  std::vector<ScriptedTile> misfits;  ///< drawn first, shown beside the board and put into the box
  std::vector<ScriptedTile> others;   ///< drawn together with the tile, shown beside the board, put back
  std::vector<ScriptedVisit> before;  ///< before the tile is laid
  std::vector<ScriptedVisit> visits;  ///< after it
  bool shown = false;                 ///< the tile is laid beside the board first, for everybody to see
};

}  // namespace tilewatch::vision
