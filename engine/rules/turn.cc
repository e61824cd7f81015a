// SPDX-License-Identifier: MIT
#include "engine/rules/turn.h"

#include <algorithm>

#include "engine/rules/scoring.h"

namespace tilewatch::rules {
namespace {

/// Begins a step; true if it waits for somebody.
bool step_waits(const Rulebook& book, Position& position, Phase step, Events events) {
  for (const RuleSet* rules : book.begin_in[static_cast<std::size_t>(step)]) {
    rules->begin_step(step, book, position, events);
    if (position.phase == Phase::kEnded) return true;
  }
  for (const RuleSet* rules : book.wait_in[static_cast<std::size_t>(step)]) {
    if (rules->waits_in(step, book, position)) return true;
  }
  return false;
}

void end_turn(const Rulebook& book, Position& position, Events events) {
  for (const RuleSet* rules : book.with(Hook::kEndTurn)) {
    rules->end_turn(book, position, events);
    if (position.phase == Phase::kEnded) return;
  }
  if (position.part < position.parts) {  // F-15
    ++position.part;
    return;
  }
  position.part = position.parts = 1;
  position.active = book.next_person(position.active);
  ++position.turn;
  if (events != nullptr && position.tiles_left > 0) {
    events->emplace_back(TurnBegan{position.turn, position.active});
  }
}

/// To the next step that waits for somebody; after the last one the next turn begins.
void go_on(const Rulebook& book, Position& position, Events events) {
  while (position.phase != Phase::kEnded) {
    Phase next = book.step_after[static_cast<std::size_t>(position.phase)];
    if (next == Phase::kEnded) {
      end_turn(book, position, events);
      if (position.phase == Phase::kEnded) return;
      next = book.steps.front();
    }
    position.phase = next;
    if (step_waits(book, position, next, events)) return;
  }
}

bool rule_sets_allow(const Rulebook& book, const Position& position, TypeIndex type, const Placement& at) {
  const auto& choosy = book.choosy[type];
  return std::none_of(choosy.begin(), choosy.end(), [&](const RuleSet* rules) {
    return rules->placement_allowed(book, position, type, at) != nullptr;
  });
}

/// F-6, F-7: of tiles that lie open, one is laid; F-15: then none out of a player's own supply.
bool was_drawn(const Rulebook& book, const Position& position, TypeIndex type) {
  if (book.shapes[type].from_supply) return position.drawn_together == 0;
  return position.drawn.empty() ||
         std::find(position.drawn.begin(), position.drawn.end(), type) != position.drawn.end();
}

void forget_drawn(Position& position, TypeIndex type) {
  const auto drawn = std::find(position.drawn.begin(), position.drawn.end(), type);
  if (drawn != position.drawn.end()) position.drawn.erase(drawn);
}

/// F-6: the other drawn tiles go back, unless (F-15) the turn has another part, for which they stay.
void put_back(const Rulebook& book, Position& position, TypeIndex laid) {
  const auto& extending = book.with(Hook::kExtendsTurn);
  const bool extended = std::any_of(extending.begin(), extending.end(), [&](const RuleSet* rules) {
    return rules->extends_turn(book, position);
  });
  if (extended) {
    ++position.parts;
    forget_drawn(position, laid);
  } else {
    position.drawn.clear();
  }
  if (position.drawn.empty()) position.drawn_together = 0;
}

const RuleSet* owner_of(const Rulebook& book, const Command& command) {
  for (const RuleSet* rules : book.rule_sets) {
    if (rules->owns(command)) return rules;
  }
  return nullptr;
}

bool is_forced(const Command& command) {
  return std::visit(
      [](const auto& what) {
        if constexpr (requires { what.forced; }) return what.forced;
        return false;
      },
      command);
}

}  // namespace

std::vector<NodeId> finished_by_last_tile(const Position& position) {
  const Board& board = position.board;
  std::vector<NodeId> finished;
  if (!board.last_completed()) return finished;
  const auto add = [&](NodeId feature) {
    if (std::find(finished.begin(), finished.end(), feature) == finished.end()) finished.push_back(feature);
  };
  const auto look_at = [&](int tile, bool surrounded_only) {
    if (surrounded_only &&
        !board.shape_of_type(board.tiles()[static_cast<std::size_t>(tile)].type).surrounded) {
      return;
    }
    for (int i = 0; i < board.nodes_of(tile); ++i) {
      const auto node = static_cast<NodeId>(board.first_node(tile) + i);
      const FeatureKind kind = board.kind(node);
      const bool by_edges = kind == FeatureKind::kCity || kind == FeatureKind::kRoad;
      if ((surrounded_only && by_edges) || !board.complete(node)) continue;
      add(board.node(node).feature);
    }
  };
  const int last = position.last_tile();
  look_at(last, false);
  const Cell cell = board.tiles()[static_cast<std::size_t>(last)].cell;
  if (board.shape_of_type(board.tiles()[static_cast<std::size_t>(last)].type).matches_all) {
    for (const Side side : kSides) {  // what an abbey ends is not its own
      const int tile = board.tile_at(neighbour(cell, side));
      if (tile < 0) continue;
      const std::int8_t node = board.turned(tile).side_node[static_cast<std::size_t>(opposite(side))];
      if (node < 0 || !board.complete(static_cast<NodeId>(board.first_node(tile) + node))) continue;
      add(board.node(static_cast<NodeId>(board.first_node(tile) + node)).feature);
    }
  }
  for (int dy = -1; dy <= 1; ++dy) {
    for (int dx = -1; dx <= 1; ++dx) {
      const int tile = board.tile_at({cell.x + dx, cell.y + dy});
      if (tile >= 0 && tile != last) look_at(tile, true);
    }
  }
  return finished;
}

std::optional<Violation> held_back(const Rulebook& book, const Position& position, TypeIndex type) {
  if (!is_held_back(book, position, type)) return std::nullopt;
  return book.draw_first[position.draw_group].why;
}

void next_draw_group(const Rulebook& book, Position& position) {
  for (; position.draw_group < book.draw_first.size(); ++position.draw_group) {
    const auto& types = book.draw_first[position.draw_group].types;
    if (std::any_of(types.begin(), types.end(),
                    [&](TypeIndex first) { return position.remaining[first] > 0; })) {
      return;
    }
  }
}

bool may_place(const Rulebook& book, const Position& position, const PlaceTile& command) {
  const TypeIndex type = command.type;
  const Placement& at = command.at;
  if (position.phase != Phase::kTile || type >= position.remaining.size() || position.remaining[type] == 0 ||
      at.rotation > 3 || (command.garden && !book.shapes[type].has_garden())) {
    return false;
  }
  const OpenCell* open = position.board.open_cell(at.cell);
  if (open == nullptr) return false;
  if (command.forced) return true;
  if (is_held_back(book, position, type)) return false;
  const Shape& shape = book.shapes[type];
  return was_drawn(book, position, type) &&
         (shape.matches_all || open->admits(shape.turned[at.rotation].edges)) &&
         rule_sets_allow(book, position, type, at);
}

int may_draw(const Rulebook& book, const Position& position) {
  if (!position.drawn.empty()) return 0;
  int draws = 1;
  if (position.drawn_together == 0) {
    for (const RuleSet* rules : book.with(Hook::kExtraDraws)) draws += rules->extra_draws(book, position);
  }
  return std::min(draws, position.tiles_left);
}

int draws_of(const Rulebook& book, const Position& position, Player player) {
  Position their_turn = position;
  their_turn.active = player;
  their_turn.drawn.clear();
  their_turn.drawn_together = 0;
  return may_draw(book, their_turn);
}

void take_tile(const Rulebook& book, Position& position, TypeIndex type) {
  position.draw(type);
  if (book.shapes[type].from_supply) ++position.tiles_left;
  next_draw_group(book, position);
}

void find_placements(const Rulebook& book, const Position& position, TypeIndex type,
                     std::vector<Placement>& out) {
  if (is_held_back(book, position, type)) {
    out.clear();
    return;
  }
  if (book.shapes[type].matches_all) {
    out.clear();
    for (const OpenCell& open : position.board.open_cells()) {
      for (Rotation rotation = 0; rotation < 4; ++rotation) out.push_back({open.cell(), rotation});
    }
  } else {
    position.board.list_fitting(book.shapes[type], out);
  }
  if (book.choosy[type].empty()) return;
  std::erase_if(out, [&](const Placement& at) { return !rule_sets_allow(book, position, type, at); });
}

void find_figure_options(const Rulebook& book, const Position& position, std::vector<PlaceFigure>& out) {
  out.clear();
  if (position.phase != Phase::kFigure) return;
  for (const RuleSet* rules : book.with(Hook::kFigureOptions)) rules->figure_options(book, position, out);
  for (const RuleSet* rules : book.with(Hook::kLimitFigureOptions)) {
    rules->limit_figure_options(book, position, out);
  }
}

void find_choices(const Rulebook& book, const Position& position, std::vector<Command>& out) {
  out.clear();
  if (position.phase == Phase::kFigure) {
    static thread_local std::vector<PlaceFigure> figures;  // a search asks this every turn
    find_figure_options(book, position, figures);
    out.insert(out.end(), figures.begin(), figures.end());
  }
  if (position.phase == Phase::kEnded) return;
  for (const RuleSet* rules : book.in_step[static_cast<std::size_t>(position.phase)]) {
    rules->choices(book, position, out);
  }
}

void perform(const Rulebook& book, Position& position, const PlaceTile& command, Events events) {
  const PlacedTile tile{command.type,   command.at.cell, command.at.rotation,
                        command.garden, command.forced,  position.turn};
  take_tile(book, position, command.type);
  position.board.lay(tile);
  if (events != nullptr) events->emplace_back(TilePlaced{tile});
  for (const RuleSet* rules : book.with(Hook::kOnTilePlaced)) {
    rules->on_tile_placed(book, position, events);
    if (position.phase == Phase::kEnded) return;
  }
  put_back(book, position, command.type);
  go_on(book, position, events);
}

void perform(const Rulebook& book, Position& position, const DiscardTile& command, Events events) {
  const bool returns = book.switches().misfits_return != 0 && position.drawn_together > 1;  // F-8
  forget_drawn(position, command.type);
  if (!returns) {
    position.draw(command.type);
    next_draw_group(book, position);
  }
  // F-8: from now on one at a time; also if nobody said that this one was drawn.
  if (position.drawn.empty()) position.drawn_together = 1;
  if (events != nullptr && !returns) {
    events->emplace_back(TileDiscarded{command.type});
  } else if (events != nullptr) {
    events->emplace_back(
        Noted{"F-8", book.setup.catalogue->type(command.type).id + " goes back to the others", {}});
  }
  if (returns) return;
  for (const RuleSet* rules : book.rule_sets) rules->tile_discarded(book, position, events);
}

void perform(const Rulebook& book, Position& position, const PlaceFigure& command, Events events) {
  const Player player = command.player == kNoPlayer ? position.active : command.player;
  position.put_figure({command.kind, player, position.board.find(command.at)});
  if (events != nullptr) events->emplace_back(FigurePlaced{position.figure(position.figures.size() - 1)});
  if (!command.forced) go_on(book, position, events);
}

void perform(const Rulebook& book, Position& position, const Pass&, Events events) {
  for (const RuleSet* rules : book.in_step[static_cast<std::size_t>(position.phase)]) {
    if (!rules->passed(book, position, events)) return;
  }
  go_on(book, position, events);
}

void perform(const Rulebook&, Position& position, const RemoveFigure& command, Events events) {
  for (std::size_t i = 0; i < position.figures.size(); ++i) {
    if (position.figure(i) != command.figure) continue;
    position.take_figure(i);
    if (events != nullptr) events->emplace_back(FigureReturned{command.figure});
    return;
  }
}

void perform(const Rulebook& book, Position& position, const AdjustScore& command, Events events) {
  position.scores[command.player] += command.points;
  if (events != nullptr) events->emplace_back(ScoreAdjusted{command.player, command.points, command.reason});
  for (const RuleSet* rules : book.rule_sets) rules->score_adjusted(book, position, command, events);
}

void perform_own(const Rulebook& book, Position& position, const Command& command, Events events) {
  const bool step_over = owner_of(book, command)->perform_own(book, position, command, events);
  if (step_over && !is_forced(command)) go_on(book, position, events);
}

void perform(const Rulebook& book, Position& position, const EndGame&, Events events) {
  std::vector<NodeId> features;
  for (const StandingFigure& figure : position.figures) {
    if (book.scorer == nullptr && figure.player != kNoPlayer)
      features.push_back(position.board.node(figure.node).feature);
  }
  const auto order = [&](NodeId a, NodeId b) {
    const int rank_a = rank_of(position.board.kind(a));
    const int rank_b = rank_of(position.board.kind(b));
    return rank_a != rank_b ? rank_a < rank_b : a < b;
  };
  std::sort(features.begin(), features.end(), order);
  features.erase(std::unique(features.begin(), features.end()), features.end());
  for (const NodeId feature : features) pay(book, position, feature, true, events);
  for (const RuleSet* rules : book.rule_sets) rules->final_scoring(book, position, events);
  position.phase = Phase::kEnded;
  if (events != nullptr) events->emplace_back(GameEnded{});
}

}  // namespace tilewatch::rules
