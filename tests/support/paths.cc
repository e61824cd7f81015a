// SPDX-License-Identifier: MIT
#include "tests/support/paths.h"

#include <cstdlib>
#include <stdexcept>
#include <string>

namespace tilewatch::test {

std::filesystem::path source_folder() { return TILEWATCH_SOURCE_FOLDER; }

std::optional<std::filesystem::path> shared_folder() {
  const char* set = std::getenv("TILEWATCH_SHARED");
  const std::filesystem::path folder =
      set != nullptr ? std::filesystem::path(set) : source_folder().parent_path() / "shared";
  if (std::filesystem::is_directory(folder / "rules")) return folder;
  return std::nullopt;
}

ScratchFolder::ScratchFolder() {
  std::string name = (std::filesystem::temp_directory_path() / "tilewatch-test-XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("cannot make a scratch folder");
  path_ = name;
}

ScratchFolder::~ScratchFolder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

}  // namespace tilewatch::test
