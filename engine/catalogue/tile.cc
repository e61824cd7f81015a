// SPDX-License-Identifier: MIT
#include "engine/catalogue/tile.h"

#include <algorithm>
#include <tuple>

namespace tilewatch::catalogue {
namespace {

SideMask turned_mask(SideMask mask, Rotation rotation) {
  const unsigned twice = static_cast<unsigned>(mask) << (rotation % 4U);
  return static_cast<SideMask>((twice | (twice >> 4U)) & 15U);
}

HalfMask turned_halves(HalfMask mask, Rotation rotation) {
  const unsigned twice = static_cast<unsigned>(mask) << (2 * (rotation % 4U));
  return static_cast<HalfMask>((twice | (twice >> 8U)) & 255U);
}

/// Everything a turned tile shows, in an order that does not depend on the order of the definition.
struct TurnedTile {
  std::string edges;
  std::vector<std::tuple<SideMask, int, bool>> cities;
  std::vector<std::tuple<SideMask, bool>> roads;
  std::vector<SideMask> rivers;
  std::vector<std::tuple<HalfMask, std::vector<SideMask>>> fields;
  std::vector<std::tuple<SideMask, int>> mists;
  int ruin = -1;
  bool operator==(const TurnedTile&) const = default;
};

TurnedTile as_turned(const TileType& type, Rotation rotation) {
  TurnedTile result;
  result.edges = type.edge_letters(rotation);
  for (const CityPiece& city : type.cities) {
    result.cities.emplace_back(turned_mask(city.edges, rotation), city.shields, city.cathedral);
  }
  for (const RoadPiece& road : type.roads)
    result.roads.emplace_back(turned_mask(road.edges, rotation), road.inn);
  for (const RiverPiece& river : type.rivers) result.rivers.push_back(turned_mask(river.edges, rotation));
  for (const FieldPiece& field : type.fields) {
    std::vector<SideMask> touched;
    for (std::size_t i = 0; i < type.cities.size(); ++i) {
      if ((field.cities & (1U << i)) != 0) touched.push_back(turned_mask(type.cities[i].edges, rotation));
    }
    std::sort(touched.begin(), touched.end());
    result.fields.emplace_back(turned_halves(field.halves, rotation), std::move(touched));
  }
  for (const MistPiece& mist : type.mists) {
    result.mists.emplace_back(turned_mask(mist.edges, rotation), mist.ghosts);
  }
  if (type.ruin) result.ruin = (static_cast<int>(*type.ruin) + rotation) % 4;
  std::sort(result.cities.begin(), result.cities.end());
  std::sort(result.roads.begin(), result.roads.end());
  std::sort(result.rivers.begin(), result.rivers.end());
  std::sort(result.fields.begin(), result.fields.end());
  std::sort(result.mists.begin(), result.mists.end());
  return result;
}

}  // namespace

std::string TileType::edge_letters(Rotation rotation) const {
  std::string letters;
  for (const Side side : kSides) letters += to_letter(edge(side, rotation));
  return letters;
}

bool TileType::same_outline(Rotation rotation, const TileType& other, Rotation others) const {
  return cities.size() == other.cities.size() && roads.size() == other.roads.size() &&
         std::all_of(kSides.begin(), kSides.end(),
                     [&](Side side) { return edge(side, rotation) == other.edge(side, others); });
}

bool TileType::same_when_turned(Rotation a, Rotation b) const {
  return a % 4 == b % 4 || as_turned(*this, a) == as_turned(*this, b);
}

}  // namespace tilewatch::catalogue
