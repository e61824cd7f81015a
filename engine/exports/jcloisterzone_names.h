// SPDX-License-Identifier: MIT
// What JCloisterZone calls the things that we know: tiles, sets, places on a tile.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/catalogue/tile.h"

namespace tilewatch::exports {

/// A tile type of both programs. All have the same reference orientation: "rotation 0" means the same.
struct SharedTile {
  std::string_view ours;    ///< "base.E"
  std::string_view plain;   ///< "BA/C"; empty: every copy in every edition has a garden
  std::string_view garden;  ///< "BA/CG"; empty: no copy has one
};

/// Nothing for a tile that JCloisterZone does not have.
std::optional<SharedTile> shared_tile(std::string_view ours);

/// "mage-and-witch:2" for a set of ours in an edition; empty for one that it does not have.
std::string shared_set(std::string_view ours, Edition edition);

/// "NW", "WE", "_S", "NWSE": the sides of a road or city piece, already turned as the tile lies.
std::string side_location(catalogue::SideMask sides);

/// "ER.SL.SR.WL": the half-edges of a field, already turned; "I" for a field that touches no edge.
std::string field_location(catalogue::HalfMask halves);

/// A piece of a tile of that type, turned; "I" for what lies in its middle. Empty for what nobody stands on.
std::string location_of(const catalogue::TileType& type, catalogue::Piece piece, Rotation rotation);

/// "City", "Road", "Field", "Monastery", "Garden"; empty for other features.
std::string_view shared_feature(FeatureKind kind);

/// Its seat of that colour: the first are red, blue, yellow, green, black.
int shared_seat(Colour colour);

}  // namespace tilewatch::exports
