// SPDX-License-Identifier: MIT
// What the scores would be if the game ended now.
#pragma once

#include <vector>

#include "engine/rules/game.h"

namespace tilewatch::rules {

/// The scores by player if the game ended now: the turn being over without what it still asks for, and then
/// the final scoring. In Mists what is finished and not yet decided counts as scored (calming ghosts would be
/// for nothing, G-16), with the hounds that wait for it (G-32) and points handed to where they help most
/// (G-43); nothing else pays (G-15, G-21). `events`, if given, gets what happens.
std::vector<int> scores_if_ended_now(const Game& game, std::vector<Event>* events = nullptr);

}  // namespace tilewatch::rules
