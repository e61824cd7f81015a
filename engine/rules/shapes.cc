// SPDX-License-Identifier: MIT
#include "engine/rules/shapes.h"

namespace tilewatch::rules {
namespace {

std::uint8_t edge_count(catalogue::SideMask edges) {
  return static_cast<std::uint8_t>(__builtin_popcount(edges));
}

TurnedShape turn(const catalogue::TileType& type, Rotation rotation) {
  TurnedShape shape;
  shape.side_node.fill(-1);
  shape.half_node.fill(-1);
  shape.mist_node.fill(-1);
  for (const Side side : kSides) {
    shape.edges = static_cast<EdgeBits>(shape.edges | edge_bits(type.edge(side, rotation), side));
  }
  std::int8_t node = 0;
  const auto mark_sides = [&](catalogue::SideMask edges) {
    for (const Side side : kSides) {
      if ((edges >> static_cast<unsigned>(side)) & 1U) {
        shape.side_node[static_cast<std::size_t>(turned(side, rotation))] = node;
      }
    }
    ++node;
  };
  for (const auto& city : type.cities) mark_sides(city.edges);
  for (const auto& road : type.roads) mark_sides(road.edges);
  for (const auto& field : type.fields) {
    for (HalfEdge half = 0; half < 8; ++half) {
      if ((field.halves >> half) & 1U) shape.half_node[turned_half(half, rotation)] = node;
    }
    ++node;
  }
  for (const bool has : {type.monastery, type.tent, type.castle, type.cemetery}) {
    if (has) ++node;
  }
  for (const auto& mist : type.mists) {
    for (const Side side : kSides) {
      if ((mist.edges >> static_cast<unsigned>(side)) & 1U) {
        shape.mist_node[static_cast<std::size_t>(turned(side, rotation))] = node;
      }
    }
    ++node;
  }
  return shape;
}

}  // namespace

Shape face_down_shape() {
  Shape shape;
  for (TurnedShape& turned : shape.turned) {
    turned.side_node.fill(-1);
    turned.half_node.fill(-1);
    turned.mist_node.fill(-1);
  }
  return shape;
}

Shape shape_of(const catalogue::TileType& type, const ShapeChoices& choices) {
  Shape shape;
  const auto add = [&](FeatureKind kind, std::size_t index, std::uint8_t open) -> ShapeNode& {
    ShapeNode node;
    node.piece = {kind, static_cast<std::uint8_t>(index)};
    node.open = open;
    return shape.nodes.emplace_back(node);
  };
  for (std::size_t i = 0; i < type.cities.size(); ++i) {
    ShapeNode& node = add(FeatureKind::kCity, i, edge_count(type.cities[i].edges));
    node.shields = static_cast<std::uint8_t>(type.cities[i].shields);
    node.cathedrals = type.cities[i].cathedral ? 1 : 0;
    node.alone = type.cities.size() == 1;
  }
  for (std::size_t i = 0; i < type.roads.size(); ++i) {
    ShapeNode& node = add(FeatureKind::kRoad, i, edge_count(type.roads[i].edges));
    node.inns = type.roads[i].inn ? 1 : 0;
    node.alone = type.roads.size() == 1;
  }
  for (std::size_t i = 0; i < type.fields.size(); ++i) {
    ShapeNode& node = add(FeatureKind::kField, i, 1);  // a field is never complete
    node.cities = type.fields[i].cities;
    node.alone = type.fields.size() == 1;
  }
  if (type.monastery) add(FeatureKind::kMonastery, 0, 8);
  if (type.tent) add(FeatureKind::kTent, 0, 4);
  if (type.castle) add(FeatureKind::kCastle, 0, 8);
  if (type.cemetery) add(FeatureKind::kCemetery, 0, choices.round_cemetery);
  for (std::size_t i = 0; i < type.mists.size(); ++i) {
    add(FeatureKind::kMistArea, i, edge_count(type.mists[i].edges)).alone = type.mists.size() == 1;
  }
  shape.misty = !type.mists.empty();
  shape.plain_nodes = static_cast<std::uint8_t>(shape.nodes.size());
  if (type.count_with_garden > 0) add(FeatureKind::kGarden, 0, 8);
  shape.surrounded =
      type.monastery || type.tent || type.castle || type.cemetery || type.count_with_garden > 0;
  for (Rotation rotation = 0; rotation < 4; ++rotation) {
    shape.turned[rotation] = turn(type, rotation);
    shape.all_edges |= static_cast<std::uint32_t>(shape.turned[rotation].edges) << (8U * rotation);
  }
  return shape;
}

}  // namespace tilewatch::rules
