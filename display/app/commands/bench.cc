// SPDX-License-Identifier: MIT
// `tilewatch bench PART`: how fast a part is, as JSON.
#include "display/app/commands/bench.h"

#include <cstdio>
#include <memory>
#include <vector>

#include "display/app/command.h"

namespace tilewatch::app {

// One declaration a part, defined in bench_<name>.cc.
Measure set_up_bench_bus(CLI::App& app);
Measure set_up_bench_engine(CLI::App& app);
Measure set_up_bench_vision(CLI::App& app);

namespace {

const std::vector<BenchPart>& parts() {
  static const std::vector<BenchPart> kParts{
      {"engine", "The rules: random games, placements, copies of a position", set_up_bench_engine},
      {"vision", "The simulated table, one core: quiet frames, readings, delays, a photo",
       set_up_bench_vision},
      {"bus", "Readings, updates and requests on the bus: messages a second, delays", set_up_bench_bus},
  };
  return kParts;
}

}  // namespace

Run set_up_bench(CLI::App& app) {
  app.require_subcommand(1);
  auto chosen = std::make_shared<std::string>();
  auto measures = std::make_shared<std::vector<std::pair<std::string, Measure>>>();
  for (const BenchPart& part : parts()) {
    CLI::App* sub = app.add_subcommand(part.name, part.summary);
    measures->emplace_back(part.name, part.set_up(*sub));
    sub->callback([chosen, name = part.name] { *chosen = name; });
  }
  return [chosen, measures] {
    for (const auto& [name, measure] : *measures) {
      if (name != *chosen) continue;
      const auto figures = measure();
      if (!figures) return report(figures.error());
      std::puts(nlohmann::json{{"bench", name}, {"figures", *figures}}.dump(2).c_str());
    }
    return 0;
  };
}

}  // namespace tilewatch::app
