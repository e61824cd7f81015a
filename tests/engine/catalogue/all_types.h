// SPDX-License-Identifier: MIT
// Every tile type of our sets, for tests that must hold for each of them.
#pragma once

#include <vector>

#include "engine/catalogue/tile.h"

namespace tilewatch::catalogue {

std::vector<TileType> all_types();

}  // namespace tilewatch::catalogue
