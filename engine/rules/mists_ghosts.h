// SPDX-License-Identifier: MIT
// Mists over Carcassonne: ghosts, their bank, and the mist they come out of and go back into (G-8 to G-13,
// G-26, G-36). Ghosts are figures of nobody on mist areas and cemeteries.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "engine/rules/rule_set.h"

namespace tilewatch::rules {

int ghosts_on_board(const Position& position);
/// Ghosts that are not on the board.
int ghosts_in_bank(const Position& position);
/// On one mist part or cemetery.
int ghosts_on(const Position& position, NodeId node);
/// On all mist parts and the cemetery of a tile, by index into board.tiles().
int ghosts_on_tile(const Position& position, int tile);
/// In the order they were laid.
std::vector<int> tiles_with_ghosts(const Position& position);
/// How many ghosts one, two or three finished features may calm: up to three on one tile each (G-16).
using Calmed = std::array<int, 3>;
Calmed most_calmed(const Position& position);

void put_ghost(Position& position, NodeId node, Events events);
/// Takes `count` ghosts of a mist part or cemetery back to the bank.
void take_ghosts(Position& position, NodeId node, int count, Events events);

/// G-1: a ghost on each symbol of the tiles that lie already.
void ghosts_of_start_piece(const Rulebook& book, Position& position);
/// G-9: the ghosts of every mist that the last tile has closed go to the bank.
void close_mist(const Rulebook& book, Position& position, Events events);
/// G-10 to G-12: where the last tile's own symbols put ghosts, a node for each of them.
std::vector<NodeId> ghosts_of_last_tile(const Rulebook& book, const Position& position);
/// G-11, G-13, G-26, G-36: ghosts appear; the extra one of a cemetery only if there is no choice.
void ghosts_appear(const Rulebook& book, Position& position, Events events);

/// Why these ghosts may not be taken away together: at most 3 of a tile, of at most `most_tiles` tiles, and
/// no more than stand there. `rule` is cited.
std::optional<Violation> bad_ghosts(const Position& position, const std::vector<GhostGroup>& ghosts,
                                    std::size_t most_tiles, const char* rule);
/// Every way to take 3 ghosts of a tile, or all if they are fewer: one for each split between its mist parts
/// and its cemetery.
std::vector<std::vector<GhostGroup>> most_of_tile(const Position& position, int tile);
void take_groups(Position& position, const std::vector<GhostGroup>& ghosts, Events events);

}  // namespace tilewatch::rules
