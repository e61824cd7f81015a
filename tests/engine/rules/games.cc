// SPDX-License-Identifier: MIT
#include "tests/engine/rules/games.h"

#include <algorithm>
#include <random>
#include <stdexcept>

namespace tilewatch::test {

std::shared_ptr<const catalogue::Catalogue> base_catalogue() {
  static const auto kCatalogue = [] {
    auto loaded = catalogue::Catalogue::load({"base"});
    if (!loaded) throw std::runtime_error(loaded.error().message);
    return *loaded;
  }();
  return kCatalogue;
}

rules::Setup base_setup(int players) {
  rules::Setup setup;
  setup.catalogue = base_catalogue();
  for (int i = 0; i < players; ++i) {
    setup.players.push_back({"Player " + std::to_string(i + 1), static_cast<Colour>(i)});
  }
  return setup;
}

rules::Game base_game(int players) {
  auto game = rules::Game::start(base_setup(players));
  if (!game) throw std::runtime_error(game.error().message);
  return *std::move(game);
}

rules::Game walk(rules::Game game, unsigned seed,
                 const std::function<void(const rules::Game&, const rules::Command&)>& show) {
  std::mt19937 dice(seed);
  const auto below = [&](std::size_t limit) { return static_cast<std::size_t>(dice()) % limit; };
  const auto perform = [&](const rules::Command& command) {
    show(game, command);
    const auto done = game.apply(command);
    if (!done) throw std::runtime_error(done.error().message);
  };
  std::vector<rules::TypeIndex> bag;
  for (rules::TypeIndex type = 0; type < game.catalogue().types().size(); ++type) {
    bag.insert(bag.end(), static_cast<std::size_t>(game.remaining(type)), type);
  }
  while (!bag.empty()) {
    std::swap(bag[below(bag.size())], bag.back());
    const rules::TypeIndex type = bag.back();
    bag.pop_back();
    const auto places = game.legal_placements(type);
    if (places.empty()) {
      perform(rules::DiscardTile{type});
      continue;
    }
    const bool garden = game.catalogue().type(type).count_with_garden > 0 && below(4) == 0;
    perform(rules::PlaceTile{type, places[below(places.size())], garden});
    if (below(15) == 0) {
      const auto player = static_cast<rules::Player>(below(static_cast<std::size_t>(game.player_count())));
      const auto features = game.features();
      const rules::FeatureRef at = features[below(features.size())].pieces.front();
      if (game.supply(player, FigureKind::kMeeple) > 0) {
        perform(rules::PlaceFigure{FigureKind::kMeeple, at, true, player});
      }
      perform(rules::AdjustScore{player, static_cast<int>(below(9)) - 4, "counted \"twice\" # by hand"});
    }
    if (const auto figures = game.figures(); !figures.empty() && below(20) == 0) {
      perform(rules::RemoveFigure{figures[below(figures.size())]});
    }
    const auto options = game.figure_options();
    const std::size_t choice = below(options.size() + 1);
    if (choice == options.size()) {
      perform(rules::Pass{});
    } else {
      perform(options[choice]);
    }
  }
  perform(rules::EndGame{});
  return game;
}

}  // namespace tilewatch::test
