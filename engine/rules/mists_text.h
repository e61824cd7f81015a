// SPDX-License-Identifier: MIT
// Mists over Carcassonne in words: what people are asked, the state as statements of a position's text, and
// whether a state contradicts itself.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/rules/rule_set.h"

namespace tilewatch::rules {

/// What people are asked in the present step; empty when nothing of Mists is asked.
std::string mists_question(const Rulebook& book, const Position& position);

/// "mists hound 1 beside meeple of player 2 on road 0 at 1,0" ...
std::vector<std::string> mists_state_text(const Position& position);
/// Reads such a statement after its first word.
void read_mists_state(StatementReader& reader, Position& position);

std::optional<std::string> mists_inconsistency(const Rulebook& book, const Position& position);

}  // namespace tilewatch::rules
