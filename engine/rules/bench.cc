// SPDX-License-Identifier: MIT
#include "engine/rules/bench.h"

#include <ctime>
#include <utility>

namespace tilewatch::rules {
namespace {

/// SplitMix64: the same numbers on every machine, unlike the distributions of the standard library.
class Dice {
 public:
  explicit Dice(std::uint32_t seed) : state_(seed) {}
  std::size_t below(std::size_t limit) {
    state_ += 0x9e3779b97f4a7c15ULL;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return static_cast<std::size_t>(((z ^ (z >> 31)) >> 32) * limit >> 32);
  }

 private:
  std::uint64_t state_;
};

/// The processor's time, not the wall's: other programs on the machine matter less.
class Stopwatch {
 public:
  double seconds() const { return static_cast<double>(std::clock() - start_) / CLOCKS_PER_SEC; }

 private:
  std::clock_t start_ = std::clock();
};

}  // namespace

Game random_game(const Game& start, std::uint32_t seed, std::int64_t* placements) {
  Game game = start;
  Dice dice(seed);
  std::vector<TypeIndex> bag;
  for (TypeIndex type = 0; type < game.catalogue().types().size(); ++type) {
    bag.insert(bag.end(), static_cast<std::size_t>(game.remaining(type)), type);
  }
  std::vector<Placement> places;
  std::vector<PlaceFigure> figures;
  while (!bag.empty()) {
    std::swap(bag[dice.below(bag.size())], bag.back());
    const TypeIndex type = bag.back();
    bag.pop_back();
    game.legal_placements(type, places);
    if (placements != nullptr) *placements += static_cast<std::int64_t>(places.size());
    if (places.empty()) {
      game.advance(DiscardTile{type});
      continue;
    }
    game.advance(PlaceTile{type, places[dice.below(places.size())], false});
    game.figure_options(figures);
    const std::size_t choice = dice.below(figures.size() + 1);
    if (choice == figures.size()) {
      game.advance(Pass{});
    } else {
      game.advance(figures[choice]);
    }
  }
  game.advance(EndGame{});
  return game;
}

std::uint64_t replay_signature(const Game& start) {
  std::uint64_t hash = 0xcbf29ce484222325ULL;  // FNV-1a
  for (std::uint32_t seed = 1; seed <= 50; ++seed) {
    for (const char c : random_game(start, seed).to_text()) {
      hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
    }
  }
  return hash;
}

RulesBench bench_rules(std::shared_ptr<const catalogue::Catalogue> catalogue, int playouts,
                       std::uint32_t seed) {
  Setup setup;
  setup.catalogue = std::move(catalogue);
  setup.players = {{"A", Colour::kRed}, {"B", Colour::kBlue}};
  RulesBench bench;
  const auto started = Game::start(std::move(setup));
  if (!started) return bench;
  const Game& start = *started;

  std::int64_t placements = 0;
  std::int64_t turns = 0;
  const Stopwatch play;
  for (int i = 0; i < playouts; ++i) {
    turns += random_game(start, seed + static_cast<std::uint32_t>(i), &placements).turn() - 1;
  }
  const double played = play.seconds();
  bench.playouts = playouts;
  bench.playouts_per_second = playouts / played;
  bench.turns_per_second = static_cast<double>(turns) / played;

  const Game end = random_game(start, seed);
  std::vector<Placement> places;
  std::int64_t listed = 0;
  constexpr int kRepeats = 2000;
  const Stopwatch list;
  for (int i = 0; i < kRepeats; ++i) {
    for (TypeIndex type = 0; type < end.catalogue().types().size(); ++type) {
      end.legal_placements(type, places);
      listed += static_cast<std::int64_t>(places.size());
    }
  }
  bench.placements_per_second = static_cast<double>(listed) / list.seconds();

  int kept = 0;
  const Stopwatch copy;
  for (int i = 0; i < kRepeats; ++i) {
    const Game other = end;
    kept += other.turn();
  }
  bench.copy_ns = copy.seconds() * 1e9 / kRepeats;
  Game again = end;
  const Stopwatch copy_into;
  for (int i = 0; i < kRepeats; ++i) {
    again = end;
    kept += again.turn();
  }
  bench.copy_into_ns = copy_into.seconds() * 1e9 / kRepeats;
  bench.position_bytes = kept > 0 ? end.memory_bytes() : 0;
  bench.signature = replay_signature(start);
  return bench;
}

}  // namespace tilewatch::rules
