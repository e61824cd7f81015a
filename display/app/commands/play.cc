// SPDX-License-Identifier: MIT
// tilewatch play: a real game, from camera, video, pictures or a simulated table.
#include <CLI/CLI.hpp>
#include <cstdio>

#include <memory>

#include "display/app/command.h"
#include "display/app/commands/use_profile.h"
#include "display/app/game_options.h"
#include "display/app/look_options.h"
#include "display/app/new_game.h"
#include "display/app/one_program.h"
#include "display/app/simulated_source.h"
#include "display/app/table_board.h"
#include "display/window/run_window.h"
#include "engine/referee/answer_book.h"

namespace tilewatch::app {
namespace {

struct PlayArguments {
  SourceOptions source;
  TileOptions tiles;
  RuleOptions rules;
  PlayerOptions players;
  ArtOptions art;
  bool headless = false;
  bool no_dialog = false;
  std::string answers = "none";
  std::string json;
  std::string journal;
  std::string resume;
  std::string readings;
  OverlayChoices overlay;
  AudienceChoices audience;
  std::string board;
  ExportFiles files;
};

/// In a window, a game of which nobody is named begins with a dialog.
bool is_asked_for(const PlayArguments& arguments) {
  return !arguments.headless && !arguments.no_dialog && arguments.players.players.empty() &&
         arguments.resume.empty() && window::has_screen();
}

Result<void> play(PlayArguments arguments) {
  if (auto checked = arguments.source.check(); !checked) return checked;
  if (is_asked_for(arguments)) {
    const auto begun = ask_for_new_game(arguments.tiles, arguments.rules, arguments.players);
    if (!begun) return tl::unexpected(begun.error());
    if (!*begun) return {};
  }
  auto catalogue = arguments.tiles.load();
  if (!catalogue) return tl::unexpected(catalogue.error());
  auto switches = arguments.rules.parse(*catalogue);
  if (!switches) return tl::unexpected(switches.error());
  auto players = arguments.players.parse();
  if (!players) return tl::unexpected(players.error());
  auto art = arguments.art.load(**catalogue, arguments.source.simulate);
  if (!art) return tl::unexpected(art.error());
  auto network = network_for(**art, **catalogue);
  if (!network) return tl::unexpected(network.error());
  if (auto chosen = check_journal(arguments.journal, arguments.resume, arguments.rules); !chosen) {
    return chosen;
  }
  if (auto writable = check_writable(arguments.json); !writable) return writable;
  if (auto writable = arguments.files.check(); !writable) return writable;

  OneProgramOptions options;
  options.catalogue = *catalogue;
  options.art = *art;
  options.headless = arguments.headless;
  options.overlay = arguments.overlay;
  options.audience = arguments.audience;
  options.board = arguments.board;
  options.files = arguments.files;
  options.engine.referee.setup.catalogue = *catalogue;
  options.engine.referee.setup.players = *players;
  options.engine.referee.setup.switches = *switches;
  options.engine.journal = arguments.resume.empty() ? arguments.journal : arguments.resume;
  options.engine.readings = arguments.readings;
  options.engine.resume = !arguments.resume.empty();
  auto answers = answers_from(arguments.answers, *catalogue);
  if (!answers) return tl::unexpected(answers.error());
  options.engine.referee.answers = *answers;
  options.vision.watch.network = *network;
  options.vision.watch.figures = figure_network();
  look_for_what_is_in_play(options.engine.referee.setup, options.vision.watch);

  auto source = open_game_source(arguments.source, *catalogue, *players, *switches, arguments.headless);
  if (!source) return tl::unexpected(source.error());
  if (auto used = use_profile(arguments.art.profile, arguments.source, *art, options.vision, *source);
      !used) {
    return used;
  }
  options.vision.watch.stills = (*source)->stills();
  options.vision.lockstep = !(*source)->live();
  options.source = std::move(*source);

  auto played = run_one_program(std::move(options));
  if (!played) return tl::unexpected(played.error());
  return arguments.json.empty() ? Result<void>{} : write_file(arguments.json, *played);
}

}  // namespace

Run set_up_play(CLI::App& app) {
  auto arguments = std::make_shared<PlayArguments>();
  arguments->source.add_to(app);
  arguments->tiles.add_to(app);
  arguments->rules.add_to(app);
  arguments->players.add_to(app);
  arguments->art.add_to(app);
  app.add_flag("--headless", arguments->headless,
               "No window; questions stay open or are answered by --answers");
  app.add_flag("--no-dialog", arguments->no_dialog,
               "Begin at once where --players is not given: colours join as they are seen");
  app.add_option("--answers", arguments->answers,
                 "none, or the true game (game.json, turns.json, a saved game)")
      ->capture_default_str();
  app.add_option("--json", arguments->json, "Where the played game is written");
  app.add_option("--journal", arguments->journal, "Keep the game in this file, so that it can be resumed");
  app.add_option("--resume", arguments->resume, "Go on with the game in this journal");
  app.add_option("--readings", arguments->readings,
                 "Write all that vision said, a JSON line each, to look into a problem");
  arguments->overlay.add_to(app);
  arguments->overlay.add_odds_to(app);
  arguments->audience.add_to(app);
  add_look_options(app);
  add_board_option(app, arguments->board);
  arguments->files.add_to(app);
  return [arguments] {
    const auto done = play(*arguments);
    return done ? 0 : report(done.error());
  };
}

}  // namespace tilewatch::app
