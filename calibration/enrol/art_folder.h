// SPDX-License-Identifier: MIT
// The folder of faces that enrolment writes: added to, never overwritten silently, whole or not at all.
#pragma once

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/catalogue/catalogue.h"
#include "engine/catalogue/result.h"
#include "vision/tiles/art_library.h"

namespace tilewatch::calibration {

/// Names (without ending) of the files beside the faces: the contact sheet and what was written about it.
inline constexpr const char* kEnrolledName = "enrolled";

class ArtFolder {
 public:
  /// Looks at the folder, which need not be there yet. kUsage when it is something else or holds other things
  /// than faces; kInput when a face in it cannot be read; kFailed when it cannot be written to.
  static Result<ArtFolder> open(const std::filesystem::path& folder, const catalogue::Catalogue& catalogue);

  /// The faces that stay: those of the sets in play, without those that were made from the named pictures
  /// (SHA-256) before, which are made anew.
  std::vector<vision::Face> kept(const std::set<std::string>& pictures) const;
  /// The records (enrolled.json) that stay with them.
  const std::string& record() const { return record_; }

  /// A name that no face of the folder has: "base.D", "base.D~2", ... Each call gives another one.
  std::string free_name(const std::string& type, const std::set<std::string>& pictures);

  /// Writes `files` (name with ending -> bytes) beside what stays. The folder is as before if it fails.
  Result<void> write(const std::map<std::string, std::string>& files,
                     const std::set<std::string>& pictures) const;

  const std::filesystem::path& path() const { return path_; }

 private:
  bool replaced(const std::string& file, const std::set<std::string>& pictures) const;

  std::filesystem::path path_;
  bool there_ = false;
  std::string record_;
  std::vector<vision::Face> faces_;
  std::set<std::string> files_;                         ///< all names in it
  std::map<std::string, std::string> picture_of_face_;  ///< file -> SHA-256 of the picture that it is from
  std::set<std::string> given_;
};

}  // namespace tilewatch::calibration
