// SPDX-License-Identifier: MIT
// A running game's journal: an SQLite file that is only ever added to. What add() has taken is on disk.
#pragma once

#include <filesystem>
#include <memory>
#include <vector>

#include "engine/catalogue/result.h"
#include "engine/referee/entry.h"

namespace tilewatch::referee {

class Journal {
 public:
  /// A new journal. Fails (kInput) when the file exists already or cannot be written.
  static Result<std::unique_ptr<Journal>> create(const std::filesystem::path& file);
  /// The journal of a game that was interrupted. Fails (kInput) when it is missing or no journal.
  static Result<std::unique_ptr<Journal>> resume(const std::filesystem::path& file);
  ~Journal();

  /// Everything written so far, in order.
  Result<std::vector<Entry>> entries() const;
  /// All or none of them, synced to the disk before it returns (WAL, synchronous=FULL).
  Result<void> add(const std::vector<Entry>& entries);

 private:
  struct Impl;
  explicit Journal(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

}  // namespace tilewatch::referee
