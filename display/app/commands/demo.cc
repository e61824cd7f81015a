// SPDX-License-Identifier: MIT
// tilewatch demo: a simulated table plays itself; no camera, no network.
#include <CLI/CLI.hpp>
#include <cstdio>
#include <memory>

#include "display/app/command.h"
#include "display/app/game_options.h"
#include "display/app/look_options.h"
#include "display/app/one_program.h"
#include "display/app/simulated_source.h"
#include "display/app/table_board.h"

namespace tilewatch::app {
namespace {

struct DemoArguments {
  SourceOptions source;
  TileOptions tiles;
  RuleOptions rules;
  bool headless = false;
  bool unknown_tiles = false;
  std::string answers = "none";
  std::string json;
  std::string readings;
  OverlayChoices overlay;
  AudienceChoices audience;
  std::string board;
  ExportFiles files;
  std::string screenshot;
  int screenshot_after_turns = 0;
};

Result<void> demo(const DemoArguments& arguments) {
  if (auto writable = check_writable(arguments.json); !writable) return writable;
  if (auto writable = arguments.files.check(); !writable) return writable;
  auto catalogue = arguments.tiles.load();
  if (!catalogue) return tl::unexpected(catalogue.error());
  auto switches = arguments.rules.parse(*catalogue);
  if (!switches) return tl::unexpected(switches.error());
  SourceOptions source = arguments.source;
  // Somebody looks: let them see where a tile may lie.
  if (!source.show_drawn) source.show_drawn = !arguments.headless;
  auto game = simulate_game(source, *catalogue, {}, *switches, !arguments.headless);
  if (!game) return tl::unexpected(game.error());

  OneProgramOptions options;
  options.catalogue = *catalogue;
  auto art = ArtOptions{}.load(**catalogue, !arguments.unknown_tiles);
  if (!art) return tl::unexpected(art.error());
  auto network = network_for(**art, **catalogue);
  if (!network) return tl::unexpected(network.error());
  options.art = *art;
  options.vision.watch.network = *network;
  options.vision.watch.figures = figure_network();
  options.headless = arguments.headless;
  options.overlay = arguments.overlay;
  options.audience = arguments.audience;
  options.board = arguments.board;
  options.files = arguments.files;
  options.title = "Tilewatch: a simulated table";
  options.screenshot = arguments.screenshot;
  options.screenshot_after_turns = arguments.screenshot_after_turns;
  options.last_turn = arguments.source.turns;
  options.close_at_end = !arguments.screenshot.empty();
  options.engine.referee.setup.catalogue = *catalogue;
  options.engine.referee.setup.switches = *switches;
  auto answers = answers_from(arguments.answers, *catalogue);
  if (!answers) return tl::unexpected(answers.error());
  options.engine.referee.answers = *answers;
  options.engine.referee.setup.players = game->demo.end.setup().players;
  look_for_what_is_in_play(options.engine.referee.setup, options.vision.watch);
  options.engine.readings = arguments.readings;
  options.vision.lockstep = !game->source->live();
  options.voice = game->voice;
  options.source = std::move(game->source);

  auto played = run_one_program(std::move(options));
  if (!played) return tl::unexpected(played.error());
  const std::string compared = with_truth(*played, game->demo, *game->diary);
  if (arguments.headless) std::fprintf(stderr, "%s\n", truth_line(compared).c_str());
  return arguments.json.empty() ? Result<void>{} : write_file(arguments.json, compared);
}

}  // namespace

Run set_up_demo(CLI::App& app) {
  auto arguments = std::make_shared<DemoArguments>();
  app.add_flag("--headless", arguments->headless, "No window, as fast as the machine can");
  app.add_flag("--unknown-tiles", arguments->unknown_tiles,
               "As with a box that nobody has shown it: tiles are read by what tiles look like in general");
  app.add_option("--answers", arguments->answers,
                 "none, or a true game that answers questions, as for `play`")
      ->capture_default_str();
  arguments->tiles.add_to(app);
  arguments->rules.add_to(app);
  arguments->source.add_simulation_to(app);
  app.add_option("--json", arguments->json, "Where the played game, compared with the truth, is written");
  app.add_option("--readings", arguments->readings, "Write all that vision said, a JSON line each");
  app.add_option("--screenshot", arguments->screenshot, "Write a picture of the window (PNG) and close it");
  app.add_option("--screenshot-after", arguments->screenshot_after_turns,
                 "Turns before the picture, 0 = at the end");
  arguments->overlay.add_to(app);
  arguments->overlay.add_odds_to(app);
  arguments->audience.add_to(app);
  add_look_options(app);
  add_board_option(app, arguments->board);
  arguments->files.add_to(app);
  return [arguments] {
    const auto done = demo(*arguments);
    return done ? 0 : report(done.error());
  };
}

}  // namespace tilewatch::app
