// SPDX-License-Identifier: MIT
// The seeded policy.
#include "display/app/demo_game.h"

#include <algorithm>
#include <random>

namespace tilewatch::app {
namespace {

struct Drawn {
  catalogue::TypeIndex type;
  int copy;
};

std::vector<Drawn> shuffled_bag(const catalogue::Catalogue& tiles, std::mt19937& random) {
  std::vector<Drawn> bag;
  for (catalogue::TypeIndex type = 0; type < tiles.types().size(); ++type) {
    // Copy 0 of the start tile lies on the table.
    for (int copy = type == tiles.start_type() ? 1 : 0; copy < tiles.type(type).count; ++copy)
      bag.push_back({type, copy});
  }
  // std::shuffle differs between libraries; this does not.
  for (std::size_t i = bag.size(); i > 1; --i) std::swap(bag[i - 1], bag[random() % i]);
  return bag;
}

/// The first of the bag that may be drawn now (B-11: the river comes first); nothing when none is left.
std::optional<Drawn> draw(const rules::Game& game, std::vector<Drawn>& bag) {
  const auto next = std::find_if(bag.begin(), bag.end(), [&](const Drawn& drawn) {
    return game.remaining(drawn.type) > 0 && !game.held_back(drawn.type);
  });
  if (next == bag.end()) return std::nullopt;
  const Drawn drawn = *next;
  bag.erase(next);
  return drawn;
}

// What a figure in hand is worth to a player who may need it later, by the number left.
double worth_in_hand(int figures_left) { return figures_left <= 1 ? 5.0 : figures_left <= 3 ? 2.5 : 1.2; }

/// How good the position is for `player`, as a person at the table would put it.
double liking(const rules::Game& game, rules::Player player) {
  const std::vector<int> ended = game.scores_if_ended_now();
  double value = 0;
  for (int other = 0; other < game.player_count(); ++other) {
    const auto index = static_cast<std::size_t>(other);
    // Points in hand count more than those a feature would bring if nobody spoilt it.
    const double points = 0.5 * game.score(static_cast<rules::Player>(other)) + 0.5 * ended[index];
    value += other == player ? points : -0.6 * points / (game.player_count() - 1.0);
  }
  return value + worth_in_hand(game.supply(player, FigureKind::kMeeple)) *
                     game.supply(player, FigureKind::kMeeple) / 3.0;
}

/// What a figure may still grow to there, beyond what it is worth now.
double promise(FeatureKind kind, int tiles_left) {
  const double early = std::min(1.0, tiles_left / 60.0);
  if (kind == FeatureKind::kMonastery) return 5.0 * early + 1;
  if (kind == FeatureKind::kCity) return 4.5 * early;
  if (kind == FeatureKind::kRoad) return 2.5 * early;
  return 2.0 * early;  // a farmer never comes home
}

}  // namespace

Result<DemoGame> make_demo_game(std::shared_ptr<const catalogue::Catalogue> catalogue,
                                const DemoGameOptions& options) {
  rules::Setup setup;
  setup.catalogue = catalogue;
  setup.players = options.players;
  setup.switches = options.switches;
  auto started = rules::Game::start(setup);
  if (!started) return tl::unexpected(started.error());
  DemoGame demo{{}, std::move(*started)};
  rules::Game& game = demo.end;
  std::mt19937 random(options.seed);
  const auto chance = [&] { return static_cast<double>(random()) / 4294967296.0; };

  std::vector<Drawn> bag = shuffled_bag(*catalogue, random);
  for (std::optional<Drawn> next; (next = draw(game, bag)).has_value();) {
    const Drawn& drawn = *next;
    if (options.turns > 0 && game.turn() > options.turns) break;
    const std::vector<rules::Placement> places = game.legal_placements(drawn.type);
    if (places.empty()) {
      if (auto gone = game.apply(rules::DiscardTile{drawn.type}); !gone) return tl::unexpected(gone.error());
      continue;
    }
    const rules::Player player = game.active_player();
    double best = -1e9;
    rules::Placement place;
    std::optional<rules::PlaceFigure> figure;
    const auto consider = [&](const rules::Game& after, const rules::Placement& at,
                              const std::optional<rules::PlaceFigure>& with) {
      double value = liking(after, player) + chance();
      if (with) value += promise(with->at.piece.kind, game.tiles_left());
      if (value <= best) return;
      best = value;
      place = at;
      figure = with;
    };
    for (const rules::Placement& at : places) {
      rules::Game laid = game;
      laid.advance(rules::PlaceTile{drawn.type, at, false});
      rules::Game passed = laid;
      if (passed.phase() == rules::Phase::kFigure) passed.advance(rules::Pass{});
      consider(passed, at, {});
      for (const rules::PlaceFigure& option : laid.figure_options()) {
        rules::Game with = laid;
        with.advance(option);
        consider(with, at, option);
      }
    }

    vision::ScriptedTurn turn;
    turn.type = drawn.type;
    turn.copy = drawn.copy;
    turn.cell = place.cell;
    turn.rotation = place.rotation;
    std::vector<rules::Event> events;
    const auto apply = [&](const rules::Command& command) -> Result<void> {
      auto happened = game.apply(command);
      if (!happened) return tl::unexpected(happened.error());
      events.insert(events.end(), happened->begin(), happened->end());
      return {};
    };
    if (auto done = apply(rules::PlaceTile{drawn.type, place, false}); !done)
      return tl::unexpected(done.error());
    if (game.phase() == rules::Phase::kFigure) {
      auto done = figure ? apply(*figure) : apply(rules::Pass{});
      if (!done) return tl::unexpected(done.error());
    }
    const auto scripted = [&](const rules::Figure& moved) {
      return vision::ScriptedFigure{moved.kind, options.players[moved.player].colour, moved.at.cell,
                                    moved.at.piece};
    };
    for (const rules::Event& event : events) {
      if (const auto* put = std::get_if<rules::FigurePlaced>(&event))
        turn.place.push_back(scripted(put->figure));
      if (const auto* home = std::get_if<rules::FigureReturned>(&event))
        turn.remove.push_back(scripted(home->figure));
    }
    demo.script.push_back(std::move(turn));
  }
  return demo;
}

}  // namespace tilewatch::app
