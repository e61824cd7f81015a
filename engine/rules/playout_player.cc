// SPDX-License-Identifier: MIT
#include "engine/rules/playout_player.h"

#include <algorithm>
#include <memory>
#include <span>
#include <utility>

#include "engine/rules/mists_levels.h"
#include "engine/rules/random_game.h"
#include "engine/rules/scoring.h"

namespace tilewatch::rules {

namespace {

/// Mists: how much the features that may meet can change what a place seems to be worth.
constexpr double kMeetings = 2.5;

Foresight in_haste(Foresight foresight) {
  foresight.in_haste = true;
  return foresight;
}

}  // namespace

PlayoutPlayer::PlayoutPlayer(std::uint32_t seed, const PlayoutHabits& habits)
    : habits_(habits),
      turn_(in_haste(habits.worth)),
      prospects_(habits.worth.hopes),
      dice_("playout", 0, seed, 0) {
  for (std::size_t i = 0; i < prices_.size(); ++i) {
    const auto in_hand = static_cast<double>(i + 1);
    prices_[i] = habits.figure + (habits.last_figure - habits.figure) / (in_hand * in_hand);
  }
}

bool PlayoutPlayer::play(Game& game) {
  bag_ = full_bag(game);
  in_order_ = false;
  return play_on(game);
}

bool PlayoutPlayer::play(Game& game, const std::vector<TypeIndex>& order) {
  bag_ = order;
  in_order_ = true;
  return play_on(game);
}

bool PlayoutPlayer::play_on(Game& game) {
  turn_.forget();
  players_ = game.player_count();
  together_ = game.mists().level > 0;
  prospects_ = together_ ? turn_.mists().prospects() : Prospects(habits_.worth.hopes);
  while (game.phase() != Phase::kEnded) {
    if (!step(game)) return false;
  }
  return true;
}

bool PlayoutPlayer::step(Game& game) {
  switch (game.phase()) {
    case Phase::kTile:
      if (bag_.empty() || game.tiles_left() == 0) return game.advance(EndGame{});
      return lay_tile(game);
    case Phase::kFigure:
      return knows_better() ? choose(game) : put_figure(game);
    default:
      return choose(game);
  }
}

TypeIndex PlayoutPlayer::take(const Game& game) {
  if (!in_order_) return take_from_bag(game, bag_, dice_);
  const TypeIndex type = bag_.back();
  bag_.pop_back();
  return type;
}

bool PlayoutPlayer::lay_tile(Game& game) {
  if (!game.drawn().empty()) return lay_drawn(game);
  // F-5: how many of them is decided first, unless all must be drawn.
  const auto most = static_cast<std::size_t>(game.may_draw());
  std::size_t count = 1;
  if (most > 1) {
    count = game.setup().switches.must_draw_extra != 0 ? most : 1 + dice_.below(most);
    count = std::min(count, bag_.size());
  }
  if (count <= 1) {
    const TypeIndex type = take(game);
    if (lay(game, type)) return true;
    return game.advance(DiscardTile{type});
  }
  DrawTiles draw;
  for (std::size_t i = 0; i < count; ++i) draw.types.push_back(take(game));
  bag_.insert(bag_.end(), draw.types.begin(), draw.types.end());  // lay_drawn takes out what is laid
  return game.advance(Command{draw});
}

bool PlayoutPlayer::lay_drawn(Game& game) {
  std::vector<TypeIndex> drawn = game.drawn();
  const auto out_of_bag = [&](TypeIndex type) {
    const auto found = std::find(bag_.begin(), bag_.end(), type);
    if (found == bag_.end()) return;
    *found = bag_.back();
    bag_.pop_back();
  };
  while (!drawn.empty()) {
    const std::size_t chosen = dice_.below(drawn.size());
    const TypeIndex type = drawn[chosen];
    if (lay(game, type)) {
      out_of_bag(type);
      return true;
    }
    drawn.erase(drawn.begin() + static_cast<std::ptrdiff_t>(chosen));
  }
  const TypeIndex misfit = game.drawn().front();  // F-8: one after the other
  const int before = game.tiles_left();
  if (!game.advance(DiscardTile{misfit})) return false;
  if (game.tiles_left() < before) out_of_bag(misfit);
  return true;
}

bool PlayoutPlayer::lay(Game& game, TypeIndex type) {
  game.legal_placements(type, places_);
  if (places_.empty()) return false;
  const auto looks = static_cast<std::size_t>(std::max(habits_.looks, 1));
  if (looks <= 1 || places_.size() == 1) {
    return game.advance(PlaceTile{type, places_[dice_.below(places_.size())]});
  }
  look_round(game);
  if (together_) return lay_with_foresight(game, type);
  const std::size_t count = std::min(looks, places_.size());
  double best = 0;
  std::size_t chosen = 0;
  for (std::size_t i = 0; i < count; ++i) {
    std::swap(places_[i], places_[i + dice_.below(places_.size() - i)]);
    const double worth = look_at(game, type, places_[i]).worth + whim(0);
    if (i == 0 || worth > best) {
      best = worth;
      chosen = i;
    }
  }
  return game.advance(PlaceTile{type, places_[chosen]});
}

bool PlayoutPlayer::lay_with_foresight(Game& game, TypeIndex type) {
  seen_.clear();
  for (const Placement& at : places_) {
    seen_.push_back(look_at(game, type, at));
    seen_.back().worth += whim(0);
  }
  const auto foresight = static_cast<std::size_t>(std::max(habits_.foresight, 1));
  const auto better = [](const Look& a, const Look& b) { return a.worth > b.worth; };
  const auto quiet_end =
      std::partition(seen_.begin(), seen_.end(), [](const Look& look) { return !look.finishes; });
  const Look* quiet = best_quiet(game, type, static_cast<std::size_t>(quiet_end - seen_.begin()));
  const auto from = quiet == nullptr ? seen_.begin() : quiet_end;
  const auto end = std::partition(from, seen_.end(), [&](const Look& look) {
    return quiet == nullptr || look.worth > quiet->worth - habits_.reach;
  });
  const std::size_t count = std::min(static_cast<std::size_t>(end - from), foresight);
  std::partial_sort(from, from + static_cast<std::ptrdiff_t>(count), end, better);
  const std::span<const Look> looks(from, count);
  if (count == 0) {
    game.advance_listed(PlaceTile{type, quiet->at});
    return true;
  }
  const bool seen_well = knows_well(game, type);
  if (foresight <= 1 ||
      (seen_well && (quiet == nullptr || looks.front().worth > quiet->worth + habits_.sure) &&
       (count == 1 || looks.front().worth > looks[1].worth + habits_.sure))) {
    game.advance_listed(PlaceTile{type, looks.front().at});
    return true;
  }
  return lay_best(game, type, looks, quiet);
}

// Whether what a place is worth is seen without laying the tile, but for what it finishes.
bool PlayoutPlayer::knows_well(const Game& game, TypeIndex type) const {
  const Position& position = game.position();
  if (tiles_in_stack(position) <= 1) return false;
  return !mists_level(position).haunted || (cemeteries_ == 0 && !game.catalogue().type(type).cemetery);
}

// Of the first `count` places seen, none of which finishes anything: the best, if all that is to be known of
// it is seen without laying the tile.
const PlayoutPlayer::Look* PlayoutPlayer::best_quiet(const Game& game, TypeIndex type, std::size_t count) {
  if (count == 0 || habits_.foresight <= 1 || !knows_well(game, type)) return nullptr;
  const auto quiet = std::span(seen_).first(count);
  double most = quiet.front().worth;
  for (const Look& look : quiet) most = std::max(most, look.worth);
  BestOf best(dice_);
  const Look* chosen = nullptr;
  for (Look& look : quiet) {
    if (look.worth < most - kMeetings) continue;
    look_closer(game, type, look);
    if (best.offer(look.worth)) chosen = &look;
  }
  return chosen->bank < 0 ? nullptr : chosen;
}

// The best of `looks` after the rest of the turn; or the place `quiet`, which need not be tried.
bool PlayoutPlayer::lay_best(Game& game, TypeIndex type, std::span<const Look> looks, const Look* quiet) {
  const Player player = game.active_player();
  const int before = game.tiles_left();
  BestOf best(dice_);
  double now = 0;
  if (quiet != nullptr) {
    const double hurry = hurry_.point - turn_.mists().hurry_of(game.position()).point;
    now = turn_.value(game, player) - hurry * hurry_.points;
    best.offer(now + quiet->worth);
  }
  bool tried = false;
  std::unique_ptr<Game> chosen = turn_.spare(game);
  std::unique_ptr<Game> after = turn_.spare(game);
  for (const Look& look : looks) {
    if (quiet != nullptr && now + look.worth < best.worth() - habits_.reach) break;
    *after = game;
    after->advance_listed(PlaceTile{type, look.at});
    if (!best.offer(turn_.finish_turn(*after, player, dice_))) continue;
    std::swap(chosen, after);
    tried = true;
  }
  if (tried) {
    std::swap(game, *chosen);
  } else {
    game.advance_listed(PlaceTile{type, quiet->at});
  }
  turn_.give_back(std::move(chosen));
  turn_.give_back(std::move(after));
  if (!tried) return true;
  for (int unseen = before - 1 - game.tiles_left(); unseen > 0 && !bag_.empty(); --unseen)
    take(game);  // G-37
  return true;
}

double PlayoutPlayer::price(int in_hand) const {
  if (together_) return turn_.mists().of_hand(in_hand) - turn_.mists().of_hand(in_hand - 1);
  return prices_[static_cast<std::size_t>(std::clamp(in_hand, 1, static_cast<int>(prices_.size()))) - 1];
}

double PlayoutPlayer::worth_of_figure(const Game& game, const PlaceFigure& option) const {
  const Position& position = game.position();
  const NodeId node = position.board.find(option.at);
  if (node == kNoNode) return 0;
  const Node& totals = position.board.feature(node);
  const FeatureKind kind = position.board.kind(node);
  if (kind == FeatureKind::kCity || kind == FeatureKind::kRoad) {
    const double worth = prospects_.worth(extent_of(position.board, position.board.node(node).feature));
    return totals.open == 0 ? worth + price(in_hand_) : worth;
  }
  if (kind == FeatureKind::kField) {
    const auto cities = static_cast<double>(finished_cities_of(position, node).size());
    const int city_points = game.setup().switches.farm_points;
    return cities * city_points + prospects_.further_of_field(to_come_, city_points);
  }
  return totals.tiles + prospects_.further(extent_of(position.board, position.board.node(node).feature));
}

bool PlayoutPlayer::put_figure(Game& game) {
  if (game.setup().switches.abbot != 0 && dice_.below(4) == 0) return choose(game);  // may go home, B-10
  game.figure_options(figures_);
  if (figures_.empty()) return game.advance(Pass{}) || choose(game);
  const Position& position = game.position();
  if (habits_.looks <= 1) {
    const std::size_t choice = dice_.below(figures_.size() + 1);
    return choice == figures_.size() ? game.advance(Pass{}) : game.advance(figures_[choice]);
  }
  double best = 0;
  const PlaceFigure* chosen = nullptr;
  active_ = position.active;
  to_come_ = position.tiles_left;
  for (const PlaceFigure& option : figures_) {
    in_hand_ = position.in_hand(option.player == kNoPlayer ? active_ : option.player, option.kind);
    const double worth = worth_of_figure(game, option) - price(in_hand_) + whim(-habits_.whim);
    if (worth > best) {
      best = worth;
      chosen = &option;
    }
  }
  if (chosen == nullptr) return game.advance(Pass{}) || choose(game);
  return game.advance(*chosen);
}

bool PlayoutPlayer::choose(Game& game) {
  if (knows_better()) {
    const int before = game.tiles_left();
    if (!turn_.choose(game, game.active_player(), dice_)) return false;
    if (game.tiles_left() < before && !bag_.empty()) take(game);  // G-37: nobody sees which
    return true;
  }
  game.choices(choices_);
  if (choices_.empty()) return false;
  const Command& choice = choices_[dice_.below(choices_.size())];
  if (std::holds_alternative<PlaceFaceDown>(choice) && !bag_.empty()) take(game);
  return game.advance(choice);
}

}  // namespace tilewatch::rules
