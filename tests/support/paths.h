// SPDX-License-Identifier: MIT
// Where tests find the checkout, scratch space, and (if the machine has it) the shared reference data.
#pragma once

#include <filesystem>
#include <optional>

namespace tilewatch::test {

/// The root of the checkout.
std::filesystem::path source_folder();

/// The reference data beside the checkout ($TILEWATCH_SHARED, else ../shared), or nothing where it is absent.
/// Tests that want it say `const auto shared = test::shared_folder(); if (!shared) GTEST_SKIP() << "no
/// reference data here";`
std::optional<std::filesystem::path> shared_folder();

/// A fresh empty folder, removed when the object goes.
class ScratchFolder {
 public:
  ScratchFolder();
  ~ScratchFolder();
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

}  // namespace tilewatch::test
