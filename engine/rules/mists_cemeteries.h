// SPDX-License-Identifier: MIT
// Mists over Carcassonne: cemeteries, those who are buried in them, and the tiles that lie face down round
// haunted ones (G-24, G-25, G-35 to G-41). A buried figure is a player's figure on a cemetery.
#pragma once

#include <optional>
#include <vector>

#include "engine/rules/rule_set.h"

namespace tilewatch::rules {

/// Calls `visit` with the eight cells round one.
template <class Visit>
void for_round(Cell cell, Visit visit) {
  for (int dy = -1; dy <= 1; ++dy) {
    for (int dx = -1; dx <= 1; ++dx) {
      if (dx != 0 || dy != 0) visit(Cell{cell.x + dx, cell.y + dy});
    }
  }
}

/// Cemeteries round which tiles are missing, in the order they were laid.
std::vector<NodeId> open_cemeteries(const Position& position);
/// Closed ones on which nobody lies yet.
std::vector<NodeId> unburied_cemeteries(const Position& position);
/// Players' figures that stand: on the board, not buried.
bool stands(const Position& position, const StandingFigure& figure);
/// G-24: who may be buried; a figure in hand has the cemetery as its place.
std::vector<Figure> mortals(const Rulebook& book, const Position& position, NodeId cemetery);
bool burial_is_due(const Rulebook& book, const Position& position);
std::optional<Violation> why_not_bury(const Rulebook& book, const Position& position,
                                      const BuryFigure& command);
/// Buries the figure; the ghosts of the cemetery go to the bank.
void bury(Position& position, const BuryFigure& command, Events events);

/// G-37: whether a tile is to be laid face down at the end of this turn, and can be.
bool face_down_is_due(const Position& position);
/// G-37, G-41: where it may lie, sorted.
std::vector<Cell> face_down_cells(const Rulebook& book, const Position& position);
std::optional<Violation> why_not_face_down(const Rulebook& book, const Position& position, Cell cell);
void lay_face_down(Position& position, Cell cell, Events events);

}  // namespace tilewatch::rules
