// SPDX-License-Identifier: MIT
// A game that plays itself, for tests and measurements.
#include "engine/rules/random_game.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "engine/rules/turn.h"

namespace tilewatch::rules {
TypeIndex take_from_bag(const Game& game, std::vector<TypeIndex>& bag, catalogue::Random& dice) {
  std::size_t taken = dice.below(bag.size());
  const Rulebook& book = game.rulebook();
  const Position& position = game.position();
  const auto held_back = [&](TypeIndex type) { return is_held_back(book, position, type); };
  if (held_back(bag[taken])) {
    std::vector<std::size_t> free;
    free.reserve(bag.size());
    for (std::size_t i = 0; i < bag.size(); ++i) {
      if (!held_back(bag[i])) free.push_back(i);
    }
    if (!free.empty()) taken = free[dice.below(free.size())];
  }
  std::swap(bag[taken], bag.back());
  const TypeIndex type = bag.back();
  bag.pop_back();
  return type;
}

std::vector<TypeIndex> full_bag(const Game& game) {
  std::vector<TypeIndex> bag;
  for (TypeIndex type = 0; type < game.catalogue().types().size(); ++type) {
    bag.insert(bag.end(), static_cast<std::size_t>(game.remaining(type)), type);
  }
  return bag;
}

bool RandomPlayer::lay_tile(Game& game) {
  const auto extra = static_cast<std::size_t>(game.may_draw());
  if (extra <= 1) {
    const TypeIndex type = take_from_bag(game, bag_, dice_);
    game.legal_placements(type, places_);
    listed_ += static_cast<std::int64_t>(places_.size());
    if (places_.empty()) return game.advance(DiscardTile{type});
    game.advance_listed(PlaceTile{type, places_[dice_.below(places_.size())], false});
    return true;
  }
  // F-5: how many of them is decided first, unless all must be drawn.
  const bool all = game.setup().switches.must_draw_extra != 0;
  DrawTiles draw;
  const std::size_t count = std::min(all ? extra : 1 + dice_.below(extra), bag_.size());
  for (std::size_t i = 0; i < count; ++i) draw.types.push_back(take_from_bag(game, bag_, dice_));
  if (!game.advance(Command{draw})) return false;
  std::vector<TypeIndex> fitting;
  for (const TypeIndex type : draw.types) {
    game.legal_placements(type, places_);
    listed_ += static_cast<std::int64_t>(places_.size());
    if (!places_.empty()) fitting.push_back(type);
  }
  if (fitting.empty()) {  // F-8
    for (const TypeIndex type : draw.types) {
      const int before = game.tiles_left();
      if (!game.advance(DiscardTile{type})) return false;
      if (game.tiles_left() == before) bag_.push_back(type);
    }
    return true;
  }
  const TypeIndex chosen = fitting[dice_.below(fitting.size())];
  bool laid = false;
  for (const TypeIndex type : draw.types) {
    if (type == chosen && !laid) {
      laid = true;
    } else {
      bag_.push_back(type);  // F-6
    }
  }
  if (chosen != draw.types.back()) game.legal_placements(chosen, places_);  // else it was listed last
  game.advance_listed(PlaceTile{chosen, places_[dice_.below(places_.size())], false});
  return true;
}

bool RandomPlayer::step(Game& game) {
  if (game.phase() == Phase::kTile) {
    if (bag_.empty() || game.tiles_left() == 0) return game.advance(EndGame{});
    return lay_tile(game);
  }
  if (game.phase() == Phase::kFigure && game.setup().switches.abbot == 0) {
    game.figure_options(figures_);
    const std::size_t choice = dice_.below(figures_.size() + 1);
    if (choice == figures_.size()) return game.advance(Pass{});
    game.advance_listed(figures_[choice]);
    return true;
  }
  game.choices(choices_);
  if (choices_.empty()) return false;
  const Command& choice = choices_[dice_.below(choices_.size())];
  if (std::holds_alternative<PlaceFaceDown>(choice)) take_from_bag(game, bag_, dice_);
  game.advance_listed(choice);
  return true;
}

Game random_game(const Game& start, std::uint32_t seed, std::int64_t* placements) {
  Game game = start;
  game.reserve();
  RandomPlayer player(full_bag(game), seed);
  while (game.phase() != Phase::kEnded) {
    if (!player.step(game)) throw std::logic_error("a random game is stuck: " + game.to_text());
  }
  if (placements != nullptr) *placements += player.placements_listed();
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
