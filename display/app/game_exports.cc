// SPDX-License-Identifier: MIT
#include "display/app/game_exports.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <array>
#include <chrono>
#include <opencv2/imgcodecs.hpp>
#include <random>
#include <utility>

#include "calibration/profile/write_whole.h"
#include "calibration/sheets/draw_pages.h"
#include "display/app/game_options.h"
#include "display/sheet/game_sheet.h"
#include "engine/exports/jcloisterzone.h"
#include "engine/exports/score_csv.h"
#include "engine/exports/score_json.h"

namespace tilewatch::app {
namespace {

constexpr std::array kEndings{std::pair{".pdf", ExportKind::kPdf}, std::pair{".png", ExportKind::kPng},
                              std::pair{".csv", ExportKind::kCsv}, std::pair{".json", ExportKind::kJson},
                              std::pair{".jcz", ExportKind::kJcz}, std::pair{".txt", ExportKind::kSavedGame}};

std::time_t now() { return std::chrono::system_clock::to_time_t(std::chrono::system_clock::now()); }

std::string day_text(std::time_t time) { return fmt::format("{:%Y-%m-%d}", fmt::localtime(time)); }

/// A fresh one for each save, as JCloisterZone gives them.
std::string new_game_id() {
  std::random_device random;
  return fmt::format("{:08x}{:08x}{:08x}{:08x}", random(), random(), random(), random());
}

std::vector<calibration::Page> paper_pages(const exports::ScoreBook& book, const std::string& day) {
  std::vector<calibration::Page> pages;
  for (sheet::SheetPage& drawn : sheet::game_sheet(book, day)) {
    calibration::Page page{{drawn.width, drawn.height}, {}};
    for (sheet::Layer& layer : drawn.layers) {
      page.shapes.emplace_back(
          calibration::Drawing{{layer.x, layer.y, layer.width, layer.height}, std::move(layer.svg)});
    }
    pages.push_back(std::move(page));
  }
  return pages;
}

/// All pages, one under the other.
Result<std::string> png_of(const std::vector<calibration::Page>& pages) {
  constexpr double kDpi = 150;
  std::vector<cv::Mat> pictures;
  for (const calibration::Page& page : pages) {
    auto picture = calibration::page_to_picture(page, kDpi);
    if (!picture) return tl::unexpected(picture.error());
    pictures.push_back(std::move(*picture));
  }
  cv::Mat all;
  cv::vconcat(pictures, all);
  std::vector<unsigned char> bytes;
  if (!cv::imencode(".png", all, bytes)) return failure(ErrorKind::kFailed, "the sheet cannot be made a PNG");
  return std::string(bytes.begin(), bytes.end());
}

Result<std::string> bytes_of(const exports::ScoreBook& book, ExportKind kind, const std::string& day) {
  switch (kind) {
    case ExportKind::kPdf:
      return calibration::pages_to_pdf(paper_pages(book, day), "Tilewatch " + day);
    case ExportKind::kPng:
      return png_of(paper_pages(book, day));
    case ExportKind::kCsv:
      return exports::scores_as_csv(book);
    case ExportKind::kJson:
      return exports::scores_as_json(book);
    case ExportKind::kJcz:
      return exports::jcloisterzone_save(
          book, {new_game_id(), fmt::format("{:%Y-%m-%dT%H:%M:%S}.000Z", fmt::gmtime(now()))});
    case ExportKind::kSavedGame:
      return rules::saved_game_to_text(book.saved);
  }
  return std::string();
}

}  // namespace

Result<ExportKind> export_kind(const std::filesystem::path& file) {
  const std::string ending = file.extension().string();
  for (const auto& [known, kind] : kEndings) {
    if (ending == known) return kind;
  }
  return failure(ErrorKind::kUsage, fmt::format("{} has no known ending", file.string()),
                 "Sheet: .pdf, .png; tables: .csv, .json; JCloisterZone: .jcz; saved game: .txt.");
}

Result<void> write_export(const exports::ScoreBook& book, const std::filesystem::path& file, ExportKind kind,
                          const std::string& day) {
  const auto bytes = bytes_of(book, kind, day.empty() ? day_text(now()) : day);
  if (!bytes) return tl::unexpected(bytes.error());
  return calibration::write_whole(file, *bytes);
}

std::string day_of(const std::filesystem::path& file) {
  std::error_code error;
  const auto written = std::filesystem::last_write_time(file, error);
  if (error) return day_text(now());
  return day_text(
      std::chrono::system_clock::to_time_t(std::chrono::time_point_cast<std::chrono::system_clock::duration>(
          std::chrono::file_clock::to_sys(written))));
}

void ExportFiles::add_to(CLI::App& app) {
  app.add_option("--sheet", sheet,
                 "Write the game's sheet, with board, plot and scores, to this .pdf or .png")
      ->type_name("FILE");
  app.add_option("--csv", csv, "Write every score as a table for spreadsheets")->type_name("FILE");
  app.add_option("--jcz", jcz, "Write the game as a saved game of JCloisterZone")->type_name("FILE");
}

Result<void> ExportFiles::check() const {
  if (!sheet.empty()) {
    const auto kind = export_kind(sheet);
    if (!kind || (*kind != ExportKind::kPdf && *kind != ExportKind::kPng)) {
      return failure(ErrorKind::kUsage, fmt::format("a sheet is a .pdf or .png file, not {}", sheet));
    }
  }
  for (const std::string& file : {sheet, csv, jcz}) {
    if (auto writable = check_writable(file); !writable) return writable;
  }
  return {};
}

Result<void> ExportFiles::write(const exports::ScoreBook& book, const std::string& day) const {
  if (!sheet.empty()) {
    if (auto done = write_export(book, sheet, *export_kind(sheet), day); !done) return done;
  }
  if (!csv.empty()) {
    if (auto done = write_export(book, csv, ExportKind::kCsv, day); !done) return done;
  }
  return jcz.empty() ? Result<void>{} : write_export(book, jcz, ExportKind::kJcz, day);
}

}  // namespace tilewatch::app
