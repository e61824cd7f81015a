// SPDX-License-Identifier: MIT
// Vision, engine and window (or none) as threads of one program, on inproc.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "display/app/audience_options.h"
#include "display/app/demo_truth.h"
#include "display/app/engine_node.h"
#include "display/app/game_exports.h"
#include "display/app/overlay_options.h"
#include "vision/watch/vision_node.h"

namespace tilewatch::app {

struct OneProgramOptions {
  std::shared_ptr<const catalogue::Catalogue> catalogue;
  std::shared_ptr<const vision::ArtLibrary> art;
  std::unique_ptr<vision::Source> source;
  EngineNodeOptions engine;
  vision::VisionNodeOptions vision;
  std::shared_ptr<Voice> voice;  ///< of simulated players; may be null
  bool headless = false;
  std::string title = "Tilewatch";
  std::filesystem::path screenshot;  ///< of the window, see window::WindowOptions
  int screenshot_after_turns = 0;
  int last_turn = 0;  ///< as there
  bool close_at_end = false;
  OverlayChoices overlay;
  AudienceChoices audience;
  std::string board;  ///< --board, see table_board.h
  ExportFiles files;  ///< written when all is over
};

/// Plays until the pictures end (headless), the window is closed or somebody presses Ctrl-C. Returns "Played
/// game" as JSON text.
Result<std::string> run_one_program(OneProgramOptions options);

}  // namespace tilewatch::app
