// SPDX-License-Identifier: MIT
#include "calibration/enrol/art_folder.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <stdio.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "calibration/profile/write_whole.h"

namespace tilewatch::calibration {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

std::string record_name() { return std::string(kEnrolledName) + ".json"; }

tl::unexpected<Error> cannot_write_folder(const fs::path& folder, const std::string& reason) {
  return failure(ErrorKind::kFailed,
                 fmt::format("the folder {} cannot be written: {}", folder.string(), reason),
                 "Is the disk full, or the folder not yours?");
}

bool is_picture(const fs::path& file) {
  std::string ending = file.extension().string();
  std::transform(ending.begin(), ending.end(), ending.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return ending == ".png" || ending == ".jpg" || ending == ".jpeg";
}

/// Puts `made` in the place of `folder`; what was there before is removed afterwards.
Result<void> exchange(const fs::path& made, const fs::path& folder, bool there) {
  if (!there) {
    if (rename(made.c_str(), folder.c_str()) == 0) return {};
    return cannot_write_folder(folder, std::strerror(errno));
  }
  std::error_code error;
  if (renameat2(AT_FDCWD, made.c_str(), AT_FDCWD, folder.c_str(), RENAME_EXCHANGE) == 0) {
    fs::remove_all(made, error);  // now the old folder
    return {};
  }
  // A file system without exchange: two steps, and back if the second fails.
  const fs::path old = made.string() + ".old";
  if (rename(folder.c_str(), old.c_str()) != 0) return cannot_write_folder(folder, std::strerror(errno));
  if (rename(made.c_str(), folder.c_str()) != 0) {
    const int reason = errno;
    fs::rename(old, folder, error);
    return cannot_write_folder(folder, std::strerror(reason));
  }
  fs::remove_all(old, error);
  return {};
}

}  // namespace

Result<ArtFolder> ArtFolder::open(const fs::path& folder, const catalogue::Catalogue& catalogue) {
  ArtFolder result;
  std::error_code error;
  // Through links to the folder itself, and without a slash at the end.
  result.path_ = fs::weakly_canonical(folder, error);
  if (error || result.path_.empty()) result.path_ = fs::absolute(folder);
  if (!result.path_.has_filename()) result.path_ = result.path_.parent_path();
  if (!fs::exists(result.path_, error)) {
    // Said now, not after the work: the nearest folder that is there must be one's own.
    fs::path above = result.path_.parent_path();
    while (!above.empty() && above != above.root_path() && !fs::exists(above, error))
      above = above.parent_path();
    if (access(above.c_str(), W_OK) != 0) return cannot_write_folder(result.path_, std::strerror(errno));
    return result;
  }
  if (!fs::is_directory(result.path_, error)) {
    return failure(ErrorKind::kUsage, fmt::format("{} is a file, not a folder", folder.string()),
                   "Name a folder for the faces: --to my_box");
  }
  if (access(result.path_.c_str(), W_OK) != 0 || access(result.path_.parent_path().c_str(), W_OK) != 0)
    return cannot_write_folder(result.path_, std::strerror(errno));
  result.there_ = true;
  bool faces = false;
  for (const auto& entry : fs::directory_iterator(result.path_, error)) {
    const std::string name = entry.path().filename().string();
    result.files_.insert(name);
    faces = faces || (is_picture(entry.path()) && entry.path().stem() != kEnrolledName);
  }
  const bool ours = result.files_.contains(record_name());
  if (!result.files_.empty() && !faces && !ours) {
    return failure(ErrorKind::kUsage, fmt::format("the folder {} holds other things", folder.string()),
                   "Name a new folder for the faces, or one that holds nothing but faces.");
  }
  if (faces) {
    // Whoever names another set has no face of it there yet: only names that are no type at all are wrong.
    auto library = vision::ArtLibrary::from_folders(catalogue, {result.path_});
    if (library) {
      result.faces_ = library->faces();
    } else if (library.error().message.find("has no picture of a tile") == std::string::npos) {
      return tl::unexpected(library.error());
    }
  }
  if (ours) {
    std::ifstream stream(result.path_ / record_name());
    std::stringstream text;
    text << stream.rdbuf();
    result.record_ = text.str();
    const json record = json::parse(result.record_, nullptr, false);
    try {
      if (record.is_discarded()) throw std::runtime_error("not JSON");
      for (const json& tile : record.at("tiles")) {
        const std::string file = tile.value("file", "");
        if (!file.empty()) result.picture_of_face_[file] = tile.at("picture_sha256").get<std::string>();
      }
    } catch (const std::exception& broken) {
      return failure(
          ErrorKind::kInput,
          fmt::format("{} is damaged ({})", (result.path_ / record_name()).string(), broken.what()),
          "Remove it to keep all faces as they are, or enrol into a new folder.");
    }
  }
  return result;
}

bool ArtFolder::replaced(const std::string& file, const std::set<std::string>& pictures) const {
  const auto from = picture_of_face_.find(file);
  return from != picture_of_face_.end() && pictures.contains(from->second);
}

std::vector<vision::Face> ArtFolder::kept(const std::set<std::string>& pictures) const {
  std::vector<vision::Face> stay;
  for (const vision::Face& face : faces_)
    if (!replaced(face.name + ".png", pictures)) stay.push_back(face);
  return stay;
}

std::string ArtFolder::free_name(const std::string& type, const std::set<std::string>& pictures) {
  for (int i = 1;; ++i) {
    std::string name = i == 1 ? type : fmt::format("{}~{}", type, i);
    bool taken = given_.contains(name);
    for (const char* ending : {".png", ".jpg", ".jpeg"}) {
      const std::string file = name + ending;
      taken = taken || (files_.contains(file) && !replaced(file, pictures));
    }
    if (taken) continue;
    given_.insert(name);
    return name;
  }
}

Result<void> ArtFolder::write(const std::map<std::string, std::string>& files,
                              const std::set<std::string>& pictures) const {
  std::error_code error;
  fs::create_directories(path_.parent_path(), error);
  std::string made = path_.string() + ".XXXXXX";
  if (mkdtemp(made.data()) == nullptr) return cannot_write_folder(path_, std::strerror(errno));
  const auto undo = [&](const std::string& reason) {
    fs::remove_all(made, error);
    return cannot_write_folder(path_, reason);
  };
  fs::permissions(made, fs::perms(0755), error);
  for (const std::string& name : files_) {
    if (replaced(name, pictures) || files.contains(name)) continue;
    // Kept files are the very same ones; where links are not to be had, copies.
    const fs::path from = path_ / name;
    if (!fs::is_directory(from, error)) fs::create_hard_link(from, fs::path(made) / name, error);
    if (fs::is_directory(from) || error) {
      error.clear();
      fs::copy(from, fs::path(made) / name, fs::copy_options::recursive | fs::copy_options::copy_symlinks,
               error);
    }
    if (error) return undo(error.message());
  }
  for (const auto& [name, bytes] : files) {
    fs::create_directories((fs::path(made) / name).parent_path(), error);
    if (const auto written = write_whole(fs::path(made) / name, bytes); !written)
      return undo(written.error().message);
  }
  if (auto done = exchange(made, path_, there_); !done) {
    fs::remove_all(made, error);
    return done;
  }
  return {};
}

}  // namespace tilewatch::calibration
