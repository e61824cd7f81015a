// SPDX-License-Identifier: MIT
// Mists over Carcassonne: finished features are scored by everybody on them, or calm ghosts (G-15 to G-20,
// G-23, G-32, G-42 to G-44).
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "engine/rules/rule_set.h"

namespace tilewatch::rules {

using PointsTo = std::vector<std::pair<Player, Player>>;

/// How a feature is named to people: the first of its pieces on which a player's figure stands.
FeatureRef occupied_piece(const Position& position, NodeId feature);

/// G-15, G-23: what a finished road, city or castle is worth to each colour on it.
void mists_terms(const Position& position, NodeId feature, Terms& terms);
/// G-17: every colour there, or by the old text the majority; a bit each.
unsigned mists_winners(const Rulebook& book, const Position& position, NodeId feature);

/// Step 3a begins: what the last tile has finished waits in position.undecided; what leaves no choice is
/// done.
void begin_scoring(const Rulebook& book, Position& position, Events events);
/// Everything that may be done with the features that wait.
void scoring_choices(const Rulebook& book, const Position& position, std::vector<Command>& out);
std::optional<Violation> why_not_score(const Rulebook& book, const Position& position,
                                       const ScoreFeature& command);
std::optional<Violation> why_not_calm(const Rulebook& book, const Position& position,
                                      const CalmGhosts& command);
/// They score the hounds beside the feature's figures, send the figures home, see whether the game is won,
/// and do what then leaves no choice.
void score_feature(const Rulebook& book, Position& position, const ScoreFeature& command, Events events);
void calm_ghosts(const Rulebook& book, Position& position, const CalmGhosts& command, Events events);

}  // namespace tilewatch::rules
