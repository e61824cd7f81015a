// SPDX-License-Identifier: MIT
// tilewatch engine: only the part that knows the game, on the bus.
#include <CLI/CLI.hpp>
#include <memory>

#include "display/app/bus_options.h"
#include "display/app/command.h"
#include "display/app/engine_node.h"
#include "display/app/game_options.h"
#include "display/app/interrupt.h"

namespace tilewatch::app {
namespace {

struct EngineArguments {
  TileOptions tiles;
  RuleOptions rules;
  PlayerOptions players;
  BusOptions bus;
  std::string answers = "none";
  std::string json;
  std::string journal;
  std::string resume;
  bool until_pictures_end = false;
  bool odds = false;
};

Result<void> run_engine(const EngineArguments& arguments) {
  auto endpoints = arguments.bus.endpoints();
  if (!endpoints) return tl::unexpected(endpoints.error());
  auto catalogue = arguments.tiles.load();
  if (!catalogue) return tl::unexpected(catalogue.error());
  auto switches = arguments.rules.parse(*catalogue);
  if (!switches) return tl::unexpected(switches.error());
  auto players = arguments.players.parse();
  if (!players) return tl::unexpected(players.error());
  if (auto chosen = check_journal(arguments.journal, arguments.resume, arguments.rules); !chosen) {
    return chosen;
  }
  if (auto writable = check_writable(arguments.json); !writable) return writable;
  EngineNodeOptions options;
  options.referee.setup.catalogue = *catalogue;
  options.referee.setup.players = *players;
  options.referee.setup.switches = *switches;
  options.journal = arguments.resume.empty() ? arguments.journal : arguments.resume;
  options.resume = !arguments.resume.empty();
  options.until_pictures_end = arguments.until_pictures_end;
  options.odds = arguments.odds;
  auto answers = answers_from(arguments.answers, *catalogue);
  if (!answers) return tl::unexpected(answers.error());
  options.referee.answers = *answers;
  const bus::StopSignal stop;
  const StopOnInterrupt interrupt(stop);
  bus::Context context;
  auto engine = EngineNode::open(context, *endpoints, std::move(options));
  if (!engine) return tl::unexpected(engine.error());
  print_endpoints((*engine)->bound());
  (*engine)->run(stop);
  return arguments.json.empty() ? Result<void>{} : write_file(arguments.json, (*engine)->played_game({}));
}

}  // namespace

Run set_up_engine(CLI::App& app) {
  auto arguments = std::make_shared<EngineArguments>();
  arguments->tiles.add_to(app);
  arguments->rules.add_to(app);
  arguments->players.add_to(app);
  arguments->bus.add_to(app);
  app.add_option("--answers", arguments->answers, "none, or the true game that answers questions")
      ->capture_default_str();
  app.add_option("--json", arguments->json, "Where the played game is written at the end");
  app.add_option("--journal", arguments->journal, "Keep the game in this file, so that it can be resumed");
  app.add_option("--resume", arguments->resume, "Go on with the game in this journal");
  app.add_flag("--until-pictures-end", arguments->until_pictures_end,
               "Stop when vision says that no more pictures come");
  app.add_flag("--odds", arguments->odds,
               "Tell displays the chances to win, too (takes what the processor has left)");
  return [arguments] {
    const auto done = run_engine(*arguments);
    return done ? 0 : report(done.error());
  };
}

}  // namespace tilewatch::app
