// SPDX-License-Identifier: MIT
// The words of prompts about the steps of a turn: what may be chosen, and under which rule.
#pragma once

#include <string>

#include "engine/rules/game.h"

namespace tilewatch::referee {

/// Prompt::kind of a step that waits: "move_magic" "bury" ...; empty for tile and figure.
std::string step_kind(rules::Phase phase);
/// The number of the rule that asks for it: "M-2".
std::string step_rule(rules::Phase phase);
/// "Move the mage or the witch." out of "move the mage or the witch".
std::string sentence(std::string words);
/// "the road at (1,0)"
std::string place_words(const rules::FeatureRef& at);
/// "the mage on the road at (1,0)", "score 8 points for the city at (2,1)", "calm: 3 ghosts from (2,1)".
std::string choice_words(const rules::Game& game, const rules::Command& command);

}  // namespace tilewatch::referee
