// SPDX-License-Identifier: MIT
// The faces of the tiles on the table: those somebody has shown us, and those that nobody has, each cut out
// of the picture in which it was first seen.
#pragma once

#include <map>
#include <memory>
#include <opencv2/core.hpp>
#include <string>
#include <vector>

#include "vision/reading.h"
#include "vision/tiles/art_library.h"
#include "vision/tiles/art_reader.h"

namespace tilewatch::vision {

class SeenFaces {
 public:
  /// `known`: the faces somebody has shown us; may have none.
  SeenFaces(std::shared_ptr<const catalogue::Catalogue> catalogue, std::shared_ptr<const ArtLibrary> known);
  ~SeenFaces();

  /// All faces: the known ones first, under the same numbers, then those cut out.
  const ArtLibrary& all() const { return *all_; }
  const ArtLibrary& known() const { return *known_; }
  /// Null when no face is known.
  const ArtReader* reader_of_known() const { return known_reader_.get(); }

  /// Gives the best candidate of a tile, if it has no face, the one cut out at its cell; if there is none
  /// yet, or it was of another type or turn, it is cut out now. `bare`: nothing stands on the tile. A face
  /// that was not bare is cut out again once the tile is.
  void give_face(const cv::Mat& picture_bgr, TileReading& tile, bool bare);
  /// What was cut out at a cell is of this type, and lies turned like that: the picture stays, whatever
  /// stands on the tile by now. Its number, -1 if nothing has been cut out there.
  int rename(Cell cell, catalogue::TypeIndex type, Rotation rotation);
  /// Forgets what was cut out at a cell, or all of it.
  void forget(Cell cell);
  void forget();

  /// The tiles as find_figures wants them: without the faces in which a figure may be.
  std::vector<TileReading> with_bare_faces(std::vector<TileReading> tiles) const;

  /// As ArtReader's, for any of the faces.
  ArtMatch verify(const cv::Mat& picture_bgr, int face, Rotation rotation, const Quad& quad) const;
  double still_there(const cv::Mat& picture_bgr, int face, Rotation rotation, const Quad& quad) const;

 private:
  struct Cut {
    Face face;
    Rotation rotation = 0;
    bool bare = false;
    std::unique_ptr<ArtReader> reader;  ///< of this face alone
  };
  const Cut* cut(int face) const;
  void make_reader(Cut& cut);
  void gather();

  std::shared_ptr<const catalogue::Catalogue> catalogue_;
  std::shared_ptr<const ArtLibrary> known_;
  std::unique_ptr<ArtReader> known_reader_;
  std::vector<Cut> cuts_;
  std::map<Cell, std::size_t> by_cell_;  ///< in cuts_
  std::shared_ptr<const ArtLibrary> all_;
};

}  // namespace tilewatch::vision
