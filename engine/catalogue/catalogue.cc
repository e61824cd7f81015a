// SPDX-License-Identifier: MIT
#include "engine/catalogue/catalogue.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>
#include <set>
#include <sstream>
#include <system_error>
#include <utility>

#include "engine/catalogue/set_file.h"

namespace tilewatch::catalogue {
namespace {

/// The one name that means different sets by edition: the River was redrawn for the box of 2021.
std::string folder_name(const std::string& set, Edition edition) {
  if (set != "river") return set;
  return edition == Edition::kC3 ? "river1_c3" : "river1";
}

/// The sets that `folders` hold, for the hint of an error.
std::string names_in(const std::vector<std::filesystem::path>& folders) {
  std::set<std::string> names;
  std::error_code error;
  for (const auto& folder : folders) {
    for (const auto& entry : std::filesystem::directory_iterator(folder, error)) {
      if (std::filesystem::exists(entry.path() / "tiles.json", error))
        names.insert(entry.path().filename().string());
    }
  }
  return fmt::format("{}", fmt::join(names, ", "));
}

std::string written(const std::vector<std::filesystem::path>& folders) {
  std::vector<std::string> names;
  for (const auto& folder : folders) names.push_back(folder.string());
  return fmt::format("{}", fmt::join(names, " or "));
}

bool is_plain_name(const std::string& name) {
  return !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
  });
}

/// The first of `folders` with a set called `name`.
std::optional<std::filesystem::path> folder_of(const std::vector<std::filesystem::path>& folders,
                                               const std::string& name) {
  if (!is_plain_name(name)) return std::nullopt;
  for (const auto& folder : folders) {
    std::error_code error;
    if (std::filesystem::exists(folder / name, error)) return folder / name;
  }
  return std::nullopt;
}

}  // namespace

Result<std::shared_ptr<const Catalogue>> Catalogue::load(const std::vector<std::filesystem::path>& folders,
                                                         const std::vector<std::string>& sets,
                                                         Edition edition) {
  if (sets.empty())
    return failure(ErrorKind::kInput, "no tile set is named", "name at least one, for example base");
  auto catalogue = std::make_shared<Catalogue>();
  catalogue->edition_ = edition;
  std::map<std::string, std::string> file_of_id;
  std::map<std::string, std::string> asked_as;
  bool start_comes_first = false;
  for (const std::string& set : sets) {
    const std::string name = folder_name(set, edition);
    const auto found = folder_of(folders, name);
    if (!found) {
      return failure(ErrorKind::kInput,
                     fmt::format("there is no tile set \"{}\" in {}", set, written(folders)),
                     fmt::format("known sets: {}", names_in(folders)));
    }
    const auto file = *found / "tiles.json";
    if (!asked_as.emplace(name, set).second) {
      return failure(ErrorKind::kInput, fmt::format("tile set \"{}\" is named twice", set),
                     "name each set once");
    }
    auto read = read_set_file(file, name);
    if (!read) return tl::unexpected<Error>(std::move(read.error()));
    TypeIndex new_start = kNoType;
    for (SetTile& tile : read->tiles) {
      const auto [earlier, is_new] = file_of_id.emplace(tile.type.id, file.string());
      if (!is_new) {
        return failure(ErrorKind::kInput,
                       fmt::format("{}:{}: tile \"{}\" stands already in {}", file.string(), tile.line,
                                   tile.type.id, earlier->second));
      }
      TileType& type = tile.type;
      type.count_with_garden = tile.gardens.at(static_cast<std::size_t>(edition));
      if (catalogue->types_.size() >= kNoType) {
        return failure(ErrorKind::kInput,
                       fmt::format("{}:{}: too many tile types", file.string(), tile.line));
      }
      if (type.start && type.start_at == Cell{}) {
        new_start = static_cast<TypeIndex>(catalogue->types_.size());
        if (catalogue->start_ != kNoType && start_comes_first == read->starts_before_others) {
          return failure(ErrorKind::kInput,
                         fmt::format("{}:{}: \"{}\" and \"{}\" would both begin the game", file.string(),
                                     tile.line, catalogue->types_[catalogue->start_].id, type.id));
        }
      }
      catalogue->total_ += type.count;
      catalogue->types_.push_back(std::move(type));
    }
    if (new_start == kNoType) continue;
    if (catalogue->start_ == kNoType) {
      catalogue->start_ = new_start;
      start_comes_first = read->starts_before_others;
    } else if (read->starts_before_others) {
      catalogue->drop_start(catalogue->start_);
      catalogue->start_ = new_start;
      start_comes_first = true;
    } else {
      catalogue->drop_start(new_start);
    }
  }
  catalogue->set_names_ = sets;
  return std::shared_ptr<const Catalogue>(std::move(catalogue));
}

std::vector<StartTile> Catalogue::start_piece(TypeIndex start) const {
  const TileType& first = type(start);
  if (!first.start) return {{start, {0, 0}}};
  std::vector<StartTile> piece;
  for (std::size_t i = 0; i < types_.size(); ++i) {
    if (types_[i].start && types_[i].set == first.set) {
      piece.push_back({static_cast<TypeIndex>(i), types_[i].start_at});
    }
  }
  std::stable_partition(piece.begin(), piece.end(), [](const StartTile& tile) { return tile.at == Cell{}; });
  return piece;
}

void Catalogue::drop_start(TypeIndex start) {
  const std::vector<StartTile> piece = start_piece(start);
  if (piece.size() == 1) replaced_start_ = start;
  for (const StartTile& tile : piece) {
    TileType& type = types_[tile.type];
    type.start = false;
    if (piece.size() == 1) continue;  // an ordinary tile then, drawn like the others
    total_ -= type.count;
    type.count = 0;
    type.count_with_garden = 0;
  }
}

std::vector<std::filesystem::path> Catalogue::default_folders() {
  std::vector<std::filesystem::path> folders;
  if (const char* named = std::getenv("TILEWATCH_SETS")) {
    std::istringstream list(named);
    for (std::string folder; std::getline(list, folder, ':');) {
      if (!folder.empty()) folders.emplace_back(folder);
    }
  }
  folders.emplace_back(TILEWATCH_SETS_FOLDER);
  return folders;
}

Result<std::shared_ptr<const Catalogue>> Catalogue::load(const std::vector<std::string>& sets,
                                                         Edition edition) {
  return load(default_folders(), sets, edition);
}

TypeIndex Catalogue::index_of(std::string_view id) const {
  const auto found =
      std::find_if(types_.begin(), types_.end(), [&](const TileType& type) { return type.id == id; });
  return found == types_.end() ? kNoType : static_cast<TypeIndex>(found - types_.begin());
}

}  // namespace tilewatch::catalogue
