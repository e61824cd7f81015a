// SPDX-License-Identifier: MIT
// What the tests of the rules share: a base game to begin with and a walk through random commands.
#pragma once

#include <functional>
#include <memory>

#include "engine/rules/game.h"

namespace tilewatch::test {

std::shared_ptr<const catalogue::Catalogue> base_catalogue();
/// Red, blue, ... with names.
rules::Setup base_setup(int players);
rules::Game base_game(int players = 2);

/// Plays a random game (misfits discarded, now and then a referee's correction), and shows every command with
/// the game before it was done.
rules::Game walk(rules::Game game, unsigned seed,
                 const std::function<void(const rules::Game& before, const rules::Command& command)>& show);

}  // namespace tilewatch::test
