// SPDX-License-Identifier: MIT
// tilewatch vision: only the part that looks, on the bus.
#include <CLI/CLI.hpp>
#include <cstdio>
#include <memory>

#include "display/app/bus_options.h"
#include "display/app/command.h"
#include "display/app/commands/use_profile.h"
#include "display/app/interrupt.h"
#include "display/app/simulated_source.h"
#include "vision/watch/vision_node.h"

namespace tilewatch::app {
namespace {

struct VisionArguments {
  SourceOptions source;
  TileOptions tiles;
  PlayerOptions players;
  RuleOptions rules;
  ArtOptions art;
  BusOptions bus;
};

Result<void> run_vision(const VisionArguments& arguments) {
  if (auto checked = arguments.source.check(); !checked) return checked;
  auto endpoints = arguments.bus.endpoints();
  if (!endpoints) return tl::unexpected(endpoints.error());
  auto catalogue = arguments.tiles.load();
  if (!catalogue) return tl::unexpected(catalogue.error());
  auto players = arguments.players.parse();
  if (!players) return tl::unexpected(players.error());
  auto switches = arguments.rules.parse(*catalogue);
  if (!switches) return tl::unexpected(switches.error());
  auto art = arguments.art.load(**catalogue, arguments.source.simulate);
  if (!art) return tl::unexpected(art.error());
  auto network = network_for(**art, **catalogue);
  if (!network) return tl::unexpected(network.error());
  auto source = open_game_source(arguments.source, *catalogue, *players, *switches, true);
  if (!source) return tl::unexpected(source.error());

  const bus::StopSignal stop;
  const StopOnInterrupt interrupt(stop);
  bus::Context context;
  auto link = bus::VisionLink::open(context, *endpoints);
  if (!link) return tl::unexpected(link.error());
  print_endpoints((*link)->bound());
  std::fprintf(stderr, "tilewatch: readings go to the engine at %s (it may be started later)\n",
               endpoints->readings.c_str());
  vision::VisionNodeOptions options;
  options.watch.network = *network;
  options.watch.figures = figure_network();
  for (const auto& player : *players) options.watch.colours.push_back(player.colour);
  if (auto used = use_profile(arguments.art.profile, arguments.source, *art, options, *source); !used) {
    return used;
  }
  options.watch.stills = (*source)->stills();
  options.lockstep = !(*source)->live();
  vision::VisionNode(*catalogue, *art, std::move(*source), std::move(*link), options).run(stop);
  return {};
}

}  // namespace

Run set_up_vision(CLI::App& app) {
  auto arguments = std::make_shared<VisionArguments>();
  arguments->source.add_to(app);
  arguments->tiles.add_to(app);
  arguments->players.add_to(app);
  arguments->rules.add_to(app);
  arguments->art.add_to(app);
  arguments->bus.add_to(app);
  return [arguments] {
    const auto done = run_vision(*arguments);
    return done ? 0 : report(done.error());
  };
}

}  // namespace tilewatch::app
