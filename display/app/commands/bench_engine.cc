// SPDX-License-Identifier: MIT
// `tilewatch bench engine`.
#include <fmt/format.h>

#include <memory>

#include "display/app/commands/bench.h"
#include "engine/rules/bench.h"

namespace tilewatch::app {

Measure set_up_bench_engine(CLI::App& app) {
  struct Options {
    int games = 5000;
    std::uint32_t seed = 1;
  };
  auto options = std::make_shared<Options>();
  app.add_option("--games", options->games, "Random games to play")->check(CLI::Range(1, 10'000'000));
  app.add_option("--seed", options->seed, "Seed of the first game");
  return [options]() -> Result<nlohmann::json> {
    const auto catalogue = catalogue::Catalogue::load({"base"});
    if (!catalogue) return tl::unexpected(catalogue.error());
    const rules::RulesBench bench = rules::bench_rules(*catalogue, options->games, options->seed);
    return nlohmann::json{{"random_games", bench.playouts},
                          {"random_games_per_cpu_second", bench.playouts_per_second},
                          {"turns_per_cpu_second", bench.turns_per_second},
                          {"placements_per_cpu_second", bench.placements_per_second},
                          {"copy_ns", bench.copy_ns},
                          {"copy_into_ns", bench.copy_into_ns},
                          {"position_bytes", bench.position_bytes},
                          {"signature", fmt::format("{:016x}", bench.signature)}};
  };
}

}  // namespace tilewatch::app
