// SPDX-License-Identifier: MIT
// Mists over Carcassonne: what is agreed before the game. The table of levels (G-4), who plays which colours
// (G-2, G-42), the common score and the end.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>

#include "engine/rules/rule_set.h"

namespace tilewatch::rules {

/// A line of the table G-4.
struct MistsLevel {
  int ghosts = 15;             ///< in all
  std::array<int, 2> marks{};  ///< points at which the hounds wait; 0 = no hounds, one supply of tiles
  int goal = 50;               ///< of every score figure
  bool castles = true;         ///< castles and cemeteries are in the bag
  bool haunted = false;        ///< cemeteries (G-35 to G-41)
  bool own_figures = false;    ///< G-42: three score figures instead of a common one
  bool stacks() const { return marks[0] > 0; }
};
inline constexpr int kMistsLevels = 6;
inline constexpr int kScoreFigures = 3;  ///< G-42

/// `level` from 1 to kMistsLevels.
const MistsLevel& mists_level(int level);
inline const MistsLevel& mists_level(const Position& position) { return mists_level(position.mists.level); }

std::span<const SwitchInfo> mists_switches();
/// G-1, G-2: the tile sets, and how many colours each person has.
std::optional<Violation> mists_setup_problem(const Setup& setup);
/// G-1, G-2, G-4, G-42: figures, ghosts of the start piece, tiles that stay in the box.
void mists_at_start(const Rulebook& book, Position& position);

/// G-42: whether the colour has a score figure of its own.
bool has_score_figure(const Position& position, Player player);
/// What counts for marks and goal: the common score, or the lowest of the score figures (G-45).
int mists_score(const Position& position);
/// Points for the common score, or for `player`'s score figure.
void give_points(const Rulebook& book, Position& position, Player player, int points);

/// G-28: 1 to 3; 0 where all tiles are one supply.
int current_stack(const Position& position);
/// Tiles left in the current stack, or in the one supply.
int tiles_in_stack(const Position& position);

/// Ends the game if the goal is reached (G-21); true if it has ended.
bool win_if_reached(Position& position, Events events);
void lose(Position& position, MistsEnd end, Events events);
/// G-22, G-28: the turn is over, or a tile left the game: is there a next one?
void lose_if_used_up(Position& position, Events events);
/// The rule of an end ("G-13") and its cause in plain words.
struct EndText {
  std::string rule;
  std::string cause;
};
EndText text_of_end(const Position& position);

}  // namespace tilewatch::rules
