// SPDX-License-Identifier: MIT
// What a tile is: its edges, the pieces of features on it, its symbols and how many copies a set has.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/catalogue/words.h"

namespace tilewatch::catalogue {

/// Bit i = Side i (N 1, E 2, S 4, W 8).
using SideMask = std::uint8_t;
/// Bit i = HalfEdge i.
using HalfMask = std::uint8_t;

struct CityPiece {
  SideMask edges = 0;
  int shields = 0;
  bool cathedral = false;
  bool operator==(const CityPiece&) const = default;
};

/// A road piece with one edge ends on this tile (crossing, village, city gate, monastery, tent, tower).
struct RoadPiece {
  SideMask edges = 0;
  bool inn = false;
  bool operator==(const RoadPiece&) const = default;
};

struct RiverPiece {
  SideMask edges = 0;
  bool operator==(const RiverPiece&) const = default;
};

/// Where the river begins and where it ends (B-11: first and last of its tiles).
enum class RiverEnd : std::uint8_t { kNone, kSpring, kLake };

/// A corner of a tile, clockwise.
enum class Corner : std::uint8_t { kNorthWest, kNorthEast, kSouthEast, kSouthWest };

/// A field piece; `halves` is empty only for a field that touches no edge of the tile (`inner`).
struct FieldPiece {
  HalfMask halves = 0;
  std::uint8_t cities = 0;  ///< bit i = it touches cities[i] of this tile
  bool inner = false;
  bool operator==(const FieldPiece&) const = default;
};

/// A part of the tile that lies under mist (G-6, G-8): over fields and roads, never over cities.
struct MistPiece {
  SideMask edges = 0;
  int ghosts = 0;  ///< ghost symbols in it
};

/// What a watchtower counts (RULES W-8 to W-12).
enum class TowerCounts : std::uint8_t { kMeeples, kMonasteries, kShields, kRoads, kCities };
struct Watchtower {
  int points = 0;
  TowerCounts per = TowerCounts::kMeeples;
  bool operator==(const Watchtower&) const = default;
};

/// Index of a tile type in its Catalogue.
using TypeIndex = std::uint16_t;
inline constexpr TypeIndex kNoType = 0xffff;

struct TileType {
  std::string id;   ///< "base.D"
  std::string set;  ///< "base"
  std::array<EdgeKind, 4> edges{};
  std::vector<CityPiece> cities;
  std::vector<RoadPiece> roads;
  std::vector<RiverPiece> rivers;
  std::vector<FieldPiece> fields;
  bool monastery = false;
  bool magic = false;
  bool tent = false;
  std::optional<Watchtower> watchtower;
  std::vector<MistPiece> mists;
  bool castle = false;    ///< G-23
  bool cemetery = false;  ///< G-24, G-35
  /// The castle ruin of a start piece stands on this corner, shared with the other quarters; roads end and
  /// fields part there, and it is no castle (G-15).
  std::optional<Corner> ruin;
  RiverEnd river_end = RiverEnd::kNone;
  std::optional<FeatureKind> crop_circle;  ///< whose figures it calls: kCity, kRoad or kField (M-1)
  int count = 0;                           ///< copies in the chosen edition
  int count_with_garden = 0;               ///< how many of them show a garden in the chosen edition
  bool start = false;                      ///< one copy of it lies on the table when the game begins
  Cell start_at{};  ///< where, if the start piece covers several cells (G-1: 2x2), unturned
  /// The type whose picture it shares but for a symbol (G: the same face with another number of ghosts); its
  /// own id otherwise.
  std::string face;

  bool misty(Side side, Rotation rotation) const {
    const auto unturned = static_cast<unsigned>((static_cast<int>(side) + 4 - rotation) % 4);
    for (const MistPiece& mist : mists) {
      if ((mist.edges >> unturned) & 1U) return true;
    }
    return false;
  }
  int ghosts() const {
    int sum = 0;
    for (const MistPiece& mist : mists) sum += mist.ghosts;
    return sum;
  }
  /// The edge that looks to `side` when the tile is turned.
  EdgeKind edge(Side side, Rotation rotation) const {
    return edges[static_cast<std::size_t>((static_cast<int>(side) + 4 - rotation) % 4)];
  }
  /// N E S W letters as it lies: "CRFR".
  std::string edge_letters(Rotation rotation) const;
  /// True when turning by `a` or by `b` gives a tile that plays the same (edges, pieces, shields, field
  /// links).
  bool same_when_turned(Rotation a, Rotation b) const;
  /// True when this tile, turned by `rotation`, has the edges, cities and roads of `other` turned by
  /// `others`: only shields and other symbols tell the two apart.
  bool same_outline(Rotation rotation, const TileType& other, Rotation others) const;
};

/// A piece of a feature on one tile: cities[0], roads[2], fields[1], mists[0]; what a tile has only once has
/// index 0.
struct Piece {
  FeatureKind kind = FeatureKind::kTile;
  std::uint8_t index = 0;
  auto operator<=>(const Piece&) const = default;
};

}  // namespace tilewatch::catalogue
