// SPDX-License-Identifier: MIT
#include "engine/rules/greedy_player.h"

#include <stdexcept>
#include <utility>

#include "engine/rules/random_game.h"

namespace tilewatch::rules {

bool GreedyPlayer::lay_tile(Game& game) {
  const TypeIndex type = take_from_bag(game, bag_, dice_);
  std::vector<Placement> places;
  game.legal_placements(type, places);
  if (places.empty()) return game.advance(DiscardTile{type});
  const Player player = game.active_player();
  BestOf best(dice_);
  Placement chosen = places.front();
  Game after = game;
  for (const Placement& at : places) {
    after = game;
    after.advance_listed(PlaceTile{type, at});
    if (best.offer(turn_.finish_turn(after, player, dice_))) chosen = at;
  }
  return game.advance(PlaceTile{type, chosen});
}

bool GreedyPlayer::step(Game& game) {
  if (game.phase() == Phase::kTile) {
    if (bag_.empty() || game.tiles_left() == 0) return game.advance(EndGame{});
    return lay_tile(game);
  }
  const int tiles = game.tiles_left();
  if (!turn_.choose(game, game.active_player(), dice_)) return false;
  if (game.tiles_left() < tiles && !bag_.empty())
    take_from_bag(game, bag_, dice_);  // G-37: nobody sees which
  return true;
}

Game greedy_game(const Game& start, std::uint32_t seed, const Foresight& foresight) {
  Game game = start;
  GreedyPlayer player(full_bag(game), seed, foresight);
  while (game.phase() != Phase::kEnded) {
    if (!player.step(game)) throw std::logic_error("a greedy game is stuck: " + game.to_text());
  }
  return game;
}

}  // namespace tilewatch::rules
