// SPDX-License-Identifier: MIT
// What a feature is worth, why, and to whom.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "engine/rules/rule_set.h"

namespace tilewatch::rules {

/// The named terms of a value, without memory of its own so that a search can use it.
class Terms {
 public:
  struct Term {
    const char* name = "";
    int count = 0;
    int points = 0;
  };
  /// At most kMost terms; names are literals.
  void add(const char* name, int count, int points);
  void clear() { size_ = 0; }
  bool empty() const { return size_ == 0; }
  int points() const;
  const Term* begin() const { return terms_.data(); }
  const Term* end() const { return terms_.data() + size_; }

 private:
  static constexpr std::size_t kMost = 8;
  std::array<Term, kMost> terms_{};
  std::size_t size_ = 0;
};

/// B-4 if the feature is complete, else B-5; fields B-8; and what the other rule sets make of it.
Terms value_of(const Rulebook& book, const Position& position, NodeId feature);

/// Bit i = player i gets the value: B-6, unless a rule set shares it out in another way.
unsigned winners_of(const Rulebook& book, const Position& position, NodeId feature);
/// B-6: those with most weight on the feature.
unsigned majority_on(const Position& position, NodeId feature);
/// Every player with a figure on the feature, a bit each.
unsigned present_on(const Position& position, NodeId feature);

/// The value with everything that explains it.
Score explained(const Rulebook& book, const Position& position, NodeId feature, const Terms& terms);

/// B-4, B-7, B-13: everything that the last tile finished, and then the figures go home.
void score_finished(const Rulebook& book, Position& position, Events events);

/// Pays a feature's value to its winners.
void pay(const Rulebook& book, Position& position, NodeId feature, bool final, Events events);

/// Tells the rule sets that a feature or a tower was paid.
void tell_paid(const Rulebook& book, Position& position, FeatureKind what, unsigned winners, int points,
               Events events);

/// Sends the players' figures on a feature home (B-7).
void send_home(Position& position, NodeId feature, Events events);

/// The finished cities that a field touches, each once (B-8), as features.
std::vector<NodeId> finished_cities_of(const Position& position, NodeId field);

/// The order in which features of different kinds are scored and listed; the lowest first.
int rank_of(FeatureKind kind);

}  // namespace tilewatch::rules
