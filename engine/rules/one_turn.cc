// SPDX-License-Identifier: MIT
#include "engine/rules/one_turn.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <utility>

#include "engine/rules/mists_ghosts.h"
#include "engine/rules/mists_levels.h"
#include "engine/rules/mists_scoring.h"
#include "engine/rules/rule_set.h"
#include "engine/rules/scoring.h"

namespace tilewatch::rules {
namespace {

constexpr int kMostCalmed = 3;  // G-16

}  // namespace

double OneTurn::value_against_others(const Game& game, Player player) const {
  const Rulebook& book = game.rulebook();
  const Position& position = game.position();
  const Board& board = position.board;
  std::array<double, kMaxPlayers> worth{};
  for (Player each = 0; each < game.player_count(); ++each) {
    worth[each] = position.scores[each] + 0.5 * position.in_hand(each, FigureKind::kMeeple);
  }
  std::vector<NodeId> seen;
  for (const StandingFigure& figure : position.figures) {
    if (figure.player == kNoPlayer) continue;
    const NodeId feature = board.node(figure.node).feature;
    if (std::find(seen.begin(), seen.end(), feature) != seen.end()) continue;
    seen.push_back(feature);
    double points = value_of(book, position, feature).points();
    points += board.kind(feature) == FeatureKind::kField
                  ? prospects_.further_of_field(position.tiles_left, book.switches().farm_points)
                  : prospects_.further(extent_of(board, feature));
    const unsigned winners = winners_of(book, position, feature);
    for (Player each = 0; each < game.player_count(); ++each) {
      if ((winners >> each) & 1U) worth[each] += points;
    }
  }
  double others = game.player_count() > 1 ? -std::numeric_limits<double>::infinity() : 0;
  for (Player each = 0; each < game.player_count(); ++each) {
    if (each != player) others = std::max(others, worth[each]);
  }
  return worth[player] - 0.7 * others;
}

double OneTurn::value(const Game& game, Player player) const {
  return game.mists().level > 0 ? mists_(game) : value_against_others(game, player);
}

std::unique_ptr<Game> OneTurn::spare(const Game& like) {
  if (spare_.empty()) return std::make_unique<Game>(like);
  std::unique_ptr<Game> game = std::move(spare_.back());
  spare_.pop_back();
  return game;
}

void OneTurn::leave_out_worse_ways_to_calm(const Game& game, std::vector<Command>& choices,
                                           catalogue::Random& dice) const {
  const Position& position = game.position();
  if (mists_level(position).own_figures) return;  // a hound's points go to one of three, too (G-44)
  // What else comes of calming a feature: how many ghosts go, and, for the features that still wait, how
  // many are left on their tile.
  struct Way {
    FeatureRef feature;
    int taken;
    int there;
    double price;
    std::size_t kept;
    std::size_t equals;
  };
  std::vector<Way> ways;
  std::size_t kept = 0;
  for (Command& choice : choices) {
    std::size_t to = kept;
    if (const auto* calm = std::get_if<CalmGhosts>(&choice)) {
      Way way{calm->feature, 0, 0, 0, kept, 1};
      for (const GhostGroup& group : calm->ghosts) {
        way.taken += group.count;
        way.price += group.count * mists_.of_ghost(position.board, position.board.find(group.at));
      }
      if (position.undecided.size() > 1) {
        way.there = ghosts_on_tile(position, position.board.tile_at(calm->ghosts.front().at.cell));
      }
      const auto same = std::find_if(ways.begin(), ways.end(), [&](const Way& other) {
        return other.feature == way.feature && other.taken == way.taken && other.there == way.there;
      });
      if (same != ways.end()) {
        if (way.price > same->price) continue;
        way.equals = way.price < same->price ? 1 : same->equals + 1;
        if (dice.below(way.equals) != 0) {
          same->equals = way.equals;
          continue;
        }
        way.kept = to = same->kept;
        *same = way;
      } else {
        ways.push_back(way);
      }
    }
    if (&choices[to] != &choice) choices[to] = std::move(choice);
    if (to == kept) ++kept;
  }
  choices.resize(kept, Command{Pass{}});
}

// Where what MistsValue says of a choice is known without making it. False if this step is none of these.
bool OneTurn::choose_quietly(Game& game, catalogue::Random& dice) {
  const Position& position = game.position();
  if (position.mists.level == 0) return false;
  if (position.phase == Phase::kGhost && !position.board.last_completed()) {
    game.choices(choices_);
    if (choices_.empty()) return false;
    game.advance_listed(choices_[dice.below(choices_.size())]);
    return true;
  }
  if (position.phase != Phase::kFigure) return false;
  // Without ghosts what is finished is scored by itself: that is another matter.
  if (position.board.last_completed() && ghosts_on_board(position) == 0) return false;
  game.figure_options(figures_);
  const MistsValue::Waiting waiting =
      position.board.last_completed() ? mists_.waiting_in(game) : MistsValue::Waiting{};
  BestOf best(dice);
  const PlaceFigure* chosen = nullptr;
  for (const PlaceFigure& option : figures_) {
    const Player owner = option.player == kNoPlayer ? position.active : option.player;
    if (best.offer(mists_.of_figure(game, position.board.find(option.at), owner, waiting))) chosen = &option;
  }
  if (best.offer(0)) chosen = nullptr;
  if (chosen == nullptr) return game.advance(Pass{});
  game.advance_listed(*chosen);
  return true;
}

// One feature waits, and nothing but ghosts and points comes of it: then calming as many as can be is better
// than fewer, and what is better than that is known without doing it. False if there is more to it.
bool OneTurn::score_or_calm(Game& game, catalogue::Random& dice) const {
  const Position& position = game.position();
  const Board& board = position.board;
  const MistsLevel& level = mists_level(position);
  const auto lies = [](const Hound& hound) { return hound.lies(); };
  if (position.undecided.size() != 1 || level.own_figures ||
      std::any_of(position.mists.hounds.begin(), position.mists.hounds.end(), lies)) {
    return false;
  }
  const NodeId feature = position.undecided.front();
  const auto winners = static_cast<int>(std::popcount(winners_of(game.rulebook(), position, feature)));
  const int points = winners * value_of(game.rulebook(), position, feature).points();
  const FeatureRef at = occupied_piece(position, feature);
  if (mists_score(position) + points >= level.goal) {
    game.advance_listed(ScoreFeature{at, {}});
    return true;
  }
  const MistsValue::Hurry hurry = mists_.hurry_of(position);
  if (current_stack(position) != 0 && points >= hurry.points) return false;

  struct Tile {
    int tile;
    NodeId node;  ///< where all its ghosts stand; kNoNode: on several of its pieces
    int ghosts;
  };
  std::array<Tile, 32> tiles;
  std::size_t count = 0;
  int ghosts = 0;
  int most = 0;
  for (const StandingFigure& figure : position.figures) {
    if (figure.kind != FigureKind::kGhost) continue;
    ++ghosts;
    const int tile = board.node(figure.node).tile;
    std::size_t i = 0;
    while (i < count && tiles[i].tile != tile) ++i;
    if (i == tiles.size()) return false;
    if (i == count) tiles[count++] = {tile, figure.node, 0};
    if (tiles[i].node != figure.node) tiles[i].node = kNoNode;
    most = std::max(most, std::min(++tiles[i].ghosts, kMostCalmed));
  }
  BestOf least(dice);
  CalmGhosts calm{at, {}, {}};
  NodeId all_of = kNoNode;
  for (std::size_t i = 0; i < count; ++i) {
    if (tiles[i].ghosts < most) continue;
    if (tiles[i].node != kNoNode) {
      if (least.offer(-most * mists_.of_ghost(board, tiles[i].node))) all_of = tiles[i].node;
      continue;
    }
    for (std::vector<GhostGroup>& way : most_of_tile(position, tiles[i].tile)) {
      double price = 0;
      for (const GhostGroup& group : way) price += group.count * mists_.of_ghost(board, board.find(group.at));
      if (!least.offer(-price)) continue;
      all_of = kNoNode;
      calm.ghosts = std::move(way);
    }
  }
  const int bank = level.ghosts - ghosts;
  const double of_calm = mists_.price_of_bank(level.ghosts, bank) -
                         mists_.price_of_bank(level.ghosts, bank + most) + least.worth();
  const double of_points = points + hurry.of(points);
  if (of_points > of_calm || (of_points == of_calm && dice.below(2) == 0)) {
    game.advance_listed(ScoreFeature{at, {}});
  } else {
    if (all_of != kNoNode) calm.ghosts = {{board.ref(all_of), most}};
    game.advance_listed(Command{std::move(calm)});
  }
  return true;
}

bool OneTurn::choose(Game& game, Player player, catalogue::Random& dice) {
  worth_.reset();
  if (in_haste_ &&
      (choose_quietly(game, dice) || (game.phase() == Phase::kScore && score_or_calm(game, dice)))) {
    return true;
  }
  std::vector<Command> choices = game.choices();
  if (choices.empty()) return false;
  if (in_haste_ && game.phase() == Phase::kScore) leave_out_worse_ways_to_calm(game, choices, dice);
  if (choices.size() == 1) {
    game.advance_listed(choices.front());
    return true;
  }
  const bool hound = game.phase() == Phase::kHound;
  BestOf best(dice);
  const Command* chosen = nullptr;
  std::unique_ptr<Game> best_after = spare(game);
  std::unique_ptr<Game> after = spare(game);
  for (const Command& choice : choices) {
    *after = game;
    after->advance_listed(choice);
    if (hound) {
      Game driven = *after;
      if (driven.phase() == Phase::kDriveAway) choose(driven, player, dice);
      if (best.offer(value(driven, player))) chosen = &choice;
    } else if (best.offer(value(*after, player))) {
      chosen = &choice;
      std::swap(best_after, after);
    }
  }
  if (hound) {
    game.advance_listed(*chosen);
    worth_.reset();
  } else {
    std::swap(game, *best_after);
    worth_ = best.worth();
  }
  give_back(std::move(best_after));
  give_back(std::move(after));
  return true;
}

double OneTurn::finish_turn(Game& game, Player player, catalogue::Random& dice) {
  const int turn = game.turn();
  worth_.reset();
  while (game.phase() != Phase::kEnded && game.phase() != Phase::kTile && game.turn() == turn) {
    if (!choose(game, player, dice)) break;
  }
  return worth_ ? *worth_ : value(game, player);
}

}  // namespace tilewatch::rules
