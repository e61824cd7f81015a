// SPDX-License-Identifier: MIT
// Where the tiles lie on a photo nobody knows anything about: seeds, growth, one plane, a pose for every
// tile.
#pragma once

#include <memory>
#include <opencv2/core.hpp>
#include <vector>

#include "engine/catalogue/result.h"
#include "vision/known_table.h"
#include "vision/reading.h"
#include "vision/table/read_tiles.h"

namespace tilewatch::vision {

struct FoundBoard {
  BoardGeometry geometry;
  std::vector<TileReading> tiles;  ///< every cell where a tile lies, with its own corners and what it may be
};

struct FindBoardOptions {
  std::uint32_t seed = 1;  ///< every choice by chance follows from it
  /// Longest side the search works at; larger pictures are scaled down (results are in full-size pixels).
  int working_px = 1920;
  /// The type that lies in cell (0,0) if it is on the table (Catalogue::start_type()); kNoType = any.
  catalogue::TypeIndex start_type = catalogue::kNoType;
  KnownTable known;  ///< of these pictures
};

/// Knows the faces' features once and for all; use it when more than one picture is searched. The readers
/// must outlive it.
class BoardFinder {
 public:
  explicit BoardFinder(const ArtReader& reader) : BoardFinder(TileReaders{&reader, nullptr}) {}
  explicit BoardFinder(const TileReaders& readers);
  ~BoardFinder();
  BoardFinder(const BoardFinder&) = delete;
  BoardFinder& operator=(const BoardFinder&) = delete;

  /// See find_board().
  Result<FoundBoard> find(const cv::Mat& picture_bgr, const FindBoardOptions& options = {}) const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

/// Finds every tile of one board. Cell (0,0) is the start tile's cell if one is recognised, else any; the
/// side of it that faces most nearly up in the picture is north. Fails (kFailed) with a plain sentence when
/// there is no board. Faces that are known are looked for first; where they are not found, or where no
/// face is known, tiles are found by what they look like in general.
Result<FoundBoard> find_board(const cv::Mat& picture_bgr, const ArtReader& reader,
                              const FindBoardOptions& options = {});
Result<FoundBoard> find_board(const cv::Mat& picture_bgr, const TileReaders& readers,
                              const FindBoardOptions& options = {});

/// Refits the geometry to the corners of tiles that are known to lie there (robust; nothing but what is
/// `known` is assumed).
BoardGeometry fit_geometry(cv::Size picture, const std::vector<TileReading>& tiles,
                           const KnownTable& known = {});

}  // namespace tilewatch::vision
