// SPDX-License-Identifier: MIT
// What the tests of Mists share: its catalogue and setups of every level.
#pragma once

#include <memory>

#include "engine/rules/game.h"

namespace tilewatch::test {

std::shared_ptr<const catalogue::Catalogue> mists_catalogue();
/// So many people, with the colours that G-2 gives them.
rules::Setup mists_setup(int level, int people);
rules::Game mists_game(int level, int people = 3);

}  // namespace tilewatch::test
