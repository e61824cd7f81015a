// SPDX-License-Identifier: MIT
// The sources of a game by their options, the simulated table among them.
#pragma once

#include <memory>

#include "display/app/demo_game.h"
#include "display/app/demo_truth.h"
#include "display/app/game_options.h"
#include "vision/watch/watcher.h"

namespace tilewatch::app {

/// A simulated table that plays a demo game; with its truth.
struct SimulatedGame {
  std::unique_ptr<vision::Source> source;
  DemoGame demo;
  std::shared_ptr<FilmDiary> diary;
  std::shared_ptr<Voice> voice;
};
/// `real_time`: its pictures come at a camera's pace.
Result<SimulatedGame> simulate_game(const SourceOptions& options,
                                    std::shared_ptr<const catalogue::Catalogue> catalogue,
                                    const std::vector<rules::PlayerSetup>& players,
                                    const rules::Switches& switches, bool real_time);

/// What may lie and stand on the table by the rules of this game, for the eyes.
void look_for_what_is_in_play(const rules::Setup& setup, vision::WatchOptions& watch);

/// Opens what --camera, --video, --pictures or --simulate asks for.
Result<std::unique_ptr<vision::Source>> open_game_source(
    const SourceOptions& options, std::shared_ptr<const catalogue::Catalogue> catalogue,
    const std::vector<rules::PlayerSetup>& players, const rules::Switches& switches, bool headless);

}  // namespace tilewatch::app
