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
#include "vision/table/face_fit.h"
#include "vision/table/plane_fit.h"
#include "vision/table/seeds.h"
#include "vision/tiles/art_reader.h"

namespace tilewatch::vision {

/// What a growing board looks at; shared by all tries on one picture.
struct Scene {
  const cv::Mat& picture_bgr;
  const PictureStack& stack;
  const FaceFitter& fitter;
  const ArtReader& reader;
  const std::vector<Vote>& votes;
};

class Lattice {
 public:
  explicit Lattice(const Scene& scene) : scene_(scene) {}

  /// Begins with one tile whose quad is known (north-west corner first); it becomes cell (0,0).
  bool begin(const FaceFit& tile);
  /// Adds neighbours until there are no more.
  void grow();
  /// A tile found elsewhere: joins the board if it lies in a cell of it. True if it did or is part of it
  /// already.
  bool join(const FaceFit& tile);
  /// Is there a tile of the board where this quad's middle lies?
  bool holds(const Quad& quad) const;
  /// Fits every tile once more to the final plane and drops those that do not hold; after it
  /// grow() looks at every neighbour once more.
  void settle();

  const std::map<Cell, FaceFit>& tiles() const { return tiles_; }
  BoardGeometry geometry() const { return camera_.geometry(); }
  double rms_tiles() const { return rms_; }
  /// Sum of what speaks for the board.
  double weight() const;

 private:
  Quad predicted(Cell cell, bool without_itself = false) const;
  std::optional<FaceFit> look_at(Cell cell) const;
  std::vector<std::optional<FaceFit>> look_at(const std::vector<Cell>& cells) const;
  std::optional<Cell> cell_of(const Quad& quad) const;
  FitFreedom freedom() const;
  /// Is the fit good enough to say that the tile lies there?
  bool convincing(const FaceFit& fit) const;
  void fit_all();
  bool in_picture(const Quad& quad) const;
  void refit(bool from_scratch);

  const Scene& scene_;
  std::map<Cell, FaceFit> tiles_;
  std::map<Cell, Quad> refused_;  ///< where a cell was looked for when nothing was found
  PlaneCamera camera_;
  BoardGeometry geometry_;
  double rms_ = 0;
};

}  // namespace tilewatch::vision
