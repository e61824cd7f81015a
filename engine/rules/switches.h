// SPDX-License-Identifier: MIT
// What a table may agree to play differently: every switch has a name, a meaning, a source and a default.
//
// The values are plain numbers in Switches; what they mean, and to which rule set they belong, is said once,
// in the list of the rule set's own file (RuleSet::switches). Saved games, the command line and `tilewatch
// rules` all read those lists.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tilewatch::rules {

struct Switches {
  // Base game
  int meeples = 7;      ///< B-0
  int tiny_city = 4;    ///< B-9: points of a two-tile city: 4 (C2, C3) or 2 (old C1)
  int farm_points = 3;  ///< B-9: 3 a finished city, 4 in the first C1 print
  int fields = 1;       ///< B-8: farmers may be placed
  // The Abbot, River
  int abbot = 0;        ///< B-10: each player has an abbot; gardens count
  int river_start = 0;  ///< B-0: 1 = the start tile that the spring replaces is shuffled in
  // Inns & Cathedrals
  int big_meeple = 1;  ///< B-12: each player has a big meeple
  // Mage & Witch
  int magic_once = 1;   ///< M-10: one move serves a magic tile that also joins mage and witch
  int crop_circle = 0;  ///< M-1: the crop circle tile has its effect
  // Fortune Teller
  int tents_each = 2;         ///< F-4: figures of one player on tents
  int must_draw_extra = 0;    ///< F-5: the extra tiles must be drawn
  int misfits_return = 0;     ///< F-8: drawn tiles of which none fits go back instead of leaving the game
  int tent_needs_figure = 0;  ///< F-12: a closed tent pays only if a figure is on it
  int abbot_on_tent = 0;      ///< F-17
  // Watchtowers
  int towers_first = 1;  ///< W-14: all towers, then all features; 0: each tower just before its feature
  // Mists over Carcassonne
  int mists_level = 1;                 ///< G-4
  int mists_majority = 0;              ///< G-17: the old text: majority alone scores
  int mists_part_by_part = 0;          ///< G-12: symbols belong to their part of the mist
  int mists_order_chosen = 1;          ///< G-20: the active player orders the scoring
  int mists_misfit_loses = 0;          ///< G-22: a drawn tile that fits nowhere loses the game
  int mists_cemetery_apart = 1;        ///< G-27: closing mist leaves the ghosts of a cemetery
  int mists_hound_needs_standing = 1;  ///< G-31: a figure just scored has gone home and takes no hound
  int mists_face_down_touches = 1;     ///< G-41a: a face-down tile must touch some tile by an edge
  int mists_face_down_uses_up = 1;     ///< G-41b: none left for the face-down tile uses up the stack

  bool operator==(const Switches&) const = default;
};

struct SwitchInfo {
  std::string_view name;  ///< as in saved games and on the command line; also the member's name
  int Switches::*value;   ///< where it is kept
  int least = 0;          ///< 0 and 1 are written "no" and "yes"
  int most = 1;
  bool only_ends = false;   ///< nothing between least and most is meant
  std::string_view rule;    ///< "F-5"
  std::string_view source;  ///< where the rule, or the doubt, comes from
  std::string_view meaning;
  bool ambiguous = false;  ///< the sources leave the point open

  bool yes_or_no() const { return least == 0 && most == 1; }
  bool allows(int number) const {
    return number >= least && number <= most && (!only_ends || number == least || number == most);
  }
};

/// nullptr if no rule set has a switch of that name.
const SwitchInfo* find_switch(std::string_view name);
/// "yes", "4": a value as it is written in saved games.
std::string switch_text(const SwitchInfo& info, int value);
/// The value of a written switch; nothing if it is none that the switch allows.
std::optional<int> switch_value(const SwitchInfo& info, std::string_view text);
/// "yes or no", "2 or 4", "1 to 6".
std::string allowed_text(const SwitchInfo& info);

}  // namespace tilewatch::rules
