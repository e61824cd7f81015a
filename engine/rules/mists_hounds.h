// SPDX-License-Identifier: MIT
// Mists over Carcassonne: the marks, and the hounds that wait on them (G-28 to G-34). A hound on the board is
// a figure of nobody on the place of the figure it lies beside.
#pragma once

#include <optional>
#include <vector>

#include "engine/rules/rule_set.h"

namespace tilewatch::rules {

/// G-28, G-29: marks that are reached make their hounds due, and the next stack begins. Hounds that nobody
/// can take are lost (G-30).
void reach_marks(const Rulebook& book, Position& position, Events events);
/// G-30: hounds that are due are lost if no figure can take them.
void lose_hounds_if_nobody_stands(Position& position, Events events);
/// Index of the first hound in a state, -1 for none.
int hound_in(const Position& position, HoundState state);
/// Figures beside which a hound may be put (G-29, G-31).
std::vector<Figure> hound_places(const Position& position);
/// Puts the first hound that is due beside a figure. Afterwards it drives ghosts away, if there are any.
void put_hound(Position& position, const Figure& beside, Events events);
/// The tiles from which the hound may drive ghosts away: those of the 3x3 round it that hold some.
std::vector<int> hound_reach(const Position& position);
/// Why a hound that drives may not drive these away.
std::optional<Violation> why_not_drive(const Position& position, const DriveAway& command);
/// The hound that drove is done; another that is due may be lost by now (G-30).
void end_driving(Position& position, Events events);

/// Hounds that lie beside figures of a feature, by index into MistsState::hounds.
std::vector<std::size_t> hounds_on(const Position& position, NodeId feature);
/// Takes a hound off the board for good.
void remove_hound(Position& position, std::size_t hound, Events events);
/// G-25: those beside a figure that was buried leave with it.
void bury_hounds(Position& position, const FigurePlace& figure, Events events);

}  // namespace tilewatch::rules
