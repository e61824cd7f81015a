// SPDX-License-Identifier: MIT
// Reads one tiles.json strictly: everything in it must be known, complete and free of contradictions.
#pragma once

#include <array>
#include <filesystem>
#include <string>
#include <vector>

#include "engine/catalogue/result.h"
#include "engine/catalogue/tile.h"

namespace tilewatch::catalogue {

/// One tile of a set file. `type.count_with_garden` is left to whoever knows the edition.
struct SetTile {
  TileType type;
  std::array<int, 3> gardens{};  ///< copies that show a garden, by Edition
  int line = 0;                  ///< where its id stands
  int face_line = 0;             ///< where its face is named, 0 if it has its own
};

/// A set file as it stands; its format is described in engine/catalogue/README.md.
struct SetFile {
  std::string name;
  std::string title;
  std::vector<Edition> editions;
  int total = 0;
  bool starts_before_others = false;
  std::vector<SetTile> tiles;
};

/// Reads and checks `file`, which must describe the set `name`. Any mistake is an ErrorKind::kInput that
/// begins with "FILE:LINE: ".
Result<SetFile> read_set_file(const std::filesystem::path& file, const std::string& name);

}  // namespace tilewatch::catalogue
