// SPDX-License-Identifier: MIT
// What the parts of a drawing share: the page, the random source, and where there is room for one more thing.
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "engine/catalogue/label_grid.h"
#include "engine/catalogue/random.h"
#include "engine/catalogue/shapes.h"
#include "engine/catalogue/svg_writer.h"
#include "engine/catalogue/tile.h"

namespace tilewatch::catalogue {

/// One tile being drawn. The parts below are called in the order in which they lie over each other.
struct Painting {
  const TileType& type;
  const TileShapes& shapes;
  const LabelGrid& labels;
  bool garden = false;
  Random random;
  SvgWriter svg;
  std::vector<Spot> taken;  ///< where something stands already
};

/// Up to `count` points in cells (indices of the label grid) that are `wanted`, at least `radius` inside them
/// and off everything taken, and at least `gap` apart; they are taken then. Fewer where there is no room.
std::vector<Point> scatter_in(Painting& painting, const std::function<bool(std::size_t)>& wanted, int count,
                              double radius, double gap);
/// The same in cells whose piece is `wanted`.
std::vector<Point> scatter(Painting& painting, const std::function<bool(Piece)>& wanted, int count,
                           double radius, double gap);

template <class T, std::size_t N>
const T& one_of(Random& random, const std::array<T, N>& choices) {
  return choices[random.below(N)];
}

// painting_landscape.cc
void paint_grass(Painting& painting);
void paint_rivers(Painting& painting);
void paint_roads(Painting& painting);
/// Rows, trees and small things in the clear fields.
void paint_plants(Painting& painting);
/// A few trees that the mist will half hide.
void paint_misty_plants(Painting& painting);
void paint_rim(Painting& painting);

// painting_mist.cc
void paint_mists(Painting& painting);
void paint_ghosts(Painting& painting);
void paint_castle(Painting& painting, const Spot& spot);
void paint_cemetery(Painting& painting, const Spot& spot);
void paint_ruin(Painting& painting, const Spot& spot);

// painting_town.cc
void paint_city(Painting& painting, std::size_t index);
void paint_walls(Painting& painting, std::size_t index);
void paint_gates(Painting& painting);
void paint_village(Painting& painting, const Spot& spot);
/// A house of `width` whose front stands on `foot`.
void paint_house(Painting& painting, Point foot, double width, Ink roof);
Ink roof_ink(Random& random);

// painting_objects.cc
void paint_monastery(Painting& painting, const Spot& spot);
void paint_cathedral(Painting& painting, const Spot& spot);
void paint_garden(Painting& painting, const Spot& spot);
void paint_tent(Painting& painting, const Spot& spot);
void paint_tower(Painting& painting, const Spot& spot);
void paint_magic(Painting& painting, const Spot& spot);
void paint_crop_circle(Painting& painting, const Spot& spot);
void paint_inn(Painting& painting, const Spot& spot);
void paint_shield(Painting& painting, const Spot& spot);

}  // namespace tilewatch::catalogue
