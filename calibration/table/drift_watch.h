// SPDX-License-Identifier: MIT
// Keeps an eye on the camera during a game: where every tile was seen first, where it is seen now.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "calibration/table/drift.h"
#include "calibration/table/table_plane.h"
#include "vision/reading.h"

namespace tilewatch::calibration {

class DriftWatch {
 public:
  /// `plane` as it is seen in the pictures that the tiles are of: straightened ones have a lens without
  /// distortion.
  explicit DriftWatch(TablePlane plane, double tile_mm) : plane_(plane), tile_mm_(tile_mm) {}

  /// One look at the tiles of the still table.
  void look(const std::vector<vision::TileReading>& tiles);
  /// "The camera (or the board) has moved 4 mm."; or that it stands elsewhere than where the table was
  /// measured. Empty while all is as it was, or too few tiles lie to tell.
  const std::string& words() const { return words_; }

  /// The table was cleared: what lies there next is another board.
  void another_board();
  /// The table was measured anew: from now on this is where the camera stands.
  void begin_anew(const TablePlane& plane);

 private:
  std::string look_again(const std::vector<vision::TileReading>& tiles);
  bool fits(const std::vector<vision::TileReading>& tiles) const;

  TablePlane plane_;
  double tile_mm_;
  std::map<Cell, vision::Quad> first_;
  std::optional<bool> elsewhere_;  ///< than where the table was measured; known once enough tiles lay
  std::string last_;               ///< what the last look would have said
  std::string words_;
};

}  // namespace tilewatch::calibration
