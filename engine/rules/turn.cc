// SPDX-License-Identifier: MIT
#include "engine/rules/turn.h"

#include <algorithm>
#include <bit>

#include "engine/rules/scoring.h"

namespace tilewatch::rules {
namespace {

/// Begins a step; true if it waits for somebody.
bool step_waits(const Rulebook& book, Position& position, Phase step, Events events) {
  const auto& taking_part = book.in_step[static_cast<std::size_t>(step)];
  for (const RuleSet* rules : taking_part) {
    rules->begin_step(step, book, position, events);
    if (position.phase == Phase::kEnded) return true;
  }
  return std::any_of(taking_part.begin(), taking_part.end(),
                     [&](const RuleSet* rules) { return rules->waits_in(step, book, position); });
}

void end_turn(const Rulebook& book, Position& position, Events events) {
  for (const RuleSet* rules : book.rule_sets) {
    rules->end_turn(book, position, events);
    if (position.phase == Phase::kEnded) return;
  }
  position.active = book.next_person(position.active);
  ++position.turn;
  if (events != nullptr && position.tiles_left > 0) {
    events->emplace_back(TurnBegan{position.turn, position.active});
  }
}

/// To the next step that waits for somebody; after the last one the next turn begins.
void go_on(const Rulebook& book, Position& position, Events events) {
  auto step = std::find(book.steps.begin(), book.steps.end(), position.phase);
  while (position.phase != Phase::kEnded) {
    if (++step == book.steps.end()) {
      end_turn(book, position, events);
      if (position.phase == Phase::kEnded) return;
      step = book.steps.begin();
    }
    position.phase = *step;
    if (step_waits(book, position, *step, events)) return;
  }
}

bool rule_sets_allow(const Rulebook& book, const Position& position, TypeIndex type, const Placement& at) {
  return std::none_of(book.choosy.begin(), book.choosy.end(), [&](const RuleSet* rules) {
    return rules->placement_allowed(book, position, type, at).has_value();
  });
}

/// F-6, F-7: of tiles that lie open, one is laid.
bool was_drawn(const Position& position, TypeIndex type) {
  return position.drawn.empty() ||
         std::find(position.drawn.begin(), position.drawn.end(), type) != position.drawn.end();
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
      const NodeId feature = board.node(node).feature;
      if (std::find(finished.begin(), finished.end(), feature) == finished.end()) finished.push_back(feature);
    }
  };
  const int last = position.last_tile();
  look_at(last, false);
  const Cell cell = board.tiles()[static_cast<std::size_t>(last)].cell;
  for (int dy = -1; dy <= 1; ++dy) {
    for (int dx = -1; dx <= 1; ++dx) {
      const int tile = board.tile_at({cell.x + dx, cell.y + dy});
      if (tile >= 0 && tile != last) look_at(tile, true);
    }
  }
  return finished;
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
  return was_drawn(position, type) && open->admits(book.shapes[type].turned[at.rotation].edges) &&
         rule_sets_allow(book, position, type, at);
}

void find_placements(const Rulebook& book, const Position& position, TypeIndex type,
                     std::vector<Placement>& out) {
  out.clear();
  const std::uint32_t edges = book.shapes[type].all_edges;
  out.reserve(4 * position.board.open_cells().size());
  for (const OpenCell& open : position.board.open_cells()) {
    for (std::uint32_t fits = open.admitted(edges); fits != 0; fits &= fits - 1) {
      const Placement at{open.cell(), static_cast<Rotation>(std::countr_zero(fits) / 8)};
      if (book.choosy.empty() || rule_sets_allow(book, position, type, at)) out.push_back(at);
    }
  }
}

void find_figure_options(const Rulebook& book, const Position& position, std::vector<PlaceFigure>& out) {
  out.clear();
  if (position.phase != Phase::kFigure) return;
  for (const RuleSet* rules : book.rule_sets) rules->figure_options(book, position, out);
  for (const RuleSet* rules : book.rule_sets) rules->limit_figure_options(book, position, out);
}

void find_choices(const Rulebook& book, const Position& position, std::vector<Command>& out) {
  out.clear();
  if (position.phase == Phase::kFigure) {
    std::vector<PlaceFigure> figures;
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
  position.draw(command.type);
  position.drawn.clear();  // F-6: the others go back
  position.board.lay(tile);
  if (events != nullptr) events->emplace_back(TilePlaced{tile});
  for (const RuleSet* rules : book.rule_sets) {
    rules->on_tile_placed(book, position, events);
    if (position.phase == Phase::kEnded) return;
  }
  go_on(book, position, events);
}

void perform(const Rulebook& book, Position& position, const DiscardTile& command, Events events) {
  position.draw(command.type);
  const auto drawn = std::find(position.drawn.begin(), position.drawn.end(), command.type);
  if (drawn != position.drawn.end()) position.drawn.erase(drawn);
  if (events != nullptr) events->emplace_back(TileDiscarded{command.type});
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
