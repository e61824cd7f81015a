// SPDX-License-Identifier: MIT
// A game that plays itself, for tests and measurements.
#include "engine/rules/random_game.h"

#include <utility>

#include "engine/catalogue/random.h"

namespace tilewatch::rules {
Game random_game(const Game& start, std::uint32_t seed, std::int64_t* placements) {
  Game game = start;
  catalogue::Random dice("random game", 0, seed, 0);
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

}  // namespace tilewatch::rules
