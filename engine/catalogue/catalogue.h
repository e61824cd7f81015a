// SPDX-License-Identifier: MIT
// The tile sets in play, loaded from data files: which types exist and how many copies of each.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/catalogue/result.h"
#include "engine/catalogue/tile.h"

namespace tilewatch::catalogue {

class Catalogue {
 public:
  /// Loads the named sets ("base", "mage_witch", "watchtowers", "fortune_teller", "inns_cathedrals", "river")
  /// from `folder` (one folder a set with a tiles.json; its format is described in
  /// engine/catalogue/README.md). "river" means river1 or river1_c3 by edition. An unknown set, an unknown
  /// key, a contradiction between edges and pieces or counts that do not add up is an ErrorKind::kInput
  /// naming file and line.
  static Result<std::shared_ptr<const Catalogue>> load(const std::filesystem::path& folder,
                                                       const std::vector<std::string>& sets, Edition edition);

  /// The folder with the project's own sets: $TILEWATCH_SETS if set, else the one beside the sources.
  static std::filesystem::path default_folder();

  /// load() from default_folder().
  static Result<std::shared_ptr<const Catalogue>> load(const std::vector<std::string>& sets,
                                                       Edition edition = Edition::kC3);

  const std::vector<TileType>& types() const { return types_; }
  const TileType& type(TypeIndex index) const { return types_.at(index); }
  /// kNoType when there is no such id.
  TypeIndex index_of(std::string_view id) const;
  /// All copies of all types, the start tile included.
  int total() const { return total_; }
  /// The type whose copy begins the game, kNoType if no set in play has one.
  TypeIndex start_type() const { return start_; }
  Edition edition() const { return edition_; }
  const std::vector<std::string>& set_names() const { return set_names_; }

 private:
  std::vector<TileType> types_;
  std::vector<std::string> set_names_;
  int total_ = 0;
  TypeIndex start_ = kNoType;
  Edition edition_ = Edition::kC3;
};

}  // namespace tilewatch::catalogue
