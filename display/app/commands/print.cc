// SPDX-License-Identifier: MIT
// tilewatch print tiles|lens-board|markers --to FILE.pdf: what people print, cut out and use.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>

#include "calibration/profile/write_whole.h"
#include "calibration/sheets/draw_pages.h"
#include "calibration/sheets/sheets.h"
#include "display/app/command.h"
#include "display/app/game_options.h"

namespace tilewatch::app {
namespace {

struct PrintArguments {
  std::string to;
  std::string paper = "a4";
  TileOptions tiles;
  double tile_mm = 45;
  bool backs = false;
};

using MakePages = Result<std::vector<calibration::Page>> (*)(const PrintArguments&, calibration::Paper);

Result<std::vector<calibration::Page>> lens_board_pages(const PrintArguments&, calibration::Paper paper) {
  return std::vector{calibration::lens_board_sheet(paper)};
}

Result<std::vector<calibration::Page>> marker_pages(const PrintArguments&, calibration::Paper paper) {
  return std::vector{calibration::corner_marker_sheet(paper)};
}

Result<std::vector<calibration::Page>> tile_pages(const PrintArguments& arguments, calibration::Paper paper) {
  const auto catalogue = arguments.tiles.load();
  if (!catalogue) return tl::unexpected(catalogue.error());
  return calibration::tile_sheets(**catalogue, {paper, arguments.tile_mm, arguments.backs});
}

Result<void> print(const PrintArguments& arguments, MakePages make, const std::string& title) {
  const auto paper = calibration::paper_from(arguments.paper);
  if (!paper) {
    return failure(ErrorKind::kUsage, fmt::format("there is no paper \"{}\"", arguments.paper),
                   "Papers: a4, letter.");
  }
  const auto pages = make(arguments, *paper);
  if (!pages) return tl::unexpected(pages.error());
  const auto pdf = calibration::pages_to_pdf(*pages, title);
  if (!pdf) return tl::unexpected(pdf.error());
  if (auto written = calibration::write_whole(arguments.to, *pdf); !written) return written;
  std::fprintf(stderr,
               "%s: %zu page%s. Print at 100 %%, not \"fit to page\"; the ruler must be 100 mm long.\n",
               arguments.to.c_str(), pages->size(), pages->size() == 1 ? "" : "s");
  return {};
}

CLI::App* add_sheet(CLI::App& app, const std::shared_ptr<PrintArguments>& arguments, const std::string& name,
                    const std::string& about, MakePages make, const std::shared_ptr<int>& code) {
  CLI::App* sheet = app.add_subcommand(name, about);
  sheet->add_option("--to", arguments->to, "The PDF file to write")->required()->type_name("FILE.pdf");
  sheet->add_option("--paper", arguments->paper, "a4 or letter")->capture_default_str();
  sheet->callback([arguments, make, name, code] {
    const auto done = print(*arguments, make, "Tilewatch " + name);
    *code = done ? 0 : report(done.error());
  });
  return sheet;
}

}  // namespace

Run set_up_print(CLI::App& app) {
  auto arguments = std::make_shared<PrintArguments>();
  auto code = std::make_shared<int>(0);
  app.require_subcommand(1);
  CLI::App* tiles = add_sheet(app, arguments, "tiles",
                              "Every tile of some sets, our own drawings, to cut out", tile_pages, code);
  arguments->tiles.add_to(*tiles);
  tiles->add_option("--size", arguments->tile_mm, "A tile's side in mm")
      ->check(CLI::Range(15.0, 120.0))
      ->capture_default_str();
  tiles->add_flag("--backs", arguments->backs, "A page of backs after each page, to print on both sides");
  add_sheet(app, arguments, "lens-board", "The board that `calibrate lens` looks at", lens_board_pages, code);
  add_sheet(app, arguments, "markers", "Four markers for the table's corners, for `calibrate table`",
            marker_pages, code);
  return [code] { return *code; };
}

}  // namespace tilewatch::app
