// SPDX-License-Identifier: MIT
// A tile type in words, for lists and screen readers.
#pragma once

#include <QString>

#include "engine/catalogue/catalogue.h"

namespace tilewatch::window {

/// "city north; road east and west; monastery" as the tile lies when turned by `rotation`.
QString tile_words(const catalogue::TileType& type, Rotation rotation = 0);

/// "city north and east", "road south", "field on all sides", "monastery": one piece of a tile as it lies.
QString piece_words(const catalogue::TileType& type, catalogue::Piece piece, Rotation rotation);

}  // namespace tilewatch::window
