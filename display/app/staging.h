// SPDX-License-Identifier: MIT
// What happens in a game, as visits of hands to the simulated table.
#pragma once

#include <vector>

#include "engine/rules/game.h"
#include "vision/simulate/script.h"

namespace tilewatch::app {

vision::ScriptedFigure scripted_figure(const rules::Setup& setup, const rules::Figure& figure);

/// Appends what hands do because of one command's events: like things are done on one visit. A tile laid face
/// up is not among it.
void stage(const rules::Setup& setup, const std::vector<rules::Event>& events,
           std::vector<vision::ScriptedVisit>& visits);

}  // namespace tilewatch::app
