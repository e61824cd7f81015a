// SPDX-License-Identifier: MIT
#include "engine/rules/mists_levels.h"

#include <algorithm>

#include "engine/rules/mists_ghosts.h"

namespace tilewatch::rules {
namespace {

constexpr std::array<MistsLevel, kMistsLevels> kLevels{{
    {15, {0, 0}, 50, false, false, false},
    {15, {0, 0}, 75, true, false, false},
    {15, {15, 50}, 100, true, false, false},
    {13, {20, 60}, 120, true, false, false},
    {13, {15, 50}, 100, true, true, false},
    {12, {10, 25}, 50, true, true, true},
}};
constexpr int kStacks = 3;

int persons(const Setup& setup) {
  return static_cast<int>(std::count_if(setup.players.begin(), setup.players.end(),
                                        [](const PlayerSetup& player) { return !player.same_person; }));
}

/// G-2: alone 4 colours, in two 2 each, from three on 1 each.
int colours_each(int persons) {
  if (persons == 1) return 4;
  return persons == 2 ? 2 : 1;
}

}  // namespace

const MistsLevel& mists_level(int level) { return kLevels.at(static_cast<std::size_t>(level - 1)); }

std::span<const SwitchInfo> mists_switches() {
  static constexpr std::array<SwitchInfo, 9> kSwitches{{
      {"mists_level", &Switches::mists_level, 1, kMistsLevels, false, "G-4", "Mists over Carcassonne",
       "level of the game"},
      {"mists_majority", &Switches::mists_majority, 0, 1, false, "G-17",
       "Mists: answers of 2/2023, since withdrawn",
       "only who has most figures on a feature scores it, instead of every colour there"},
      {"mists_part_by_part", &Switches::mists_part_by_part, 0, 1, false, "G-12", "Mists: not covered",
       "of a tile with two mists only the parts that stay open put out ghosts", true},
      {"mists_order_chosen", &Switches::mists_order_chosen, 0, 1, false, "G-20", "Mists: not covered",
       "the active player chooses in which order finished features are scored or calm ghosts", true},
      {"mists_misfit_loses", &Switches::mists_misfit_loses, 0, 1, false, "G-22", "Mists: end of the game",
       "a drawn tile that fits nowhere loses the game, instead of being replaced", true},
      {"mists_cemetery_apart", &Switches::mists_cemetery_apart, 0, 1, false, "G-27",
       "Mists: Dized 0023 says only the half of it", "closing mist leaves the ghosts on a cemetery", true},
      {"mists_hound_needs_standing", &Switches::mists_hound_needs_standing, 0, 1, false, "G-31",
       "Mists: order of 3a and 3b", "a figure scored in this turn has gone home and takes no hound", true},
      {"mists_face_down_touches", &Switches::mists_face_down_touches, 0, 1, false, "G-41",
       "Mists: not covered", "a tile laid face down touches some tile by an edge", true},
      {"mists_face_down_uses_up", &Switches::mists_face_down_uses_up, 0, 1, false, "G-41",
       "Mists: not covered", "no tile left to be laid face down counts as using up the stack", true},
  }};
  return kSwitches;
}

std::optional<Violation> mists_setup_problem(const Setup& setup) {
  if (setup.catalogue->set_names().size() > 1) {
    return Violation{"G-1", "Mists over Carcassonne is played with its own tiles only, without other sets"};
  }
  if (setup.switches.abbot != 0) {
    return Violation{"G-2", "Mists over Carcassonne is played without abbots"};
  }
  const int people = persons(setup);
  const int each = colours_each(people);
  for (std::size_t i = 0; i < setup.players.size();) {
    std::size_t next = i + 1;
    while (next < setup.players.size() && setup.players[next].same_person) ++next;
    const auto colours = static_cast<int>(next - i);
    if (colours != each) {
      return Violation{"G-2", std::string(people == 1   ? "who plays alone has 4 colours"
                                          : people == 2 ? "of two players each has 2 colours"
                                                        : "of three or more players each has 1 colour") +
                                  ", not " + std::to_string(colours)};
    }
    i = next;
  }
  return std::nullopt;
}

void mists_at_start(const Rulebook& book, Position& position) {
  const Setup& setup = book.setup;
  position.mists.level = static_cast<std::uint8_t>(setup.switches.mists_level);
  const MistsLevel& level = mists_level(position);
  const int people = persons(setup);
  const bool as_usual = setup.switches.meeples == Switches().meeples;
  for (std::size_t player = 0; player < setup.players.size(); ++player) {
    int meeples = setup.switches.meeples;
    if (as_usual) meeples = people >= 3 ? 5 : 3;
    if (level.own_figures && people >= 3 && player < kScoreFigures) --meeples;  // G-42
    position.supply[player][static_cast<std::size_t>(FigureKind::kMeeple)] =
        static_cast<std::uint8_t>(meeples);
  }
  if (!level.castles) {
    for (TypeIndex type = 0; type < position.remaining.size(); ++type) {
      const catalogue::TileType& tile = setup.catalogue->type(type);
      if (!tile.castle && !tile.cemetery) continue;
      position.tiles_left -= position.remaining[type];
      position.remaining[type] = 0;
    }
  }
  if (level.stacks()) position.mists.stack_size = static_cast<std::uint8_t>(position.tiles_left / kStacks);
  ghosts_of_start_piece(book, position);
}

bool has_score_figure(const Position& position, Player player) {
  return !mists_level(position).own_figures || player < kScoreFigures;
}

int mists_score(const Position& position) {
  if (!mists_level(position).own_figures) return position.scores[0];
  return *std::min_element(position.scores.begin(), position.scores.begin() + kScoreFigures);
}

void give_points(const Rulebook& book, Position& position, Player player, int points) {
  if (mists_level(position).own_figures) {
    position.scores[player] += points;
    return;
  }
  for (std::size_t each = 0; each < book.setup.players.size(); ++each) position.scores[each] += points;
}

int current_stack(const Position& position) {
  if (position.mists.stack_size == 0) return 0;
  int stack = 1;
  for (const Hound& hound : position.mists.hounds) stack += hound.state != HoundState::kWaiting ? 1 : 0;
  return stack;
}

int tiles_in_stack(const Position& position) {
  const int stack = current_stack(position);
  return stack == 0 ? position.tiles_left
                    : position.tiles_left - (kStacks - stack) * position.mists.stack_size;
}

bool win_if_reached(Position& position, Events events) {
  if (position.phase == Phase::kEnded) return true;
  if (mists_score(position) < mists_level(position).goal) return false;
  position.mists.end = MistsEnd::kGoal;
  position.phase = Phase::kEnded;
  const EndText text = text_of_end(position);
  if (events != nullptr) events->emplace_back(GameEnded{true, text.rule, text.cause});
  return true;
}

void lose(Position& position, MistsEnd end, Events events) {
  position.mists.end = end;
  position.phase = Phase::kEnded;
  if (events == nullptr) return;
  const EndText text = text_of_end(position);
  events->emplace_back(GameEnded{false, text.rule, text.cause});
}

void lose_if_used_up(Position& position, Events events) {
  if (position.phase == Phase::kEnded || tiles_in_stack(position) > 0) return;
  lose(position, current_stack(position) == 0 ? MistsEnd::kTiles : MistsEnd::kStack, events);
}

EndText text_of_end(const Position& position) {
  const MistsLevel& level = mists_level(position);
  switch (position.mists.end) {
    case MistsEnd::kNotYet:
      return {};
    case MistsEnd::kGoal:
      return {"G-21", "the goal of " + std::to_string(level.goal) + " points is reached"};
    case MistsEnd::kGhosts:
      return {"G-13", "the bank has too few ghosts"};
    case MistsEnd::kTiles:
      return {"G-22", "no tile is left and the goal is not reached"};
    case MistsEnd::kMisfit:
      return {"G-22", "a tile that was drawn fits nowhere"};
    case MistsEnd::kStack: {
      const int stack = current_stack(position);
      const int mark = stack < kStacks ? level.marks.at(static_cast<std::size_t>(stack - 1)) : level.goal;
      return {"G-28", "stack " + std::to_string(stack) + " is used up and " + std::to_string(mark) +
                          " points are not reached"};
    }
  }
  return {};
}

}  // namespace tilewatch::rules
