// SPDX-License-Identifier: MIT
// The sheet after a game, on A4 paper: the final board, the score of every turn as a plot, who scored with
// what, what was used and agreed; then every score in a list.
#pragma once

#include <string>
#include <vector>

#include "engine/exports/score_book.h"

namespace tilewatch::sheet {

/// An SVG document and where it lies on the page, in millimetres. Tiles are documents of their own: so the
/// names inside their drawings do not meet.
struct Layer {
  double x = 0;
  double y = 0;
  double width = 0;
  double height = 0;
  std::string svg;
};

struct SheetPage {
  double width = 210;
  double height = 297;
  std::vector<Layer> layers;  ///< the lowest first
};

/// In the language that tr() speaks. `day` as it is to be read.
std::vector<SheetPage> game_sheet(const exports::ScoreBook& book, const std::string& day);

}  // namespace tilewatch::sheet
