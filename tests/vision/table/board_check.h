// SPDX-License-Identifier: MIT
// Compares a board that was found with the one that was painted.
#pragma once

#include <memory>

#include "engine/catalogue/catalogue.h"
#include "tests/vision/table/painted_table.h"
#include "vision/table/find_board.h"
#include "vision/tiles/art_reader.h"

namespace tilewatch::test {

/// The drawings of the base game and who reads them.
struct Box {
  std::shared_ptr<const catalogue::Catalogue> catalogue = *catalogue::Catalogue::load({"base"});
  std::shared_ptr<const vision::ArtLibrary> art =
      std::make_shared<vision::ArtLibrary>(vision::ArtLibrary::from_drawings(*catalogue));
  vision::ArtReader reader{art};
  vision::BoardFinder finder{reader};
};
/// Made once.
const Box& box();

struct BoardCheck {
  int found = 0;
  int false_tiles = 0;
  int right_type = 0;       ///< type and rotation
  double worst_corner = 0;  ///< of the found ones, in tiles
  bool cells_agree = true;  ///< the cells differ from the painted ones by one shift and quarter turn for all
};

BoardCheck check_board(const PaintedTable& truth, const vision::FoundBoard& board);

}  // namespace tilewatch::test
