// SPDX-License-Identifier: MIT
#include "engine/rules/scoring.h"

#include <algorithm>
#include <stdexcept>

#include "engine/rules/figure_traits.h"
#include "engine/rules/turn.h"

namespace tilewatch::rules {
void Terms::add(const char* name, int count, int points) {
  if (size_ == kMost) throw std::length_error("too many terms in one score");
  terms_[size_++] = {name, count, points};
}

int Terms::points() const {
  int sum = 0;
  for (const Term& term : *this) sum += term.points;
  return sum;
}

Terms value_of(const Rulebook& book, const Position& position, NodeId feature) {
  Terms terms;
  for (const RuleSet* rules : book.with(Hook::kScoreTerms))
    rules->score_terms(book, position, feature, terms);
  return terms;
}

unsigned majority_on(const Position& position, NodeId feature) {
  const NodeId wanted = position.board.node(feature).feature;
  std::array<int, kMaxPlayers> weight{};
  int most = 1;
  for (const StandingFigure& figure : position.figures) {
    if (figure.player == kNoPlayer || position.board.node(figure.node).feature != wanted) continue;
    weight[figure.player] += traits_of(figure.kind).weight;
    most = std::max(most, weight[figure.player]);
  }
  unsigned winners = 0;
  for (std::size_t player = 0; player < weight.size(); ++player) {
    if (weight[player] == most) winners |= 1U << player;
  }
  return winners;
}

unsigned present_on(const Position& position, NodeId feature) {
  const NodeId wanted = position.board.node(feature).feature;
  unsigned present = 0;
  for (const StandingFigure& figure : position.figures) {
    if (figure.player != kNoPlayer && position.board.node(figure.node).feature == wanted) {
      present |= 1U << figure.player;
    }
  }
  return present;
}

unsigned winners_of(const Rulebook& book, const Position& position, NodeId feature) {
  for (const RuleSet* rules : book.with(Hook::kWinners)) {
    if (const auto winners = rules->winners(book, position, feature)) return *winners;
  }
  return majority_on(position, feature);
}

void score_finished(const Rulebook& book, Position& position, Events events) {
  const std::vector<NodeId> finished = finished_by_last_tile(position);
  if (finished.empty()) return;
  for (const RuleSet* rules : book.with(Hook::kBeforeCompletedScore)) {
    rules->before_completed_score(book, position, finished, events);
  }
  for (const NodeId feature : finished) {
    // F-12: a closed tent pays whether anybody stands there or not.
    if (!position.occupied(feature) && winners_of(book, position, feature) == 0) continue;
    for (const RuleSet* rules : book.with(Hook::kBeforeFeatureScore))
      rules->before_feature_score(book, position, feature, events);
    pay(book, position, feature, false, events);
    // W-14: feature by feature, or else all figures stand until everything is paid.
    if (book.switches().towers_first == 0) send_home(position, feature, events);
  }
  for (const NodeId feature : finished) {
    if (position.occupied(feature)) send_home(position, feature, events);
  }
  for (const RuleSet* rules : book.with(Hook::kAfterCompletedScore)) {
    rules->after_completed_score(book, position, finished, events);
  }
}

Score explained(const Rulebook& book, const Position& position, NodeId feature, const Terms& terms) {
  const Board& board = position.board;
  Score score;
  score.kind = board.kind(feature);
  score.complete = board.complete(feature);
  board.for_pieces(board.node(feature).feature, [&](NodeId id) {
    score.pieces.push_back(board.ref(id));
    score.cells.push_back(score.pieces.back().cell);
  });
  std::sort(score.pieces.begin(), score.pieces.end());
  std::sort(score.cells.begin(), score.cells.end());
  score.cells.erase(std::unique(score.cells.begin(), score.cells.end()), score.cells.end());
  for (std::size_t i = 0; i < position.figures.size(); ++i) {
    if (board.node(position.figures[i].node).feature == board.node(feature).feature) {
      score.figures.push_back(position.figure(i));
    }
  }
  for (const Terms::Term& term : terms) score.terms.push_back({term.name, term.count, term.points});
  score.points = terms.points();
  const unsigned winners = winners_of(book, position, feature);
  for (Player player = 0; player < kMaxPlayers; ++player) {
    if ((winners >> player) & 1U) score.winners.push_back(player);
  }
  return score;
}

void pay(const Rulebook& book, Position& position, NodeId feature, bool final, Events events) {
  const Terms terms = value_of(book, position, feature);
  const unsigned winners = winners_of(book, position, feature);
  if (winners == 0) return;  // F-14: a closed tent on which a referee put somebody
  for (std::size_t player = 0; player < position.scores.size(); ++player) {
    if ((winners >> player) & 1U) position.scores[player] += terms.points();
  }
  if (events != nullptr) events->emplace_back(Scored{explained(book, position, feature, terms), final});
  if (!final) tell_paid(book, position, position.board.kind(feature), winners, terms.points(), events);
}

void tell_paid(const Rulebook& book, Position& position, FeatureKind what, unsigned winners, int points,
               Events events) {
  for (const RuleSet* rules : book.with(Hook::kOnPaid))
    rules->on_paid(book, position, what, winners, points, events);
}

void send_home(Position& position, NodeId feature, Events events) {
  const NodeId wanted = position.board.node(feature).feature;
  for (std::size_t i = 0; i < position.figures.size();) {
    const StandingFigure& figure = position.figures[i];
    if (figure.player == kNoPlayer || position.board.node(figure.node).feature != wanted) {
      ++i;
      continue;
    }
    if (events != nullptr) events->emplace_back(FigureReturned{position.figure(i)});
    position.take_figure(i);
  }
}

std::vector<NodeId> finished_cities_of(const Position& position, NodeId field) {
  const Board& board = position.board;
  std::vector<NodeId> cities;
  board.for_pieces(board.node(field).feature, [&](NodeId id) {
    const unsigned touched = board.shape(id).cities;
    const NodeId first = board.first_node(board.node(id).tile);
    for (int i = 0; (touched >> i) != 0; ++i) {
      if (((touched >> i) & 1U) == 0) continue;
      const NodeId city = board.node(static_cast<NodeId>(first + i)).feature;
      if (board.complete(city) && std::find(cities.begin(), cities.end(), city) == cities.end()) {
        cities.push_back(city);
      }
    }
  });
  return cities;
}

int rank_of(FeatureKind kind) {
  switch (kind) {
    case FeatureKind::kCity:
      return 0;
    case FeatureKind::kRoad:
      return 1;
    case FeatureKind::kMonastery:
      return 2;
    case FeatureKind::kField:
      return 9;
    default:
      return 3;
  }
}

}  // namespace tilewatch::rules
