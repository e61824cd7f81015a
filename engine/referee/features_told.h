// SPDX-License-Identifier: MIT
// Features and what is worth something beside them, as everybody is told.
#pragma once

#include <vector>

#include "engine/bus/messages.h"
#include "engine/rules/game.h"

namespace tilewatch::referee {

std::vector<bus::BoardPiece> pieces_told(const std::vector<rules::FeatureRef>& pieces);

/// Every feature with figures on it. Only colours of the first `joined` players are told.
std::vector<bus::Claim> claims_told(const rules::Game& game, std::size_t joined);
/// Mage and witch on the board; nothing in other games.
std::vector<bus::Spell> spells_told(const rules::Game& game, std::size_t joined);
/// Every watchtower on the board.
std::vector<bus::Tower> towers_told(const rules::Game& game);

}  // namespace tilewatch::referee
