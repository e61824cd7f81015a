// SPDX-License-Identifier: MIT
// What happens at the table besides the game, put into the plan of a film.
#pragma once

#include <vector>

#include "vision/simulate/film_plan.h"

namespace tilewatch::vision {

/// Makes time for the events of `options` and adds their deeds and the visits of hands that they need. An
/// event about a turn that the film does not play is a programmer's error (std::invalid_argument).
void add_events(FilmPlan& plan, const std::vector<ScriptedTurn>& turns, const std::vector<TableEvent>& events,
                const FilmPlanOptions& options);

}  // namespace tilewatch::vision
