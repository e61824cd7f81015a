// SPDX-License-Identifier: MIT
#include "tests/engine/rules/mists_games.h"

#include <stdexcept>

namespace tilewatch::test {

std::shared_ptr<const catalogue::Catalogue> mists_catalogue() {
  static const auto kCatalogue = [] {
    auto loaded = catalogue::Catalogue::load({"mists"});
    if (!loaded) throw std::runtime_error(loaded.error().message);
    return *loaded;
  }();
  return kCatalogue;
}

rules::Setup mists_setup(int level, int people) {
  rules::Setup setup;
  setup.catalogue = mists_catalogue();
  setup.switches.mists_level = level;
  const int colours_each = people == 1 ? 4 : people == 2 ? 2 : 1;
  for (int i = 0; i < people * colours_each; ++i) {
    setup.players.push_back(
        {"Player " + std::to_string(i / colours_each + 1), static_cast<Colour>(i), i % colours_each != 0});
  }
  return setup;
}

rules::Game mists_game(int level, int people) {
  auto game = rules::Game::start(mists_setup(level, people));
  if (!game) throw std::runtime_error(game.error().message);
  return *std::move(game);
}

}  // namespace tilewatch::test
