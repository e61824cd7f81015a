// SPDX-License-Identifier: MIT
// A read board as JSON (README.md, "Reading").
#pragma once

#include <memory>
#include <nlohmann/json.hpp>
#include <string>

#include "engine/rules/board_value.h"
#include "vision/reading.h"
#include "vision/tiles/art_library.h"

namespace tilewatch::app {

/// The features of a read board with their values: tiles by certainty, figures where they most likely stand.
rules::BoardValue value_of_reading(const vision::BoardReading& reading,
                                   std::shared_ptr<const catalogue::Catalogue> catalogue,
                                   const vision::ArtLibrary& art);

nlohmann::ordered_json reading_to_json(const std::string& picture, int width, int height,
                                       const vision::BoardReading& reading, const rules::BoardValue& value,
                                       const catalogue::Catalogue& catalogue, const vision::ArtLibrary& art);

/// Mage, witch, ghost and hound belong to nobody; their paint is not a player's colour.
bool belongs_to_player(FigureKind kind);

}  // namespace tilewatch::app
