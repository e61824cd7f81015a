// SPDX-License-Identifier: MIT
#include "engine/rules/mists_hounds.h"

#include <algorithm>
#include <string>

#include "engine/rules/mists_cemeteries.h"
#include "engine/rules/mists_ghosts.h"
#include "engine/rules/mists_levels.h"

namespace tilewatch::rules {
namespace {

void note(Events events, const char* rule, std::string text, std::vector<Cell> cells = {}) {
  if (events != nullptr) events->emplace_back(Noted{rule, std::move(text), std::move(cells)});
}

/// Index of the hound's figure; -1 if a referee took it off the board.
int figure_of(const Position& position, const Hound& hound) {
  for (std::size_t i = 0; i < position.figures.size(); ++i) {
    if (position.figures[i].kind == FigureKind::kHound && position.figures[i].node == hound.node) {
      return static_cast<int>(i);
    }
  }
  return -1;
}

}  // namespace

void lose_hounds_if_nobody_stands(Position& position, Events events) {
  for (std::size_t i = 0; i < position.mists.hounds.size(); ++i) {
    Hound& hound = position.mists.hounds[i];
    if (hound.state != HoundState::kDue || !hound_places(position).empty()) continue;
    hound.state = HoundState::kGone;
    note(events, "G-30", "nobody stands on the board: hound " + std::to_string(i + 1) + " is lost");
  }
}

void reach_marks(const Rulebook&, Position& position, Events events) {
  const MistsLevel& level = mists_level(position);
  if (!level.stacks()) return;
  const int score = mists_score(position);
  bool reached = false;
  for (std::size_t i = 0; i < position.mists.hounds.size(); ++i) {
    Hound& hound = position.mists.hounds[i];
    if (hound.state != HoundState::kWaiting || score < level.marks[i]) continue;
    hound.state = HoundState::kDue;
    reached = true;
    note(events, "G-29",
         std::to_string(level.marks[i]) + " points are reached: stack " + std::to_string(i + 2) + " begins");
  }
  if (reached) lose_hounds_if_nobody_stands(position, events);
}

int hound_in(const Position& position, HoundState state) {
  for (std::size_t i = 0; i < position.mists.hounds.size(); ++i) {
    if (position.mists.hounds[i].state == state) return static_cast<int>(i);
  }
  return -1;
}

std::vector<Figure> hound_places(const Position& position) {
  std::vector<Figure> found;
  for (std::size_t i = 0; i < position.figures.size(); ++i) {
    if (stands(position, position.figures[i])) found.push_back(position.figure(i));
  }
  for (const FigurePlace& scored : position.mists.went_home) {
    found.push_back({FigureKind::kMeeple, scored.player, position.board.ref(scored.node)});
  }
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

void put_hound(Position& position, const Figure& beside, Events events) {
  Hound& hound = position.mists.hounds.at(static_cast<std::size_t>(hound_in(position, HoundState::kDue)));
  hound = {HoundState::kDriving, beside.player, position.board.find(beside.at)};
  position.put_figure({FigureKind::kHound, kNoPlayer, hound.node});
  if (events != nullptr) events->emplace_back(FigurePlaced{position.figure(position.figures.size() - 1)});
  if (hound_reach(position).empty()) end_driving(position, events);
}

std::vector<int> hound_reach(const Position& position) {
  std::vector<int> tiles;
  const int driving = hound_in(position, HoundState::kDriving);
  if (driving < 0) return tiles;
  const Board& board = position.board;
  const Cell centre = board.ref(position.mists.hounds[static_cast<std::size_t>(driving)].node).cell;
  const auto look_at = [&](Cell cell) {
    const int tile = board.tile_at(cell);
    if (tile >= 0 && ghosts_on_tile(position, tile) > 0) tiles.push_back(tile);
  };
  look_at(centre);
  for_round(centre, look_at);
  return tiles;
}

std::optional<Violation> why_not_drive(const Position& position, const DriveAway& command) {
  if (auto violation = bad_ghosts(position, command.ghosts, 2, "G-29")) return violation;
  const std::vector<int> reach = hound_reach(position);
  for (const GhostGroup& group : command.ghosts) {
    if (std::find(reach.begin(), reach.end(), position.board.tile_at(group.at.cell)) == reach.end()) {
      return Violation{"G-29", to_string(group.at.cell) + " is none of the nine tiles round the hound"};
    }
  }
  return std::nullopt;
}

void end_driving(Position& position, Events events) {
  const int driving = hound_in(position, HoundState::kDriving);
  if (driving < 0) return;
  const auto which = static_cast<std::size_t>(driving);
  Hound& hound = position.mists.hounds.at(which);
  hound.state = HoundState::kBeside;
  const bool with_figure =
      std::any_of(position.figures.begin(), position.figures.end(), [&](const StandingFigure& figure) {
        return figure.player == hound.player && figure.node == hound.node;
      });
  if (!with_figure)
    remove_hound(position, which, events);  // G-31, the other reading: it leaves with the figure
  lose_hounds_if_nobody_stands(position, events);
}

std::vector<std::size_t> hounds_on(const Position& position, NodeId feature) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < position.mists.hounds.size(); ++i) {
    const Hound& hound = position.mists.hounds[i];
    if (hound.lies() && figure_of(position, hound) >= 0 &&
        position.board.node(hound.node).feature == position.board.node(feature).feature) {
      found.push_back(i);
    }
  }
  return found;
}

void remove_hound(Position& position, std::size_t which, Events events) {
  Hound& hound = position.mists.hounds.at(which);
  const int index = figure_of(position, hound);
  if (index >= 0) {
    if (events != nullptr)
      events->emplace_back(FigureReturned{position.figure(static_cast<std::size_t>(index))});
    position.take_figure(static_cast<std::size_t>(index));
  }
  hound = {HoundState::kGone, kNoPlayer, kNoNode};
}

void bury_hounds(Position& position, const FigurePlace& figure, Events events) {
  for (std::size_t i = 0; i < position.mists.hounds.size(); ++i) {
    const Hound& hound = position.mists.hounds[i];
    if (!hound.lies() || hound.node != figure.node || hound.player != figure.player) continue;
    note(events, "G-25", "hound " + std::to_string(i + 1) + " leaves with the buried figure",
         {position.board.ref(hound.node).cell});
    remove_hound(position, i, events);
  }
}

}  // namespace tilewatch::rules
