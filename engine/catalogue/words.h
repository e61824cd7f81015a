// SPDX-License-Identifier: MIT
// The words that every room shares: cells, rotations, edges, features, figures and colours.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tilewatch {

/// A place of the board: x grows to the east, y to the south; the start tile lies at (0,0).
struct Cell {
  int x = 0;
  int y = 0;
  auto operator<=>(const Cell&) const = default;
};

/// The four sides of a tile or cell, clockwise from north.
enum class Side : std::uint8_t { kNorth = 0, kEast = 1, kSouth = 2, kWest = 3 };
inline constexpr std::array<Side, 4> kSides{Side::kNorth, Side::kEast, Side::kSouth, Side::kWest};

constexpr Side opposite(Side side) { return static_cast<Side>((static_cast<int>(side) + 2) % 4); }

/// The cell that touches `cell` with its `side`.
constexpr Cell neighbour(Cell cell, Side side) {
  constexpr std::array<int, 4> kDx{0, 1, 0, -1};
  constexpr std::array<int, 4> kDy{-1, 0, 1, 0};
  const auto i = static_cast<std::size_t>(side);
  return {cell.x + kDx[i], cell.y + kDy[i]};
}

/// Quarter turns clockwise from the catalogue's reference orientation, 0 to 3.
using Rotation = std::uint8_t;

/// The side that `side` of an unturned tile points to once the tile is turned.
constexpr Side turned(Side side, Rotation rotation) {
  return static_cast<Side>((static_cast<int>(side) + rotation) % 4);
}

/// Half-edges, clockwise from the north-west corner: NL NR EL ER SL SR WL WR = 0..7, "left" and "right" as
/// seen from the tile's centre looking out. A quarter turn clockwise adds 2. Across an edge NL meets SR, NR
/// meets SL.
using HalfEdge = std::uint8_t;
constexpr HalfEdge turned_half(HalfEdge half, Rotation rotation) {
  return static_cast<HalfEdge>((half + 2 * rotation) % 8);
}

enum class EdgeKind : std::uint8_t { kField, kRoad, kCity, kRiver };

enum class FeatureKind : std::uint8_t {
  kCity,
  kRoad,
  kField,
  kMonastery,
  kGarden,
  kTent,
  kCastle,
  kCemetery,
  kMistArea,
  kTile,        ///< the tile as such, where no feature is meant
  kWatchtower,  ///< no feature: nobody stands on it, but it is scored (W-3)
  kHound,       ///< no feature, but it is scored (G-32)
};

enum class FigureKind : std::uint8_t {
  kMeeple,
  kBigMeeple,
  kAbbot,
  kMage,
  kWitch,
  kGhost,
  kHound,
  // Of expansions that are not played yet: the rules know whether they count and where they may stand.
  kBuilder,
  kPig,
  kMayor,
  kWagon,
  kPhantom,
  kRingmaster,
  kBarn,
  kShepherd,
  kDragon,
  kFairy,
  kCount,
};
inline constexpr std::size_t kFigureKinds = 18;

enum class Colour : std::uint8_t { kRed, kBlue, kGreen, kYellow, kBlack, kPink, kGrey, kWhite };
inline constexpr int kColourCount = 8;

enum class Pose : std::uint8_t { kStanding, kLying };

/// Which printing of the rules and tiles is on the table.
enum class Edition : std::uint8_t { kC1, kC2, kC3 };

// The words of files, messages and the command line: "city", "big_meeple", "red", "c3",
// ...
std::string_view to_string(Side side);         // "N" "E" "S" "W"
std::string_view to_string(FeatureKind kind);  // "city" "road" ... "mist area" is "mist_area"
std::string_view to_string(FigureKind kind);
std::string_view to_string(Colour colour);
std::string_view to_string(Pose pose);
std::string_view to_string(Edition edition);
char to_letter(EdgeKind edge);     // 'F' 'R' 'C' 'W'
std::string to_string(Cell cell);  // "(1,-2)"

std::optional<Side> side_from(std::string_view text);
std::optional<FeatureKind> feature_kind_from(std::string_view text);
std::optional<FigureKind> figure_kind_from(std::string_view text);
std::optional<Colour> colour_from(std::string_view text);
std::optional<Pose> pose_from(std::string_view text);
std::optional<Edition> edition_from(std::string_view text);
std::optional<EdgeKind> edge_from(char letter);

}  // namespace tilewatch
