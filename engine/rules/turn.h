// SPDX-License-Identifier: MIT
// The course of a turn: what may be done now, doing it, and what follows by itself.
//
// The functions that do something expect it to be allowed; ask first.
#pragma once

#include <optional>
#include <vector>

#include "engine/rules/rule_set.h"

namespace tilewatch::rules {

/// B-1: the edges agree (unless it is forced), the phase is right, a copy is left. The quick answer;
/// why_not() explains.
bool may_place(const Rulebook& book, const Position& position, const PlaceTile& command);
std::optional<Violation> why_not(const Rulebook& book, const Position& position, const PlaceTile& command);
std::optional<Violation> why_not(const Rulebook& book, const Position& position, const DiscardTile& command);
std::optional<Violation> why_not(const Rulebook& book, const Position& position, const PlaceFigure& command);
std::optional<Violation> why_not(const Rulebook& book, const Position& position, const Pass& command);
std::optional<Violation> why_not(const Rulebook& book, const Position& position, const RemoveFigure& command);
std::optional<Violation> why_not(const Rulebook& book, const Position& position, const AdjustScore& command);
std::optional<Violation> why_not(const Rulebook& book, const Position& position, const EndGame& command);

/// F-4, F-8, F-9: how many tiles the active player may draw now; 0 while tiles lie drawn.
int may_draw(const Rulebook& book, const Position& position);
/// F-4, F-9: how many a player could draw if it were their turn with everything as it stands.
int draws_of(const Rulebook& book, const Position& position, Player player);
/// A copy of the type leaves the bag, or its player's supply.
void take_tile(const Rulebook& book, Position& position, TypeIndex type);

/// B-11: why tiles of this type are not drawn or laid yet, if they are not.
std::optional<Violation> held_back(const Rulebook& book, const Position& position, TypeIndex type);
inline bool is_held_back(const Rulebook& book, const Position& position, TypeIndex type) {
  return position.draw_group != book.draw_first.size() &&
         (type >= book.group_of.size() || book.group_of[type] != position.draw_group);
}
/// After a tile has left the bag: the next group comes when the one before is used up.
void next_draw_group(const Rulebook& book, Position& position);

/// Where the type's edges agree and no rule set objects, whatever the phase; in the order of
/// Board::open_cells().
void find_placements(const Rulebook& book, const Position& position, TypeIndex type,
                     std::vector<Placement>& out);
/// Everything but a tile that may be done in this step, Pass included if it may be passed.
void find_choices(const Rulebook& book, const Position& position, std::vector<Command>& out);
/// The figure options of the active player; none outside the figure step.
void find_figure_options(const Rulebook& book, const Position& position, std::vector<PlaceFigure>& out);

void perform(const Rulebook& book, Position& position, const PlaceTile& command, Events events);
void perform(const Rulebook& book, Position& position, const DiscardTile& command, Events events);
void perform(const Rulebook& book, Position& position, const PlaceFigure& command, Events events);
void perform(const Rulebook& book, Position& position, const Pass& command, Events events);
void perform(const Rulebook& book, Position& position, const RemoveFigure& command, Events events);
void perform(const Rulebook& book, Position& position, const AdjustScore& command, Events events);
void perform(const Rulebook& book, Position& position, const EndGame& command, Events events);

/// A command that belongs to one of the rule sets in play.
std::optional<Violation> why_not_own(const Rulebook& book, const Position& position, const Command& command);
void perform_own(const Rulebook& book, Position& position, const Command& command, Events events);

/// What the tile laid last has finished, one node a feature: its own cities and roads, then the monasteries
/// (and what else is surrounded) round it and on it.
std::vector<NodeId> finished_by_last_tile(const Position& position);

}  // namespace tilewatch::rules
