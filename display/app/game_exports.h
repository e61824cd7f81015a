// SPDX-License-Identifier: MIT
// What a game leaves behind as files: the sheet, tables, a save for JCloisterZone. Each is there whole or not
// at all.
#pragma once

#include <CLI/App.hpp>
#include <cstdint>
#include <filesystem>
#include <string>

#include "engine/exports/score_book.h"

namespace tilewatch::app {

enum class ExportKind : std::uint8_t { kPdf, kPng, kCsv, kJson, kJcz, kSavedGame };

/// By the file's ending: .pdf .png .csv .json .jcz .txt; kUsage names them.
Result<ExportKind> export_kind(const std::filesystem::path& file);

/// `day`: when it was played, "2026-11-30"; today if it is empty. kFailed says what JCloisterZone does not
/// have, or why the file cannot be written.
Result<void> write_export(const exports::ScoreBook& book, const std::filesystem::path& file, ExportKind kind,
                          const std::string& day = {});

/// The day on which a file was written, today if that is not known.
std::string day_of(const std::filesystem::path& file);

/// --sheet, --csv, --jcz
struct ExportFiles {
  std::string sheet;
  std::string csv;
  std::string jcz;

  void add_to(CLI::App& app);
  bool any() const { return !sheet.empty() || !csv.empty() || !jcz.empty(); }
  /// Before a game begins: whether they can be written, and the sheet's ending is one of .pdf and .png.
  Result<void> check() const;
  Result<void> write(const exports::ScoreBook& book, const std::string& day = {}) const;
};

}  // namespace tilewatch::app
