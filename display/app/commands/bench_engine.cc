// SPDX-License-Identifier: MIT
// `tilewatch bench engine`: random games, placements and copies of a position, and a signature of how the
// rules play.
#include <fmt/format.h>

#include <ctime>
#include <memory>
#include <vector>

#include "display/app/commands/bench.h"
#include "engine/rules/random_game.h"

namespace tilewatch::app {
namespace {

/// The processor's time, not the wall's: other programs on the machine matter less.
class Stopwatch {
 public:
  double seconds() const { return static_cast<double>(std::clock() - start_) / CLOCKS_PER_SEC; }

 private:
  std::clock_t start_ = std::clock();
};

// Two players, fields on, every legal move equally likely, final scoring.
Result<nlohmann::json> measure(int games, std::uint32_t seed) {
  const auto catalogue = catalogue::Catalogue::load({"base"});
  if (!catalogue) return tl::unexpected(catalogue.error());
  rules::Setup setup;
  setup.catalogue = *catalogue;
  setup.players = {{"A", Colour::kRed}, {"B", Colour::kBlue}};
  const auto started = rules::Game::start(std::move(setup));
  if (!started) return tl::unexpected(started.error());
  const rules::Game& start = *started;

  std::int64_t turns = 0;
  const Stopwatch play;
  for (int i = 0; i < games; ++i) {
    turns += rules::random_game(start, seed + static_cast<std::uint32_t>(i)).turn() - 1;
  }
  const double played_s = play.seconds();

  const rules::Game end = rules::random_game(start, seed);
  std::vector<rules::Placement> places;
  std::int64_t listed = 0;
  constexpr int kRepeats = 2000;
  const Stopwatch list;
  for (int i = 0; i < kRepeats; ++i) {
    for (catalogue::TypeIndex type = 0; type < end.catalogue().types().size(); ++type) {
      end.legal_placements(type, places);
      listed += static_cast<std::int64_t>(places.size());
    }
  }
  const double listed_s = list.seconds();

  int kept = 0;  // used below, so that no copy is left out
  const Stopwatch copy;
  for (int i = 0; i < kRepeats; ++i) {
    const rules::Game other = end;
    kept += other.turn();
  }
  const double copied_s = copy.seconds();
  rules::Game again = end;
  const Stopwatch copy_into;
  for (int i = 0; i < kRepeats; ++i) {
    again = end;
    kept += again.turn();
  }
  const double copied_into_s = copy_into.seconds();
  return nlohmann::json{{"random_games", games},
                        {"random_games_per_cpu_second", games / played_s},
                        {"turns_per_cpu_second", static_cast<double>(turns) / played_s},
                        {"placements_per_cpu_second", static_cast<double>(listed) / listed_s},
                        {"copy_ns", copied_s * 1e9 / kRepeats},
                        {"copy_into_ns", copied_into_s * 1e9 / kRepeats},
                        {"position_bytes", kept > 0 ? end.memory_bytes() : 0},
                        {"signature", fmt::format("{:016x}", rules::replay_signature(start))}};
}

}  // namespace

Measure set_up_bench_engine(CLI::App& app) {
  struct Options {
    int games = 5000;
    std::uint32_t seed = 1;
  };
  auto options = std::make_shared<Options>();
  app.add_option("--games", options->games, "Random games to play")->check(CLI::Range(1, 10'000'000));
  app.add_option("--seed", options->seed, "Seed of the first game");
  return [options] { return measure(options->games, options->seed); };
}

}  // namespace tilewatch::app
