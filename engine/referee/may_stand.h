// SPDX-License-Identifier: MIT
// On what figures are ever put in a game, and what that says of where one was seen.
#pragma once

#include "engine/bus/messages.h"
#include "engine/rules/game.h"

namespace tilewatch::referee {

/// Whether figures of the kind are ever put on such a piece (B-3, B-8, B-10, F-16, G-14).
bool may_stand_on(const rules::Game& game, FigureKind kind, FeatureKind feature);

/// Vision knows no rules: it takes a figure that lies for a farmer also where nobody is one (G-14). What is
/// never done in this game is much less likely than that it was seen wrongly, so the players' figures in
/// `reading` are weighed again with that, each to the same sum.
void weigh_by_rules(const rules::Game& game, bus::Reading& reading);

}  // namespace tilewatch::referee
