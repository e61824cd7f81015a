// SPDX-License-Identifier: MIT
// Why something may not be done, in plain words.
#include <algorithm>
#include <string>

#include "engine/rules/turn.h"

namespace tilewatch::rules {
namespace {

constexpr int kMostPointsByHand = 10000;

std::string side_name(Side side) {
  switch (side) {
    case Side::kNorth:
      return "north";
    case Side::kEast:
      return "east";
    case Side::kSouth:
      return "south";
    case Side::kWest:
      return "west";
  }
  return "?";
}

std::string edge_name(EdgeKind kind) {
  switch (kind) {
    case EdgeKind::kField:
      return "a field";
    case EdgeKind::kRoad:
      return "a road";
    case EdgeKind::kCity:
      return "a city";
    case EdgeKind::kRiver:
      return "the river";
  }
  return "?";
}

std::string figure_name(FigureKind kind) {
  std::string name(to_string(kind));
  std::replace(name.begin(), name.end(), '_', ' ');
  return name;
}

const std::string& id_of(const Rulebook& book, TypeIndex type) { return book.setup.catalogue->type(type).id; }

std::optional<Violation> no_copy(const Rulebook& book, const Position& position, TypeIndex type) {
  if (type >= position.remaining.size()) return Violation{"B-1", "there is no such tile in this game"};
  if (position.remaining[type] == 0) {
    return Violation{"B-1", "no copy of " + id_of(book, type) + " is left"};
  }
  return std::nullopt;
}

std::optional<Violation> not_in(Phase phase, const Position& position) {
  if (position.phase == phase) return std::nullopt;
  if (position.phase == Phase::kEnded) return Violation{"B-5", "the game is over"};
  if (phase == Phase::kTile) {
    if (position.phase == Phase::kFigure) {
      return Violation{
          "B-3", "the tile of this turn is laid; a figure is placed on it, or none, before anything else"};
    }
    return Violation{"B-3", "the tile of this turn is laid; its turn is not over"};
  }
  if (phase == Phase::kFigure && position.phase != Phase::kTile) {
    return Violation{"B-3", "something else is to be done before"};
  }
  return Violation{"B-3", "a tile is laid first"};
}

bool lies_drawn(const Position& position, TypeIndex type) {
  return std::find(position.drawn.begin(), position.drawn.end(), type) != position.drawn.end();
}
Violation not_drawn() { return {"F-6", "it is none of the tiles that were drawn"}; }

std::optional<Violation> bad_edges(const Rulebook& book, const OpenCell& open, const PlaceTile& command) {
  const EdgeBits mine = book.shapes[command.type].turned[command.at.rotation].edges;
  for (const Side side : kSides) {
    const bool touches = edge_in(open.mask, side) != EdgeKind::kField;
    const EdgeKind theirs = edge_in(open.wanted, side);
    if (!touches || edge_in(mine, side) == theirs) continue;
    return Violation{"B-1", "its " + side_name(side) + " edge is " + edge_name(edge_in(mine, side)) +
                                " and would meet " + edge_name(theirs)};
  }
  return std::nullopt;
}

/// Figures of rule sets that are not in play, or of nobody, never count as a player's.
std::optional<Violation> no_such_figure(const Rulebook& book, const Position& position, Player player,
                                        FigureKind kind) {
  if (player >= book.setup.players.size()) return Violation{"B-0", "there is no such player"};
  if (position.in_hand(player, kind) == 0) {
    return Violation{"B-3", name_of(book.setup, player) + " has no " + figure_name(kind) + " in hand"};
  }
  return std::nullopt;
}

}  // namespace

std::optional<Violation> why_not(const Rulebook& book, const Position& position, const PlaceTile& command) {
  if (may_place(book, position, command)) return std::nullopt;
  if (auto violation = not_in(Phase::kTile, position)) return violation;
  if (auto violation = no_copy(book, position, command.type)) return violation;
  if (command.at.rotation > 3) return Violation{"B-1", "a tile is turned by 0 to 3 quarter turns"};
  if (command.garden && !book.shapes[command.type].has_garden()) {
    return Violation{"B-1", "no copy of " + id_of(book, command.type) + " shows a garden"};
  }
  if (const int tile = position.board.tile_at(command.at.cell); tile >= 0) {
    const TypeIndex there = position.board.tiles()[static_cast<std::size_t>(tile)].type;
    return Violation{"B-1",
                     to_string(command.at.cell) + " is taken by " +
                         (there == catalogue::kNoType ? "a tile that lies face down" : id_of(book, there))};
  }
  const OpenCell* open = position.board.open_cell(command.at.cell);
  if (open == nullptr) {
    const bool beside = std::any_of(kSides.begin(), kSides.end(), [&](Side side) {
      return position.board.tile_at(neighbour(command.at.cell, side)) >= 0;
    });
    if (beside) return Violation{"G-39", "it would touch only tiles that lie face down"};
    return Violation{"B-1", "it would touch no laid tile by an edge"};
  }
  if (auto violation = held_back(book, position, command.type)) return violation;
  if (book.shapes[command.type].from_supply) {
    if (position.drawn_together > 0) {
      return Violation{"F-15", "tiles were drawn, so none out of a player's own supply is laid"};
    }
  } else if (!position.drawn.empty() && !lies_drawn(position, command.type)) {
    return not_drawn();
  }
  if (!book.shapes[command.type].matches_all) {
    if (auto violation = bad_edges(book, *open, command)) return violation;
  }
  for (const RuleSet* rules : book.choosy[command.type]) {
    if (const auto* violation = rules->placement_allowed(book, position, command.type, command.at)) {
      return *violation;
    }
  }
  return std::nullopt;
}

std::optional<Violation> why_not(const Rulebook& book, const Position& position, const DiscardTile& command) {
  if (auto violation = not_in(Phase::kTile, position)) return violation;
  if (auto violation = no_copy(book, position, command.type)) return violation;
  if (auto violation = held_back(book, position, command.type)) return violation;
  if (book.shapes[command.type].from_supply) {
    return Violation{"F-15", "it was not drawn: it is laid out of a player's own supply"};
  }
  std::vector<Placement> fits;
  if (!position.drawn.empty()) {
    if (!lies_drawn(position, command.type)) return not_drawn();
    for (const TypeIndex drawn : position.drawn) {
      find_placements(book, position, drawn, fits);
      if (drawn == command.type || fits.empty()) continue;
      return Violation{"F-7", id_of(book, drawn) + " fits, so one that fits is laid and the others go back"};
    }
  }
  find_placements(book, position, command.type, fits);
  if (fits.empty()) return std::nullopt;
  return Violation{"B-2", "it stays in the game: it fits at " + to_string(fits.front().cell) + ", turned " +
                              std::to_string(fits.front().rotation) + " times"};
}

std::optional<Violation> why_not(const Rulebook& book, const Position& position, const PlaceFigure& command) {
  if (command.forced) {
    if (position.phase == Phase::kEnded) return not_in(Phase::kFigure, position);
    if (auto violation = no_such_figure(book, position, command.player, command.kind)) return violation;
    if (position.board.find(command.at) == kNoNode) {
      return Violation{"B-3", "there is no such place at " + to_string(command.at.cell)};
    }
    return std::nullopt;
  }
  if (auto violation = not_in(Phase::kFigure, position)) return violation;
  // A search asks this every turn: its memory is kept.
  static thread_local std::vector<PlaceFigure> options;
  find_figure_options(book, position, options);
  for (const PlaceFigure& option : options) {
    const bool same_player =
        command.player == kNoPlayer
            ? option.player == kNoPlayer || option.player == position.active
            : command.player == (option.player == kNoPlayer ? position.active : option.player);
    if (option.kind == command.kind && option.at == command.at && same_player) return std::nullopt;
  }
  if (auto violation = no_such_figure(
          book, position, command.player == kNoPlayer ? position.active : command.player, command.kind)) {
    return violation;
  }
  if (command.at.cell != position.board.tiles().back().cell) {
    return Violation{"B-3", "a figure goes only on the tile just laid, at " +
                                to_string(position.board.tiles().back().cell)};
  }
  for (const RuleSet* rules : book.rule_sets) {
    if (auto violation = rules->why_no_figure(book, position, command)) return violation;
  }
  if (command.player != kNoPlayer && !book.same_person(command.player, position.active)) {
    return Violation{"B-3", "it is the turn of " + name_of(book.setup, position.active)};
  }
  const std::string kind(to_string(command.at.piece.kind));
  const NodeId node = position.board.find(command.at);
  if (node == kNoNode) return Violation{"B-3", "the tile just laid has no such " + kind};
  if (position.occupied(node)) return Violation{"B-3", "a figure stands on this " + kind + " already"};
  return Violation{"B-3", "a " + figure_name(command.kind) + " may not stand on a " + kind};
}

std::optional<Violation> why_not(const Rulebook& book, const Position& position, const Pass&) {
  if (position.phase == Phase::kFigure || position.phase == Phase::kTile || position.phase == Phase::kEnded) {
    return not_in(Phase::kFigure, position);
  }
  std::vector<Command> choices;
  find_choices(book, position, choices);
  for (const Command& choice : choices) {
    if (std::holds_alternative<Pass>(choice)) return std::nullopt;
  }
  return Violation{"B-3", "this step cannot be left out"};
}

std::optional<Violation> why_not_own(const Rulebook& book, const Position& position, const Command& command) {
  for (const RuleSet* rules : book.rule_sets) {
    if (rules->owns(command)) return rules->why_not_own(book, position, command);
  }
  return Violation{"B-0", "nothing like that is done in this game"};
}

std::optional<Violation> why_not(const Rulebook&, const Position& position, const RemoveFigure& command) {
  if (position.phase == Phase::kEnded) return not_in(Phase::kFigure, position);
  // Ghosts and hounds belong to nobody, and may be taken away like anything else.
  for (std::size_t i = 0; i < position.figures.size(); ++i) {
    if (position.figure(i) == command.figure) return std::nullopt;
  }
  return Violation{"B-7", "no such figure stands at " + to_string(command.figure.at.cell)};
}

std::optional<Violation> why_not(const Rulebook& book, const Position& position, const AdjustScore& command) {
  if (command.player >= book.setup.players.size()) return Violation{"B-0", "there is no such player"};
  for (const RuleSet* rules : book.rule_sets) {
    if (auto violation = rules->why_no_adjustment(book, position, command)) return violation;
  }
  const auto within = [](int value, int limit) { return value >= -limit && value <= limit; };
  if (!within(command.points, kMostPointsByHand) ||
      !within(position.scores[command.player] + command.points, 10 * kMostPointsByHand)) {
    return Violation{"B-0", "nobody can be given " + std::to_string(command.points) + " points"};
  }
  return std::nullopt;
}

std::optional<Violation> why_not(const Rulebook&, const Position& position, const EndGame&) {
  if (position.phase == Phase::kTile || position.phase == Phase::kEnded)
    return not_in(Phase::kTile, position);
  return Violation{"B-3", "the turn is not over: a figure is placed, or none, before the game ends"};
}

}  // namespace tilewatch::rules
