// SPDX-License-Identifier: MIT
// Which face lies in a quadrilateral of the picture: compares the picture with every face of the library, in all four
// turns, forgiving small errors of place, size and angle.
#pragma once

#include <memory>
#include <opencv2/core.hpp>
#include <vector>

#include "vision/reading.h"
#include "vision/tiles/art_library.h"

namespace tilewatch::vision {

struct ArtMatch {
  int face = -1;
  Rotation rotation = 0;  ///< clockwise, with respect to the quad's first corner = the tile's north-west as it lies
  double similarity = 0;  ///< about 1 for the same picture, about 0 for something unrelated
  Quad corners{};         ///< the quad moved to where the face fits best
};

struct ArtReaderOptions {
  double shift = 0.12;    ///< how far the quad may be off, in tile widths
  int keep = 5;           ///< how many matches to give back
};

class ArtReader {
 public:
  explicit ArtReader(std::shared_ptr<const ArtLibrary> library);
  ~ArtReader();

  /// The best matches, best first, at most one for each face and rotation. Parts of the quad outside the picture are
  /// not compared.
  std::vector<ArtMatch> match(const cv::Mat& picture_bgr, const Quad& quad, const ArtReaderOptions& options = {}) const;

  /// Matches turned into probabilities over (type, rotation), and the probability that a tile lies there at all. A part
  /// that is not a face (table, hand, tile back) gives a low is_tile.
  TileReading read(const cv::Mat& picture_bgr, Cell cell, const Quad& quad, const ArtReaderOptions& options = {}) const;

  const ArtLibrary& library() const { return *library_; }

 private:
  struct Impl;
  std::shared_ptr<const ArtLibrary> library_;
  std::unique_ptr<Impl> impl_;
};

}  // namespace tilewatch::vision
