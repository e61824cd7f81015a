// SPDX-License-Identifier: MIT
#include "engine/rules/mists_scoring.h"

#include <algorithm>
#include <string>

#include "engine/rules/mists_cemeteries.h"
#include "engine/rules/mists_ghosts.h"
#include "engine/rules/mists_hounds.h"
#include "engine/rules/mists_levels.h"
#include "engine/rules/scoring.h"
#include "engine/rules/turn.h"

namespace tilewatch::rules {
namespace {

bool is_scored(FeatureKind kind) {
  return kind == FeatureKind::kCity || kind == FeatureKind::kRoad || kind == FeatureKind::kCastle;
}

int misty_round(const Board& board, Cell centre) {
  int misty = 0;
  const auto look_at = [&](Cell cell) {
    const int tile = board.tile_at(cell);
    if (tile >= 0 && board.shape_of_type(board.tiles()[static_cast<std::size_t>(tile)].type).misty) ++misty;
  };
  look_at(centre);
  for_round(centre, look_at);
  return misty;
}

/// Colours whose points need a target (G-43, G-44), a bit each: those without a score figure.
unsigned without_target(const Position& position, unsigned colours) {
  for (Player player = 0; player < kScoreFigures; ++player) colours &= ~(1U << player);
  return mists_level(position).own_figures ? colours : 0U;
}

/// Colours that the hounds on a feature score for when `ghosts` are left on the board.
unsigned hound_colours(const Position& position, NodeId feature, int ghosts) {
  unsigned colours = 0;
  if (ghosts == 0) return 0;
  for (const std::size_t i : hounds_on(position, feature)) colours |= 1U << position.mists.hounds[i].player;
  return colours;
}

unsigned colours_to_score(const Rulebook& book, const Position& position, NodeId feature) {
  return winners_of(book, position, feature) | hound_colours(position, feature, ghosts_on_board(position));
}

/// Every way to hand the points of `colours` to score figures.
std::vector<PointsTo> all_targets(unsigned colours) {
  std::vector<PointsTo> ways{{}};
  for (Player from = 0; (colours >> from) != 0; ++from) {
    if (((colours >> from) & 1U) == 0) continue;
    std::vector<PointsTo> more;
    for (const PointsTo& way : ways) {
      for (Player to = 0; to < kScoreFigures; ++to) {
        more.push_back(way);
        more.back().emplace_back(from, to);
      }
    }
    ways = std::move(more);
  }
  return ways;
}

std::optional<Violation> bad_targets(const Rulebook& book, const Position& position, unsigned colours,
                                     const PointsTo& points_to) {
  unsigned named = 0;
  for (const auto& [from, to] : points_to) {
    if (from >= book.setup.players.size() || ((colours >> from) & 1U) == 0 || ((named >> from) & 1U) != 0) {
      return Violation{"G-43", name_of(book.setup, from) + " has no points to hand over"};
    }
    if (to >= book.setup.players.size() || !has_score_figure(position, to)) {
      return Violation{"G-43", name_of(book.setup, to) + " has no score figure"};
    }
    named |= 1U << from;
  }
  if (named == colours) return std::nullopt;
  return Violation{"G-43", "it is not said who gets the points of a colour without a score figure"};
}

Player target_of(const Position& position, Player from, const PointsTo& points_to) {
  for (const auto& [giver, to] : points_to) {
    if (giver == from) return to;
  }
  return has_score_figure(position, from) ? from : Player{0};
}

void pay_to(const Rulebook& book, Position& position, Player from, int points, const PointsTo& points_to,
            const char* rule, Events events) {
  const Player to = target_of(position, from, points_to);
  give_points(book, position, to, points);
  if (events == nullptr || to == from || points == 0) return;
  events->emplace_back(Noted{rule,
                             std::to_string(points) + " points of " + name_of(book.setup, from) + " go to " +
                                 name_of(book.setup, to),
                             {}});
}

/// The feature is scored or has calmed ghosts: hounds (G-32), figures home, and perhaps the game is won.
void finish(const Rulebook& book, Position& position, NodeId feature, const PointsTo& points_to,
            Events events) {
  for (const std::size_t i : hounds_on(position, feature)) {
    if (mists_score(position) >= mists_level(position).goal) break;  // G-21: won already
    const int ghosts = ghosts_on_board(position);
    const Hound hound = position.mists.hounds[i];
    if (events != nullptr) {
      const FeatureRef at = position.board.ref(hound.node);
      Score score;
      score.kind = FeatureKind::kHound;
      score.complete = true;
      score.cells = {at.cell};
      score.pieces = {at};
      score.figures = {{FigureKind::kHound, kNoPlayer, at}};
      score.terms = {{"ghosts", ghosts, ghosts}};
      score.points = ghosts;
      score.winners = {hound.player};
      events->emplace_back(Scored{std::move(score), false});
    }
    pay_to(book, position, hound.player, ghosts, points_to, "G-44", events);
    remove_hound(position, i, events);
  }
  if (book.switches().mists_hound_needs_standing == 0) {
    for (const StandingFigure& figure : position.figures) {
      if (figure.player != kNoPlayer && position.board.node(figure.node).feature == feature) {
        position.mists.went_home.push_back({figure.player, figure.node});
      }
    }
  }
  send_home(position, feature, events);
  std::erase(position.undecided, feature);
  win_if_reached(position, events);
}

void score_now(const Rulebook& book, Position& position, NodeId feature, const PointsTo& points_to,
               Events events) {
  const Terms terms = value_of(book, position, feature);
  const unsigned winners = winners_of(book, position, feature);
  if (events != nullptr) events->emplace_back(Scored{explained(book, position, feature, terms), false});
  for (Player player = 0; (winners >> player) != 0; ++player) {
    if ((winners >> player) & 1U) pay_to(book, position, player, terms.points(), points_to, "G-43", events);
  }
  finish(book, position, feature, points_to, events);
}

/// Which of those that wait may be decided now: all, or only the first (G-20).
std::size_t decidable(const Rulebook& book, const Position& position) {
  return book.switches().mists_order_chosen != 0 ? position.undecided.size()
                                                 : std::min<std::size_t>(1, position.undecided.size());
}

/// While no ghost is there to be calmed, features whose points know where to go are scored by themselves.
void do_what_is_clear(const Rulebook& book, Position& position, Events events) {
  while (position.phase != Phase::kEnded && !position.undecided.empty() && ghosts_on_board(position) == 0) {
    const auto end = position.undecided.begin() + static_cast<std::ptrdiff_t>(decidable(book, position));
    const auto clear = std::find_if(position.undecided.begin(), end, [&](NodeId feature) {
      return without_target(position, colours_to_score(book, position, feature)) == 0;
    });
    if (clear == end) return;
    score_now(book, position, *clear, {}, events);
  }
}

std::optional<Violation> not_waiting(const Rulebook& book, const Position& position, const FeatureRef& ref) {
  const NodeId node = position.board.find(ref);
  if (node == kNoNode) return Violation{"G-16", "there is no such feature at " + to_string(ref.cell)};
  const auto begin = position.undecided.begin();
  const auto found = std::find(begin, position.undecided.end(), position.board.node(node).feature);
  if (found == position.undecided.end()) {
    return position.board.complete(node) && is_scored(ref.piece.kind)
               ? Violation{"G-19", "nobody stands there any more: a feature is scored or calms, once"}
               : Violation{"G-16", "it is not finished"};
  }
  if (found - begin < static_cast<std::ptrdiff_t>(decidable(book, position))) return std::nullopt;
  return Violation{"G-20", "another finished feature comes before it"};
}

}  // namespace

FeatureRef occupied_piece(const Position& position, NodeId feature) {
  std::optional<FeatureRef> first;
  for (const StandingFigure& figure : position.figures) {
    if (figure.player == kNoPlayer ||
        position.board.node(figure.node).feature != position.board.node(feature).feature) {
      continue;
    }
    const FeatureRef ref = position.board.ref(figure.node);
    if (!first || ref < *first) first = ref;
  }
  return first.value_or(position.board.ref(feature));
}

void mists_terms(const Position& position, NodeId feature, Terms& terms) {
  terms.clear();
  const Board& board = position.board;
  const Node& totals = board.feature(feature);
  if (totals.open != 0) return;
  switch (board.kind(feature)) {
    case FeatureKind::kRoad:
      terms.add("tiles", totals.tiles, totals.tiles);
      break;
    case FeatureKind::kCity:
      terms.add("tiles", totals.tiles, 2 * totals.tiles);
      if (totals.shields > 0) terms.add("shields", totals.shields, 2 * totals.shields);
      break;
    case FeatureKind::kCastle: {
      const int misty = misty_round(board, board.ref(feature).cell);
      terms.add("misty tiles", misty, 2 * misty);
      break;
    }
    default:
      break;
  }
}

unsigned mists_winners(const Rulebook& book, const Position& position, NodeId feature) {
  return book.switches().mists_majority != 0 ? majority_on(position, feature) : present_on(position, feature);
}

void begin_scoring(const Rulebook& book, Position& position, Events events) {
  position.undecided.clear();
  for (const NodeId feature : finished_by_last_tile(position)) {
    if (is_scored(position.board.kind(feature)) && position.occupied(feature)) {
      position.undecided.push_back(feature);
    }
  }
  do_what_is_clear(book, position, events);
}

void scoring_choices(const Rulebook& book, const Position& position, std::vector<Command>& out) {
  const int ghosts = ghosts_on_board(position);
  std::vector<std::vector<GhostGroup>> ways;
  for (const int tile : tiles_with_ghosts(position)) {
    for (auto& way : most_of_tile(position, tile)) ways.push_back(std::move(way));
  }
  const std::size_t count = decidable(book, position);
  for (std::size_t i = 0; i < count; ++i) {
    const NodeId feature = position.undecided[i];
    const FeatureRef ref = occupied_piece(position, feature);
    for (const PointsTo& to :
         all_targets(without_target(position, colours_to_score(book, position, feature)))) {
      out.emplace_back(ScoreFeature{ref, to});
    }
    for (const auto& way : ways) {
      int taken = 0;
      for (const GhostGroup& group : way) taken += group.count;
      for (const PointsTo& to :
           all_targets(without_target(position, hound_colours(position, feature, ghosts - taken)))) {
        out.emplace_back(CalmGhosts{ref, way, to});
      }
    }
  }
}

std::optional<Violation> why_not_score(const Rulebook& book, const Position& position,
                                       const ScoreFeature& command) {
  if (auto violation = not_waiting(book, position, command.feature)) return violation;
  const NodeId feature = position.board.find(command.feature);
  return bad_targets(book, position, without_target(position, colours_to_score(book, position, feature)),
                     command.points_to);
}

std::optional<Violation> why_not_calm(const Rulebook& book, const Position& position,
                                      const CalmGhosts& command) {
  if (auto violation = not_waiting(book, position, command.feature)) return violation;
  if (auto violation = bad_ghosts(position, command.ghosts, 1, "G-16")) return violation;
  int left = ghosts_on_board(position);
  for (const GhostGroup& group : command.ghosts) left -= group.count;
  const NodeId feature = position.board.find(command.feature);
  return bad_targets(book, position, without_target(position, hound_colours(position, feature, left)),
                     command.points_to);
}

void score_feature(const Rulebook& book, Position& position, const ScoreFeature& command, Events events) {
  const NodeId node = position.board.find(command.feature);
  score_now(book, position, position.board.node(node).feature, command.points_to, events);
  do_what_is_clear(book, position, events);
}

void calm_ghosts(const Rulebook& book, Position& position, const CalmGhosts& command, Events events) {
  take_groups(position, command.ghosts, events);
  const NodeId node = position.board.find(command.feature);
  finish(book, position, position.board.node(node).feature, command.points_to, events);
  do_what_is_clear(book, position, events);
}

}  // namespace tilewatch::rules
