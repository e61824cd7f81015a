// SPDX-License-Identifier: MIT
#include "engine/catalogue/catalogue.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <map>
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

/// The sets that `folder` holds, for the hint of an error.
std::string names_in(const std::filesystem::path& folder) {
  std::vector<std::string> names;
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator(folder, error)) {
    if (std::filesystem::exists(entry.path() / "tiles.json", error))
      names.push_back(entry.path().filename().string());
  }
  std::sort(names.begin(), names.end());
  return fmt::format("{}", fmt::join(names, ", "));
}

bool is_plain_name(const std::string& name) {
  return !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
  });
}

}  // namespace

Result<std::shared_ptr<const Catalogue>> Catalogue::load(const std::filesystem::path& folder,
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
    const auto file = folder / name / "tiles.json";
    std::error_code error;
    if (!is_plain_name(name) || !std::filesystem::exists(folder / name, error)) {
      return failure(ErrorKind::kInput,
                     fmt::format("there is no tile set \"{}\" in {}", set, folder.string()),
                     fmt::format("known sets: {}", names_in(folder)));
    }
    if (!asked_as.emplace(name, set).second) {
      return failure(ErrorKind::kInput, fmt::format("tile set \"{}\" is named twice", set),
                     "name each set once");
    }
    auto read = read_set_file(file, name);
    if (!read) return tl::unexpected<Error>(std::move(read.error()));
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
      catalogue->total_ += type.count;
      catalogue->types_.push_back(std::move(type));
      if (!catalogue->types_.back().start) continue;
      const auto index = static_cast<TypeIndex>(catalogue->types_.size() - 1);
      if (catalogue->start_ != kNoType && start_comes_first == read->starts_before_others) {
        return failure(
            ErrorKind::kInput,
            fmt::format("{}:{}: \"{}\" and \"{}\" would both begin the game", file.string(), tile.line,
                        catalogue->types_[catalogue->start_].id, catalogue->types_.back().id));
      }
      if (catalogue->start_ == kNoType || read->starts_before_others) {
        if (catalogue->start_ != kNoType) catalogue->types_[catalogue->start_].start = false;
        catalogue->start_ = index;
        start_comes_first = read->starts_before_others;
      } else {
        catalogue->types_.back().start = false;
      }
    }
  }
  catalogue->set_names_ = sets;
  return std::shared_ptr<const Catalogue>(std::move(catalogue));
}

std::filesystem::path Catalogue::default_folder() {
  const char* set = std::getenv("TILEWATCH_SETS");
  return set != nullptr && *set != '\0' ? std::filesystem::path(set)
                                        : std::filesystem::path(TILEWATCH_SETS_FOLDER);
}

Result<std::shared_ptr<const Catalogue>> Catalogue::load(const std::vector<std::string>& sets,
                                                         Edition edition) {
  return load(default_folder(), sets, edition);
}

TypeIndex Catalogue::index_of(std::string_view id) const {
  const auto found =
      std::find_if(types_.begin(), types_.end(), [&](const TileType& type) { return type.id == id; });
  return found == types_.end() ? kNoType : static_cast<TypeIndex>(found - types_.begin());
}

}  // namespace tilewatch::catalogue
