// SPDX-License-Identifier: MIT
// Tiles that lie apart from the board: drawn and shown, not laid yet.
#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "vision/reading.h"
#include "vision/tiles/art_reader.h"
#include "vision/watch/change.h"

namespace tilewatch::vision {

/// A still picture, as far as it is needed here.
struct ShownTilesLook {
  const cv::Mat& picture;
  int factor = 1;           ///< of scale between `picture` and the compared pictures
  const ChangeMap& change;  ///< against the picture that was looked at before
  const BoardReading& board;
};

class ShownTiles {
 public:
  /// Forgets what is gone, and reads things as large as a tile that came since the last picture and lie on no
  /// cell of the board or beside it. What is no tile that `reader` knows is passed over, and so is what lay
  /// there from the beginning (a box, a stack).
  void look(const ShownTilesLook& look, const ArtReader& reader);
  const std::vector<TileReading>& all() const { return tiles_; }
  void reset() { tiles_.clear(); }

 private:
  void check_known(const ShownTilesLook& look, const ArtReader& reader);

  std::vector<TileReading> tiles_;
};

}  // namespace tilewatch::vision
