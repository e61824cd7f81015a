// SPDX-License-Identifier: MIT
// `tilewatch bench engine`: random and greedy games, placements, copies of a position, odds (of Mists, too),
// and a signature of how the rules play.
#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <memory>
#include <string>
#include <vector>

#include "display/app/commands/bench.h"
#include "engine/rules/greedy_player.h"
#include "engine/rules/odds.h"
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

/// Two players, fields on.
Result<rules::Game> new_game(const std::vector<std::string>& sets, bool abbot) {
  const auto catalogue = catalogue::Catalogue::load(sets);
  if (!catalogue) return tl::unexpected(catalogue.error());
  rules::Setup setup;
  setup.catalogue = *catalogue;
  setup.players = {{"A", Colour::kRed}, {"B", Colour::kBlue}};
  setup.switches.abbot = abbot ? 1 : 0;
  setup.switches.crop_circle = abbot ? 1 : 0;
  return rules::Game::start(std::move(setup));
}

// Every legal move equally likely, final scoring.
void measure_games(const rules::Game& start, int games, std::uint32_t seed, const std::string& name,
                   nlohmann::json& figures) {
  std::int64_t turns = 0;
  const Stopwatch watch;
  for (int i = 0; i < games; ++i) {
    turns += rules::random_game(start, seed + static_cast<std::uint32_t>(i)).turn() - 1;
  }
  const double seconds = watch.seconds();
  figures[name + "_per_cpu_second"] = games / seconds;
  if (name == "random_games") figures["turns_per_cpu_second"] = static_cast<double>(turns) / seconds;
}

// On the full board of a base game: 72 tiles.
void measure_placements(const rules::Game& end, int repeats, nlohmann::json& figures) {
  std::vector<rules::Placement> places;
  std::int64_t listed = 0;
  const std::size_t types = end.catalogue().types().size();
  const Stopwatch watch;
  for (int i = 0; i < repeats; ++i) {
    for (catalogue::TypeIndex type = 0; type < types; ++type) {
      end.legal_placements(type, places);
      listed += static_cast<std::int64_t>(places.size());
    }
  }
  const double seconds = watch.seconds();
  figures["legal_placements_ns"] = seconds * 1e9 / repeats / static_cast<double>(types);
  figures["placements_per_cpu_second"] = static_cast<double>(listed) / seconds;
}

void measure_copies(const rules::Game& end, int repeats, nlohmann::json& figures) {
  int kept = 0;  // used below, so that no copy is left out
  const Stopwatch copy;
  for (int i = 0; i < repeats; ++i) {
    const rules::Game other = end;
    kept += other.turn();
  }
  figures["copy_ns"] = copy.seconds() * 1e9 / repeats;
  rules::Game again = end;
  const Stopwatch copy_into;
  for (int i = 0; i < repeats; ++i) {
    again = end;
    kept += again.turn();
  }
  figures["copy_into_ns"] = copy_into.seconds() * 1e9 / repeats;
  figures["position_bytes"] = kept > 0 ? end.memory_bytes() : 0;
}

/// A new game of Mists for three.
Result<rules::Game> new_game_of_mists(int level) {
  const auto catalogue = catalogue::Catalogue::load({"mists"});
  if (!catalogue) return tl::unexpected(catalogue.error());
  rules::Setup setup;
  setup.catalogue = *catalogue;
  setup.players = {{"A", Colour::kRed}, {"B", Colour::kBlue}, {"C", Colour::kGreen}};
  setup.switches.mists_level = level;
  return rules::Game::start(std::move(setup));
}

/// A greedy game in which half of the tiles are laid. In Mists it may have ended before.
rules::Game half_played(const rules::Game& start, std::uint32_t seed) {
  rules::Game game = start;
  rules::GreedyPlayer player(rules::full_bag(game), seed);
  const int half = game.tiles_left() / 2;
  while (game.tiles_left() > half || game.phase() != rules::Phase::kTile) {
    if (!player.step(game)) break;
  }
  return game;
}

struct OddsFigures {
  double playouts_per_second = 0;
  double error = 0;  ///< after 200 ms of one core, the mean of some games,
  double worst = 0;  ///< and the greatest
};

OddsFigures measure_odds(const rules::Game& start, std::uint32_t seed) {
  constexpr double kBudget = 0.2;
  constexpr int kGames = 10;
  double playouts = 0;
  double seconds = 0;
  OddsFigures figures;
  for (int games = 0; games < kGames; ++seed) {
    const rules::Game game = half_played(start, seed);
    if (game.phase() == rules::Phase::kEnded) continue;
    ++games;
    const Stopwatch watch;
    rules::OddsOptions options;
    options.seed = seed;
    options.most_playouts = 1'000'000;
    options.stop = [&] { return watch.seconds() >= kBudget; };
    const rules::Odds odds = rules::estimate_odds(game, options);
    seconds += watch.seconds();
    playouts += odds.playouts;
    const double error = odds.players.front().win.error;
    figures.error += error / kGames;
    figures.worst = std::max(figures.worst, error);
  }
  figures.playouts_per_second = playouts / seconds;
  return figures;
}

void measure_greedy(const rules::Game& start, std::uint32_t seed, nlohmann::json& figures) {
  constexpr std::uint32_t kGames = 30;
  int turns = 0;  // used, so that no game is left out
  const Stopwatch watch;
  for (std::uint32_t i = 0; i < kGames; ++i) turns += rules::greedy_game(start, seed + i).turn();
  figures["greedy_games_per_cpu_second"] = turns > 0 ? kGames / watch.seconds() : 0;
}

Result<nlohmann::json> measure(int games, std::uint32_t seed) {
  const auto base = new_game({"base"}, false);
  if (!base) return tl::unexpected(base.error());
  // All that go together; Mists has its own tiles.
  const auto all = new_game(
      {"base", "river", "inns_cathedrals", "mage_witch", "fortune_teller", "watchtowers", "crop_circle"},
      true);
  if (!all) return tl::unexpected(all.error());
  constexpr int kRepeats = 2000;
  const rules::Game end = rules::random_game(*base, seed);
  nlohmann::json figures{{"random_games", games}};
  measure_games(*base, games, seed, "random_games", figures);
  measure_games(*all, std::max(1, games / 4), seed, "random_games_all_sets", figures);
  measure_placements(end, kRepeats, figures);
  measure_copies(end, kRepeats, figures);
  const OddsFigures odds = measure_odds(*base, seed);
  figures["playouts_per_cpu_second"] = odds.playouts_per_second;
  figures["odds_error_after_200_ms"] = odds.error;
  figures["odds_worst_error_after_200_ms"] = odds.worst;
  for (int level = 1; level <= 3; ++level) {
    const auto mists = new_game_of_mists(level);
    if (!mists) return tl::unexpected(mists.error());
    const OddsFigures of_level = measure_odds(*mists, seed);
    const std::string name = fmt::format("mists_level_{}_", level);
    figures[name + "playouts_per_cpu_second"] = of_level.playouts_per_second;
    figures[name + "odds_error_after_200_ms"] = of_level.error;
    figures[name + "odds_worst_error_after_200_ms"] = of_level.worst;
  }
  measure_greedy(*base, seed, figures);
  figures["signature"] = fmt::format("{:016x}", rules::replay_signature(*base));
  return figures;
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
