// SPDX-License-Identifier: MIT
// Finds the figures that stand or lie on tiles whose faces are known.
#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "vision/figures/figure_network.h"
#include "vision/figures/paint.h"
#include "vision/reading.h"
#include "vision/tiles/art_library.h"

namespace tilewatch::vision {

struct FigureOptions {
  /// Colours that players have; empty = any. White and grey ones are taken for ghosts unless they are named
  /// here.
  std::vector<Colour> colours;
  /// Kinds that are in the game; empty = any. What looks like another kind is none, or one of these.
  std::vector<FigureKind> kinds;
  /// Cells to look at; empty = all tiles of the reading.
  std::vector<Cell> only;
  /// A tile's side: figures do not grow with the tiles.
  double tile_mm = 45;
  /// Null: those that figures of wood usually have.
  const figures::PaintBox* paints = nullptr;
  /// Null: figures are told by colour and outline only.
  const FigureNetwork* network = nullptr;
};

/// Looks for what lies or stands on the tiles and is not printed on them: the expected picture of each tile
/// (its face, its pose, the local light) is compared with what the camera shows. `tiles` need a best
/// candidate with a face; a tile without one is judged by colour alone. Off-board pieces, hands and clutter
/// are not figures.
std::vector<FigureReading> find_figures(const cv::Mat& picture_bgr, const BoardGeometry& geometry,
                                        const std::vector<TileReading>& tiles, const ArtLibrary& art,
                                        const catalogue::Catalogue& catalogue,
                                        const FigureOptions& options = {});

}  // namespace tilewatch::vision
