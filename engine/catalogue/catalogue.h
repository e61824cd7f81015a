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

/// One tile of a start piece, and where it lies while the piece is unturned.
struct StartTile {
  TypeIndex type = kNoType;
  Cell at{};
  bool operator==(const StartTile&) const = default;
};

class Catalogue {
 public:
  /// Loads the named sets ("base", "mage_witch", "watchtowers", "fortune_teller", "inns_cathedrals", "river",
  /// "mists", ...) from the first of `folders` that has them (one folder a set with a tiles.json; its format
  /// is described in engine/catalogue/README.md). "river" means river1 or river1_c3 by edition. An unknown
  /// set, an unknown key, a contradiction between edges and pieces or counts that do not add up is an
  /// ErrorKind::kInput naming file and line.
  static Result<std::shared_ptr<const Catalogue>> load(const std::vector<std::filesystem::path>& folders,
                                                       const std::vector<std::string>& sets, Edition edition);
  static Result<std::shared_ptr<const Catalogue>> load(const std::filesystem::path& folder,
                                                       const std::vector<std::string>& sets,
                                                       Edition edition) {
    return load(std::vector{folder}, sets, edition);
  }

  /// Where sets are looked for, in this order: the folders that $TILEWATCH_SETS names (parted by colons),
  /// then the project's own, which lies beside the sources.
  static std::vector<std::filesystem::path> default_folders();

  /// load() from default_folders().
  static Result<std::shared_ptr<const Catalogue>> load(const std::vector<std::string>& sets,
                                                       Edition edition = Edition::kC3);

  const std::vector<TileType>& types() const { return types_; }
  const TileType& type(TypeIndex index) const { return types_.at(index); }
  /// kNoType when there is no such id.
  TypeIndex index_of(std::string_view id) const;
  /// All copies of all types, the start tile included; each tile of a larger start piece counts.
  int total() const { return total_; }
  /// The type whose copy begins the game on cell (0,0), kNoType if no set in play has one.
  TypeIndex start_type() const { return start_; }
  /// The single tile that would begin the game if another set did not (B-0: the spring instead of base.D);
  /// kNoType if there is none.
  TypeIndex replaced_start() const { return replaced_start_; }
  /// All tiles of the start piece that `start` belongs to, the one on (0,0) first; just `start` itself for
  /// any other tile. G-1: a 2x2 start piece counts as four tiles.
  std::vector<StartTile> start_piece(TypeIndex start) const;
  Edition edition() const { return edition_; }
  const std::vector<std::string>& set_names() const { return set_names_; }

 private:
  /// Takes its part from the start piece of `start`, because another set begins the game: a single tile
  /// becomes one like the others, a larger piece stays in the box (its types then have no copies).
  void drop_start(TypeIndex start);

  std::vector<TileType> types_;
  std::vector<std::string> set_names_;
  int total_ = 0;
  TypeIndex start_ = kNoType;
  TypeIndex replaced_start_ = kNoType;
  Edition edition_ = Edition::kC3;
};

}  // namespace tilewatch::catalogue
