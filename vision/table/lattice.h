// SPDX-License-Identifier: MIT
// A board that grows tile by tile from one seed: every tile known says where its neighbours must lie, what
// lies there is compared with the faces, and each tile found makes the plane better known.
#pragma once

#include <map>
#include <opencv2/core.hpp>
#include <optional>
#include <set>
#include <vector>

#include "vision/reading.h"
#include "vision/table/eye.h"
#include "vision/table/plane_fit.h"

namespace tilewatch::vision {

class Lattice {
 public:
  /// `eye` says what lies where; it must outlive the lattice.
  Lattice(cv::Size picture, const TileEye& eye, const KnownTable& known = {})
      : picture_(picture), eye_(&eye), known_(known) {}

  /// Begins with one tile whose quad is known (north-west corner first); it becomes cell (0,0).
  bool begin(const TileSight& tile);
  /// From now on another eye looks, at cells that were refused too.
  void look_with(const TileEye& eye);
  /// Adds neighbours until there are no more.
  void grow();
  /// Looks for tiles that touch none of the board, up to so many cells away: something covers what lies
  /// between. Only what is seen at least so well (TileSight::visible) counts. The board grows from them.
  void grow_across(int cells, double least);
  /// A tile found elsewhere: joins the board if it lies in a cell of it. True if it did or is part of it
  /// already.
  bool join(const TileSight& tile);
  /// Is there a tile of the board where this quad's middle lies?
  bool holds(const Quad& quad) const;
  /// Fits every tile once more to the final plane and drops those that do not hold; after it
  /// grow() looks at every neighbour once more.
  void settle();

  const std::map<Cell, TileSight>& tiles() const { return tiles_; }
  BoardGeometry geometry() const { return camera_.geometry(); }
  double rms_tiles() const { return rms_; }
  /// Sum of what speaks for the board.
  double weight() const;
  /// Do the edges of tiles that meet agree as they do on a board, or as by chance? Mean log likelihood ratio
  /// over the places where that is known; 1 when nothing is known.
  double edges_agree() const;

 private:
  Quad predicted(Cell cell, bool without_itself = false) const;
  std::optional<Cell> cell_of(const Quad& quad) const;
  FitFreedom freedom() const;
  /// Does what is known of the neighbours allow this tile?
  bool welcome(Cell cell, const TileSight& tile) const;
  void fit_all();
  bool in_picture(const Quad& quad) const;
  void refit(bool from_scratch);

  cv::Size picture_;
  const TileEye* eye_;
  KnownTable known_;
  std::map<Cell, TileSight> tiles_;
  std::map<Cell, Quad> refused_;  ///< where a cell was looked for when nothing was found
  PlaneCamera camera_;
  BoardGeometry geometry_;
  double rms_ = 0;
};

}  // namespace tilewatch::vision
