// SPDX-License-Identifier: MIT
// Which face lies in a quadrilateral of the picture: compares the picture with every face of the library, in
// all four turns, forgiving small errors of place, size and angle.
#pragma once

#include <memory>
#include <opencv2/core.hpp>
#include <vector>

#include "vision/reading.h"
#include "vision/tiles/art_library.h"

namespace tilewatch::vision {

struct ArtMatch {
  int face = -1;
  /// Clockwise, with respect to the quad's first corner = the tile's north-west as it lies.
  Rotation rotation = 0;
  double similarity = 0;  ///< about 1 for the same picture, about 0 for something unrelated
  /// Log likelihood against the best match of the same call (that one has 0, all others less): what decides
  /// between faces that differ in a small part only. Covered parts speak for nobody.
  double log_likelihood = 0;
  /// How much better the face explains the picture than plain paper would; grows with what can be seen of it.
  double evidence = 0;
  Quad corners{};  ///< the quad moved to where the face fits best
};

struct ArtReaderOptions {
  double shift = 0.12;  ///< how far the quad may be off, in tile widths (at most 0.2)
  int keep = 5;         ///< how many matches to give back
  bool covered = true;  ///< look again for a partly covered tile when nothing fits well (costs as much again)
  std::vector<int> faces;  ///< only these faces of the library (in all rotations); empty = all
};

class ArtReader {
 public:
  explicit ArtReader(std::shared_ptr<const ArtLibrary> library);
  ~ArtReader();

  /// The best matches, best first, at most one for each face and rotation. Parts of the quad outside the
  /// picture are not compared.
  std::vector<ArtMatch> match(const cv::Mat& picture_bgr, const Quad& quad,
                              const ArtReaderOptions& options = {}) const;

  /// Matches turned into probabilities over (type, rotation), and the probability that a tile lies there at
  /// all. A part that is not a face (table, hand, tile back) gives a low is_tile.
  TileReading read(const cv::Mat& picture_bgr, Cell cell, const Quad& quad,
                   const ArtReaderOptions& options = {}) const;

  /// How well one known face fits, and where exactly it lies now: for following a tile from frame to frame.
  /// The quad may be off by a tenth of a tile. Costs a fraction of match().
  ArtMatch verify(const cv::Mat& picture_bgr, int face, Rotation rotation, const Quad& quad) const;

  /// Similarity of a known face exactly where the quad is, without moving it: the cheapest "is it still
  /// there".
  double still_there(const cv::Mat& picture_bgr, int face, Rotation rotation, const Quad& quad) const;

  const ArtLibrary& library() const { return *library_; }

 private:
  struct Impl;
  std::shared_ptr<const ArtLibrary> library_;
  std::unique_ptr<Impl> impl_;
};

}  // namespace tilewatch::vision
