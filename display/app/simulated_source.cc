// SPDX-License-Identifier: MIT
// Opening sources.
#include "display/app/simulated_source.h"

#include <algorithm>
#include <utility>

#include "vision/source/open_source.h"

namespace tilewatch::app {

Result<SimulatedGame> simulate_game(const SourceOptions& options,
                                    std::shared_ptr<const catalogue::Catalogue> catalogue,
                                    const std::vector<rules::PlayerSetup>& players,
                                    const rules::Switches& switches, bool real_time) {
  DemoGameOptions game;
  game.switches = switches;
  game.players = players;
  game.turns = options.turns;
  game.seed = options.seed;
  auto demo = make_demo_game(catalogue, game);
  if (!demo) return tl::unexpected(demo.error());
  for (vision::ScriptedTurn& turn : demo->script) turn.shown = options.show_drawn.value_or(false);
  vision::SimulatedTableOptions table;
  if (!options.size.empty()) {
    auto size = size_from(options.size);
    if (!size) return tl::unexpected(size.error());
    table.size = *size;
  }
  table.seed = options.seed;
  table.speed = options.speed;
  table.real_time = real_time;
  auto diary = std::make_shared<FilmDiary>();
  auto voice = std::make_shared<Voice>();
  auto source = std::make_unique<ObservedTable>(
      std::make_unique<vision::SimulatedTable>(catalogue, demo->script, table), diary, demo->words, voice);
  return SimulatedGame{std::move(source), std::move(*demo), std::move(diary), std::move(voice)};
}

void look_for_what_is_in_play(const rules::Setup& setup, vision::WatchOptions& watch) {
  for (const auto& player : setup.players) watch.colours.push_back(player.colour);
  const auto& sets = setup.catalogue->set_names();
  const auto in_play = [&](const char* set) {
    return std::find(sets.begin(), sets.end(), set) != sets.end();
  };
  watch.kinds = {FigureKind::kMeeple};
  if (in_play("inns_cathedrals") && setup.switches.big_meeple != 0) {
    watch.kinds.push_back(FigureKind::kBigMeeple);
  }
  if (setup.switches.abbot != 0) watch.kinds.push_back(FigureKind::kAbbot);
  if (in_play("mage_witch")) {
    watch.kinds.push_back(FigureKind::kMage);
    watch.kinds.push_back(FigureKind::kWitch);
  }
  if (!in_play("mists")) return;
  constexpr int kHounds = 3;  // G-4: from these levels on
  constexpr int kFaceDown = 5;
  watch.kinds.push_back(FigureKind::kGhost);
  if (setup.switches.mists_level >= kHounds) watch.kinds.push_back(FigureKind::kHound);
  watch.face_down = setup.switches.mists_level >= kFaceDown;
}

Result<std::unique_ptr<vision::Source>> open_game_source(
    const SourceOptions& options, std::shared_ptr<const catalogue::Catalogue> catalogue,
    const std::vector<rules::PlayerSetup>& players, const rules::Switches& switches, bool headless) {
  if (options.simulate) {
    auto game = simulate_game(options, std::move(catalogue), players, switches, !headless);
    if (!game) return tl::unexpected(game.error());
    return std::move(game->source);
  }
  if (!options.pictures.empty()) return vision::open_pictures(options.pictures);
  if (!options.video.empty()) return vision::open_video(options.video);
  vision::CameraOptions camera;
  camera.device = options.camera;
  if (!options.size.empty()) {
    auto size = size_from(options.size);
    if (!size) return tl::unexpected(size.error());
    camera.size = *size;
  }
  return vision::open_camera(camera);
}

}  // namespace tilewatch::app
