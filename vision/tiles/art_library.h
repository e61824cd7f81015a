// SPDX-License-Identifier: MIT
// The faces that may lie on the table: one upright picture each, from an art folder or from our own drawings.
#pragma once

#include <filesystem>
#include <memory>
#include <opencv2/core.hpp>
#include <string>
#include <vector>

#include "engine/catalogue/catalogue.h"

namespace tilewatch::vision {

struct Face {
  catalogue::TypeIndex type = catalogue::kNoType;
  std::string name;     ///< "base.V~3": what readings call the variant
  bool garden = false;  ///< known only for our own drawings
  cv::Mat picture;      ///< kPicturePx square, BGR, in the catalogue's reference orientation
};

class ArtLibrary {
 public:
  static constexpr int kPicturePx = 128;

  /// Reads `<type>[~variant].{png,jpg}` from every folder. Types of sets that are not in play are skipped. A
  /// name that is no type of any set, a picture that cannot be read, or a folder without a usable face is an
  /// error naming the file and what a right name looks like.
  static Result<ArtLibrary> from_folders(const catalogue::Catalogue& catalogue,
                                         const std::vector<std::filesystem::path>& folders);

  /// Our own drawings, every copy of every type with its own variant (the simulated table lays exactly
  /// these).
  static ArtLibrary from_drawings(const catalogue::Catalogue& catalogue, std::uint32_t seed = 1);

  /// Faces from elsewhere (cut out of a picture), none of whose types is complete.
  static ArtLibrary from_faces(const catalogue::Catalogue& catalogue, std::vector<Face> faces);

  /// A library of one face without a type: the back of our own drawings' tiles.
  static ArtLibrary back();

  /// Which copies of a type show a garden in our own drawings: the first ones.
  static bool copy_shows_garden(const catalogue::TileType& type, int copy);

  const std::vector<Face>& faces() const { return faces_; }
  const Face& face(int index) const { return faces_.at(static_cast<std::size_t>(index)); }
  /// True when one folder held as many faces of the type as the box has copies: then a face that lies on the
  /// table cannot lie there twice.
  bool complete_for(catalogue::TypeIndex type) const;

 private:
  std::vector<Face> faces_;
  std::vector<bool> complete_;
};

}  // namespace tilewatch::vision
